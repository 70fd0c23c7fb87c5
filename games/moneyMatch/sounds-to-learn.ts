/** The sounds that tell something in the museum. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "You take one", sound: "coin" },
  { name: "Rufus takes one, left", sound: "rubber-band", side: -0.9 },
  { name: "Rufus takes one, right", sound: "rubber-band", side: 0.9 },
  { name: "Not enough yet", sound: "doubt-hum" },
  { name: "The row turns around", sound: "ratchet" },
  { name: "You have paid", sound: "cash-drawer" },
  { name: "Rufus wins a row", sound: "squeak-toy" },
  { name: "The last challenge", sound: "boss-near" },
];
