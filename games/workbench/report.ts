/** Figures of a game, from simulated sittings. */
import type { LoadedGame } from "../../engine/definition/index.ts";
import {
  masher,
  simulateSitting,
  solver,
  thinker,
  type Simulation,
  type Temper,
} from "../../engine/sitting/index.ts";
import { shownText, spokenText } from "../../engine/speech/index.ts";
import { mean, minutesOf, secondsOf, tallyOf, turnsOf } from "./figures.ts";

export interface LevelReport {
  readonly level: string;
  /** Minutes of a sitting, the player's own time not counted, on the mean. */
  readonly minutes: Readonly<Record<"solver" | "thinker" | "masher" | "short", number>>;
  /** The level's first tally, or turns with full credit, on the mean. */
  readonly tally: Readonly<Record<"solver" | "thinker" | "masher", number>>;
  /** Of the turns of the thinker. */
  readonly shareOfTurnsWithStakeMoved: number;
  /** Lines that were heard more than four times in one of the thinker's sittings, with the most times. */
  readonly heardOften: readonly (readonly [line: string, times: number])[];
  readonly heardTwiceRunning: readonly string[];
  readonly longestStretchSeconds: number;
  /** Of the items that the level's acts can draw; null where they are made. */
  readonly shareOfBank: number | null;
  readonly wordsBeforeFirstPress: number;
}

const MOST_HEARINGS = 4;

export function reportLevel(game: LoadedGame, level: number, sittings: number): LevelReport {
  const play = (temper: Temper, length: "full" | "short" = "full"): Simulation[] =>
    Array.from({ length: sittings }, (_, seed) => simulateSitting({ game, level, seed, length, temper }));
  const by = { solver: play(solver), thinker: play(thinker), masher: play(masher) };
  const chosen = game.definition.levels[level];
  if (chosen === undefined) throw new RangeError(`no level ${level + 1}`);
  const repeated = by.thinker.map(repetitions);
  return {
    level: chosen.id,
    minutes: {
      solver: mean(by.solver.map(minutesOf)),
      thinker: mean(by.thinker.map(minutesOf)),
      masher: mean(by.masher.map(minutesOf)),
      short: mean(play(thinker, "short").map(minutesOf)),
    },
    tally: {
      solver: mean(by.solver.map((one) => tallyOf(game, level, one))),
      thinker: mean(by.thinker.map((one) => tallyOf(game, level, one))),
      masher: mean(by.masher.map((one) => tallyOf(game, level, one))),
    },
    shareOfTurnsWithStakeMoved: mean(
      by.thinker.map((one) => one.turnsOfChange / Math.max(1, turnsOf(one).length)),
    ),
    heardOften: often(repeated.map(({ times }) => times)),
    heardTwiceRunning: [...new Set(repeated.flatMap(({ running }) => running))],
    longestStretchSeconds: Math.max(...by.thinker.map(longestStretch)),
    shareOfBank: shareOfBank(game, level, [...by.solver, ...by.thinker]),
    wordsBeforeFirstPress: Math.max(...by.thinker.map(wordsBefore)),
  };
}

function repetitions({ cues }: Simulation) {
  const lines = cues.flatMap((cue) =>
    cue.type === "say" && cue.part !== "name" ? [shownText(cue.text)] : [],
  );
  const times = new Map<string, number>();
  for (const line of lines) if (!isNumber(line)) times.set(line, (times.get(line) ?? 0) + 1);
  const running = lines.filter((line, index) => index > 0 && line === lines[index - 1] && !isNumber(line));
  return { times, running };
}

function isNumber(line: string): boolean {
  return /^[\d\s.,%$-]+$/.test(line);
}

function often(sittings: readonly ReadonlyMap<string, number>[]): [string, number][] {
  const most = new Map<string, number>();
  for (const times of sittings)
    for (const [line, count] of times)
      if (count > MOST_HEARINGS) most.set(line, Math.max(most.get(line) ?? 0, count));
  return [...most].toSorted(([, a], [, b]) => b - a);
}

/** Seconds between things that were not heard before in this sitting: a sound, or a line of the story. */
function longestStretch({ cues }: Simulation): number {
  const known = new Set<string>();
  let since = 0;
  let longest = 0;
  for (const cue of cues) {
    const what =
      cue.type === "sound" ? cue.sound : cue.type === "say" && cue.part === "context" ? cue.text : null;
    since += secondsOf(cue);
    if (what === null || known.has(what)) continue;
    known.add(what);
    longest = Math.max(longest, since);
    since = 0;
  }
  return Math.max(longest, since);
}

function shareOfBank(
  { definition }: LoadedGame,
  level: number,
  sittings: readonly Simulation[],
): number | null {
  const chosen = definition.levels[level];
  const sets = new Set(chosen?.chapter.flatMap((act) => (act.type === "play" ? [act.set ?? chosen.id] : [])));
  const items = [...definition.levels, ...(definition.banks ?? [])]
    .filter(({ id }) => sets.has(id))
    .flatMap(({ items: ofSet }) => ofSet?.map(({ id }) => id) ?? []);
  if (items.length === 0) return null;
  const met = new Set(sittings.flatMap((one) => turnsOf(one).map(({ item }) => item.id)));
  return items.filter((id) => met.has(id)).length / items.length;
}

function wordsBefore({ cues, beforeFirstPress }: Simulation): number {
  return cues
    .slice(0, beforeFirstPress)
    .flatMap((cue) => (cue.type === "say" ? spokenText(cue.text).split(/\s+/) : [])).length;
}
