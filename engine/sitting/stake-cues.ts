/** How stakes are heard: what is in the air, what changes, what is told of it. Pure. */
import { capitalize } from "../capitalize.ts";
import { bed, oneOf, sound, type Cue, type MarkCue } from "../cue.ts";
import type { Stake } from "../definition/stake-schema.ts";
import type { Definition, Level } from "../definition/index.ts";
import { amountOf } from "../devices/index.ts";
import { lineCues } from "../lines/line-cues.ts";
import { STAKES_MOVED } from "../mechanics/contract.ts";
import { quotable, stakesOf, stretchAt, type Standing } from "./standing.ts";

/**
 * What is heard at once where stakes have moved: the change, and the layers of the stretch that they have come to.
 *
 * @param isTold whether a turn tells by itself how those stakes changed that are heard after what has moved them
 */
export function stakeCues(
  definition: Definition,
  level: Level,
  before: Standing | null,
  after: Standing,
  isTold = false,
): Cue[] {
  return stakesOf(definition, level).flatMap(([id, stake]) => {
    const from = before?.stakes[id];
    const to = after.stakes[id];
    if (to === undefined || from === to || (isTold && stake.afterwards === true)) return [];
    return [...(from === undefined ? [] : changeCues(stake, from, to)), ...layerCues(id, stake, from, to)];
  });
}

/** What a step tells, with the change of those stakes that are heard after what has moved them. */
export function withStakesAfter(
  definition: Definition,
  level: Level,
  cues: readonly Cue[],
  before: Standing,
  after: Standing,
): Cue[] {
  const later = stakesOf(definition, level).filter(([, { afterwards }]) => afterwards === true);
  const stakes = { ...before.stakes };
  const movedTo = (reached: (id: string, stake: Stake) => number | undefined): Cue[] =>
    later.flatMap(([id, stake]) => {
      const from = stakes[id];
      const to = reached(id, stake);
      if (from === undefined || to === undefined || from === to) return [];
      stakes[id] = to;
      return [...eachCues(stake, from, to), ...layerCues(id, stake, from, to)];
    });
  const last = cues.findLastIndex(isStakesPlace);
  const told = cues.flatMap((cue, at) => {
    if (!isStakesPlace(cue)) return [cue];
    if (at === last) return movedTo((id) => after.stakes[id]);
    return movedTo((id, stake) => stakeAfter(stake, stakes[id] ?? stake.start, cue.counts));
  });
  return last === -1 ? [...told, ...movedTo((id) => after.stakes[id])] : told;
}

function isStakesPlace(cue: Cue): cue is MarkCue {
  return cue.type === "mark" && cue.mark === STAKES_MOVED;
}

/** Where what was counted brings it. */
function stakeAfter({ moves, from, to }: Stake, at: number, counts: MarkCue["counts"] = {}): number {
  const by = Object.entries(moves).reduce((sum, [name, each]) => sum + each * (counts[name] ?? 0), 0);
  return Math.min(to, Math.max(from, at + by));
}

/** So many can be counted by ear. */
const MOST_HEARD = 5;

function eachCues(stake: Stake, from: number, to: number): Cue[] {
  const count = Math.min(MOST_HEARD, Math.ceil(Math.abs(to - from)));
  return Array.from({ length: count }, () => changeCues(stake, from, to, "end")).flat();
}

/** What is told after a turn that has moved a stake: how much of it there is now, and what comes with another stretch. */
export function stretchCues(definition: Definition, level: Level, before: Standing, after: Standing): Cue[] {
  const values = quotable(definition, after);
  return stakesOf(definition, level).flatMap(([id, stake]) => {
    const was = before.stakes[id] ?? stake.start;
    const is = after.stakes[id] ?? stake.start;
    const from = stretchAt(stake, was);
    const to = stretchAt(stake, is);
    const stretch = stake.stretches[to];
    const lines = to > from ? stretch?.risen : to < from ? stretch?.fallen : undefined;
    const counted = was === is || stake.atOnce === true ? [] : countedCues(stake, is);
    return [...counted, ...lineCues(lines ?? [], { part: "object", values })];
  });
}

/** How much there is of what a step has moved, where that is told at once. */
export function countedAtOnce(
  definition: Definition,
  level: Level,
  before: Standing,
  after: Standing,
): Cue[] {
  return stakesOf(definition, level).flatMap(([id, stake]) => {
    const is = after.stakes[id];
    if (stake.atOnce !== true || is === undefined || is === before.stakes[id]) return [];
    return countedCues(stake, is);
  });
}

function countedCues(stake: Stake, at: number): Cue[] {
  const { unit, stretches } = stake;
  const counted = stretches[stretchAt(stake, at)]?.counted ?? stake.counted;
  if (counted === undefined || unit === undefined) return [];
  const amount = amountOf(at, unit);
  return [oneOf(counted, "object", { values: { amount, Amount: capitalize(amount) } })];
}

export function silenceStakes(definition: Definition, level: Level): Cue[] {
  return stakesOf(definition, level).flatMap(([id, stake]) =>
    layerNames(stake).map((layer) => bed(layerOf(id, layer), null)),
  );
}

function changeCues({ rises, falls }: Stake, from: number, to: number, hold: "end" | "none" = "none"): Cue[] {
  const change = to > from ? rises : falls;
  if (change === undefined) return [];
  const { sound: id, ...how } = change;
  return [sound(id, { ...how, hold })];
}

function layerCues(id: string, stake: Stake, from: number | undefined, to: number): Cue[] {
  const now = stretchAt(stake, to);
  if (from !== undefined && stretchAt(stake, from) === now) return [];
  const layers = stake.stretches[now]?.layers ?? {};
  return layerNames(stake).flatMap((name) => {
    const layer = layers[name];
    if (layer !== undefined) {
      const { bed: bedId, ...how } = layer;
      return [bed(layerOf(id, name), bedId, how)];
    }
    return from === undefined ? [] : [bed(layerOf(id, name), null)];
  });
}

function layerNames({ stretches }: Stake): string[] {
  return [...new Set(stretches.flatMap(({ layers }) => Object.keys(layers)))];
}

/** Two stakes may both have a layer called hooves. */
function layerOf(stake: string, layer: string): string {
  return `stake-${stake}-${layer}`;
}
