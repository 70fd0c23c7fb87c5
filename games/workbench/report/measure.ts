/** Figures of a level, from simulated sittings of every kind of player. */
import type { LoadedGame } from "../../../engine/definition/index.ts";
import { simulateSitting, type Simulation } from "../../../engine/sitting/index.ts";
import { mean, minutesOf, secondsOf, stakeIdsOf, tallyOf, turnsOf } from "../figures.ts";
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
  /** Where the level's stakes and devices ended, on the mean, by their ids. */
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

/** What is kept of one sitting: nothing of all that was heard, since a thousand of them would fill the memory. */
interface Played {
  readonly minutes: number;
  readonly tally: number;
  readonly stakes: Readonly<Record<string, number>>;
  readonly hints: number;
  readonly presses: number;
  /** Of each turn. */
  readonly credits: readonly number[];
}

/** What is asked of full sittings only. */
interface Heard extends Played {
  readonly met: ReadonlySet<string>;
  readonly stakeMoved: number;
  readonly repeated: ReturnType<typeof repetitions>;
  readonly stretch: number;
  readonly before: number;
  /** Presses of each turn, by act. */
  readonly pressesIn: readonly (readonly [act: string, presses: number])[];
}

/** @param sittings full ones of each player; a quarter as many are short */
export function measureLevel(game: LoadedGame, level: number, sittings: number): LevelFigures {
  const chosen = game.definition.levels[level];
  if (chosen === undefined) throw new RangeError(`no level ${level + 1}`);
  const names = Object.keys(players) as PlayerName[];
  const full = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<PlayerName, Heard[]>;
  // All players of one seed after each other: they meet the same items, whose solutions a mechanic may still know.
  for (let seed = 0; seed < sittings; seed++)
    for (const name of names) full[name].push(playFull(game, level, name, seed));
  const figures = names.map((name) => {
    const short = each(Math.ceil(sittings / 4), (seed) => playShort(game, level, name, seed));
    return [name, figuresOf(stakeIdsOf(game, level), full[name], short)] as const;
  });
  const thinking = [...full.solver, ...full.strong, ...full.average];
  return {
    level: chosen.id,
    name: chosen.name,
    players: Object.fromEntries(figures) as Record<PlayerName, PlayerFigures>,
    shareOfTurnsWithStakeMoved: mean(full.average.map(({ stakeMoved }) => stakeMoved)),
    heardOften: often(full.average.map(({ repeated }) => repeated.times)),
    heardTwiceRunning: [...new Set(full.average.flatMap(({ repeated }) => repeated.running))],
    longestStretchSeconds: Math.max(...full.average.map(({ stretch }) => stretch)),
    neverMet: itemsNeverMet(
      game,
      level,
      thinking.map(({ met }) => met),
    ),
    stalls: stallsOf([...full.weak, ...full.average]),
    wordsBeforeFirstPress: Math.max(...full.average.map(({ before }) => before)),
  };
}

function each<T>(sittings: number, play: (seed: number) => T): T[] {
  return Array.from({ length: sittings }, (_, seed) => play(seed));
}

function playFull(game: LoadedGame, level: number, player: PlayerName, seed: number): Heard {
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
  const one = simulateSitting({ game, level, seed, length: "full", temper: players[player], observer });
  return {
    ...playedOf(game, level, one),
    met: new Set(turnsOf(one).map(({ item }) => item.id)),
    stakeMoved: one.turnsOfChange / Math.max(1, turnsOf(one).length),
    repeated: repetitions(one),
    stretch: longestStretch(one),
    before: wordsBefore(one),
    pressesIn,
  };
}

function playShort(game: LoadedGame, level: number, player: PlayerName, seed: number): Played {
  return playedOf(
    game,
    level,
    simulateSitting({ game, level, seed, length: "short", temper: players[player] }),
  );
}

function playedOf(game: LoadedGame, level: number, one: Simulation): Played {
  const { stakes, counts } = one.sitting.standing;
  return {
    minutes: minutesOf(one),
    tally: tallyOf(game, level, one),
    stakes,
    hints: counts["hints"] ?? 0,
    presses: one.presses,
    credits: turnsOf(one).map(({ credit }) => credit),
  };
}

function figuresOf(
  stakes: readonly string[],
  full: readonly Played[],
  short: readonly Played[],
): PlayerFigures {
  const credits = full.flatMap((one) => one.credits);
  return {
    minutes: mean(full.map(({ minutes }) => minutes)),
    minutesShort: mean(short.map(({ minutes }) => minutes)),
    success: credits.filter((credit) => credit >= MISSED_BELOW).length / Math.max(1, credits.length),
    tally: mean(full.map(({ tally }) => tally)),
    stakes: Object.fromEntries(stakes.map((id) => [id, mean(full.map((one) => one.stakes[id] ?? 0))])),
    hints: mean(full.map(({ hints }) => hints)),
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

function stallsOf(all: readonly Heard[]): [string, number][] {
  const acts = new Map<string, number[]>();
  for (const { pressesIn } of all)
    for (const [act, presses] of pressesIn) acts.set(act, [...(acts.get(act) ?? []), presses]);
  return [...acts]
    .map(([act, presses]): [string, number] => [act, mean(presses)])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_STALLS);
}
