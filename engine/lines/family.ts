/**
 * Lines in families: one thing to say, in several wordings. Which of them is heard follows from what this player has
 * heard before, in this sitting and in earlier ones: the one that was heard longest ago, and a short one once the long
 * ones are known. One mechanism for stories, verdicts, help and the engine's own words.
 */
import { deriveSeed } from "../random.ts";

/** A text alone never changes; several take turns; `short` ones take over once the `full` ones are known. */
export type Family =
  | string
  | readonly string[]
  | { readonly full: readonly string[]; readonly short: readonly string[] };

/** A wording that was heard: how often, and at which place in the row of everything that was heard. */
type Hearing = readonly [times: number, last: number];

/** What was heard: plain data, kept in the save. */
export interface Heard {
  /** How many wordings were heard in all. */
  readonly count: number;
  /** By the keys of the wordings. */
  readonly wordings: Readonly<Record<string, Hearing>>;
}

export const NOTHING_HEARD: Heard = { count: 0, wordings: {} };

/** A family's full forms are known when they have been heard so often, all together. */
const KNOWN_AFTER = 2;

/** A save keeps so many wordings; those heard longest ago are forgotten first. */
const MOST_REMEMBERED = 600;

export function isOneText(family: Family): family is string {
  return typeof family === "string";
}

/** Every wording of a family, for those who check texts. */
export function wordings(family: Family): readonly string[] {
  if (typeof family === "string") return [family];
  return "full" in family ? [...family.full, ...family.short] : family;
}

/** Names a wording in a save: short, and the same for the same text wherever it stands. */
export function wordingKey(text: string): string {
  const known = keys.get(text);
  if (known !== undefined) return known;
  const key = deriveSeed(0, text).toString(36);
  if (keys.size >= MOST_KEYS) keys.clear();
  keys.set(text, key);
  return key;
}

/** Asked for with every line of every family: a game has a few thousand wordings. */
const keys = new Map<string, string>();
const MOST_KEYS = 5000;

/** The wording that is due: the one that was heard longest ago, the first of those never heard. */
export function dueWording(family: Family, heard: Heard): string {
  const choice =
    typeof family === "string" ? [family] : "full" in family ? wordingsNow(family, heard) : family;
  const [first, ...others] = choice;
  if (first === undefined) throw new RangeError("dueWording: a family without a text");
  return others.reduce((due, text) => (lastHeard(text, heard) < lastHeard(due, heard) ? text : due), first);
}

/** The same memory after one more hearing. */
export function withHearing(heard: Heard, key: string): Heard {
  const count = heard.count + 1;
  const times = (heard.wordings[key]?.[0] ?? 0) + 1;
  const known = { ...heard.wordings, [key]: [times, count] as const };
  if (Object.keys(known).length <= MOST_REMEMBERED) return { count, wordings: known };
  const latest = Object.entries(known).toSorted(([, [, a]], [, [, b]]) => b - a);
  return { count, wordings: Object.fromEntries(latest.slice(0, MOST_REMEMBERED)) };
}

/** The same, in a memory that changes: of a thousand sittings, copying it at every line takes longer than most of the rules. */
export function createMemory(heard: Heard): { now: () => Heard; hear: (key: string) => void } {
  let count = heard.count;
  let known: Record<string, Hearing> = { ...heard.wordings };
  let kept = Object.keys(known).length;
  return {
    now: () => ({ count, wordings: known }),
    hear: (key) => {
      const before = known[key];
      if (before === undefined && kept >= MOST_REMEMBERED) {
        ({ count, wordings: known } = withHearing({ count, wordings: known }, key));
        return;
      }
      if (before === undefined) kept += 1;
      count += 1;
      known[key] = [(before?.[0] ?? 0) + 1, count];
    },
  };
}

/** What will have been heard, on top of what was: nothing is copied, and what was heard stays as it is. */
export function expecting(heard: Heard): { readonly now: Heard; readonly hear: (key: string) => void } {
  let { count } = heard;
  const soon = Object.create(heard.wordings) as Record<string, Hearing>;
  return {
    now: { count, wordings: soon },
    hear: (key) => {
      count += 1;
      soon[key] = [(soon[key]?.[0] ?? 0) + 1, count];
    },
  };
}

export function timesHeard(text: string, heard: Heard): number {
  return heard.wordings[wordingKey(text)]?.[0] ?? 0;
}

function wordingsNow(
  family: { full: readonly string[]; short: readonly string[] },
  heard: Heard,
): readonly string[] {
  const times = family.full.reduce((sum, text) => sum + timesHeard(text, heard), 0);
  return times >= KNOWN_AFTER && family.short.length > 0 ? family.short : family.full;
}

function lastHeard(text: string, heard: Heard): number {
  return heard.wordings[wordingKey(text)]?.[1] ?? 0;
}
