/** What passes below the balcony, and what only sounds as if it did. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "A car", sound: "car-by" },
  { name: "An electric car", sound: "quiet-car-by" },
  { name: "A bicycle", sound: "bicycle-by" },
  { name: "A bus", sound: "bus-by" },
  { name: "A motorcycle", sound: "motorbike-by" },
  { name: "A horn", sound: "car-horn" },
  { name: "An engine that starts", sound: "car-start" },
  { name: "A goose", sound: "goose" },
  { name: "A horse", sound: "hooves-trot" },
  { name: "A tuba", sound: "tuba" },
  { name: "A ship", sound: "boat-horn" },
  { name: "A bird", sound: "bird" },
  { name: "A sheep", sound: "sheep" },
];
