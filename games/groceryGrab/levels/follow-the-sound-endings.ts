/** How level 1 ends: the machine, or popcorn from a pan. */
import { FULL } from "../sounding.ts";
import type { Act } from "../types.ts";

export const endings: readonly Act[] = [
  {
    id: "end-full",
    if: { stakes: { jar: { from: FULL } } },
    lines: [
      { sound: "popcorn" },
      "cashier: {jar} coins! Listen to that: our very own popcorn machine!",
      { sound: "crunch" },
      "coupon: I stole the first one. It's hot! It's so good! I'm sorry! More!",
    ],
  },
  {
    id: "end-pan",
    length: "full",
    if: { stakes: { jar: { to: FULL - 1 } } },
    lines: [
      "cashier: {jar} coins. Not quite a machine. But I've got a pan, and I lost the lid!",
      { sound: "popcorn" },
      { sound: "crowd-laugh" },
      { perform: true },
      "coupon: It's raining popcorn! Right into my nest! Best day ever!",
    ],
  },
  {
    id: "end-short",
    length: "short",
    if: { stakes: { jar: { to: FULL - 1 } } },
    lines: [
      { sound: "coins", caption: "a few coins rattle in the jar" },
      "cashier: {jar} coins in one short shift! A whole day, and that machine is ours.",
    ],
  },
  { id: "feather", keepsake: "feather" },
];
