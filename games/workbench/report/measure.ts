/** Figures of a level, from simulated sittings of every kind of player. */
import type { LoadedGame } from "../../../engine/definition/index.ts";
import { simulateSitting, type Simulation } from "../../../engine/sitting/index.ts";
import { mean, minutesOf, secondsOf, tallyOf, turnsOf } from "../figures.ts";
import { players, type PlayerName } from "../players.ts";
import { itemsNeverMet, repetitions, wordsBefore } from "./heard.ts";

export interface PlayerFigures {
  /** Of a full sitting, the player's own time not counted, on the mean; and of a short one. */
  readonly minutes: number;
  readonly minutesShort: number;
  /** Share of the turns that were done with at least half of the credit. */
  readonly success: number;
  /** The level's first tally, or turns with full credit, on the mean. */
  readonly tally: number;
  /** Where the level's stakes ended, on the mean, by their ids. */
  readonly stakes: Readonly<Record<string, number>>;
  /** Asked for in a sitting, on the mean. */
  readonly hints: number;
  readonly presses: number;
}

export interface LevelFigures {
  readonly level: string;
  readonly name: string;
  readonly players: Readonly<Record<PlayerName, PlayerFigures>>;
  /** Of the turns of the average player. */
  readonly shareOfTurnsWithStakeMoved: number;
  /** Lines that were heard more than four times in one sitting of the average player, with the most times. */
  readonly heardOften: readonly (readonly [line: string, times: number])[];
  readonly heardTwiceRunning: readonly string[];
  readonly longestStretchSeconds: number;
  /** Ids; empty where items are made as they are needed. */
  readonly neverMet: readonly string[];
  /** Where the weak and the average player spend most presses: acts, with presses for each turn. */
  readonly stalls: readonly (readonly [act: string, presses: number])[];
  readonly wordsBeforeFirstPress: number;
}

const MISSED_BELOW = 0.5;
const MOST_STALLS = 3;

interface Played extends Simulation {
  /** Presses of each turn, by act. */
  readonly pressesIn: readonly (readonly [act: string, presses: number])[];
}

/** @param sittings full ones of each player; a quarter as many are short */
export function measureLevel(game: LoadedGame, level: number, sittings: number): LevelFigures {
  const chosen = game.definition.levels[level];
  if (chosen === undefined) throw new RangeError(`no level ${level + 1}`);
  const names = Object.keys(players) as PlayerName[];
  const full = Object.fromEntries(
    names.map((name) => [name, playAll(game, level, name, "full", sittings)]),
  ) as Record<PlayerName, Played[]>;
  const figures = names.map((name) => {
    const short = playAll(game, level, name, "short", Math.ceil(sittings / 4));
    return [name, figuresOf(game, level, full[name], short)] as const;
  });
  const thinking = [...full.solver, ...full.strong, ...full.average];
  const repeated = full.average.map(repetitions);
  return {
    level: chosen.id,
    name: chosen.name,
    players: Object.fromEntries(figures) as Record<PlayerName, PlayerFigures>,
    shareOfTurnsWithStakeMoved: mean(
      full.average.map((one) => one.turnsOfChange / Math.max(1, turnsOf(one).length)),
    ),
    heardOften: often(repeated.map(({ times }) => times)),
    heardTwiceRunning: [...new Set(repeated.flatMap(({ running }) => running))],
    longestStretchSeconds: Math.max(...full.average.map(longestStretch)),
    neverMet: itemsNeverMet(game, level, thinking),
    stalls: stallsOf([...full.weak, ...full.average]),
    wordsBeforeFirstPress: Math.max(...full.average.map(wordsBefore)),
  };
}

function playAll(
  game: LoadedGame,
  level: number,
  player: PlayerName,
  length: "full" | "short",
  sittings: number,
): Played[] {
  return Array.from({ length: sittings }, (_, seed) => {
    const pressesIn: [string, number][] = [];
    const observer = {
      came: (act: string, item?: string) => {
        if (item !== undefined) pressesIn.push([act, 0]);
      },
      pressed: () => {
        const turn = pressesIn.at(-1);
        if (turn !== undefined) turn[1] += 1;
      },
    };
    const played = simulateSitting({ game, level, seed, length, temper: players[player], observer });
    return { ...played, pressesIn };
  });
}

function figuresOf(
  game: LoadedGame,
  level: number,
  full: readonly Played[],
  short: readonly Played[],
): PlayerFigures {
  const turns = full.flatMap(turnsOf);
  return {
    minutes: mean(full.map(minutesOf)),
    minutesShort: mean(short.map(minutesOf)),
    success: turns.filter(({ credit }) => credit >= MISSED_BELOW).length / Math.max(1, turns.length),
    tally: mean(full.map((one) => tallyOf(game, level, one))),
    stakes: Object.fromEntries(
      (game.definition.levels[level]?.stakes ?? []).map((id) => [
        id,
        mean(full.map(({ sitting }) => sitting.standing.stakes[id] ?? 0)),
      ]),
    ),
    hints: mean(full.map(({ sitting }) => sitting.standing.counts["hints"] ?? 0)),
    presses: mean(full.map(({ presses }) => presses)),
  };
}

const MOST_HEARINGS = 4;

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

function stallsOf(all: readonly Played[]): [string, number][] {
  const acts = new Map<string, number[]>();
  for (const { pressesIn } of all)
    for (const [act, presses] of pressesIn) acts.set(act, [...(acts.get(act) ?? []), presses]);
  return [...acts]
    .map(([act, presses]): [string, number] => [act, mean(presses)])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_STALLS);
}
