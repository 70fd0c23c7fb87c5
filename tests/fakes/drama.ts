/** A quiz with some of every device, and a sitting of it as what came of each press. */
import type { LoadedGame } from "../../engine/definition/index.ts";
import type { DeviceData } from "../../engine/devices/index.ts";
import type { SpokenCue } from "../../engine/lines/word-cues.ts";
import { simulateSitting } from "../../engine/sitting/simulate.ts";
import type { Standing } from "../../engine/sitting/standing.ts";
import { masher, type Temper } from "../../engine/sitting/tempers.ts";
import { quizGame } from "./quiz.ts";

export const coins = {
  type: "purse",
  unit: { one: "coin", many: "coins" },
  start: 2,
  earns: { right: 2, "bet-won": 1 },
  loses: { wrong: 1 },
} satisfies DeviceData;
export const gull = {
  type: "pursuer",
  name: "The gull",
  step: { sound: "duck", caption: "flap", side: 0.6 },
  away: 5,
  nears: { moves: 1, wrong: 1 },
  flees: { right: 4 },
  how: "A gull is after your coins. Each press brings it nearer, and a right answer drives it off.",
  takes: { coins: 2 },
  came: ["The gull snatches what it can."],
  nothing: ["The gull finds nothing, and shrieks."],
} satisfies DeviceData;
export const fox = {
  type: "claim",
  name: "The fox",
  lies: 0.5,
  says: "I would take {label}.",
  how: "The fox fibs now and then: a sniff before it means that it is true.",
  honest: { sound: "dog-pant", caption: "a sniff" },
  fooled: ["The fox has fooled you."],
  caught: ["You did not fall for it."],
} satisfies DeviceData;
export const evening = {
  type: "clock",
  unit: { one: "minute", many: "minutes" },
  budget: 9,
  runs: { moves: 1 },
  how: "Every press takes a minute.",
} satisfies DeviceData;
export const band = {
  type: "collection",
  unit: { one: "player", many: "players" },
  things: ["Tuba", "Flute", "Drum"].map((name) => ({
    id: name.toLowerCase(),
    name: `The ${name}`,
    lines: [{ sound: "tick" }],
  })),
  gains: { right: 1 },
  loses: { "gull-came": 1 },
} satisfies DeviceData;
export const bet = {
  type: "wager",
  purse: "coins",
  unit: { one: "coin", many: "coins" },
  bets: [1, 3],
  asks: ["How sure are you?"],
  won: ["The bet is won."],
  lost: ["The bet is lost."],
} satisfies DeviceData;
export const lamp = {
  type: "fuel",
  unit: { one: "drop", many: "drops" },
  start: 3,
  burns: { moves: 1 },
  gets: { right: 1 },
  out: ["The lamp is dark: you feel your way."],
} satisfies DeviceData;

export function gameWith(devices: Record<string, DeviceData>, changes: object = {}): LoadedGame {
  return quizGame({ warmUps: 1, rounds: 2, turnsPerRound: 3 }, 20, {
    devices,
    prices: { think: { coins: 1 } },
    ...changes,
  });
}

/** What came of one press, up to the next: all that was heard, and every standing on the way. */
interface Pressed {
  /** The id of a move or an option, or an aside; empty for what came before the first press. */
  readonly press: string;
  /** Which turn it was made in. */
  readonly turn: number;
  readonly cues: SpokenCue[];
  readonly standings: Standing[];
}

export function play(game: LoadedGame, seed: number, temper: Temper = masher) {
  const opened: Pressed = { press: "", turn: 0, cues: [], standings: [] };
  const steps = [opened];
  let now = opened;
  let turn = 0;
  const { sitting, cues } = simulateSitting({
    game,
    level: 0,
    seed,
    length: "full",
    temper,
    observer: {
      came: (_act, item) => (turn += item === undefined ? 0 : 1),
      pressed: (press) => steps.push((now = { press, turn, cues: [], standings: [] })),
      heard: (cue) => now.cues.push(cue),
      stood: (standing) => now.standings.push(standing),
    },
  });
  return { sitting, steps, said: textsOf(cues) };
}

/** What a voice says of them. */
export function textsOf(cues: readonly SpokenCue[]): string[] {
  return cues.flatMap((cue) => (cue.type === "say" ? [cue.text] : []));
}
