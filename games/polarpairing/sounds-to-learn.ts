/** The sounds that tell something on the ice. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "A floe, top left", sound: "cell-note", pitch: 12, side: -0.9 },
  { name: "A floe, top right", sound: "cell-note", pitch: 16, side: 0.9 },
  { name: "A floe below, left", sound: "cell-note", pitch: 0, side: -0.9 },
  { name: "A floe below, right", sound: "cell-note", pitch: 4, side: 0.9 },
  { name: "Open water", sound: "drip" },
  { name: "Opposites", sound: "sled-bells" },
  { name: "No match", sound: "splash" },
  { name: "A crack, and Wallace hears it", sound: "ice-crack" },
  { name: "Two floes trade places", sound: "hull-creak" },
  { name: "The whale sings", sound: "whale" },
  { name: "A thump of Wallace", sound: "boss-step" },
  { name: "Clams come", sound: "claves" },
  { name: "The last challenge", sound: "boss-near" },
];
