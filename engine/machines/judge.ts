/** What a press or a voice's move does to a turn: the mechanic judges, and help comes by itself. Pure. */
import { capitalize } from "../capitalize.ts";
import { say, sound, type Cue } from "../cue.ts";
import type { PlannedTurn } from "../sitting/plan-turn.ts";
import {
  USUAL_PATIENCE,
  type AnyItem,
  type AnyMechanic,
  type Counts,
  type Deal,
  type Step,
  type Wake,
} from "../mechanics/contract.ts";
import type { Action, Move, Press } from "../move.ts";
import { sentences } from "../words.ts";

export type AnyDeal = Deal<unknown, unknown, AnyItem, unknown>;

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
  readonly counts: Counts;
  readonly wake: Wake | null;
}

const NO_COUNTS: Counts = {};

export function dealOf(content: unknown, planned: PlannedTurn, calm: boolean): AnyDeal {
  const { set, item, seed, actSeed, world, stakes, keepsakes, rival } = planned;
  return { content, rules: set.rules, item, seed, actSeed, world, calm, stakes, keepsakes, rival };
}

export function beginTurn(mechanic: AnyMechanic, deal: AnyDeal): TurnState {
  return { play: mechanic.begin(deal), tries: 0, misses: 0, hints: 0, hintsHere: 0 };
}

export function moveFor(moves: readonly Move[], press: Press): Move | undefined {
  return moves.find((move) => move.button === press);
}

export function judge(mechanic: AnyMechanic, deal: AnyDeal, turn: TurnState, action: Action): Judgement {
  return judgeStep(mechanic, deal, turn, mechanic.apply(deal, turn.play, action));
}

/**
 * The time that the mechanic asked for has passed without a move.
 * @throws where the mechanic has asked for a time and does not know what happens then
 */
export function judgeWaiting(
  mechanic: AnyMechanic,
  deal: AnyDeal,
  turn: TurnState,
  since: Readonly<Record<string, number>>,
): Judgement {
  const step = mechanic.tick?.(deal, turn.play, since);
  if (step === undefined) throw new Error(`${mechanic.id}: asks for a time, and has no tick`);
  return judgeStep(mechanic, deal, turn, step);
}

function judgeStep(mechanic: AnyMechanic, deal: AnyDeal, turn: TurnState, step: Step<unknown>): Judgement {
  const { state: play, cues, outcome, counts = NO_COUNTS, wake = null, helpAnew } = step;
  const judged = { cues, credit: null, counts, wake };
  const tried = { ...turn, play, tries: turn.tries + 1 };
  switch (outcome.type) {
    case "going":
      return { ...judged, turn: { ...turn, play, ...(helpAnew === true ? { hintsHere: 0 } : {}) } };
    case "advanced":
      return { ...judged, turn: { ...tried, misses: 0, hintsHere: 0 } };
    case "solved":
      return { ...judged, turn: tried, credit: outcome.credit };
    case "missed": {
      const missed = { ...tried, misses: turn.misses + 1 };
      const patience = mechanic.patience?.(deal, play) ?? USUAL_PATIENCE;
      if (missed.misses >= patience.reveal) {
        return { ...judged, turn: missed, cues: [...cues, ...mechanic.reveal(deal, play)], credit: 0 };
      }
      if (missed.misses < patience.help) return { ...judged, turn: missed };
      const help = mechanic.hint(deal, play, missed.misses === patience.help ? 2 : 3);
      return { ...judged, turn: missed, cues: [...cues, sound("help"), ...help] };
    }
  }
}

/** A hint that was asked for: each time a stronger one. */
export function giveHint(mechanic: AnyMechanic, deal: AnyDeal, turn: TurnState): Judgement {
  const hintsHere = turn.hintsHere + 1;
  const strength = hintsHere === 1 ? 1 : hintsHere === 2 ? 2 : 3;
  return {
    turn: {
      ...turn,
      play: mechanic.helped?.(deal, turn.play, strength) ?? turn.play,
      hints: turn.hints + 1,
      hintsHere,
    },
    cues: [sound("help"), ...mechanic.hint(deal, turn.play, strength)],
    credit: null,
    counts: NO_COUNTS,
    wake: null,
  };
}

/** What a voice asks of an item beside its moves: what is wanted, and the buttons for it. */
export const WHAT_TO_DO = "what-to-do";

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
