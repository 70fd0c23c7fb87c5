/** What a trip is about: things of one occasion, each from another section, with the surprises that the level wants. */
import type { Random } from "../../random.ts";
import type { Trip } from "./gathering-schema.ts";
import type { WalkContent } from "./schema.ts";
import { productOf } from "./trip.ts";

export type Part = "missing" | "packs" | "plain";

export interface ChosenThing {
  readonly product: string;
  readonly part: Part;
}

/**
 * Undefined if the occasion has not enough such things, or no such list, in the level's sections. Without `random`, in
 * the order given.
 */
export function chooseThings(
  content: WalkContent,
  trip: Trip,
  occasion: string,
  random?: Random,
): ChosenThing[] | undefined {
  const found = content.task.occasions[occasion];
  if (found === undefined) return undefined;
  const products = found.products.filter((id) => trip.sections.includes(productOf(content, id).section));
  const core = (found.core ?? []).filter((id) => products.includes(id));
  const shuffled = random === undefined ? products : random.shuffle(products);
  const surprised = new Set(Object.keys(found.surprises));
  const parts = Array.from({ length: trip.things }, (_, index): Part => {
    if (index < trip.missing) return "missing";
    return index < trip.missing + trip.packs ? "packs" : "plain";
  });
  const chosen = fill(parts, []);
  // The list is heard in no particular order, so that its first thing is not always the one that is sold out.
  return chosen && random !== undefined ? random.shuffle(chosen) : chosen;

  /** Depth first: a part that no product fits takes back the one before. */
  function fill(open: readonly Part[], taken: readonly ChosenThing[]): ChosenThing[] | undefined {
    const [part, ...others] = open;
    if (part === undefined) return isAboutIt(taken) ? [...taken] : undefined;
    const sections = taken.map(({ product }) => productOf(content, product).section);
    for (const product of shuffled) {
      if (sections.includes(productOf(content, product).section) || !suits(product, part)) continue;
      const filled = fill(others, [...taken, { product, part }]);
      if (filled !== undefined) return filled;
    }
    return undefined;
  }

  /** No fish dinner without a fish. */
  function isAboutIt(taken: readonly ChosenThing[]): boolean {
    return core.length === 0 || taken.some(({ product }) => core.includes(product));
  }

  function suits(product: string, part: Part): boolean {
    if (part === "missing") return surprised.has(product);
    return part === "plain" || productOf(content, product).packs !== undefined;
  }
}
