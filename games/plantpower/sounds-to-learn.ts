/** What a plant tester goes by. How far a plant climbs is for the ear to find out. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "A plant, as a flute", sound: "flute" },
  { name: "The same plant, two steps taller", sound: "flute", pitch: 4 },
  { name: "A plant, as a clarinet", sound: "clarinet" },
  { name: "A plant, as a cello", sound: "cello" },
  { name: "A plant, as a marimba", sound: "marimba-note" },
  { name: "A leak", sound: "splash" },
  { name: "A breeze", sound: "breeze" },
];
