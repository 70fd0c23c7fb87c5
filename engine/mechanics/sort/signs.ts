/** Which code a round has, which sign a thing bears in it, and where the thing belongs therefore. */
import { createRandom, deriveSeed } from "../../random.ts";
import type { Deal } from "../contract.ts";
import type { Bin, Code, Sign, SortContent, SortItem, SortRules, Thing } from "./schema.ts";

export type SortDeal = Deal<SortContent, SortRules, SortItem>;

/** An entry of the content that `check` has made sure of. */
export function named<T>(entries: Readonly<Record<string, T>>, id: string): T {
  const entry = entries[id];
  if (entry === undefined) throw new RangeError(`sort: the content has no "${id}"`);
  return entry;
}

export function thingsOf(item: SortItem): readonly Thing[] {
  return [item, ...(item.followedBy ?? [])];
}

export function thingAt(deal: SortDeal, at: number): Thing {
  const found = thingsOf(deal.item)[at];
  if (found === undefined) throw new RangeError(`sort: ${deal.item.id} has no thing ${at}`);
  return found;
}

export function codeOfAct(content: SortContent, rules: SortRules, actSeed: number): Code | undefined {
  if (rules.codes === undefined) return undefined;
  return named(content.codes, rules.codes[actSeed % rules.codes.length] ?? "");
}

/** The signs of a code that a thing can bear. */
export function possibleSigns(code: Code, thing: Thing): Sign[] {
  return code.signs.filter((sign) =>
    thing.sign === undefined ? (thing.mayBe?.includes(sign.bin) ?? true) : sign.id === thing.sign,
  );
}

export function signOf(deal: SortDeal, at: number): Sign | undefined {
  const code = codeOfAct(deal.content, deal.rules, deal.actSeed);
  if (code === undefined) return undefined;
  return createRandom(deriveSeed(deal.seed, "sign", at)).pick(possibleSigns(code, thingAt(deal, at)));
}

/** The id of the bin where the thing belongs: its own if it says one, or else its sign's. */
export function rightBin(deal: SortDeal, at: number): string {
  const bin = thingAt(deal, at).bin ?? signOf(deal, at)?.bin;
  if (bin === undefined) throw new RangeError(`sort: ${deal.item.id} belongs nowhere`);
  return bin;
}

/** Why it belongs there: what its sign means where that decides, or else its own reason. */
export function reasonOf(deal: SortDeal, at: number): string | undefined {
  const { bin, why } = thingAt(deal, at);
  return (bin === undefined ? signOf(deal, at)?.why : undefined) ?? why;
}

/** The bin's own contrast, or what the code says about it. */
export function contrastOf(bin: Bin, id: string, code: Code | undefined): string | undefined {
  return bin.contrast ?? code?.signs.find((sign) => sign.bin === id)?.why;
}
