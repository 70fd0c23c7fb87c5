/** Words that come one after the other and fill so many bars, for who puts each where it goes best. */
import type { Random } from "../../random.ts";
import { bestPut, drummingOf, NO_BARS, triesOf, waysOfWord, type Stand } from "./bars.ts";
import type { Drum } from "./drums-schema.ts";
import type { Named } from "./named.ts";
import type { SortItem } from "./schema.ts";

/** So many rows of words are tried before it is said that these words fill no bars. */
const TRIES = 1000;
const ODD_SHARE = 0.35;

/** Words are new as long as so many of them are. */
const FRESH = 16;

/** @param called words of the last rows, which do not come back where there are others */
export function drawDrum(named: Named, random: Random, called: readonly string[] = []): SortItem {
  const drum = rowOf(withFresh(named, called), random) ?? rowOf(named, random);
  if (drum === null) throw new RangeError("sort: these words fill no bars");
  return { id: idOf(drum), drum };
}

function withFresh(named: Named, called: readonly string[]): Named {
  const drumming = drummingOf(named.rules);
  const from = drumming.from?.filter((id) => !called.includes(id));
  if (from === undefined || from.length < FRESH) return named;
  return { ...named, rules: { ...named.rules, drumming: { ...drumming, from } } };
}

/** A row as the rules ask for; null where these words make none. */
export function rowOf(named: Named, random: Random): Drum | null {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const drum = drawOne(named, random);
    if (drum !== null) return drum;
  }
  return null;
}

function idOf({ words, knocks }: Drum): string {
  const asked = knocks === undefined ? [] : [...knocks.left, ...knocks.right].map((beats) => beats.join(""));
  return [...words, ...asked].join("-");
}

/** Words that fill the bars for who thinks of the next one; null where this row does not. */
function drawOne(named: Named, random: Random): Drum | null {
  const { from = [], bars = 1, odd = 0, ahead } = drummingOf(named.rules);
  const knocks = drawKnocks(named, random);
  const words: string[] = [];
  let stand: Stand = { bars: NO_BARS, knocks };
  let filled = 0;
  let misfits = 0;
  while (filled < bars || !isEmpty(stand)) {
    if (filled >= bars) return null;
    const isOdd = misfits < odd && words.length > 1 && random.next() < ODD_SHARE;
    const left = random.shuffle(from.filter((id) => !words.includes(id)));
    const next = left.find((id) => (triesAt(named, stand, id).length === 0) === isOdd);
    if (next === undefined) return null;
    words.push(next);
    const after = random.shuffle(triesAt(named, stand, next))[0];
    if (after === undefined) misfits += 1;
    else stand = after.stand;
    if (after?.isFull === true) filled += 1;
  }
  const drum = { words, ...(knocks === undefined ? {} : { knocks }) };
  if (misfits < odd || filledBy(named, drum, ahead === true) < bars) return null;
  return ahead === true && filledBy(named, drum, false) >= bars ? null : drum;
}

function isEmpty({ bars }: Stand): boolean {
  return Object.values(bars).every((bar) => bar.length === 0);
}

/** Each drum has its own, in turns, no knock twice running. */
function drawKnocks({ rules }: Named, random: Random): { left: number[][]; right: number[][] } | undefined {
  const { knocks, bars = 1 } = drummingOf(rules);
  if (knocks === undefined) return undefined;
  const drawn = Array.from({ length: bars }, () => 0).reduce<number[][]>((so) => {
    const others = knocks.filter(
      (one) => one.join() !== so.at(-1)?.join() && one.join() !== so.at(-2)?.join(),
    );
    return [...so, random.pick(others.length === 0 ? knocks : others)];
  }, []);
  return { left: drawn.filter((_, at) => at % 2 === 0), right: drawn.filter((_, at) => at % 2 === 1) };
}

/** So many bars can be filled. */
export function barsDue(named: Named, drum: Drum): number {
  return filledBy(named, drum, drummingOf(named.rules).ahead === true);
}

/** So many bars are filled by who puts each word where it goes best, with a thought of the next one or without. */
function filledBy(named: Named, { words, knocks }: Drum, isAhead: boolean): number {
  const begun: { stand: Stand; filled: number } = { stand: { bars: NO_BARS, knocks }, filled: 0 };
  return words.reduce(({ stand, filled }, id, at) => {
    const following = words[at + 1];
    const next = isAhead && following !== undefined ? waysOfWord(named, following) : [];
    const put = bestPut(named.rules, stand, waysOfWord(named, id), next);
    if (put === null) return { stand, filled };
    return { stand: put.stand, filled: filled + (put.isFull ? 1 : 0) };
  }, begun).filled;
}

function triesAt(named: Named, stand: Stand, id: string) {
  return triesOf(named.rules, stand, waysOfWord(named, id));
}
