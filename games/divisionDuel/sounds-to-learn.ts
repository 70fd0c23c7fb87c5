/** What is heard of the Baron's hands. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "A coin, on the left", sound: "coin", pitch: -4, side: -0.85 },
  { name: "A coin, in the middle", sound: "coin" },
  { name: "A coin, on the right", sound: "coin", pitch: 4, side: 0.85 },
  { name: "Something goes up his sleeve", sound: "cloth-wool" },
  { name: "One that is left over", sound: "coin-jar", pitch: -5 },
  { name: "All the leftovers, in one sweep", sound: "coins", pitch: -6 },
  { name: "A coin still in the pot", sound: "coin-small" },
  { name: "A ship's biscuit", sound: "woodblock" },
  { name: "A sailor climbs into a boat", sound: "step-wood" },
  { name: "A hat is paid for", sound: "coin-large" },
  { name: "A cracker", sound: "tin-clack" },
  { name: "The cannonball rolls to our side", sound: "ball-roll", side: 0.8 },
  { name: "The cannonball rolls to his side", sound: "ball-roll", side: -0.8 },
];
