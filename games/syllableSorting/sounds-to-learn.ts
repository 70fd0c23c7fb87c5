/** The drums, and what is still open on them. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "The left drum", sound: "djembe" },
  { name: "The right drum", sound: "bongo" },
  { name: "A place still open", sound: "hi-hat" },
  { name: "A place for a loud beat", sound: "cowbell" },
  { name: "The gate knocks", sound: "tag-knock" },
];
