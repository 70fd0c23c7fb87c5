/** What comes of a load when it runs: clean and paid for, or spoiled, and why; and why a thing was thrown back. */
import { capitalize } from "../../capitalize.ts";
import { oneOf, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Counts } from "../contract.ts";
import { answerCues, evidenceCues, type Heard } from "../kit/evidence.ts";
import type { SortDeal } from "./basket.ts";
import type { Seat, SortContent } from "./schema.ts";
import { codeNamed, isTrap, markNamed, meaningOf } from "./named.ts";
import { binAt, kindAt, loadSeats, SIDES } from "./seats.ts";
import { dialAt } from "./dials.ts";
import { NO_LOAD, thingAt, type Load, type SortState } from "./state.ts";
import { wordsOf } from "./words.ts";

/** What was thrown back before earns so much less. */
const LESS_FOR_LATE = 2;

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

export function added(one: Counts, other: Counts = {}): Counts {
  const sum: Record<string, number> = { ...one };
  for (const [name, by] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + by;
  return sum;
}

function runOne(deal: SortDeal, state: SortState, seat: Seat): Run {
  const load = state.loads[seat];
  const { runs, tips } = loadsOf(deal.content);
  const opens = load.isVisited ? opening(deal, seat) : undefined;
  const sounds = answerCues(opens ?? binAt(deal, seat).runs ?? runs, { side: SIDES[seat] });
  const emptied = { ...state, loads: { ...state.loads, [seat]: NO_LOAD } };
  const trouble = troubleOf(deal, state, seat, load);
  // Before somebody prowls, one is only learning.
  if (trouble !== undefined)
    return {
      state: emptied,
      cues: [...sounds, ...trouble],
      counts: deal.rules.prowler === undefined ? {} : { spoiled: 1 },
    };
  const count = load.things.length;
  const late = load.things.filter(({ at }) => state.returned.includes(at)).length;
  const full = tips[count - 1] ?? 0;
  const earned = Math.max(0, full - late * LESS_FOR_LATE);
  return {
    state: { ...emptied, clean: state.clean + count, earned: state.earned + earned },
    cues: [
      ...sounds,
      ...forgottenIn(deal, state, load).flat(),
      ...paid(deal, seat, count, { tips: earned, less: full - earned }),
    ],
    counts: {
      loads: 1,
      ...(deal.rules.prowler === undefined ? {} : { saved: 1 }),
      clean: count,
      tips: earned,
      ...(count === tips.length ? { full: 1 } : {}),
    },
  };
}

/** With somebody inside nothing runs, where a game says how it is opened. */
function opening(deal: SortDeal, seat: Seat): readonly Heard[] | undefined {
  const opens = deal.content.prowler?.opens;
  return opens === undefined ? undefined : (binAt(deal, seat).opens ?? opens.heard);
}

interface Pay {
  readonly tips: number;
  /** What second tries have cost. */
  readonly less: number;
}

function paid({ content }: SortDeal, seat: Seat, count: number, { tips, less }: Pay): Cue[] {
  const { clean, paid: coins } = loadsOf(content);
  const told =
    less === 0
      ? oneOf(clean[count - 1] ?? "", "object", { values: { tips } })
      : oneOf(wordsOf(content).paidLess, "object", { values: { count, tips, less } });
  if (tips === 0) return [told];
  return [
    ...evidenceCues(
      coins.map((coin) => ({ ...coin, times: tips, every: 0.15 })),
      {
        side: SIDES[seat],
      },
    ),
    told,
  ];
}

/** What is wrong with it: its dial has moved, somebody sits in it, or something was left in a pocket. */
function troubleOf(deal: SortDeal, state: SortState, seat: Seat, load: Load): Cue[] | undefined {
  const { content } = deal;
  const kind = kindAt(deal, state, seat);
  const telling = { part: "object", side: SIDES[seat] } as const;
  if (load.things.some(({ at }) => thingAt(deal, state, at).bin !== kind))
    return [...dialAt(deal, state, seat), oneOf(wordsOf(content).moved)];
  if (load.isVisited) return lineCues(content.prowler?.spoils ?? [], telling);
  return forgottenIn(deal, state, load, true)[0];
}

/** What becomes of what was left in these things, each in its own lines. */
function forgottenIn(deal: SortDeal, state: SortState, { things }: Load, spoils?: true): Cue[][] {
  return things
    .filter(({ isHiding }) => isHiding)
    .flatMap(({ at }) => {
      const { name, hides = "" } = thingAt(deal, state, at);
      const find = deal.content.finds?.[hides];
      if (find?.forgotten === undefined || find.spoils !== spoils) return [];
      return [lineCues(find.forgotten, { part: "object", values: { name } })];
    });
}

/** What the mark says that was misread, or what the thing is. */
export function whyWrong(deal: SortDeal, state: SortState): Cue[] {
  const { content, item } = deal;
  const { mark, code, bin, why, heard } = thingAt(deal, state);
  const { misplaced, misplacedOf, stray, strayOf } = wordsOf(content);
  const means = meaningOf(deal, bin);
  if (mark === undefined) return [...evidenceCues(heard ?? []), oneOf(why ?? means, "object")];
  const isMixed = code !== undefined && (item.codes?.length ?? 0) > 1;
  const { text, heard: again } = markNamed(deal, mark);
  const named = code === undefined ? undefined : codeNamed(deal, code);
  const family = named?.name ?? "";
  const [one, several] = isTrap(deal, bin) ? [stray, strayOf] : [misplaced, misplacedOf];
  const values = { mark: text, Mark: capitalize(text), means, family };
  return [
    ...evidenceCues([...(named?.heard ?? []), ...again]),
    oneOf(isMixed ? several : one, "object", { values }),
    ...(why === undefined ? [] : [oneOf(why, "object")]),
  ];
}
