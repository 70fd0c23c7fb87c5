/** Simulated children are taught by several tutors, the same children by each, and what came of it is measured. */
import { createRandom, deriveSeed } from "../../engine/random.ts";
import type { MakeTutor, Turn } from "./tutors.ts";
import { createChild, FACTS } from "./world.ts";

export interface Outcome {
  /** Share of children whose success over the whole course lies within 0.70 and 0.90. */
  readonly within: number;
  /** Share of their sittings that do. */
  readonly sittingsWithin: number;
  /** How far from 0.80 the success of a child is, on average. */
  readonly distance: number;
  /** Runs of four misses, in 100 turns. */
  readonly runs: number;
  /** How far the expected success with a fact that chance has chosen is from the true one, at the end of each sitting. */
  readonly error: number;
  /** After how many turns what is expected of all facts together is within 0.05, and stays so for ten turns: the median, 200 at the most. */
  readonly untilGood: number;
  /** What share of all facts a child knows 30 days after the last sitting. */
  readonly retained: number;
}

/** A dozen sittings, every second day. */
const SITTINGS = 12;
const TURNS = 25;
const HOURS_BETWEEN = 48;
const HOUR = 3_600_000;
const BEGIN = Date.UTC(2026, 0, 5, 9);
const GOOD = 0.05;
const STAYS = 10;
/** Later it is not good any more: this is asked after each turn, and takes long. */
const LATEST_GOOD = 200;
const PROBES = 10;

export function study(make: MakeTutor, children: number, seed = 1): Outcome {
  const taught = Array.from({ length: children }, (_, child) =>
    teach(make, deriveSeed(seed, "child", child)),
  );
  const mean = (of: (one: Taught) => number): number =>
    taught.reduce((sum, one) => sum + of(one), 0) / children;
  const isWithin = (success: number): number => (success >= 0.7 && success <= 0.9 ? 1 : 0);
  return {
    within: mean(({ sittings }) => isWithin(average(sittings))),
    sittingsWithin: mean(({ sittings }) => average(sittings.map(isWithin))),
    distance: mean(({ sittings }) => Math.abs(average(sittings) - 0.8)),
    runs: mean(({ runs }) => (runs * 100) / (SITTINGS * TURNS)),
    error: mean(({ error }) => error),
    untilGood: median(taught.map(({ untilGood }) => untilGood)),
    retained: mean(({ retained }) => retained),
  };
}

interface Taught {
  /** The success in each. */
  readonly sittings: readonly number[];
  readonly runs: number;
  readonly error: number;
  readonly untilGood: number;
  readonly retained: number;
}

function teach(make: MakeTutor, seed: number): Taught {
  const child = createChild(seed);
  const tutor = make(createRandom(deriveSeed(seed, "tutor")));
  const probing = createRandom(deriveSeed(seed, "probes"));
  const sittings: number[] = [];
  const errors: number[] = [];
  let misses = 0;
  let runs = 0;
  let goodSince: number | null = null;
  let untilGood: number | null = null;

  for (let sitting = 0; sitting < SITTINGS; sitting++) {
    if (sitting > 0) child.wake(HOURS_BETWEEN / 24);
    let right = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      const hour = sitting * HOURS_BETWEEN + turn / 60;
      const at = BEGIN + hour * HOUR;
      const isRight = child.answer(tutor.choose({ purpose: purposeOf(turn), at }), hour);
      tutor.take(isRight);
      right += isRight ? 1 : 0;
      misses = isRight ? 0 : misses + 1;
      if (misses % 4 === 0 && misses > 0) runs += 1;
      const played = sitting * TURNS + turn + 1;
      if (untilGood !== null || played > LATEST_GOOD) continue;
      goodSince = isGood(hour, at) ? (goodSince ?? played) : null;
      if (goodSince !== null && played - goodSince >= STAYS) untilGood = goodSince;
    }
    sittings.push(right / TURNS);
    const hour = sitting * HOURS_BETWEEN + 1;
    for (let probe = 0; probe < PROBES; probe++) {
      const place = probing.int(0, FACTS.length - 1);
      const fact = FACTS[place];
      if (fact !== undefined)
        errors.push(Math.abs(tutor.expect(fact, BEGIN + hour * HOUR) - child.success(place, hour)));
    }
  }
  child.wake(30);
  const later = (SITTINGS - 1) * HOURS_BETWEEN + 30 * 24;
  return {
    sittings,
    runs,
    error: average(errors),
    untilGood: untilGood ?? LATEST_GOOD,
    retained: average(FACTS.map((_, place) => child.knows(place, later))),
  };

  function isGood(hour: number, at: number): boolean {
    const expected = average(FACTS.map((fact) => tutor.expect(fact, at)));
    return Math.abs(expected - average(FACTS.map((_, place) => child.success(place, hour)))) < GOOD;
  }
}

/** Two to warm up, three as a boss. */
function purposeOf(turn: number): Turn["purpose"] {
  if (turn < 2) return "warm-up";
  return turn >= TURNS - 3 ? "boss" : "turn";
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0) / numbers.length;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
