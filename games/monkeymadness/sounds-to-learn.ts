/** Who lands is heard: these are to be known apart. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "A monkey lands", sound: "jump-land" },
  { name: "Boom lands: ten", sound: "tom" },
  { name: "Boom's other foot", sound: "kick" },
  { name: "The parrot", sound: "parrot" },
  { name: "A slide: the count goes down", sound: "glide-down" },
  { name: "A whoop: ripe", sound: "monkey" },
];
