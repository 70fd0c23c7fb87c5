/** The choice at a shelf: a substitute, the thing that was on the list, or the better of two packs. */
import { capitalize } from "../../capitalize.ts";
import { say, type SayCue, type Side } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import { amount, purseFor } from "./money.ts";
import type { WalkDeal, WalkState } from "./schema.ts";
import { productOf, surpriseOf, thingAt } from "./trip.ts";

export interface Option {
  /** Its number among all options of this choice, whatever was struck. */
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly fits: boolean;
  readonly because: string;
}

const SEATS: readonly (readonly Side[])[] = [[], [0], [-1, 1], [-1, 0, 1], [-1, -0.35, 0.35, 1]];

/** The options that are still open, in the order in which they stand from left to right. */
export function optionsOf(
  deal: WalkDeal,
  state: WalkState,
  thing: number,
  struck: readonly number[] = [],
): Option[] {
  const random = createRandom(deriveSeed(deal.seed, "options", thing));
  return random.shuffle(allOptions(deal, state, thing)).filter(({ id }) => !struck.includes(id));
}

function allOptions(deal: WalkDeal, state: WalkState, index: number): Option[] {
  const { content, item } = deal;
  const words = content.task.choice;
  const { product: productId, choice } = thingAt(item, index);
  const { name, price } = productOf(content, productId);
  switch (choice?.type) {
    case undefined:
      return [];
    case "missing":
      return surpriseOf(deal, productId).options.map((option, id) => ({
        ...option,
        id,
        price: option.price ?? price,
      }));
    case "shelf":
      return [productId, ...choice.beside].map((other, id) => {
        const beside = productOf(content, other).name;
        const fits = other === productId;
        const because = fits
          ? fillTemplate(content.task.pick.says, { product: name })
          : fillTemplate(words.shelf.wrong, { name: beside });
        return { id, name: beside, price, fits, because };
      });
    case "packs":
      return packOptions(deal, state, index, choice.packs);
  }
}

/** Right is the pack that costs least for each one, among those that the purse allows. */
function packOptions(
  deal: WalkDeal,
  state: WalkState,
  thing: number,
  packs: readonly { readonly count: number; readonly price: number }[],
): Option[] {
  const { content } = deal;
  const words = content.task.choice.packs;
  const purse = purseFor(deal, state, thing);
  const spend = purse === undefined ? Infinity : purse.left - purse.rest;
  const least = (list: typeof packs): number => Math.min(...list.map((pack) => pack.price / pack.count));
  const leastEach = least(packs);
  const bestEach = least(packs.filter(({ price }) => price <= spend));
  return packs.map(({ count, price }, id) => {
    const each = amount(content, Math.round(price / count));
    const fits = price <= spend && price / count === bestEach;
    const because = fits
      ? fillTemplate(bestEach === leastEach ? words.cheaper : words.fits, { each })
      : price > spend
        ? fillTemplate(words.tooMuch, { spend: amount(content, spend) })
        : fillTemplate(words.dearer, { each });
    const name = fillTemplate(words.option, { count, price: amount(content, price) });
    return { id, name, price, fits, because };
  });
}

/** What the choice is about. */
export function askCues(deal: WalkDeal, state: WalkState, index: number): SayCue[] {
  const { content, item } = deal;
  const words = content.task.choice;
  const { product: productId, choice } = thingAt(item, index);
  const product = capitalize(productOf(content, productId).name);
  switch (choice?.type) {
    case undefined:
      return [];
    case "missing":
      return [
        say(capitalize(fillTemplate(words.missing.ask, { product, need: surpriseOf(deal, productId).need }))),
      ];
    case "shelf":
      return [say(words.shelf.ask)];
    case "packs": {
      const ask = say(fillTemplate(words.packs.ask, { product }));
      const purse = purseFor(deal, state, index);
      if (purse === undefined) return [ask];
      const left = amount(content, purse.left);
      const money =
        purse.rest === 0
          ? fillTemplate(words.packs.askBudgetLast, { left })
          : fillTemplate(words.packs.askBudget, { left, rest: amount(content, purse.rest) });
      return [ask, say(money)];
    }
  }
}

/** The option under the cursor, in its seat. */
export function optionCue(options: readonly Option[], cursor: number): SayCue[] {
  const option = options[cursor];
  return option === undefined
    ? []
    : [say(`${capitalize(option.name)}.`, "name", { side: seatOf(options, cursor) })];
}

export function seatOf(options: readonly Option[], cursor: number): Side {
  return SEATS[options.length]?.[cursor] ?? 0;
}
