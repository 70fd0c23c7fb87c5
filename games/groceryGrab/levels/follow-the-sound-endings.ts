/** How level 1 ends: the machine, or popcorn from a pan. */
import { FULL } from "../sounding.ts";
import type { Act } from "../types.ts";

export const endings: readonly Act[] = [
  {
    type: "tell",
    id: "end-full",
    as: "story",
    if: { stakes: { jar: { from: FULL } } },
    lines: [
      { sound: "popcorn" },
      { say: "{jar} coins! Listen to that: our very own popcorn machine!", voice: "cashier" },
      { sound: "crunch" },
      { say: "I stole the first one. It's hot! It's so good! I'm sorry! More!", voice: "coupon" },
    ],
  },
  {
    type: "tell",
    id: "end-pan",
    as: "story",
    if: { length: "full", stakes: { jar: { to: FULL - 1 } } },
    lines: [
      { say: "{jar} coins. Not quite a machine. But I've got a pan, and I lost the lid!", voice: "cashier" },
      { sound: "popcorn" },
      { sound: "crowd-laugh" },
      { perform: true },
      { say: "It's raining popcorn! Right into my nest! Best day ever!", voice: "coupon" },
    ],
  },
  {
    type: "tell",
    id: "end-short",
    as: "story",
    if: { length: "short", stakes: { jar: { to: FULL - 1 } } },
    lines: [
      { sound: "coins", caption: "a few coins rattle in the jar" },
      { say: "{jar} coins in one short shift! A whole day, and that machine is ours.", voice: "cashier" },
    ],
  },
  { type: "give", id: "feather", keepsake: "feather" },
];
