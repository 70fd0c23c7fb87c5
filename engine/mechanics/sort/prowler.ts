/** Somebody who comes nearer with every move, jumps into the fullest load or turns the dials, and flees from the noise. */
import { uncapitalize } from "../../capitalize.ts";
import { oneOf, sound, type Cue, type Side } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import { evidenceCues } from "../kit/evidence.ts";
import type { SortDeal } from "./basket.ts";
import type { Seat, SortContent } from "./schema.ts";
import { dialCues, ORDER } from "./dials.ts";
import { binAt, fullest, loadSeats, SIDES } from "./seats.ts";
import type { SortState } from "./state.ts";

interface Moved {
  readonly state: SortState;
  readonly cues: readonly Cue[];
  /** It has reached what it wanted. */
  readonly isThere: boolean;
}

type Prowler = NonNullable<SortContent["prowler"]>;

/** Seconds between two steps. */
const STEP = 0.22;

export function isProwling({ content, rules }: SortDeal): boolean {
  return content.prowler !== undefined && rules.prowler !== undefined;
}

/** Where it sits: the seat of the load that it has jumped into. */
export function seatVisited(deal: SortDeal, { loads }: SortState): Seat | undefined {
  return loadSeats(deal).find((seat) => loads[seat].isVisited);
}

export function prowl(deal: SortDeal, state: SortState): Moved {
  const { rules, content, seed } = deal;
  const { prowler } = content;
  if (prowler === undefined || rules.prowler === undefined || seatVisited(deal, state) !== undefined)
    return { state, cues: [], isThere: false };
  const { away, moves } = state.prowling;
  const most = Math.min(rules.prowler.most, prowler.steps.length);
  const steps = Math.min(away, createRandom(deriveSeed(seed, "prowl", moves)).int(1, most));
  const prowling = { away: away - steps, moves: moves + 1 };
  const target = fullest(deal, state);
  const near = { ...state, prowling };
  const heard = stepCues(prowler, steps, prowling.away, target);
  if (prowling.away > 0) return warned(deal, near, prowler, heard);
  if (rules.prowler.does === "swaps") return swap(deal, near, prowler, target, heard);
  if (target === undefined) {
    const waiting = { ...near, prowling: { ...prowling, away: 1 } };
    return { state: waiting, cues: evidenceCues(prowler.waits), isThere: false };
  }
  const loads = { ...state.loads, [target]: { ...state.loads[target], isVisited: true } };
  return {
    state: { ...near, loads },
    cues: [
      ...heard,
      ...evidenceCues(prowler.jumps, { side: SIDES[target] }),
      ...lineCues(prowler.jumped ?? [], { part: "object" }),
    ],
    isThere: true,
  };
}

/** Once in a sitting it is told what can be done about it. */
function warned(deal: SortDeal, state: SortState, { warns }: Prowler, heard: readonly Cue[]): Moved {
  const isDue =
    warns !== undefined && !state.isWarned && isNear(deal, state) && fullest(deal, state) !== undefined;
  if (!isDue) return { state, cues: heard, isThere: false };
  return {
    state: { ...state, isWarned: true },
    cues: [...heard, ...lineCues(warns, { part: "object" })],
    isThere: false,
  };
}

/** The roar of a machine sends it back to where it began. */
export function scare(deal: SortDeal, state: SortState): Moved {
  const { prowler } = deal.content;
  if (prowler === undefined || deal.rules.prowler === undefined) return { state, cues: [], isThere: false };
  if (seatVisited(deal, state) !== undefined) return { state, cues: [], isThere: false };
  const { from } = deal.rules.prowler;
  if (state.prowling.away === from) return { state, cues: [], isThere: false };
  const prowling = { ...state.prowling, away: from };
  return { state: { ...state, prowling }, cues: evidenceCues(prowler.flees), isThere: false };
}

/** How near it is, in words: less than the ear can count. */
export function placeOf(deal: SortDeal, state: SortState): string | undefined {
  const { prowler } = deal.content;
  if (prowler === undefined || deal.rules.prowler === undefined) return undefined;
  const visited = seatVisited(deal, state);
  if (visited !== undefined)
    return fillTemplate(prowler.inside, { label: uncapitalize(binAt(deal, visited).label) });
  return fillTemplate(prowler.at, { place: nearness(prowler, state.prowling.away).text });
}

/** What can be done about it: help, before anything is said of the thing. */
export function helpAgainst(deal: SortDeal, state: SortState): Cue[] {
  const { prowler } = deal.content;
  if (prowler?.helps === undefined || deal.rules.prowler === undefined) return [];
  const visited = seatVisited(deal, state);
  if (visited !== undefined) {
    const label = uncapitalize(binAt(deal, visited).label);
    return [oneOf(prowler.helps.inside, "object", { values: { label } })];
  }
  return isNear(deal, state) && fullest(deal, state) !== undefined ? [oneOf(prowler.helps.near)] : [];
}

/** The next move may bring it here. */
export function isNear({ rules }: SortDeal, { prowling }: SortState): boolean {
  return rules.prowler !== undefined && prowling.away <= rules.prowler.most;
}

function stepCues(prowler: Prowler, steps: number, away: number, target: Seat | undefined): Cue[] {
  const { text, level } = nearness(prowler, away);
  const side: Side = target === undefined ? 0 : SIDES[target] * (away <= 3 ? 1 : 0.5);
  const caption = `${prowler.steps[steps - 1] ?? ""}, ${text}`;
  const sounding = { sound: prowler.step, side, level, pitch: Math.max(0, 6 - away) };
  if (steps === 1) return [sound(prowler.step, { side, level, pitch: sounding.pitch, hold: "end", caption })];
  const notes = Array.from({ length: steps }, (_, note) => ({
    ...sounding,
    at: Math.round(note * STEP * 1000),
  }));
  return [{ type: "pattern", name: "prowler", notes, caption, hold: "end" }];
}

function nearness({ places }: Prowler, away: number): Prowler["places"][number] {
  const place = places.findLast(({ from }) => away >= from) ?? places[0];
  if (place === undefined) throw new RangeError("sort: the prowler has no places");
  return place;
}

/** The dial of the fullest load changes places with another one: each is heard to click to its new place. */
function swap(
  deal: SortDeal,
  state: SortState,
  prowler: Prowler,
  target: Seat | undefined,
  heard: readonly Cue[],
): Moved {
  const random = createRandom(deriveSeed(deal.seed, "swap", state.prowling.moves));
  const first = ORDER.indexOf(target ?? random.pick(ORDER));
  const second = random.pick([0, 1, 2].filter((at) => at !== first));
  const dials = [...state.dials];
  [dials[first], dials[second]] = [state.dials[second] ?? 0, state.dials[first] ?? 0];
  const prowling = { ...state.prowling, away: deal.rules.prowler?.from ?? 0 };
  const cues = [first, second]
    .toSorted((a, b) => a - b)
    .flatMap((at) => dialCues(deal.content, at, dials[at] ?? 0));
  return {
    state: { ...state, dials, prowling },
    cues: [
      ...heard,
      ...evidenceCues(prowler.jumps),
      ...cues,
      ...lineCues(prowler.swaps ?? [], { part: "context" }),
    ],
    isThere: true,
  };
}
