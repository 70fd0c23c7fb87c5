/** How level 1 ends: the machine, or popcorn from a bucket. */
import { FULL, keeping } from "../sounding.ts";
import type { Act } from "../types.ts";

export const endings: readonly Act[] = [
  {
    id: "end-full",
    if: { stakes: { jar: { from: FULL } } },
    lines: [
      { sound: "popcorn" },
      "cashier: {jarTold}! Listen to that: our very own popcorn machine!",
      { sound: "crunch" },
      "coupon: I stole the first one. It's so good! I'm sorry! More!",
    ],
  },
  {
    id: "end-bucket",
    length: "full",
    if: { stakes: { jar: { to: FULL - 1 } } },
    lines: [
      "cashier: {jarTold}. Not quite a machine. But the machine man left us a bucket of popcorn, and I tripped over it!",
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
      "cashier: {jarTold} in one short shift! A whole day, and that machine is ours.",
    ],
  },
  ...keeping("feather"),
];
