/**
 * What a press, a move that was said, or a time that has passed comes to in a turn: refused, help, where one is, or a step.
 * The mechanic is asked here and nowhere else, once for each; the turn machine hears what came of it as an event. Pure.
 */
import { sound, type Cue } from "../cue.ts";
import type { Telling, Wake } from "../mechanics/contract.ts";
import type { Action, Move, Press, PressMade } from "../move.ts";
import type { Standing } from "../sitting/standing.ts";
import { giveHint, judge, judgeWaiting, openTurn } from "./judge.ts";
import { moveFor, movesIn, type Frame, type Judgement, type TurnState } from "./turn-frame.ts";
import { spokenTurnMoves, WHAT_TO_DO } from "./tell-moves.ts";

/** A turn as whatever comes finds it. */
export interface TurnNow {
  readonly frame: Frame;
  readonly turn: TurnState;
  /** What can be done in this state of the item. */
  readonly moves: readonly Move[];
  /** The time that the mechanic has asked for. */
  readonly wake: Wake | null;
}

/** The turn as it is from now on, and what is heard of that. */
export interface Came {
  readonly turn: TurnState;
  readonly moves: readonly Move[];
  readonly wake: Wake | null;
  readonly cues: readonly Cue[];
  /** How the sitting stands after the step, before a verdict. */
  readonly counted: Standing;
  /** The item's credit, once it is over. */
  readonly credit: number | null;
}

export type Taken =
  /** It does nothing here: what can be done is told, and the turn is as before. */
  | { readonly type: "turn.refused"; readonly came: Came }
  /** Help that was asked for. */
  | { readonly type: "turn.helped"; readonly came: Came }
  /** What is asked, and how far one is. */
  | { readonly type: "turn.located"; readonly came: Came }
  /** The mechanic has judged. */
  | { readonly type: "turn.stepped"; readonly came: Came };

/** How long ago each mark of this turn was heard by the player. */
type Since = Readonly<Record<string, number>>;

export function takePress(now: TurnNow, press: Press, made: PressMade | undefined, since: Since): Taken {
  const move = moveFor(now.moves, press);
  if (move !== undefined) {
    const held = move.held === undefined ? {} : { held: made?.held ?? 0 };
    return step(now, { move: move.id, ...held, since });
  }
  if (press === "repeat") return { type: "turn.located", came: locate(now) };
  if (press === "hint") return help(now);
  return { type: "turn.refused", came: unchanged(now, [sound("nothing"), ...spokenNow(now)]) };
}

/** A move that no one button has: a voice made it, or keys that were down together. */
export function takeAction(now: TurnNow, action: Action, since: Since): Taken {
  if (action.move === WHAT_TO_DO) return { type: "turn.located", came: locate(now, spokenNow(now)) };
  return step(now, { ...action, since });
}

/** The time is over that the mechanic asked for, and nobody has moved. */
export function takeTime(now: TurnNow, since: Since): Taken {
  return { type: "turn.stepped", came: judged(now, judgeWaiting(now.frame, now.turn, since)) };
}

/** The question, when the turn begins. */
export function openedTurn(frame: Frame, begun: TurnState): Came {
  const { state: turn, cues, wake = null } = openTurn(frame, begun);
  return { turn, moves: movesIn(frame, turn), wake, cues, counted: turn.standing, credit: null };
}

/** Where we are, answered by a sound first. */
export function locate(now: TurnNow, more: readonly Cue[] = []): Came {
  const { cues, ...where } = whereNow(now);
  return told(now, { ...where, cues: [sound("tick", { hold: "none" }), ...cues, ...more] });
}

/** Nobody has done anything for a while: first it is asked again, then told what can be done. */
export function remind(now: TurnNow, reminders: number): Came {
  if (reminders > 0) return unchanged(now, spokenNow(now));
  return told(now, whereNow(now));
}

/** Told by how the stakes stand by now, not as the turn began. */
function whereNow({ frame: { mechanic, deal }, turn: { play, standing } }: TurnNow): Telling<unknown> {
  return mechanic.where(deal, play, standing.stakes);
}

function spokenNow({ frame, turn, moves }: TurnNow): readonly Cue[] {
  return spokenTurnMoves(frame, turn, moves);
}

function step(now: TurnNow, action: Action): Taken {
  return { type: "turn.stepped", came: judged(now, judge(now.frame, now.turn, action, now.moves)) };
}

function help(now: TurnNow): Taken {
  return { type: "turn.helped", came: judged(now, giveHint(now.frame, now.turn)) };
}

/** Whatever was pressed is answered by a sound. */
function judged({ frame }: TurnNow, { turn, cues, ...judgement }: Judgement): Came {
  const heard = cues[0]?.type === "sound" ? cues : [sound("tick"), ...cues];
  return { ...judgement, turn, moves: movesIn(frame, turn), cues: heard };
}

function told({ frame, turn: before }: TurnNow, { state: play, cues, wake }: Telling<unknown>): Came {
  const turn = { ...before, play };
  const moves = movesIn(frame, turn);
  return { turn, moves, wake: wake ?? null, cues, counted: turn.standing, credit: null };
}

function unchanged({ turn, moves, wake }: TurnNow, cues: readonly Cue[]): Came {
  return { turn, moves, wake, cues, counted: turn.standing, credit: null };
}
