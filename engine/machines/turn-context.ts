/** What a turn knows: plain data, and how it changes with what comes. Pure. */
import type { Cue } from "../cue.ts";
import type { LoadedGame } from "../definition/index.ts";
import type { Wake } from "../mechanics/contract.ts";
import type { Move } from "../move.ts";
import { withGame, type SittingData } from "../sitting/log.ts";
import type { PlannedTurn } from "../sitting/plan-turn.ts";
import { NO_STANDING, type Standing } from "../sitting/standing.ts";
import type { Verdict } from "../verdict.ts";
import { frameOf, type Frame, type TurnState } from "./turn-frame.ts";
import type { Came } from "./take-press.ts";

export interface TurnContext {
  planned: PlannedTurn | null;
  /** The sitting as it was when the turn began: its level and its seed say what stands around the turn. */
  sitting: SittingData | null;
  turn: TurnState;
  /** What can be done in this state of the item; asked of the mechanic once. */
  moves: readonly Move[];
  cues: readonly Cue[];
  credit: number | null;
  /** How likely a press at random would have had it right when the question was asked. */
  chance: number;
  calm: boolean;
  /** How the sitting stands after the last step, and as the session knows it. */
  counted: Standing;
  known: Standing;
  wake: Wake | null;
  /** When the marks of this turn's cues were reached. */
  marks: Readonly<Record<string, number>>;
  reprompts: number;
  /** When thinking began, and when the last move was made; null before. */
  thinkingSince: number | null;
  lastMoveAt: number;
  pausedAt: number;
}

export const NO_TURN: TurnContext = {
  planned: null,
  sitting: null,
  turn: {
    play: null,
    tries: 0,
    misses: 0,
    hints: 0,
    climbed: null,
    standing: NO_STANDING,
    claims: [],
    asked: null,
  },
  moves: [],
  cues: [],
  credit: null,
  chance: 0,
  calm: false,
  counted: NO_STANDING,
  known: NO_STANDING,
  wake: null,
  marks: {},
  reprompts: 0,
  thinkingSince: null,
  lastMoveAt: 0,
  pausedAt: 0,
};

/** A mark that is to be reached again has not been reached yet. */
export function withCame({ marks, counted }: TurnContext, came: Came): Partial<TurnContext> {
  return { ...came, known: counted, marks: withoutMarksOf(came.cues, marks), reprompts: 0 };
}

/** A move was made, or help was asked for, at this time by the clock. */
export function withMove(context: TurnContext, came: Came, at: number): Partial<TurnContext> {
  return { ...withCame(context, came), thinkingSince: context.thinkingSince ?? at, lastMoveAt: at };
}

/**
 * How long ago each mark was reached.
 * @param at the moment that counts, by the clock
 */
export function sinceMarks({ marks }: TurnContext, at: number): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(marks).map(([mark, reached]) => [mark, at - reached]));
}

/**
 * In how many milliseconds the time is over that the mechanic has asked for; null where it has not begun.
 * @param outputDelay milliseconds between a mark and when it is heard
 */
export function wakesIn({ wake, marks }: TurnContext, now: number, outputDelay: number): number | null {
  if (wake === null) return null;
  const from = wake.from === undefined ? now : marks[wake.from];
  return from === undefined ? null : Math.max(0, from + wake.milliseconds + outputDelay - now);
}

export function verdictOf(context: TurnContext): Verdict {
  const { set, item } = plannedIn(context);
  const { tries, hints } = context.turn;
  const milliseconds = context.thinkingSince === null ? 0 : context.lastMoveAt - context.thinkingSince;
  return {
    item: item.id,
    level: set.id,
    skill: item.skill ?? set.skill,
    credit: context.credit ?? 0,
    tries,
    hints,
    chance: context.chance,
    seconds: Math.round(milliseconds / 100) / 10,
  };
}

function plannedIn({ planned }: Pick<TurnContext, "planned">): PlannedTurn {
  if (planned === null) throw new Error("turn: no item has begun");
  return planned;
}

function sittingIn({ sitting }: Pick<TurnContext, "sitting">): SittingData {
  if (sitting === null) throw new Error("turn: no item has begun");
  return sitting;
}

/**
 * One in so many answers. Where the first press only leads to an answer, or numbers can be said, chance has little to hope
 * for, and a tenth stands for that little.
 */
export function chanceOf(moves: readonly Move[]): number {
  const answers = moves.filter(({ judges, slot }) => judges === true && slot === undefined).length;
  return answers > 1 ? 1 / answers : LITTLE_CHANCE;
}
const LITTLE_CHANCE = 0.1;

/** What a turn is played in, once it has begun. */
export function frameIn(game: LoadedGame, context: Pick<TurnContext, "planned" | "sitting" | "calm">): Frame {
  return frameOf(withGame(game, sittingIn(context)), plannedIn(context), context.calm);
}

function withoutMarksOf(cues: readonly Cue[], marks: TurnContext["marks"]): TurnContext["marks"] {
  const again = cues.flatMap((cue) =>
    cue.type === "mark" ? [cue.mark] : cue.type === "pattern" ? [cue.name] : [],
  );
  return Object.fromEntries(Object.entries(marks).filter(([mark]) => !again.includes(mark)));
}
