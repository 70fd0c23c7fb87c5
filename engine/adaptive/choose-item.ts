/** Which item comes next: the one with which this player will probably have the success that is aimed at. Pure. */
import type { Random } from "../random.ts";
import type { Purpose } from "../save/progress.ts";
import { AIMS } from "./aims.ts";
import type { Known } from "./known.ts";
import { isDue } from "./memory.ts";
import { expectedWith, ratingAt } from "./rating.ts";

/** An item that may come. */
export interface Candidate {
  readonly id: string;
  readonly difficulty: number;
  /** How likely somebody who knows nothing has it right. */
  readonly chance: number;
}

/** Why an item was chosen: what `explain.ts` makes a sentence of. */
export interface Choice {
  readonly item: string;
  readonly purpose: Purpose;
  /** The success to be expected, 0 to 1. */
  readonly expected: number;
}

/** One turn in ten is asked by chance alone: by it alone can be told whether what is believed is true. */
const PROBES = 0.1;
/** Where more or less succeeds than was believed, the aim is moved against it by as much, and no more than this. */
const MOST_CORRECTION = 0.12;
/** What fits about as well as what fits best: the one that was met longest ago is asked. */
const ABOUT_AS_WELL = 0.05;
/** What would soon be forgotten may fit a little less well. */
const WELL_ENOUGH = 0.1;

/**
 * Never the item that was asked last, if there is another.
 * @param candidates at least one
 * @param now milliseconds since 1970
 */
export function chooseItem(
  candidates: readonly Candidate[],
  known: Known,
  now: number,
  asked: { readonly purpose: "warm-up" | "turn" | "boss"; readonly last: string | null },
  random: Random,
): Choice {
  const rating = ratingAt(known.rating, now);
  const others = candidates.filter(({ id }) => id !== asked.last);
  const possible = (others.length > 0 ? others : candidates).map(({ id, difficulty, chance }) => ({
    item: id,
    expected: expectedWith(rating, id, difficulty, chance),
  }));
  // Asked of chance in any case, so that the next choice does not hang on this one.
  const isProbe = random.next() < PROBES;
  if (isProbe && asked.purpose === "turn") return { ...random.pick(possible), purpose: "probe" };
  const aim = aimOf(asked.purpose, known.surplus);
  const distance = ({ expected }: Fitting): number => Math.abs(expected - aim);
  const nearest = Math.min(...possible.map(distance));
  const fitting = (most: number) => possible.filter((one) => distance(one) <= nearest + most);
  const due =
    asked.purpose === "boss" ? [] : fitting(WELL_ENOUGH).filter(({ item }) => isDueNow(item, known, now));
  if (due.length > 0) return { ...random.pick(due), purpose: "review" };
  const about = fitting(ABOUT_AS_WELL);
  const met = [...known.memories.keys()];
  const longestAgo = Math.min(...about.map(({ item }) => met.indexOf(item)));
  const longest = about.filter(({ item }) => met.indexOf(item) === longestAgo);
  return { ...random.pick(longest), purpose: asked.purpose };
}

type Fitting = Omit<Choice, "purpose">;

/** The success to be expected of this player with an item, 0 to 1. */
export function expectedOf({ id, difficulty, chance }: Candidate, { rating }: Known, now: number): number {
  return expectedWith(ratingAt(rating, now), id, difficulty, chance);
}

/** The aim, moved against what was too much or too little lately. */
function aimOf(purpose: Purpose, surplus: number): number {
  const correction = Math.min(MOST_CORRECTION, Math.max(-MOST_CORRECTION, surplus));
  return AIMS[purpose] - correction;
}

function isDueNow(item: string, { memories }: Known, now: number): boolean {
  const memory = memories.get(item);
  return memory !== undefined && isDue(memory, now);
}
