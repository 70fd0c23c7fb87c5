/** What comes of what stands in the cells: it is right, it leads on, or it is nothing. */
import { capitalize } from "../../capitalize.ts";
import { sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { GOING, MISSED, solved, type Counts, type Step } from "../contract.ts";
import { distances, isKnown, read } from "./ladder.ts";
import { OPEN } from "./schema.ts";
import {
  baseOf,
  isDark,
  isExact,
  isLadder,
  wantedFrom,
  withMiss,
  type EnterDeal,
  type EnterState,
} from "./state.ts";
import {
  asFarAs,
  performance,
  placeOf,
  soundOf,
  spelled,
  spoken,
  standing,
  thingCues,
  thingOf,
  tune,
} from "./words.ts";

const LONGER_CREDIT = 0.75;
const MENDED_CREDIT = 0.5;

export function going(state: EnterState, cues: readonly Cue[]): Step<EnterState> {
  return { state, cues, outcome: GOING };
}

export function perform(deal: EnterDeal, state: EnterState): Step<EnterState> {
  const string = read(state.cells);
  const answers = isLadder(deal) ? wantedFrom(deal, state.stands) : deal.item.answers;
  const work = sound(soundOf(deal, "work"), { hold: "none" });
  if (string === "") return going(state, [work, spoken(deal, "unfilled")]);
  const isTurned = !isLadder(deal) || string !== state.stands;
  if (isTurned && answers.includes(string)) return finish(deal, state, string, work);
  if (!isTurned)
    return going(state, [
      work,
      tune(deal, string),
      ...(isDark(deal)
        ? [...thingCues(deal, string), spoken(deal, "unturned")]
        : [spoken(deal, "same", { name: capitalize(string) })]),
    ]);
  const exists = isKnown(deal, string);
  if (!exists && deal.content.hush?.some((part) => string.includes(part)) === true)
    return back(deal, state, [work, sound(soundOf(deal, "hushed")), spoken(deal, "hushed")]);
  if (!isLadder(deal)) return differ(deal, state, answers, work);
  if (!exists) return spill(deal, state, work);
  if (distances(deal, answers).has(string)) return onward(deal, state, string, work);
  const told = spoken(deal, "sidetrack", { name: capitalize(string) });
  return back(deal, state, [work, ...performance(deal, string, false), told]);
}

/** What was turned is as it was, and nothing is lost by it. */
function back(deal: EnterDeal, state: EnterState, cues: readonly Cue[]): Step<EnterState> {
  return going(isLadder(deal) ? { ...state, cells: baseOf(deal, state) } : state, cues);
}

function withMade(deal: EnterDeal, state: EnterState, string: string): { next: EnterState; isNew: boolean } {
  const isNew = thingOf(deal, string) !== undefined && ![...deal.world.made, ...state.made].includes(string);
  const next = {
    ...state,
    stands: string,
    steps: state.steps + 1,
    touched: [],
    made: isNew ? [...state.made, string] : state.made,
  };
  return { next, isNew };
}

function finish(deal: EnterDeal, state: EnterState, string: string, work: Cue): Step<EnterState> {
  const { next, isNew } = withMade(deal, { ...state, solved: true }, string);
  const verdict = isExact(next) ? "exact" : next.aided ? "mended" : "longer";
  const isMended = next.misses > 0 || next.aided;
  const { told, practice } = deal.item;
  return {
    state: next,
    cues: [
      work,
      ...performance(deal, string, isNew && told?.[string] === undefined),
      ...(practice === true ? [] : [spoken(deal, verdict, { steps: next.steps, par: next.par })]),
      ...lineCues(told?.[string] ?? told?.["other"] ?? [], { part: "object" }),
    ],
    outcome: solved(isMended ? MENDED_CREDIT : verdict === "exact" ? 1 : LONGER_CREDIT),
    ...counted(deal, {
      [verdict === "longer" ? "done" : verdict]: 1,
      judged: 1,
      steps: 1,
      ...(isNew ? { made: 1 } : {}),
    }),
  };
}

function onward(deal: EnterDeal, state: EnterState, string: string, work: Cue): Step<EnterState> {
  const { next, isNew } = withMade(deal, state, string);
  const cells = baseOf(deal, next);
  const cursor = Math.min(state.cursor, cells.length - 1);
  return {
    state: { ...next, cells, cursor },
    cues: [work, ...performance(deal, string, isNew), spoken(deal, "onward", { name: capitalize(string) })],
    outcome: GOING,
    ...counted(deal, { steps: 1, ...(isNew ? { made: 1 } : {}) }),
    helpAnew: true,
  };
}

/** Nothing of that name: what stood there stands there again. */
function spill(deal: EnterDeal, state: EnterState, work: Cue): Step<EnterState> {
  const string = read(state.cells);
  const { stands } = state;
  const next = withMiss({ ...state, cells: baseOf(deal, state) });
  const values = { name: capitalize(stands), spelled: spelled(deal, stands) };
  return {
    state: next,
    cues: [
      work,
      tune(deal, string),
      sound(soundOf(deal, "nothing")),
      spoken(deal, "nothing", { string: capitalize(string) }),
      ...(isDark(deal) ? standing(deal, next) : [spoken(deal, "back", values)]),
      ...helpAhead(deal, state, next),
    ],
    outcome: MISSED,
    ...counted(deal, { spilled: 1 }),
  };
}

/** It is read as it was written, and then as far as it is right; one cell is mended, the others stay. */
function differ(deal: EnterDeal, state: EnterState, answers: readonly string[], work: Cue): Step<EnterState> {
  const string = read(state.cells);
  const answer = nearestTo(state.cells, answers);
  const at = state.cells.findIndex((cell, index) => cell !== (answer[index] ?? OPEN));
  const next = withMiss({ ...state, cursor: at, steps: state.steps + 1 });
  return {
    state: next,
    cues: [
      work,
      ...performance(deal, string, false),
      sound(soundOf(deal, "nothing")),
      ...asFarAs(deal, string, at),
      spoken(deal, "differs", { place: placeOf(deal, state.cells, at) }),
      ...helpAhead(deal, state, next),
    ],
    outcome: MISSED,
    ...counted(deal, { spilled: 1 }),
  };
}

/** The answer that shares the most cells with these. */
export function nearestTo(cells: readonly string[], answers: readonly string[]): string {
  const shared = (answer: string): number => cells.filter((cell, at) => cell === (answer[at] ?? OPEN)).length;
  return [...answers].toSorted((a, b) => shared(b) - shared(a))[0] ?? "";
}

export function counted({ item }: EnterDeal, counts: Counts): { readonly counts?: Counts } {
  return item.practice === true ? {} : { counts };
}

/** Said before the help that comes by itself. */
export function helpAhead(deal: EnterDeal, before: EnterState, after: EnterState): Cue[] {
  const isWorthTelling = after.aided && !before.aided && deal.item.practice !== true;
  return isWorthTelling ? [spoken(deal, "helps")] : [];
}
