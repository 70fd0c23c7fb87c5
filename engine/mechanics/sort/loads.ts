/** What comes of a load when it runs: clean and paid for, or spoiled, and why. */
import { capitalize } from "../../capitalize.ts";
import { oneOf, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Counts } from "../contract.ts";
import { entry } from "../kit/entry.ts";
import { answerCues, evidenceCues } from "../kit/evidence.ts";
import type { SortDeal } from "./basket.ts";
import type { Seat, SortContent } from "./schema.ts";
import { binAt, kindAt, loadSeats, meaningOf, SIDES } from "./seats.ts";
import { dialAt } from "./dials.ts";
import { NO_LOAD, thingAt, type Load, type SortState } from "./state.ts";

export interface Run {
  readonly state: SortState;
  readonly cues: readonly Cue[];
  readonly counts: Counts;
}

export function loadsOf({ loads }: SortContent): NonNullable<SortContent["loads"]> {
  if (loads === undefined) throw new RangeError("sort: the content says nothing of loads");
  return loads;
}

export function isFull({ content }: SortDeal, { things }: Load): boolean {
  return things.length >= loadsOf(content).tips.length;
}

export function seatsWithLoad(deal: SortDeal, { loads }: SortState): readonly Seat[] {
  return loadSeats(deal).filter((seat) => loads[seat].things.length > 0);
}

/** Runs these loads, one after the other. */
export function runAll(deal: SortDeal, state: SortState, seats: readonly Seat[]): Run {
  return seats.reduce<Run>(
    (so, seat) => {
      const next = runOne(deal, so.state, seat);
      return { state: next.state, cues: [...so.cues, ...next.cues], counts: added(so.counts, next.counts) };
    },
    { state, cues: [], counts: {} },
  );
}

export function added(one: Counts, other: Counts): Counts {
  const sum: Record<string, number> = { ...one };
  for (const [name, by] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + by;
  return sum;
}

function runOne(deal: SortDeal, state: SortState, seat: Seat): Run {
  const load = state.loads[seat];
  const { runs, tips } = loadsOf(deal.content);
  const sounds = answerCues(runs, { side: SIDES[seat] });
  const emptied = { ...state, loads: { ...state.loads, [seat]: NO_LOAD } };
  const trouble = troubleOf(deal, state, seat, load);
  if (trouble !== undefined) return { state: emptied, cues: [...sounds, ...trouble], counts: { spoiled: 1 } };
  const count = load.things.length;
  const earned = tips[count - 1] ?? 0;
  return {
    state: { ...emptied, clean: state.clean + count, earned: state.earned + earned },
    cues: [
      ...sounds,
      ...forgottenIn(deal, state, load).flatMap(({ forgotten }) =>
        lineCues(forgotten ?? [], { part: "object" }),
      ),
      ...paid(deal, seat, count, earned),
    ],
    counts: {
      loads: 1,
      clean: count,
      tips: earned,
      ...(count === tips.length ? { full: 1 } : {}),
    },
  };
}

function paid({ content }: SortDeal, seat: Seat, count: number, tips: number): Cue[] {
  const { clean, paid: coins } = loadsOf(content);
  return [
    ...evidenceCues(
      coins.map((coin) => ({ ...coin, times: Math.min(5, Math.ceil(tips / 2)), every: 0.18 })),
      {
        side: SIDES[seat],
      },
    ),
    oneOf(clean[count - 1] ?? "", "object", { values: { tips } }),
  ];
}

/** What is wrong with it: what lies in it, then who sits in it, then what was left in a pocket. */
function troubleOf(deal: SortDeal, state: SortState, seat: Seat, load: Load): Cue[] | undefined {
  const { content } = deal;
  const kind = kindAt(deal, state, seat);
  const wrong = load.things.filter(({ at }) => thingAt(deal, state, at).bin !== kind);
  const { spoiled, voice } = binAt(deal, seat);
  if (wrong.length > 0)
    return [
      ...(spoiled === undefined ? [] : [oneOf(spoiled, "context", { side: SIDES[seat], voice })]),
      ...(wrong.some(({ wasRight }) => wasRight) ? [oneOf(content.words.moved)] : []),
      ...wrong.filter(({ wasRight }) => !wasRight).flatMap(({ at }) => whyWrong(deal, state, at)),
      ...(deal.rules.dials === undefined ? [] : dialAt(deal, state, seat)),
    ];
  if (load.isVisited) return lineCues(content.prowler?.spoils ?? [], { part: "object", side: SIDES[seat] });
  const left = forgottenIn(deal, state, load).find(({ spoils }) => spoils === true);
  return left === undefined
    ? undefined
    : lineCues(left.forgotten ?? [], { part: "object", side: SIDES[seat] });
}

function forgottenIn(deal: SortDeal, state: SortState, { things }: Load) {
  return things
    .filter(({ isHiding }) => isHiding)
    .flatMap(({ at }) => deal.content.finds?.[thingAt(deal, state, at).hides ?? ""] ?? []);
}

/** Names the mark that was misread, and what it means. */
export function whyWrong(deal: SortDeal, state: SortState, at: number): Cue[] {
  const { content } = deal;
  const { name, mark, bin, why } = thingAt(deal, state, at);
  const { misplaced, misplacedThing, stray } = content.words;
  const isStray = content.bins[bin]?.takes === "trap";
  if (mark !== undefined) {
    const { text } = entry(content.marks, mark, "sort");
    if (isStray) return [oneOf(stray, "object", { values: { name, mark: text } })];
    const means = meaningOf(content, bin);
    return [oneOf(misplaced, "object", { values: { name, mark: text, Mark: capitalize(text), means } })];
  }
  return [oneOf(misplacedThing, "object", { values: { name, why: why ?? meaningOf(content, bin) } })];
}
