/**
 * A sitting without machines, devices or time: rules, learner and stakes alone, a thousand of them in seconds. What was heard
 * is taken to be heard out, and a player of some temper makes the moves.
 */
import { sound, type Cue } from "../cue.ts";
import type { LoadedGame } from "../definition/index.ts";
import { NOTHING_HEARD, withHearing, type Heard } from "../lines/family.ts";
import { wordCues, type SpokenCue } from "../lines/word-cues.ts";
import { beginTurn, dealOf, judge, type AnyDeal, type TurnState } from "../machines/judge.ts";
import type { Action, Move } from "../move.ts";
import { createRandom, deriveSeed, type Random } from "../random.ts";
import type { Length, LogEntry, Sitting } from "./log.ts";
import { levelAt } from "./next-act.ts";
import { WORLD, type PlannedTurn } from "./plan-turn.ts";
import { stakeCues, stretchCues } from "./stake-cues.ts";
import { beginStanding, countsOf, withCounts, withWorld } from "./standing.ts";
import { choiceMoves, countsOfOption, openingCues, questionCues } from "./tell.ts";
import { whatNext, withKeepsakes, withLogged } from "./what-next.ts";

/** Chooses among the moves of a turn; `best` is the solver's. */
export type Temper = (moves: readonly Move[], best: Action, chance: Random) => Action;

export interface SimulationOptions {
  readonly game: LoadedGame;
  /** Index of the level. */
  readonly level: number;
  readonly seed: number;
  readonly length: Length;
  readonly temper: Temper;
  /** What was heard in earlier sittings. */
  readonly heard?: Heard | undefined;
}

export interface Simulation {
  readonly sitting: Sitting;
  /** Everything that was heard, in order. */
  readonly cues: readonly SpokenCue[];
  readonly presses: number;
  /** How many cues were heard before the first press was possible. */
  readonly beforeFirstPress: number;
  /** In how many turns the state of a stake has changed. */
  readonly turnsOfChange: number;
  readonly heard: Heard;
}

/** Nobody is kept at an item for ever: a turn that does not end by then is a fault of the mechanic. */
const MOST_PRESSES_A_TURN = 2000;

export function simulateSitting(options: SimulationOptions): Simulation {
  const { game, level, seed, length, temper } = options;
  const chance = createRandom(deriveSeed(seed, "player"));
  const cues: SpokenCue[] = [];
  let heard = options.heard ?? NOTHING_HEARD;
  let presses = 0;
  let beforeFirstPress: number | null = null;
  let turnsOfChange = 0;

  const hear = (told: readonly Cue[]): void => {
    for (const cue of wordCues(told, heard)) {
      cues.push(cue);
      if (cue.type === "say" && cue.wording !== undefined) heard = withHearing(heard, cue.wording);
    }
  };
  const press = (): void => {
    beforeFirstPress ??= cues.length;
    presses += 1;
  };

  const { definition } = game;
  const chosen = levelAt(definition, level);
  let sitting: Sitting = {
    ...game,
    level,
    seed,
    length,
    keepsakes: [],
    wasFinished: false,
    log: [],
    standing: beginStanding(definition, chosen),
  };
  hear([...openingCues(definition), ...stakeCues(definition, chosen, null, sitting.standing)]);

  const playTurn = (planned: PlannedTurn): void => {
    const before = sitting.standing;
    const deal = dealOf(definition.content, planned, false);
    const { turn, credit, counts, told } = playItem(game, deal, planned, { hear, press, chance, temper });
    const verdict = {
      item: planned.item.id,
      level: planned.set.id,
      skill: planned.item.skill ?? planned.set.skill,
      credit,
      tries: turn.tries,
      hints: turn.hints,
      seconds: 0,
    };
    let standing = counts.reduce((now, one) => withCounts(now, one, definition), before);
    standing = withCounts(standing, countsOf(verdict), definition);
    hear([...stakeCues(definition, chosen, before, standing), ...told]);
    hear(stretchCues(definition, chosen, before, standing));
    if (JSON.stringify(standing.stakes) !== JSON.stringify(before.stakes)) turnsOfChange += 1;
    const world: unknown = game.mechanic.leave?.(deal, turn.play);
    const entry: LogEntry = {
      type: "turn",
      act: planned.act,
      item: planned.item,
      set: planned.set.id,
      credit,
    };
    sitting = { ...withLogged(sitting, [entry]), standing: withWorld(standing, WORLD, world) };
  };

  for (;;) {
    const { doing, log } = whatNext(sitting, { heard, bests: {}, isResuming: false });
    sitting = { ...sitting, log };
    if (doing.type === "over") break;
    if (doing.type === "turn") playTurn(doing.planned);
    if (doing.type === "choose") {
      hear(questionCues(sitting, doing.act));
      press();
      const option = chance.pick(choiceMoves(doing.act)).id;
      const standing = withCounts(sitting.standing, countsOfOption(doing.act, option), definition);
      sitting = { ...withLogged(sitting, [{ type: "chose", act: doing.act.id, option }]), standing };
    }
    if (doing.type === "tell") {
      hear(doing.cues);
      sitting = withKeepsakes(withLogged(sitting, doing.done), doing.done);
      if (doing.isLast) break;
    }
  }
  return { sitting, cues, presses, beforeFirstPress: beforeFirstPress ?? cues.length, turnsOfChange, heard };
}

interface Playing {
  readonly hear: (told: readonly Cue[]) => void;
  readonly press: () => void;
  readonly chance: Random;
  readonly temper: Temper;
}

function playItem({ mechanic }: LoadedGame, deal: AnyDeal, planned: PlannedTurn, playing: Playing) {
  const { hear, press, chance, temper } = playing;
  let turn: TurnState = beginTurn(mechanic, deal);
  const opening = mechanic.open(deal, turn.play);
  turn = { ...turn, play: opening.state };
  hear(opening.cues);
  const counts: Record<string, number>[] = [];
  for (let presses = 0; presses < MOST_PRESSES_A_TURN; presses++) {
    const best = mechanic.best(deal, turn.play);
    const action = temper(mechanic.moves(deal, turn.play), best, chance);
    press();
    const judgement = judge(mechanic, deal, turn, action);
    counts.push({ ...judgement.counts });
    turn = judgement.turn;
    const told = judgement.cues[0]?.type === "sound" ? judgement.cues : [sound("tick"), ...judgement.cues];
    if (judgement.credit !== null) return { turn, credit: judgement.credit, counts, told };
    hear(told);
  }
  throw new Error(`${planned.item.id}: not over after ${MOST_PRESSES_A_TURN} presses`);
}

/** Makes the best move, always. */
export const solver: Temper = (_moves, best) => best;

/** Presses any button that means something; what only a voice could do is left out. */
export const masher: Temper = (moves, best, chance) => {
  const buttons = moves.filter(({ button, chord }) => button !== undefined || chord !== undefined);
  return buttons.length === 0 ? best : actionOf(chance.pick(buttons), chance);
};

/**
 * Thinks, and errs: one time in five chooses another answer where there are several; where there is one way to answer, such
 * as stopping, now and then answers too soon.
 */
export const thinker: Temper = (moves, best, chance) => {
  const answers = moves.filter(({ judges, button }) => judges === true && button !== undefined);
  const wrong = answers.filter(({ id }) => id !== best.move);
  const isAnswering = answers.some(({ id }) => id === best.move);
  const share = isAnswering ? SHARE_OF_ERRORS : SHARE_OF_ANSWERS_TOO_SOON;
  if (wrong.length === 0 || chance.next() >= share) return best;
  return actionOf(chance.pick(wrong), chance);
};
const SHARE_OF_ERRORS = 0.2;
/** About four steps lead to an answer. */
const SHARE_OF_ANSWERS_TOO_SOON = SHARE_OF_ERRORS / 4;

function actionOf({ id, held, chord }: Move, chance: Random): Action {
  return {
    move: id,
    ...(held === undefined ? {} : { held: chance.int(100, 3000) }),
    ...(chord === undefined ? {} : { chord: [chance.pick(chord)] }),
  };
}
