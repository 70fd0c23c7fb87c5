/** What lies on the tables, and who wants what of it. */
import type { Bank, Rules } from "./types.ts";

type Table = Pick<Rules, "length" | "things"> & Partial<Rules>;

export const COINS = ["penny", "nickel", "dime", "quarter"];
export const BIGGER = { wants: "size" } as const;
export const RICHER = { wants: "worth" } as const;

export function rulesOf(table: Table): Rules {
  return { step: 5, ...table };
}

export function bankOf(
  id: string,
  skill: string,
  difficulty: number,
  table: Table,
  items?: Bank["items"],
): Bank {
  return { id, skill, difficulty, rules: rulesOf(table), ...(items === undefined ? {} : { items }) };
}
