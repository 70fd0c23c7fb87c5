import type { Deal } from "../contract.ts";

type Given<Content, Rules, Item> = Pick<Deal<Content, Rules, Item>, "content" | "rules" | "item"> &
  Partial<Deal<Content, Rules, Item>>;

/** A turn by itself, with nothing before it and nothing at stake: for tools and tests. */
export function bareDeal<Content, Rules, Item>(
  given: Given<Content, Rules, Item>,
): Deal<Content, Rules, Item> {
  return { seed: 1, actSeed: 1, world: undefined, calm: false, stakes: {}, keepsakes: [], ...given };
}
