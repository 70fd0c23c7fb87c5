/** What falls, hops and takes, and who else is in that tree. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "A plum", sound: "fruit-plop" },
  { name: "An apple", sound: "fruit-thud" },
  { name: "A pear", sound: "fruit-knock" },
  { name: "One that goes over", sound: "spring" },
  { name: "One that falls into the river", sound: "splash" },
  { name: "A parrot, who takes one", sound: "parrot" },
  { name: "Gulp, leaning to the heavier side", sound: "monster-gurgle" },
  { name: "A duck, no fruit", sound: "duck" },
  { name: "A frog, no fruit", sound: "frog" },
  { name: "A hen, no fruit", sound: "hen" },
];
