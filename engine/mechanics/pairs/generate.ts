/** A board from the bank: as many pairs as there is room for, none that could be taken for another's, new ones first. */
import type { Random } from "../../random.ts";
import type { Board, Pair, PairsContent, PairsRules, PairsWorld } from "./schema.ts";

export function generate(
  _content: PairsContent,
  rules: PairsRules,
  random: Random,
  world: PairsWorld | undefined,
): Board {
  const isMet = ({ id }: Pair): boolean => world?.met.includes(id) ?? false;
  const bank = random.shuffle(rules.pairs ?? []).toSorted((a, b) => Number(isMet(a)) - Number(isMet(b)));
  const pairs: Pair[] = [];
  for (const pair of bank) {
    if (pairs.length === pairsOn(rules)) break;
    if (pair.apart === undefined || pairs.every(({ apart }) => apart !== pair.apart)) pairs.push(pair);
  }
  return {
    id: pairs
      .map(({ id }) => id)
      .toSorted()
      .join("-"),
    pairs,
  };
}

export function pairsOn({ rows, columns }: PairsRules): number {
  return (rows * columns) / 2;
}
