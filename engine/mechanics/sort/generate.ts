/** A basket drawn as the rules say, where a level has none of its own. */
import type { Random } from "../../random.ts";
import type { SortContent, SortItem, SortRules } from "./schema.ts";

const MOST = 99_999;

export function generate(_content: SortContent, { make }: SortRules, random: Random): SortItem {
  if (make === undefined) throw new RangeError("sort: the rules say nothing of how baskets are made");
  const from = random.shuffle(make.from);
  return { id: `basket-${random.int(1, MOST)}`, draw: { ...make, from } };
}
