/** Who plays a simulated sitting: what somebody of some temper does next. */
import type { ChooseAct } from "../definition/act-schema.ts";
import type { SpokenCue } from "../lines/word-cues.ts";
import type { Action, Move } from "../move.ts";
import type { Random } from "../random.ts";
import type { Climbed } from "./help.ts";

/** What a player can do in a turn beside its moves: ask for help, hear it again, ask how it stands, or let time pass. */
export type Aside = "hint" | "repeat" | "standing" | "wait";

/** What somebody goes by who is to do something in a turn. */
export interface Moment {
  readonly moves: readonly Move[];
  /** The solver's move: a function, since it is dear to find out, and not everybody wants to know. */
  readonly best: () => Action;
  readonly chance: Random;
  /** Everything that was heard in the sitting so far. */
  readonly heard: readonly SpokenCue[];
  /** How often something was done in this turn before. */
  readonly done: number;
  /** How far help has come: the rung that was heard last, null before the first and after another thought. */
  readonly climbed: Climbed;
  /** How often help was given in this turn: what could not be paid was refused, and told nothing. */
  readonly hints: number;
}

export type Temper = (moment: Moment) => Action | Aside;

/** Chooses an option of a choice, by its place. */
export type Chooser = (act: ChooseAct, chance: Random) => number;

export const byChance: Chooser = ({ options }, chance) => chance.int(0, options.length - 1);

/** Makes the best move, always. */
export const solver: Temper = ({ best }) => best();

/** Presses any button that means something; what only a voice could do is left out. */
export const masher: Temper = ({ moves, best, chance }) => {
  const buttons = moves.filter(({ button, chord }) => button !== undefined || chord !== undefined);
  return buttons.length === 0 ? best() : actionOf(chance.pick(buttons), chance);
};

/**
 * Thinks, and errs in this share of the answers where there are several; where there is one way to answer, such as
 * stopping, now and then answers too soon.
 */
export function thinking(shareOfErrors: number): Temper {
  return ({ moves, best: find, chance }) => {
    const best = find();
    const answers = moves.filter(({ judges, button }) => judges === true && button !== undefined);
    const wrong = answers.filter(({ id }) => id !== best.move);
    const isAnswering = answers.some(({ id }) => id === best.move);
    const share = isAnswering ? shareOfErrors : shareOfErrors / STEPS_TO_AN_ANSWER;
    if (wrong.length === 0 || chance.next() >= share) return best;
    return actionOf(chance.pick(wrong), chance);
  };
}
/** About so many steps lead to an answer. */
const STEPS_TO_AN_ANSWER = 4;

export const thinker: Temper = thinking(0.2);

export function actionOf({ id, held, chord, slot }: Move, chance: Random): Action {
  return {
    move: id,
    ...(slot === undefined ? {} : { value: chance.int(slot.from, slot.to) }),
    ...(held === undefined ? {} : { held: chance.int(100, 3000) }),
    ...(chord === undefined ? {} : { chord: [chance.pick(chord)] }),
  };
}
