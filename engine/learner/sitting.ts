/**
 * What comes next in a sitting: warm-up, rounds, boss. Pure: the same game, level, seed and past give the same turn, which
 * is how a broken-off sitting goes on where it stopped.
 */
import type { Definition, Level } from "../definition/index.ts";
import type { AnyItem, AnyMechanic } from "../mechanics/contract.ts";
import { createRandom, deriveSeed } from "../random.ts";

export type Stage = "warmUp" | "round" | "boss";

export interface Place {
  readonly stage: Stage;
  /** Counted from 0; 0 in the warm-up and the boss. */
  readonly round: number;
  /** Counted from 0 within its stage and round. */
  readonly turn: number;
  /** Turns in this stage and round. */
  readonly of: number;
}

export interface PlannedTurn extends Place {
  readonly level: Level;
  readonly item: AnyItem;
  readonly seed: number;
  readonly roundSeed: number;
}

export interface PastTurn {
  readonly item: AnyItem;
  readonly level: string;
  readonly credit: number;
}

export interface Sitting {
  readonly definition: Definition;
  readonly mechanic: AnyMechanic;
  /** Index of the level that the player chose. */
  readonly level: number;
  readonly seed: number;
}

/** Below this an item counts as missed: it returns once, later in the sitting. */
const MISSED_BELOW = 0.5;
/** Small levels make few different items; this many tries find most of them. */
const GENERATE_TRIES = 40;

export function turnCount({ shape, boss }: Definition): number {
  return shape.warmUps + shape.rounds * shape.turnsPerRound + boss.turns;
}

/** Where the turn after `played` turns is, or null when the sitting is over. */
export function placeAfter(played: number, { shape, boss }: Definition): Place | null {
  if (played < shape.warmUps) return { stage: "warmUp", round: 0, turn: played, of: shape.warmUps };
  const inRounds = played - shape.warmUps;
  const turnsInRounds = shape.rounds * shape.turnsPerRound;
  if (inRounds < turnsInRounds) {
    return {
      stage: "round",
      round: Math.floor(inRounds / shape.turnsPerRound),
      turn: inRounds % shape.turnsPerRound,
      of: shape.turnsPerRound,
    };
  }
  const inBoss = inRounds - turnsInRounds;
  return inBoss < boss.turns ? { stage: "boss", round: 0, turn: inBoss, of: boss.turns } : null;
}

export function planTurn(sitting: Sitting, past: readonly PastTurn[]): PlannedTurn | null {
  const { definition, seed } = sitting;
  const place = placeAfter(past.length, definition);
  if (place === null) return null;
  const missed = place.stage === "round" ? missedToReturn(place, past, definition) : undefined;
  const level = missed === undefined ? levelFor(place, past, sitting) : levelById(definition, missed.level);
  return {
    ...place,
    level,
    item: missed?.item ?? drawItem(sitting, level, past),
    seed: deriveSeed(seed, "turn", past.length),
    roundSeed: roundSeedOf(seed, place),
  };
}

/** What a round has in common is drawn from this; the next round's is one more. */
export function roundSeedOf(seed: number, { stage, round }: Pick<Place, "stage" | "round">): number {
  return (deriveSeed(seed, stage) + round) >>> 0;
}

/** The level that a part of the sitting is played at; the warm-up is easier where the game says what from. */
export function levelOfStage(stage: Stage, { definition, level }: Sitting): Level {
  if (stage === "boss") return bossFor(definition, level);
  const chosen = levelAt(definition, level);
  return stage === "warmUp" && chosen.easier !== undefined ? levelById(definition, chosen.easier) : chosen;
}

function bossFor({ levels, boss, easierBosses = [] }: Definition, level: number): Level {
  const last = (id: string): number => levels.findIndex((candidate) => candidate.id === id);
  return easierBosses.find(({ upTo }) => level <= last(upTo)) ?? boss;
}

export function levelAt(definition: Definition, index: number): Level {
  const level = definition.levels[index];
  if (level === undefined) throw new RangeError(`no level ${index + 1} of ${definition.levels.length}`);
  return level;
}

/** After two misses in a row the next turn of a round is easier, too. */
function levelFor(place: Place, past: readonly PastTurn[], sitting: Sitting): Level {
  const usual = levelOfStage(place.stage, sitting);
  const lastTwo = past.slice(-2);
  const isStruggling = lastTwo.length === 2 && lastTwo.every((turn) => turn.credit < MISSED_BELOW);
  if (place.stage !== "round" || !isStruggling || usual.easier === undefined) return usual;
  return levelById(sitting.definition, usual.easier);
}

/** Missed items come back in the last round, after its first turn, each once. */
function missedToReturn(
  place: Place,
  past: readonly PastTurn[],
  { shape }: Definition,
): PastTurn | undefined {
  const isTooEarly = place.round < shape.rounds - 1 || (place.turn === 0 && place.of > 1);
  if (isTooEarly) return undefined;
  const timesAsked = (id: string) => past.filter(({ item }) => item.id === id).length;
  return past.find(({ item, credit }) => credit < MISSED_BELOW && timesAsked(item.id) === 1);
}

/** One that was not asked in this sitting; where a level has no more of them, one that was asked long ago. */
function drawItem({ definition, mechanic, seed }: Sitting, level: Level, past: readonly PastTurn[]): AnyItem {
  const random = createRandom(deriveSeed(seed, "item", past.length));
  const turns = new Map(past.map(({ item }, turn) => [item.id, turn]));
  const lastAsked = (item: AnyItem): number => turns.get(item.id) ?? -1;
  if (level.items !== undefined) {
    const longestAgo = Math.min(...level.items.map(lastAsked));
    return random.pick(level.items.filter((item) => lastAsked(item) === longestAgo));
  }
  if (mechanic.generate === undefined)
    throw new Error(`level ${level.id}: no items, and ${mechanic.id} makes none`);
  let best: AnyItem = mechanic.generate(definition.content, level.rules, random);
  for (let tries = 0; lastAsked(best) >= 0 && tries < GENERATE_TRIES; tries++) {
    const item = mechanic.generate(definition.content, level.rules, random);
    if (lastAsked(item) < lastAsked(best)) best = item;
  }
  return best;
}

function levelById(definition: Definition, id: string): Level {
  const level = allLevels(definition).find((candidate) => candidate.id === id);
  if (level === undefined) throw new Error(`no level ${id}`);
  return level;
}

/** Every level that a turn may be played at, bosses too. */
export function allLevels({ levels, easierBosses = [], boss }: Definition): readonly Level[] {
  return [...levels, ...easierBosses, boss];
}
