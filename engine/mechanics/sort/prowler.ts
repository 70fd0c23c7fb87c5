/** Somebody who comes nearer with every move: into the fullest load, to the dials or to the pot; and flees from noise. */
import { uncapitalize } from "../../capitalize.ts";
import { amountOf } from "../../devices/amount.ts";
import { oneOf, sound, type Cue, type Side } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { Counts } from "../contract.ts";
import { evidenceCues } from "../kit/evidence.ts";
import type { SortDeal } from "./basket.ts";
import { spill } from "./pot.ts";
import type { Seat, SortContent, SortRules } from "./schema.ts";
import { dialCues, ORDER } from "./dials.ts";
import { binAt, kindAt, wanted, loadSeats, SIDES } from "./seats.ts";
import { thingAt, type SortState } from "./state.ts";

export interface Moved {
  readonly state: SortState;
  readonly cues: readonly Cue[];
  readonly counts?: Counts | undefined;
}

type Prowler = NonNullable<SortContent["prowler"]>;
type Here = Prowler & Omit<NonNullable<SortRules["prowler"]>, "at">;

/** Which side it makes for, as captions say it; how far it still is, is told by how loud it is. */
const FROM: Readonly<Record<Seat, string>> = {
  left: "on the left",
  down: "in the middle",
  right: "on the right",
};

/** Seconds between two steps. */
const STEP = 0.22;

/** As the level has it. */
function prowlerOf({ content, rules }: SortDeal): Here | undefined {
  const { prowler } = content;
  if (prowler === undefined || rules.prowler === undefined) return undefined;
  return { ...prowler, ...rules.prowler, at: rules.prowler.at ?? prowler.at };
}

export function isProwling(deal: SortDeal): boolean {
  return prowlerOf(deal) !== undefined;
}

/** There is something for it to reach. */
export function isWorthIt(deal: SortDeal, state: SortState): boolean {
  return state.pot > 0 || wanted(deal, state) !== undefined;
}

/** Where it sits: the seat of the load that it has jumped into. */
export function seatVisited(deal: SortDeal, { loads }: SortState): Seat | undefined {
  return loadSeats(deal).find((seat) => loads[seat].isVisited);
}

export function prowl(deal: SortDeal, state: SortState): Moved {
  const prowler = prowlerOf(deal);
  if (prowler === undefined || seatVisited(deal, state) !== undefined) return { state, cues: [] };
  const { steps, prowling } = stepsOf(deal, state, prowler);
  const target = wanted(deal, state);
  const near = { ...state, prowling };
  if (steps === 0) return { state: near, cues: evidenceCues(prowler.waits) };
  const heard = stepCues(prowler, steps, prowling.away, target);
  if (prowling.away > 0) return warned(deal, near, prowler, heard);
  if (prowler.does === "swaps") return swap(deal, near, prowler, target, heard);
  if (target === undefined) {
    const spilled = spill(deal, near, prowler.grabs);
    const home = { ...spilled.state, prowling: { ...prowling, away: prowler.from } };
    return { state: home, cues: [...heard, ...spilled.cues], counts: spilled.counts };
  }
  return jump(near, prowler, target, heard);
}

function stepsOf(deal: SortDeal, state: SortState, prowler: Here) {
  const { away, moves } = state.prowling;
  const most = Math.min(prowler.most, prowler.steps.length);
  const way = Math.max(0, away - nearest(deal, state, prowler, most));
  const steps = Math.min(way, createRandom(deriveSeed(deal.seed, "prowl", moves)).int(1, most));
  return { steps, prowling: { away: away - steps, moves: moves + 1 } };
}

/** With nothing to reach it waits so far off that whatever comes first can still be saved. */
function nearest(deal: SortDeal, state: SortState, { does }: Here, most: number): number {
  return does === "swaps" || isWorthIt(deal, state) ? 0 : most + 1;
}

function jump(
  state: SortState,
  prowler: Prowler,
  target: Seat,
  heard: readonly Cue[],
  told = prowler.jumped ?? [],
): Moved {
  const loads = { ...state.loads, [target]: { ...state.loads[target], isVisited: true } };
  return {
    state: { ...state, loads },
    cues: [
      ...heard,
      ...evidenceCues(prowler.jumps, { side: SIDES[target] }),
      ...lineCues(told, { part: "object" }),
    ],
  };
}

/** Filling a load is a move as any other: with it this near it steps first. What it reaches so runs at once, and tells. */
export function dare(deal: SortDeal, state: SortState): Moved {
  const prowler = prowlerOf(deal);
  const target = wanted(deal, state);
  const isSitting = seatVisited(deal, state) !== undefined;
  if (prowler?.does !== "jumps" || target === undefined || isSitting || !isNear(deal, state))
    return { state, cues: [] };
  const { steps, prowling } = stepsOf(deal, state, prowler);
  const heard = stepCues(prowler, steps, prowling.away, target);
  const near = { ...state, prowling };
  return prowling.away > 0 ? { state: near, cues: heard } : jump(near, prowler, target, heard, []);
}

/** Once in a sitting it is told what can be done about it. */
function warned(deal: SortDeal, state: SortState, { warns, steps }: Prowler, heard: readonly Cue[]): Moved {
  if (warns === undefined || state.isWarned || !isNear(deal, state) || !isWorthIt(deal, state))
    return { state, cues: heard };
  const values = { label: labelOf(deal, wanted(deal, state)), steps: steps[state.prowling.away - 1] ?? "" };
  return {
    state: { ...state, isWarned: true },
    cues: [...heard, ...lineCues(warns, { part: "object", values })],
  };
}

function labelOf(deal: SortDeal, seat: Seat | undefined): string {
  return seat === undefined ? "" : uncapitalize(binAt(deal, seat).label);
}

/** Noise sends it back to where it began, unless it sits in a load. */
export function scare(deal: SortDeal, state: SortState): Moved {
  const prowler = prowlerOf(deal);
  if (prowler === undefined) return { state, cues: [] };
  const visited = seatVisited(deal, state);
  if (visited !== undefined)
    return { state, cues: evidenceCues(prowler.snug ?? [], { side: SIDES[visited] }) };
  const prowling = { ...state.prowling, away: prowler.from };
  return { state: { ...state, prowling }, cues: evidenceCues(prowler.flees) };
}

/** How near it is, in words. */
export function placeOf(deal: SortDeal, state: SortState): string | undefined {
  const prowler = prowlerOf(deal);
  if (prowler === undefined) return undefined;
  const visited = seatVisited(deal, state);
  if (visited !== undefined) return fillTemplate(prowler.inside, { label: labelOf(deal, visited) });
  const away = amountOf(state.prowling.away, prowler.unit);
  const target = prowler.does === "jumps" ? wanted(deal, state) : undefined;
  if (target === undefined) return fillTemplate(prowler.at, { away });
  return fillTemplate(prowler.after, { away, label: labelOf(deal, target) });
}

/** What can be done about it: help, before anything is said of the thing. */
export function helpAgainst(deal: SortDeal, state: SortState): Cue[] {
  const { helps, steps = [] } = prowlerOf(deal) ?? {};
  if (helps === undefined) return [];
  const visited = seatVisited(deal, state);
  if (visited !== undefined) {
    return [oneOf(helps.inside ?? helps.near, "object", { values: { label: labelOf(deal, visited) } })];
  }
  const values = { label: labelOf(deal, wanted(deal, state)), steps: steps[state.prowling.away - 1] ?? "" };
  if (!isNear(deal, state)) return [];
  if (isWorthIt(deal, state)) return [oneOf(helps.near, "object", { values })];
  return helps.empty === undefined ? [] : [oneOf(helps.empty, "object", { values })];
}

/** The next move may bring it here. */
export function isNear({ rules }: SortDeal, { prowling }: SortState): boolean {
  return rules.prowler !== undefined && prowling.away <= rules.prowler.most;
}

function stepCues(prowler: Prowler, steps: number, away: number, target: Seat | undefined): Cue[] {
  const { text, level } = nearness(prowler, away);
  const side: Side = target === undefined ? 0 : SIDES[target];
  // A caption of several notes is not given their side elsewhere.
  const caption = [prowler.steps[steps - 1] ?? "", FROM[target ?? "down"], text].join(", ");
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
  prowler: Here,
  target: Seat | undefined,
  heard: readonly Cue[],
): Moved {
  const random = createRandom(deriveSeed(deal.seed, "swap", state.prowling.moves));
  const first = ORDER.indexOf(target ?? random.pick(ORDER));
  const second = random.pick([0, 1, 2].filter((at) => at !== first));
  const dials = [...state.dials];
  [dials[first], dials[second]] = [state.dials[second] ?? 0, state.dials[first] ?? 0];
  const prowling = { ...state.prowling, away: prowler.from };
  const cues = [first, second]
    .toSorted((a, b) => a - b)
    .flatMap((at) => dialCues(deal.content, at, dials[at] ?? 0));
  const swapped = { ...state, dials, prowling };
  return {
    state: swapped,
    cues: [
      ...heard,
      ...(prowler.swaps === undefined
        ? evidenceCues(prowler.jumps)
        : lineCues(prowler.swaps, { part: "context" })),
      ...cues,
      ...ruined(deal, swapped, prowler),
    ],
  };
}

/** What lies where the water is now another. */
function ruined(deal: SortDeal, state: SortState, { ruins }: Here): Cue[] {
  if (ruins === undefined) return [];
  return loadSeats(deal)
    .filter((seat) => {
      const kind = kindAt(deal, state, seat);
      return state.loads[seat].things.some(({ at }) => thingAt(deal, state, at).bin !== kind);
    })
    .flatMap((seat) => lineCues(ruins, { part: "object", values: { label: labelOf(deal, seat) } }));
}
