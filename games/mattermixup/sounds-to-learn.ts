/** How things sound as what they are, and which way the lever goes. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "It gets warmer", sound: "glide-up" },
  { name: "It gets colder", sound: "glide-down" },
  { name: "Ice, which keeps its shape", sound: "ice-clink" },
  { name: "Something thin that runs", sound: "splash" },
  { name: "Steam, which flies", sound: "steam" },
  { name: "Something thick that runs", sound: "pour-thick" },
  { name: "Something hard", sound: "tag-knock" },
  { name: "Something soft that keeps its shape", sound: "fruit-thud" },
  { name: "Metal, hard", sound: "pin-click" },
  { name: "A block of wax", sound: "fruit-knock" },
  { name: "A gas that hisses", sound: "gas-hiss" },
  { name: "A gas like air", sound: "breeze" },
  { name: "Something baked", sound: "crunch" },
];
