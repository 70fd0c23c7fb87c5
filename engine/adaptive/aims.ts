import type { Purpose } from "../save/progress.ts";

/** The success that is aimed at, by what a turn is for (docs/learning.md says why so much). */
export const AIMS: Readonly<Record<Purpose, number>> = {
  "warm-up": 0.9,
  turn: 0.8,
  boss: 0.7,
  probe: 0.8,
  review: 0.8,
};
