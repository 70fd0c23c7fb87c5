/** The sounds that tell something in the museum. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "A locker, top left", sound: "cell-note", pitch: 12, side: -0.9 },
  { name: "A locker, top right", sound: "cell-note", pitch: 19, side: 0.9 },
  { name: "A locker below, left", sound: "cell-note", pitch: 0, side: -0.9 },
  { name: "A locker below, right", sound: "cell-note", pitch: 7, side: 0.9 },
  { name: "An empty locker", sound: "woodblock" },
  { name: "Not the same amount", sound: "tin-clack" },
  { name: "Rufus comes", sound: "mouse" },
  { name: "Rufus has found nothing", sound: "doubt-hum" },
  { name: "Money for you", sound: "music-box" },
  { name: "The price is reached", sound: "music-box", pitch: 12 },
  { name: "Money for Rufus", sound: "rubber-band", pitch: -5 },
  { name: "A row rolls on", sound: "ratchet" },
  { name: "Rufus wins a room", sound: "squeak-toy" },
  { name: "The last challenge", sound: "boss-near" },
];
