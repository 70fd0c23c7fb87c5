/** What is said when Biscuit has lost a bet, or won it. */
import type { RowRules } from "./level.ts";

export const BET: NonNullable<RowRules["prize"]> = {
  won: [
    ["biscuit: You win. There go my crackers.", "All right, all right. Here is your prize."],
    { sound: "tin-clack" },
  ],
  lost: [["biscuit: My bet! Crunch time.", "I win! Thank you, thank you."], { sound: "cracker" }],
};
