/** A choice at a shelf: what it is about, and what stands there. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf, say, type Cue } from "../../../../cue.ts";
import { substituteOf, type Option } from "./shelf.ts";
import { nameOf, thingAt, type Shop } from "./trip.ts";

const SEATS: readonly (readonly number[])[] = [[], [0], [-1, 1], [-1, 0, 1], [-1, -0.35, 0.35, 1]];

/** What the choice is about. */
export function askCues(shop: Shop, thing: number): Cue[] {
  const { words } = shop;
  const { product, soldOut, packs } = thingAt(shop, thing);
  const name = capitalize(nameOf(shop, thing));
  if (packs !== undefined) {
    return [oneOf(words.shelf.packs, "object", { values: { product: name, need: packs.need } })];
  }
  if (soldOut === true)
    return [
      oneOf(words.shelf.soldOut, "object", {
        values: { product: name, need: substituteOf(shop, product).need },
      }),
    ];
  return [oneOf(words.shelf.ask)];
}

/** Which buttons, and what a wrong one costs. */
export function howCue(shop: Shop, thing: number): Cue {
  const { words, rules } = shop;
  const isSold = rules.budget && thingAt(shop, thing).packs !== undefined;
  return oneOf(isSold ? words.shelf.howSold : words.shelf.how);
}

/** The option under the cursor, in its seat. */
export function optionCues(options: readonly Option[], cursor: number): Cue[] {
  const option = options[cursor];
  return option === undefined
    ? []
    : [say(`${capitalize(option.name)}.`, "name", { side: seatOf(options, cursor) })];
}

export function seatOf(options: readonly Option[], cursor: number): number {
  return SEATS[options.length]?.[cursor] ?? 0;
}
