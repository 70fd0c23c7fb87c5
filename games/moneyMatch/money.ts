/** Money in other words: what lies behind two doors and is worth the same. Every amount stands once on a board. */
import type { Pair } from "./types.ts";

type Words = readonly [first: string, second: string];
export type Money = Readonly<Record<number, Words>>;

export const NAMES: Money = {
  5: ["a nickel", "five cents"],
  10: ["a dime", "ten cents"],
  15: ["a dime and a nickel", "fifteen cents"],
  20: ["two dimes", "twenty cents"],
  25: ["a quarter", "twenty-five cents"],
  30: ["a quarter and a nickel", "thirty cents"],
  35: ["a quarter and a dime", "thirty-five cents"],
};

/** The label says how it feels: dime, penny, nickel, quarter is the order of size; only dime and quarter have ridges. */
export const TOUCH: Money = {
  5: ["a nickel", "one thick coin with a smooth edge"],
  10: ["a dime", "one tiny coin with ridges"],
  15: ["three nickels", "three thick coins with smooth edges"],
  20: ["two dimes", "two tiny coins with ridges"],
  25: ["a quarter", "one big coin with ridges"],
  30: ["three dimes", "three tiny coins with ridges"],
  40: ["four dimes", "four tiny coins with ridges"],
  50: ["two quarters", "two big coins with ridges"],
};

export const SETS: Money = {
  5: ["five pennies", "a nickel"],
  10: ["two nickels", "a dime"],
  15: ["three nickels", "a dime and a nickel"],
  20: ["four nickels", "two dimes"],
  25: ["two dimes and a nickel", "a quarter"],
  30: ["three dimes", "a quarter and a nickel"],
  35: ["three dimes and a nickel", "a quarter and a dime"],
  40: ["four dimes", "a quarter and three nickels"],
  50: ["two quarters", "five dimes"],
};

/** With bills: a note stands for twenty-five cents. */
export const DOLLARS: Money = {
  25: ["five nickels", "a quarter"],
  50: ["five dimes", "two quarters"],
  75: ["seven dimes and a nickel", "three quarters"],
  100: ["ten dimes", "a one-dollar bill"],
  125: ["five quarters", "a one-dollar bill and a quarter"],
  150: ["six quarters", "a one-dollar bill and five dimes"],
};

export function pairOf(kind: string, money: Money, worth: number): Pair {
  const words = money[worth];
  if (words === undefined) throw new RangeError(`pairOf: no words for ${worth}`);
  const [first, second] = words;
  return { id: `${kind}-${worth}`, first, second, worth };
}
