/**
 * How a trip goes on in time: one unit for every step, and none for who stands still. The rival flies for what is nearest to it, takes it, and brings it
 * to its nest; what is cold melts. Numbers only, so that the solver can try thousands of ways.
 */
import { flight, fly, type Ground } from "../../ground.ts";

/** Things as bits: thing 0 is 1, thing 1 is 2, thing 2 is 4. */
export type ThingSet = number;

export interface Run {
  readonly at: number;
  readonly time: number;
  readonly mine: ThingSet;
  /** In the nest. */
  readonly lost: ThingSet;
  /** Melted. */
  readonly soup: ThingSet;
  /** When each thing in the cart that melts will have melted; -1 for the others. */
  readonly until: readonly number[];
  /** Where the rival is; -1 where there is none. */
  readonly rival: number;
  /** The thing that it carries; -1 for none. */
  readonly carries: number;
  /** So many of its moves it does nothing. */
  readonly busy: number;
  /** It was caught once on this trip: it will not be again. */
  readonly wary: boolean;
}

export interface Model {
  readonly ground: Ground;
  /** For each place the places one step away. */
  readonly neighbours: readonly (readonly number[])[];
  /** Where each thing is kept. */
  readonly things: readonly number[];
  readonly melts: ThingSet;
  readonly coldFor: number;
  /** What the rival leaves alone: it is sold out, so there is nothing to take. */
  readonly soldOut: ThingSet;
  readonly nest: number;
  readonly home: number;
  /** Where the trip begins. */
  readonly start: number;
  readonly pace: number;
}

export type Event =
  | { readonly type: "flew" | "waits" | "shooed" | "dodged" | "recovered" }
  | { readonly type: "took" | "hid" | "caught" | "melted"; readonly thing: number };

export interface Passed {
  readonly run: Run;
  readonly events: readonly Event[];
}

const NOTHING = -1;
/** So many of its moves it does nothing once it was caught. */
const BUSY_SURPRISED = 2;

export function beginRun({ things }: Model, at: number, rival: number): Run {
  return {
    at,
    time: 0,
    mine: 0,
    lost: 0,
    soup: 0,
    until: things.map(() => NOTHING),
    rival,
    carries: NOTHING,
    busy: 0,
    wary: false,
  };
}

export function has(set: ThingSet, thing: number): boolean {
  return (set & (1 << thing)) !== 0;
}

/** What can still be taken off the shelves. */
export function onShelves({ things }: Model, { mine, lost, carries }: Run): number[] {
  return things.flatMap((_at, thing) =>
    has(mine, thing) || has(lost, thing) || thing === carries ? [] : [thing],
  );
}

/** What the rival goes for: the nearest as it flies, of those as near the first of the list. */
export function wanted({ ground, things, soldOut }: Model, run: Run): number | undefined {
  if (run.rival === NOTHING || run.carries !== NOTHING) return undefined;
  const gone = run.mine | run.lost | soldOut;
  let best: number | undefined;
  let nearest = Infinity;
  for (let thing = 0; thing < things.length; thing++) {
    if (has(gone, thing)) continue;
    const far = flight(ground, run.rival, things[thing] as number);
    if (far >= nearest) continue;
    best = thing;
    nearest = far;
  }
  return best;
}

/** It carries something that can still be taken back. */
export function canDrop({ carries, wary }: Run): boolean {
  return carries !== NOTHING && !wary;
}

/** Nothing is left that could still be won. */
export function isSettled(model: Model, run: Run): boolean {
  return !canDrop(run) && onShelves(model, run).length === 0;
}

export function grab(model: Model, run: Run, thing: number): Run {
  const melts = has(model.melts, thing);
  return {
    ...run,
    mine: run.mine | (1 << thing),
    until: melts ? run.until.with(thing, run.time + model.coldFor) : run.until,
  };
}

/** A step to a place beside the player's. */
export function pass(model: Model, before: Run, to: number): Passed {
  const events: Event[] = [];
  // Written out: the solver makes millions of these, and a copy by spreading takes several times as long.
  let run: Run = {
    at: to,
    time: before.time + 1,
    mine: before.mine,
    lost: before.lost,
    soup: before.soup,
    until: before.until,
    rival: before.rival,
    carries: before.carries,
    busy: before.busy,
    wary: before.wary,
  };
  if (run.rival === to) run = meet(model, run, events);
  run = melt(model, run, events);
  if (run.rival !== NOTHING && run.time % model.pace === 0) run = fliesOn(model, run, events);
  return { run, events };
}

function meet(model: Model, run: Run, events: Event[]): Run {
  if (run.carries === NOTHING) {
    events.push({ type: "shooed" });
    return run;
  }
  if (run.wary) {
    events.push({ type: "dodged" });
    return run;
  }
  events.push({ type: "caught", thing: run.carries });
  return { ...grab(model, run, run.carries), carries: NOTHING, busy: BUSY_SURPRISED, wary: true };
}

function melt({ home, melts }: Model, run: Run, events: Event[]): Run {
  const fresh = run.mine & melts & ~run.soup;
  if (fresh === 0 || run.at === home) return run;
  let soup = run.soup;
  for (const [thing, until] of run.until.entries()) {
    if (!has(fresh, thing) || until > run.time) continue;
    soup |= 1 << thing;
    events.push({ type: "melted", thing });
  }
  return soup === run.soup ? run : { ...run, soup };
}

function fliesOn(model: Model, run: Run, events: Event[]): Run {
  if (run.busy > 0) {
    if (run.busy === 1 && wanted(model, run) !== undefined) events.push({ type: "recovered" });
    return { ...run, busy: run.busy - 1 };
  }
  const thing = run.carries === NOTHING ? wanted(model, run) : undefined;
  const goal = run.carries === NOTHING ? model.things[thing ?? -1] : model.nest;
  if (goal === undefined) return run;
  const straight = fly(model.ground, run.rival, goal);
  // Loaded, it cannot swerve: whoever stands where it would land has caught it. Once caught, it flies higher: else whoever
  // waits beside its nest would have everything brought.
  if (straight === run.at && run.carries !== NOTHING) {
    if (!run.wary) return meet(model, run, events);
    events.push({ type: "dodged" });
  } else if (straight === run.at && straight === goal && run.rival !== goal) {
    events.push({ type: "waits" });
    return run;
  }
  // It never lands on the player: it flies on over the head.
  const next = straight === run.at ? fly(model.ground, straight, goal) : straight;
  if (next !== run.rival) events.push({ type: "flew" });
  return next === goal ? arrive(run, next, thing, events) : { ...run, rival: next };
}

function arrive(run: Run, rival: number, thing: number | undefined, events: Event[]): Run {
  if (run.carries !== NOTHING) {
    events.push({ type: "hid", thing: run.carries });
    return { ...run, rival, lost: run.lost | (1 << run.carries), carries: NOTHING };
  }
  if (thing === undefined) return { ...run, rival };
  events.push({ type: "took", thing });
  return { ...run, rival, carries: thing };
}

/** How many things are won if nothing more is. */
export function won({ mine, soup }: Run): number {
  return count(mine & ~soup);
}

export function count(set: ThingSet): number {
  let left = set;
  let found = 0;
  for (; left !== 0; left &= left - 1) found++;
  return found;
}
