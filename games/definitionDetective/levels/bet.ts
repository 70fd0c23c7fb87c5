/** What is said when Biscuit has lost a bet, or won it. */
import type { RowRules } from "./level.ts";

/** What wins it and what loses it: said before the choice. */
export const BET_RULE = "dot: A whole page wins 2, and mends a bitten one. A page with a bite loses 2.";

export const BET: NonNullable<RowRules["prize"]> = {
  won: [
    ["biscuit: You win. There go my crackers.", "All right, all right. Here is your prize."],
    { sound: "tin-clack" },
  ],
  lost: [["biscuit: My bet! Crunch time.", "I win! Thank you, thank you."], { sound: "cracker" }],
};
