/** A basket, a shelf or a row of words, drawn as the rules say, where a level has none of its own. */
import type { Random } from "../../random.ts";
import { drawDrum } from "./draw-drum.ts";
import { drawShelf } from "./rooms.ts";
import type { SortContent, SortItem, SortRules } from "./schema.ts";
import type { SortWorld } from "./world.ts";

const MOST = 99_999;

export function generate(
  content: SortContent,
  rules: SortRules,
  random: Random,
  { called = [] }: SortWorld,
): SortItem {
  const { make, shelves } = rules;
  if (shelves !== undefined) return drawShelf(content, rules, shelves, random);
  if (rules.drumming !== undefined) return drawDrum({ content, rules }, random, called);
  if (make === undefined) throw new RangeError("sort: the rules say nothing of how baskets are made");
  const from = random.shuffle(make.from);
  return { id: `basket-${random.int(1, MOST)}`, draw: { ...make, from } };
}
