/** What is said when Biscuit has lost a bet, or won it. */
import type { Chapter, RowRules } from "./level.ts";

/** What wins it and what loses it: said before the choice. */
export const BET_RULE =
  "dot: Save that page whole: you win 2, and a bitten page is mended. If it gets a bite, Biscuit wins 2.";

/** Nobody bets what is not there. */
const ENOUGH = { crackers: { from: 2 } };

/**
 * The turn of the bet: with it, without it, or where there was nothing to bet. There is one in any case, so that the number of
 * cases holds.
 */
export function betTurns(set: string): Chapter {
  return [
    {
      id: "the-bet",
      as: "duel",
      set,
      turns: 1,
      short: 0,
      length: "full",
      if: { chose: { bet: "yes" }, stakes: ENOUGH },
    },
    {
      id: "no-bet",
      as: "ride",
      turns: 1,
      short: 0,
      length: "full",
      if: { chose: { bet: "no" }, stakes: ENOUGH },
      how: ["dot: Then an ordinary case. Off we go."],
    },
    {
      id: "too-poor",
      as: "ride",
      turns: 1,
      short: 0,
      length: "full",
      if: { stakes: { crackers: { to: 1 } }, tallies: { bets: { to: 0 } } },
      how: ["biscuit: I wanted to bet 2 crackers. But you don't have 2! So an ordinary case."],
    },
  ];
}

export const BET: NonNullable<RowRules["prize"]> = {
  won: [
    ["biscuit: You win. There go my crackers.", "All right, all right. Here is your prize."],
    { sound: "tin-clack" },
  ],
  lost: [["biscuit: My bet! Crunch time.", "I win! Thank you, thank you."], { sound: "cracker" }],
};
