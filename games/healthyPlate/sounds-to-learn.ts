/** What somebody at the counter goes by: each group as it plays, and what labels sound like. */
import type { SoundToLearn } from "../../engine/definition/index.ts";
import { kinds, marks } from "./band.ts";

const NAMES: Record<string, string> = {
  grain: "A grain: the drum",
  vegetable: "A vegetable: the banjo",
  protein: "A protein: the tuba",
  fruit: "A fruit: the flute",
  dairy: "Something dairy: the bells",
};

export const soundsToLearn: SoundToLearn[] = [
  ...Object.entries(kinds).map(([id, { beat }]): SoundToLearn => ({ name: NAMES[id] ?? id, notes: beat })),
  ...Object.values(marks).map(({ name, sound }): SoundToLearn => ({ name: `A label: ${name}`, sound })),
];
