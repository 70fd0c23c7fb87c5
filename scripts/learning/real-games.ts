/**
 * The learner in real games: bots with an ability that nobody is told play sitting after sitting, at the levels that are suggested
 * and with the items that are chosen, by the guide or, beside it, as if there were none.
 */
import { guide, skillsOf } from "../../engine/adaptive/index.ts";
import type { LoadedGame } from "../../engine/definition/index.ts";
import { NO_PROGRESS, type Progress } from "../../engine/learner/index.ts";
import { guidedEase, guidedLevel, withFinished } from "../../engine/learner/progress.ts";
import { withVerdict } from "../../engine/learner/verdicts.ts";
import { createRandom, deriveSeed, type Random } from "../../engine/random.ts";
import type { Standing } from "../../engine/sitting/standing.ts";
import { simulateSitting, solver, thinking, type Temper } from "../../engine/sitting/index.ts";

export interface GameOutcome {
  /** Share of sittings from the third on whose success lies within 0.70 and 0.90. */
  readonly sittingsWithin: number;
  /** How far the success of a sitting from the third on is from 0.80, on average. */
  readonly distance: number;
  /** Runs of four misses, in 100 turns. */
  readonly runs: number;
  /** How alike what is believed is to the ability that was hidden: a correlation over all bots. */
  readonly likeness: number;
}

const SITTINGS = 8;
/** The first two only find out. */
const FINDING = 2;
const DAY = 86_400_000;
const BEGIN = Date.UTC(2026, 0, 5, 9);
const MISSED = 0.5;

/** @param isGuided whether the guide chooses; else levels come one after the other, and items by chance */
export function studyGame(game: LoadedGame, bots: number, isGuided: boolean, seed = 1): GameOutcome {
  const taught = Array.from({ length: bots }, (_, bot) =>
    teach(game, { isGuided, isEased: isGuided }, deriveSeed(seed, "bot", bot)),
  );
  const sittings = taught.flatMap(({ successes }) => successes.slice(FINDING));
  const turns = taught.reduce((sum, one) => sum + one.turns, 0);
  return {
    sittingsWithin: mean(sittings.map((success) => (success >= 0.7 && success <= 0.9 ? 1 : 0))),
    distance: mean(sittings.map((success) => Math.abs(success - 0.8))),
    runs: (taught.reduce((sum, one) => sum + one.runs, 0) * 100) / turns,
    likeness: correlation(
      taught.map(({ ability }) => ability),
      taught.map(({ believed }) => believed),
    ),
  };
}

export interface Pressed {
  /** Share of right answers in sittings from the third on. */
  readonly success: number;
  /** How often the pursuer arrived, in such a sitting. */
  readonly came: number;
  /** Share of such sittings in which it never did. */
  readonly never: number;
  /** What was left at the end of what it takes. */
  readonly left: number;
}

/**
 * What comes of devices that begin by what is believed, or as usual.
 *
 * @param born the ability of every bot, on the authored scale
 * @param watched the pursuer, and the purse that it takes from
 */
export function studyPressing(
  game: LoadedGame,
  bots: number,
  born: number,
  isEased: boolean,
  watched: { readonly pursuer: string; readonly purse: string },
): Pressed {
  const taught = Array.from({ length: bots }, (_, bot) =>
    teach(game, { isGuided: true, isEased, born }, deriveSeed(1, "bot", bot)),
  );
  const ends = taught.flatMap(({ standings }) => standings.slice(FINDING));
  const came = ends.map(
    ({ counts }) => (counts[`${watched.pursuer}-came`] ?? 0) + (counts[`${watched.pursuer}-missed`] ?? 0),
  );
  return {
    success: mean(taught.flatMap(({ successes }) => successes.slice(FINDING))),
    came: mean(came),
    never: mean(came.map((times) => (times === 0 ? 1 : 0))),
    left: mean(ends.map(({ stakes }) => stakes[watched.purse] ?? 0)),
  };
}

interface Taught {
  readonly ability: number;
  readonly believed: number;
  readonly successes: readonly number[];
  /** How each sitting ended. */
  readonly standings: readonly Standing[];
  readonly turns: number;
  readonly runs: number;
}

interface Teaching {
  readonly isGuided: boolean;
  /** Whether devices begin by what is believed. */
  readonly isEased: boolean;
  /** By chance, if absent. */
  readonly born?: number;
}

function teach(game: LoadedGame, { isGuided, isEased, ...who }: Teaching, seed: number): Taught {
  const chance = createRandom(deriveSeed(seed, "who"));
  const drawn = normal(chance, 0, 1.2);
  const born = who.born ?? drawn;
  const slip = 0.02 + 0.1 * chance.next();
  const { definition } = game;
  const misjudged = new Map<string, number>();
  let progress: Progress = NO_PROGRESS;
  let ability = born;
  const successes: number[] = [];
  const standings: Standing[] = [];
  let [turns, runs, misses] = [0, 0, 0];

  for (let sitting = 0; sitting < SITTINGS; sitting++) {
    const now = BEGIN + 2 * sitting * DAY;
    const level = guidedLevel(isGuided ? guide : undefined, progress, definition, now);
    const opened = { openedAt: now, seed: deriveSeed(seed, "sitting", sitting) };
    const credits: number[] = [];
    let knows = true;
    const temper: Temper = (moment) => (knows ? solver : thinking(0.8))(moment);
    const { sitting: played } = simulateSitting({
      game,
      level,
      seed: opened.seed,
      length: "full",
      temper,
      ease: guidedEase(isEased ? guide : undefined, progress, definition, level, now),
      guide: isGuided ? (asked) => guide.chooseItem(progress.log, { ...asked, now }) : undefined,
      observer: {
        came: (act, item) => {
          if (item === undefined) return;
          const { difficulty } = setOf(game, level, act);
          knows = chance.next() < successWith(difficulty + misjudgement(item));
        },
        judged: (planned, verdict) => {
          const turn = {
            game: definition.slug,
            purpose: planned.purpose,
            difficulty: planned.set.difficulty,
          };
          const log = withVerdict(progress.log, { ...verdict, seconds: 5 }, turn, opened, now);
          progress = { ...progress, log };
          credits.push(verdict.credit);
          ability += 0.01;
          turns += 1;
          misses = verdict.credit < MISSED ? misses + 1 : 0;
          if (misses > 0 && misses % 4 === 0) runs += 1;
        },
      },
    });
    progress = withFinished(progress, definition, played);
    successes.push(mean(credits));
    standings.push(played.standing);
  }
  const believed = mean(skillsOf(progress.log, BEGIN + 2 * SITTINGS * DAY).map((skill) => skill.ability));
  return { ability: born, believed, successes, standings, turns, runs };

  /** Not the learner's own curve, and not its slip. */
  function successWith(difficulty: number): number {
    return (1 - slip) * (1 - Math.exp(-Math.LN2 * Math.exp(0.85 * (ability - difficulty))));
  }
  function misjudgement(item: string): number {
    const known = misjudged.get(item) ?? normal(chance, 0, 0.5);
    misjudged.set(item, known);
    return known;
  }
}

function setOf({ definition }: LoadedGame, level: number, act: string) {
  const chosen = definition.levels[level];
  if (chosen === undefined) throw new RangeError(`${definition.slug} has no level ${level}`);
  const played = chosen.chapter.find(({ id }) => id === act);
  const named = played?.type === "play" ? played.set : undefined;
  return [...definition.levels, ...(definition.banks ?? [])].find(({ id }) => id === named) ?? chosen;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length;
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  const sum = (of: (place: number) => number) => one.reduce((total, _, place) => total + of(place), 0);
  const left = (place: number) => (one[place] ?? 0) - a;
  const right = (place: number) => (other[place] ?? 0) - b;
  return (
    sum((place) => left(place) * right(place)) /
    Math.sqrt(sum((place) => left(place) ** 2) * sum((place) => right(place) ** 2))
  );
}

/** Box and Muller. */
function normal(chance: Random, middle: number, deviation: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - chance.next()));
  return middle + deviation * radius * Math.cos(2 * Math.PI * chance.next());
}
