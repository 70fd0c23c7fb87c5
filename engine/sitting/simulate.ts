/**
 * A sitting without machines, devices or time: rules, learner and stakes alone, a thousand of them in seconds. What was heard
 * is taken to be heard out, and a player of some temper makes the moves.
 */
import { sound, type Cue } from "../cue.ts";
import type { LoadedGame } from "../definition/index.ts";
import { createMemory, NOTHING_HEARD, type Heard } from "../lines/family.ts";
import { wordCues, type SpokenCue } from "../lines/word-cues.ts";
import { beginTurn, giveHint, judge, judgeWaiting, openTurn } from "../machines/judge.ts";
import {
  frameOf,
  movesIn,
  tooDearAmong,
  type Frame,
  type Judgement,
  type TurnState,
} from "../machines/turn-frame.ts";
import { chanceOf } from "../machines/turn-context.ts";
import { spokenMoves } from "../machines/tell-moves.ts";
import { createRandom, deriveSeed, type Random } from "../random.ts";
import type { Verdict } from "../verdict.ts";
import type { SittingGuide } from "./guide.ts";
import { withGame, type Length, type LogEntry, type Sitting } from "./log.ts";
import { levelAt } from "./next-act.ts";
import { WORLD, type PlannedTurn } from "./plan-turn.ts";
import { stakeCues } from "./stake-cues.ts";
import { beginStanding, withWorld, type Standing } from "./standing.ts";
import { choiceMoves, chosenCues, openingCues, questionCues, standingCues } from "./tell.ts";
import { byChance, type Aside, type Chooser, type Temper } from "./tempers.ts";
import {
  afterTurnCues,
  chosenEntry,
  whatNext,
  withChosen,
  withKeepsakes,
  withLogged,
  type Doing,
} from "./what-next.ts";

/** Sits beside the player: hears each cue, sees each press, and where the sitting stands whenever that changes. */
export interface Observer {
  readonly heard?: (cue: SpokenCue) => void;
  /** @param what the id of a move or an option, or an aside */
  readonly pressed?: (what: string) => void;
  readonly stood?: (standing: Standing) => void;
  /** Something else begins: an act is told, a turn is played, a choice is asked. */
  readonly came?: (act: string, item?: string) => void;
  /** A turn has ended. */
  readonly judged?: (planned: PlannedTurn, verdict: SimulatedVerdict) => void;
}

/** Nothing is timed here: no seconds. */
export type SimulatedVerdict = Omit<Verdict, "seconds">;

export interface SimulationOptions {
  readonly game: LoadedGame;
  /** Index of the level. */
  readonly level: number;
  readonly seed: number;
  readonly length: Length;
  readonly temper: Temper;
  /** By chance, if absent. */
  readonly chooser?: Chooser | undefined;
  /** Who chooses items; by chance, if absent. */
  readonly guide?: SittingGuide | undefined;
  /** How devices begin: from -2 to 2; as usual if absent. */
  readonly ease?: number | undefined;
  /** What was heard in earlier sittings. */
  readonly heard?: Heard | undefined;
  readonly observer?: Observer | undefined;
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
  const { game, level, seed, length, temper, chooser = byChance, observer } = options;
  const chance = createRandom(deriveSeed(seed, "player"));
  const cues: SpokenCue[] = [];
  const memory = createMemory(options.heard ?? NOTHING_HEARD);
  let presses = 0;
  let beforeFirstPress: number | null = null;
  let turnsOfChange = 0;

  const hear = (told: readonly Cue[]): void => {
    for (const cue of wordCues(told, memory.now())) {
      cues.push(cue);
      observer?.heard?.(cue);
      if (cue.type === "say" && cue.wording !== undefined) memory.hear(cue.wording);
    }
  };
  const press = (what: string): void => {
    beforeFirstPress ??= cues.length;
    presses += 1;
    observer?.pressed?.(what);
  };

  const { definition, mechanic } = withGame(game, options);
  const chosen = levelAt(definition, level);
  let sitting: Sitting = {
    definition,
    mechanic,
    level,
    seed,
    length,
    ...(options.guide !== undefined && { guide: options.guide }),
    keepsakes: [],
    wasFinished: false,
    log: [],
    standing: beginStanding(definition, chosen),
  };
  const stand = (standing: Standing): void => {
    sitting = { ...sitting, standing };
    observer?.stood?.(standing);
  };
  stand(sitting.standing);
  hear([...openingCues(definition), ...stakeCues(definition, chosen, null, sitting.standing)]);

  /** Stakes are heard as they move. */
  const count = (after: Standing, isTold = true): void => {
    const before = sitting.standing;
    if (after === before) return;
    stand(after);
    hear(stakeCues(definition, chosen, before, after, isTold));
  };

  const playTurn = (planned: PlannedTurn): void => {
    observer?.came?.(planned.act, planned.item.id);
    const before = sitting.standing;
    const frame = frameOf(sitting, planned, false);
    const {
      turn,
      credit,
      chance: luck,
      told,
    } = playItem(frame, before, {
      hear,
      press,
      chance,
      temper,
      cues,
      count,
      standing: () => standingCues(sitting),
    });
    hear(told);
    hear(afterTurnCues(sitting, planned.act, before));
    const { stakes } = sitting.standing;
    if (JSON.stringify(stakes) !== JSON.stringify(before.stakes)) turnsOfChange += 1;
    const world: unknown = game.mechanic.leave?.(frame.deal, turn.play);
    const entry: LogEntry = {
      type: "turn",
      act: planned.act,
      item: planned.item,
      set: planned.set.id,
      credit,
    };
    sitting = withLogged(sitting, [entry]);
    const { item, set } = planned;
    observer?.judged?.(planned, {
      item: item.id,
      level: set.id,
      skill: item.skill ?? set.skill,
      credit,
      tries: turn.tries,
      hints: turn.hints,
      chance: luck,
    });
    stand(withWorld(sitting.standing, WORLD, world));
  };

  const choose = (doing: Extract<Doing, { type: "choose" }>): void => {
    const { act } = doing;
    observer?.came?.(doing.before?.act ?? act.id);
    const moves = choiceMoves(act);
    hear([...questionCues(sitting, act), ...spokenMoves(moves)]);
    const option = (moves[chooser(act, chance)] ?? chance.pick(moves)).id;
    press(option);
    sitting = withLogged(sitting, [chosenEntry(doing, option)]);
    const { standing, cues: came } = withChosen(sitting, doing, option);
    count(standing, false);
    hear([...chosenCues(sitting, act, option), ...came]);
  };

  for (;;) {
    const { doing, log } = whatNext(sitting, { heard: memory.now(), bests: {}, isResuming: false });
    sitting = { ...sitting, log };
    if (doing.type === "over") break;
    if (doing.type === "turn") playTurn(doing.planned);
    if (doing.type === "choose") choose(doing);
    if (doing.type === "tell") {
      observer?.came?.(doing.done.find(({ type }) => type !== "skipped")?.act ?? "recap");
      hear(doing.cues);
      sitting = withKeepsakes(withLogged(sitting, doing.done), doing.done);
      if (doing.isLast) break;
    }
  }
  return {
    sitting,
    cues,
    presses,
    beforeFirstPress: beforeFirstPress ?? cues.length,
    turnsOfChange,
    heard: memory.now(),
  };
}

interface Playing {
  readonly hear: (told: readonly Cue[]) => void;
  readonly press: (what: string) => void;
  readonly count: (after: Standing) => void;
  readonly standing: () => readonly Cue[];
  readonly cues: readonly SpokenCue[];
  readonly chance: Random;
  readonly temper: Temper;
}

function playItem(frame: Frame, before: Standing, playing: Playing) {
  const { mechanic, deal } = frame;
  const { hear, press, chance, temper, count } = playing;
  const opening = openTurn(frame, beginTurn(frame, before));
  let turn: TurnState = opening.state;
  hear(opening.cues);
  count(turn.standing);
  const luck = chanceOf(movesIn(frame, turn));
  for (let done = 0; done < MOST_PRESSES_A_TURN; done++) {
    const { play, standing } = turn;
    const moves = movesIn(frame, turn);
    const best = () => mechanic.best(deal, play, tooDearAmong(moves, standing));
    const doing = temper({
      moves,
      best,
      chance,
      heard: playing.cues,
      done,
      climbed: turn.climbed,
      hints: turn.hints,
    });
    press(typeof doing === "string" ? doing : doing.move);
    const judgement =
      typeof doing === "string" ? aside(frame, turn, doing, playing) : judge(frame, turn, doing, moves);
    turn = judgement.turn;
    const told = judgement.cues[0]?.type === "sound" ? judgement.cues : [sound("tick"), ...judgement.cues];
    if (judgement.credit !== null) {
      count(judgement.counted);
      count(turn.standing);
      return { turn, credit: judgement.credit, chance: luck, told };
    }
    hear(told);
    count(judgement.counted);
  }
  throw new Error(`${deal.item.id}: not over after ${MOST_PRESSES_A_TURN} presses`);
}

function aside(frame: Frame, turn: TurnState, doing: Aside, { standing }: Playing): Judgement {
  const { mechanic, deal } = frame;
  const heard = (play: unknown, cues: readonly Cue[]): Judgement => ({
    turn: { ...turn, play },
    cues,
    credit: null,
    counted: turn.standing,
    wake: null,
  });
  const again = () => {
    const { state, cues } = mechanic.where(deal, turn.play, turn.standing.stakes);
    return heard(state, cues);
  };
  switch (doing) {
    case "hint":
      return giveHint(frame, turn);
    case "standing":
      return heard(turn.play, standing());
    case "repeat":
      return again();
    case "wait":
      // Where the mechanic asks for no time, a waiting game speaks again.
      return mechanic.tick === undefined ? again() : judgeWaiting(frame, turn, {});
  }
}
