/** What one goes by: the noise that each part is lent, and how one sounds that will not last. */
import type { SoundToLearn } from "../../engine/definition/index.ts";
import { places } from "./places.ts";

const names: Record<string, string> = {
  gate: "The gate",
  plans: "The plans",
  power: "The powerhouse",
  workshop: "The workshop",
  yard: "The recycling yard",
  kitchen: "The sun kitchen",
  tower: "The water tower",
  wall: "The wall",
  skin: "The power skin",
  propeller: "The propeller",
};

export const soundsToLearn: SoundToLearn[] = [
  ...Object.entries(names).map(([id, name]) => ({ name, notes: places[id]?.notes ?? [] })),
  { name: "The powerhouse, worn out", sound: "tuba", pitch: -9, level: 0.4 },
];
