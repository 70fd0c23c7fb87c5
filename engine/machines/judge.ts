/** What a press or a voice's move does to a turn: the mechanic judges, and help comes by itself. Pure. */
import { capitalize } from "../capitalize.ts";
import { say, sound, type Cue } from "../cue.ts";
import type { PlannedTurn } from "../learner/sitting.ts";
import type { AnyMechanic, Deal } from "../mechanics/contract.ts";
import type { Action, Move, Press } from "../move.ts";
import type { AnyItem } from "../mechanics/contract.ts";
import { sentences } from "../words.ts";

/** After this many misses on one item the game helps by itself. */
const MISSES_BEFORE_HELP = 2;
/** After this many it shows the answer and goes on: nobody is kept at an item that does not open. */
const MISSES_BEFORE_REVEAL = 4;

export type AnyDeal = Deal<unknown, unknown, AnyItem>;

/** A turn's own memory: plain data. */
export interface TurnState {
  readonly play: unknown;
  readonly tries: number;
  readonly misses: number;
  /** Hints that were asked for. */
  readonly hints: number;
  /** Those of them since the item last advanced: each is stronger than the one before. */
  readonly hintsHere: number;
}

export interface Judgement {
  readonly turn: TurnState;
  readonly cues: readonly Cue[];
  /** The item's credit, once it is over. */
  readonly credit: number | null;
}

export function dealOf(content: unknown, planned: PlannedTurn): AnyDeal {
  const { level, item, seed, roundSeed } = planned;
  return { content, rules: level.rules, item, seed, roundSeed };
}

export function beginTurn(mechanic: AnyMechanic, deal: AnyDeal): TurnState {
  return { play: mechanic.begin(deal), tries: 0, misses: 0, hints: 0, hintsHere: 0 };
}

export function moveFor(moves: readonly Move[], press: Press): Move | undefined {
  return moves.find((move) => move.button === press);
}

export function judge(mechanic: AnyMechanic, deal: AnyDeal, turn: TurnState, action: Action): Judgement {
  const { state: play, cues, outcome } = mechanic.apply(deal, turn.play, action);
  switch (outcome.type) {
    case "going":
      return { turn: { ...turn, play }, cues, credit: null };
    case "advanced":
      return { turn: { ...turn, play, tries: turn.tries + 1, misses: 0, hintsHere: 0 }, cues, credit: null };
    case "solved":
      return { turn: { ...turn, play, tries: turn.tries + 1 }, cues, credit: outcome.credit };
    case "missed": {
      const missed = { ...turn, play, tries: turn.tries + 1, misses: turn.misses + 1 };
      if (missed.misses >= MISSES_BEFORE_REVEAL) {
        return { turn: missed, cues: [...cues, ...mechanic.reveal(deal, play)], credit: 0 };
      }
      if (missed.misses >= MISSES_BEFORE_HELP) {
        const help = mechanic.hint(deal, play, missed.misses === MISSES_BEFORE_HELP ? 2 : 3);
        return { turn: missed, cues: [...cues, sound("help"), ...help], credit: null };
      }
      return { turn: missed, cues, credit: null };
    }
  }
}

/** A hint that was asked for: each time a stronger one. */
export function giveHint(mechanic: AnyMechanic, deal: AnyDeal, turn: TurnState): Judgement {
  const hintsHere = turn.hintsHere + 1;
  const strength = hintsHere === 1 ? 1 : hintsHere === 2 ? 2 : 3;
  return {
    turn: { ...turn, hints: turn.hints + 1, hintsHere },
    cues: [sound("help"), ...mechanic.hint(deal, turn.play, strength)],
    credit: null,
  };
}

/**
 * "Left: light load. Right: dark load." What can be done, in words, from the one list of moves, but for what a button's
 * name already says.
 */
export function spokenMoves(moves: readonly Move[]): Cue[] {
  const told = moves.flatMap(({ button, label }) => {
    const name = button === undefined ? label : capitalize(button);
    return name === label ? [] : [sentences.button(name, label)];
  });
  return [say(told.join(" "), "object")];
}
