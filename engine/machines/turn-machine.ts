/**
 * One item after another: asks, waits for moves, lets the mechanic judge, gives feedback, ends in a verdict. One actor
 * plays all turns of a sitting, since making an actor costs more than a whole turn may.
 */
import { assign, setup } from "xstate";
import { heardAgain, sound, type Cue } from "../cue.ts";
import type { PlannedTurn } from "../learner/sitting.ts";
import type { AnyMechanic } from "../mechanics/contract.ts";
import type { Action, Move } from "../move.ts";
import { isAnswering } from "../places.ts";
import type { Verdict } from "../verdict.ts";
import type { Devices } from "./devices.ts";
import type { TurnEvent } from "./events.ts";
import {
  beginTurn,
  dealOf,
  giveHint,
  judge,
  moveFor,
  spokenMoves,
  type Judgement,
  type TurnState,
} from "./judge.ts";
import { IDLE_MILLISECONDS, MOST_REPROMPTS } from "./idle.ts";
import { oncePerEvent } from "./once-per-event.ts";
import { actorNamed, offerVoice, typed, type Running } from "./actors.ts";

interface TurnContext {
  planned: PlannedTurn | null;
  turn: TurnState;
  /** What can be done in this state of the item; asked of the mechanic once. */
  moves: readonly Move[];
  cues: readonly Cue[];
  credit: number | null;
  reprompts: number;
  /** When thinking began, and when the last move was made; null before. */
  thinkingSince: number | null;
  lastMoveAt: number;
  pausedAt: number;
}

const NO_TURN: TurnState = { play: null, tries: 0, misses: 0, hints: 0, hintsHere: 0 };

/** Tells the session `turn.judged` with the verdict at once, and `turn.ended` when the feedback has been heard. */
export function createTurnMachine(
  { clock }: Devices,
  running: Running,
  mechanic: AnyMechanic,
  content: unknown,
) {
  const deal = (context: TurnContext) => dealOf(content, plannedIn(context));
  const take = ({ turn, cues, credit }: Judgement, context: TurnContext): Partial<TurnContext> => ({
    turn,
    moves: mechanic.moves(deal(context), turn.play),
    cues: cues[0]?.type === "sound" ? cues : [sound("tick"), ...cues],
    credit,
    reprompts: 0,
    thinkingSince: context.thinkingSince ?? clock.now(),
    lastMoveAt: clock.now(),
  });

  /** What the move of this event comes to; null if it is none. */
  const judged = oncePerEvent((context: TurnContext, event: TurnEvent): Judgement | null => {
    const action = actionOf(event, context.moves);
    return action === null ? null : judge(mechanic, deal(context), context.turn, action);
  });

  return setup({
    types: typed<"turn", TurnContext>(),
    actions: {
      begin: assign(({ event }) => {
        if (event.type !== "turn.begin") return {};
        const { planned } = event;
        const dealt = dealOf(content, planned);
        const turn = beginTurn(mechanic, dealt);
        return {
          planned,
          turn,
          moves: mechanic.moves(dealt, turn.play),
          cues: mechanic.open(dealt, turn.play),
          credit: null,
          reprompts: 0,
          thinkingSince: null,
        };
      }),
      makeMove: assign(({ context, event }) => {
        const judgement = judged(context, event);
        return judgement === null ? {} : take(judgement, context);
      }),
      giveHint: assign(({ context }) => take(giveHint(mechanic, deal(context), context.turn), context)),
      sayWhere: assign(({ context }) => ({
        reprompts: 0,
        cues: [sound("tick", { hold: "none" }), ...mechanic.where(deal(context), context.turn.play)],
      })),
      sayNothingHere: assign(({ context }) => ({
        reprompts: 0,
        cues: [sound("nothing"), ...spokenMoves(context.moves)],
      })),
      reprompt: assign(({ context }) => ({
        reprompts: context.reprompts + 1,
        cues:
          context.reprompts === 0
            ? mechanic.where(deal(context), context.turn.play)
            : spokenMoves(context.moves),
      })),
      playCues: ({ context, system }) =>
        actorNamed(system, "prompt").send({ type: "prompt.play", cues: context.cues, from: "turn" }),
      playAgain: ({ context, system }) =>
        actorNamed(system, "prompt").send({
          type: "prompt.play",
          cues: heardAgain(context.cues),
          from: "turn",
        }),
      startThinking: assign(({ context }) => ({ thinkingSince: context.thinkingSince ?? clock.now() })),
      offerVoice: ({ context, system }) => offerVoice(system, () => context.moves),
      playTick: ({ system }) =>
        actorNamed(system, "prompt").send({ type: "prompt.insert", cues: [sound("tick")] }),
      tellVerdict: ({ context, system }) =>
        actorNamed(system, "session").send({ type: "turn.judged", verdict: verdictOf(context) }),
      tellEnded: ({ system }) => actorNamed(system, "session").send({ type: "turn.ended" }),
      stopThinking: assign({ pausedAt: () => clock.now() }),
      goOnThinking: assign(({ context }) => {
        const paused = clock.now() - context.pausedAt;
        return { thinkingSince: context.thinkingSince === null ? null : context.thinkingSince + paused };
      }),
    },
    guards: {
      isRepeat: ({ event }) => event.type === "turn.press" && event.press === "repeat",
      isHint: ({ event }) => event.type === "turn.press" && event.press === "hint",
      isMove: ({ context, event }) => judged(context, event) !== null,
      isLastMove: ({ context, event }) => (judged(context, event)?.credit ?? null) !== null,
      isAnswering: () => isAnswering(running()),
      mayReprompt: ({ context }) => context.reprompts < MOST_REPROMPTS,
    },
    delays: { idle: IDLE_MILLISECONDS },
  }).createMachine({
    id: "turn",
    context: {
      planned: null,
      turn: NO_TURN,
      moves: [],
      cues: [],
      credit: null,
      reprompts: 0,
      thinkingSince: null,
      lastMoveAt: 0,
      pausedAt: 0,
    },
    initial: "idle",
    on: { "turn.begin": { target: ".open", actions: "begin" }, "turn.stop": ".idle" },
    states: {
      idle: {},
      open: {
        tags: "open",
        initial: "saying",
        on: {
          "turn.press": [
            { guard: "isLastMove", target: "feedback", actions: "makeMove" },
            { guard: "isMove", target: ".saying", actions: "makeMove" },
            { guard: "isRepeat", target: ".saying", actions: "sayWhere" },
            { guard: "isHint", target: ".saying", actions: "giveHint" },
            { target: ".saying", actions: "sayNothingHere" },
          ],
          "turn.act": [
            { guard: "isLastMove", target: "feedback", actions: "makeMove" },
            { target: ".saying", actions: "makeMove" },
          ],
          "turn.pause": "paused.open",
        },
        states: {
          saying: {
            entry: "playCues",
            on: {
              "prompt.finished": { target: "waiting", actions: ["startThinking", "offerVoice"] },
              "prompt.interrupted": "interrupted",
            },
          },
          waiting: {
            on: { "turn.resume": { actions: "offerVoice" } },
            after: {
              idle: [
                { guard: "isAnswering", target: "waiting", reenter: true },
                { guard: "mayReprompt", target: "saying", actions: "reprompt" },
              ],
            },
          },
          /** Somebody else had something to say before the question was heard out. */
          interrupted: {
            on: { "turn.resume": { target: "saying", actions: "sayWhere" } },
            after: {
              idle: [
                { guard: "isAnswering", target: "interrupted", reenter: true },
                { guard: "mayReprompt", target: "saying", actions: "reprompt" },
              ],
            },
          },
        },
      },
      feedback: {
        tags: "feedback",
        initial: "saying",
        // The sound first, then the books: keeping a save takes longer than a press may wait.
        entry: ["playCues", "tellVerdict"],
        on: {
          // A press does not wait for the explanation: it is answered by a sound, and the game goes on.
          "turn.press": [
            { guard: "isRepeat", target: ".saying", actions: "playAgain" },
            { target: "idle", actions: ["playTick", "tellEnded"] },
          ],
          "turn.act": { target: "idle", actions: ["playTick", "tellEnded"] },
          "turn.pause": "paused.over",
        },
        states: {
          saying: {
            on: {
              "prompt.finished": { target: "#turn.idle", actions: "tellEnded" },
              "prompt.interrupted": "interrupted",
            },
          },
          interrupted: {
            on: { "turn.resume": { target: "#turn.idle", actions: "tellEnded" } },
            after: {
              idle: [
                { guard: "isAnswering", target: "interrupted", reenter: true },
                { target: "#turn.idle", actions: "tellEnded" },
              ],
            },
          },
        },
      },
      paused: {
        initial: "open",
        entry: "stopThinking",
        exit: "goOnThinking",
        states: {
          open: { tags: "open", on: { "turn.resume": { target: "#turn.open", actions: "sayWhere" } } },
          over: { on: { "turn.resume": { target: "#turn.idle", actions: ["playTick", "tellEnded"] } } },
        },
      },
    },
  });
}

function plannedIn({ planned }: TurnContext): PlannedTurn {
  if (planned === null) throw new Error("turn: no item has begun");
  return planned;
}

function actionOf(event: TurnEvent, moves: readonly Move[]): Action | null {
  if (event.type === "turn.act") return event.action;
  if (event.type !== "turn.press") return null;
  const move = moveFor(moves, event.press);
  return move === undefined ? null : { move: move.id };
}

function verdictOf(context: TurnContext): Verdict {
  const { level, item } = plannedIn(context);
  const { tries, hints } = context.turn;
  const milliseconds = context.thinkingSince === null ? 0 : context.lastMoveAt - context.thinkingSince;
  return {
    item: item.id,
    level: level.id,
    skill: item.skill ?? level.skill,
    credit: context.credit ?? 0,
    tries,
    hints,
    seconds: Math.round(milliseconds / 100) / 10,
  };
}
