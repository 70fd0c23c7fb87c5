/**
 * One item after another: asks, waits for moves, lets the mechanic judge, gives feedback, ends in a verdict. One actor
 * plays all turns of a sitting, since making an actor costs more than a whole turn may.
 */
import { assign, assertEvent, cancel, enqueueActions, raise, setup } from "xstate";
import { bed, heardAgain, sound } from "../cue.ts";
import type { LoadedGame } from "../definition/index.ts";
import { withGame } from "../sitting/log.ts";
import { actorNamed, offerVoice, typed } from "./actors.ts";
import type { Devices } from "./devices.ts";
import { IDLE_MILLISECONDS, MOST_REPROMPTS, noticeIdle } from "./idle.ts";
import { beginTurn } from "./judge.ts";
import { frameOf, moveFor } from "./turn-frame.ts";
import { locate, openedTurn, remind, takeAction, takePress, takeTime, type TurnNow } from "./take-press.ts";
import {
  chanceOf,
  frameIn,
  NO_TURN,
  sinceMarks,
  verdictOf,
  wakesIn,
  withCame,
  withMove,
  type TurnContext,
} from "./turn-context.ts";

/** The timer of `turn.wake`. */
const WAKE = "wake";

/** Tells the session `turn.judged` with the verdict at once, and `turn.ended` when the feedback has been heard. */
export function createTurnMachine({ clock, outputDelay }: Devices, game: LoadedGame) {
  const { mechanic } = game;
  const nowIn = (context: TurnContext): TurnNow => {
    const { turn, moves, wake } = context;
    return { frame: frameIn(game, context), turn, moves, wake };
  };
  /** How long ago each mark was heard by the player, so long before now. */
  const since = (context: TurnContext, late = 0) => sinceMarks(context, clock.now() - late - outputDelay());

  return setup({
    types: typed<"turn", TurnContext>(),
    actions: {
      begin: assign(({ event }) => {
        assertEvent(event, "turn.begin");
        const { planned, calm, sitting } = event;
        const frame = frameOf(withGame(game, sitting), planned, calm);
        const { standing } = sitting;
        const begun = openedTurn(frame, beginTurn(frame, standing));
        return {
          ...NO_TURN,
          planned,
          calm,
          sitting,
          known: standing,
          ...begun,
          chance: chanceOf(begun.moves),
        };
      }),
      takePress: raise(({ context, event }) => {
        assertEvent(event, "turn.press");
        return takePress(nowIn(context), event.press, event.made, since(context, event.made?.late));
      }),
      takeAction: raise(({ context, event }) => {
        assertEvent(event, "turn.act");
        return takeAction(nowIn(context), event.action, since(context, event.made?.late));
      }),
      takeTime: raise(({ context }) => takeTime(nowIn(context), since(context))),
      takeMove: assign(({ context, event }) => {
        assertEvent(event, ["turn.stepped", "turn.helped"]);
        return withMove(context, event.came, clock.now());
      }),
      takeCame: assign(({ context, event }) => {
        assertEvent(event, ["turn.located", "turn.refused"]);
        return withCame(context, event.came);
      }),
      sayWhere: assign(({ context }) => withCame(context, locate(nowIn(context)))),
      reprompt: assign(({ context }) => {
        const { reprompts } = context;
        return { ...withCame(context, remind(nowIn(context), reprompts)), reprompts: reprompts + 1 };
      }),
      remindAnew: assign({ reprompts: 0 }),
      /** The time that the mechanic has asked for, from now or from a mark that is there already. */
      startTime: enqueueActions(({ context, enqueue }) => {
        enqueue("stopTime");
        if (wakesIn(context, clock.now(), outputDelay()) !== null) enqueue("letTimePass");
      }),
      letTimePass: raise(
        { type: "turn.wake" },
        { id: WAKE, delay: ({ context }) => wakesIn(context, clock.now(), outputDelay()) ?? 0 },
      ),
      stopTime: cancel(WAKE),
      takeMark: assign(({ context, event }) =>
        event.type === "prompt.marked" ? { marks: { ...context.marks, [event.mark]: event.at } } : {},
      ),
      playHeld: ({ context, event, system }) => {
        if (event.type !== "turn.down") return;
        const cues = moveFor(context.moves, event.press)?.held?.cues;
        if (cues !== undefined) actorNamed(system, "prompt").send({ type: "prompt.insert", cues });
      },
      /** What sounded while the button was down ends with it. */
      endHeld: ({ context, event, system }) => {
        if (event.type !== "turn.press") return;
        const beds =
          moveFor(context.moves, event.press)?.held?.cues.filter(({ type }) => type === "bed") ?? [];
        const cues = beds.map((cue) => (cue.type === "bed" ? bed(cue.layer, null) : cue));
        if (cues.length > 0) actorNamed(system, "prompt").send({ type: "prompt.insert", cues });
      },
      tellCounts: ({ context, system }) => {
        const { counted: standing, known } = context;
        if (standing !== known) actorNamed(system, "session").send({ type: "turn.counted", standing });
      },
      playCues: ({ context, system }) =>
        actorNamed(system, "prompt").send({ type: "prompt.play", cues: context.cues, from: "turn" }),
      playAgain: ({ context, system }) =>
        actorNamed(system, "prompt").send({
          type: "prompt.play",
          cues: heardAgain(context.cues),
          from: "turn",
        }),
      noticeIdle,
      startThinking: assign(({ context }) => ({ thinkingSince: context.thinkingSince ?? clock.now() })),
      offerVoice: ({ context, system }) => offerVoice(system, () => context.moves),
      playTick: ({ system }) =>
        actorNamed(system, "prompt").send({ type: "prompt.insert", cues: [sound("tick")] }),
      tellVerdict: ({ context, system }) =>
        actorNamed(system, "session").send({
          type: "turn.judged",
          verdict: verdictOf(context),
          world: mechanic.leave?.(frameIn(game, context).deal, context.turn.play),
          standing: context.turn.standing,
        }),
      tellEnded: ({ system }) => actorNamed(system, "session").send({ type: "turn.ended" }),
      stopThinking: assign({ pausedAt: () => clock.now() }),
      goOnThinking: assign(({ context }) => {
        const paused = clock.now() - context.pausedAt;
        return { thinkingSince: context.thinkingSince === null ? null : context.thinkingSince + paused };
      }),
    },
    guards: {
      isRepeat: ({ event }) => event.type === "turn.press" && event.press === "repeat",
      isOver: ({ event }) => event.type === "turn.stepped" && event.came.credit !== null,
      isAwaited: ({ context, event }) => event.type === "prompt.marked" && context.wake?.from === event.mark,
      mayReprompt: ({ context }) => context.reprompts < MOST_REPROMPTS,
    },
    delays: { idle: IDLE_MILLISECONDS },
  }).createMachine({
    id: "turn",
    context: NO_TURN,
    initial: "idle",
    on: {
      "turn.begin": { target: ".open", actions: "begin" },
      "turn.stop": { target: ".idle", actions: "stopTime" },
      "prompt.marked": [{ guard: "isAwaited", actions: ["takeMark", "startTime"] }, { actions: "takeMark" }],
    },
    states: {
      idle: {},
      open: {
        tags: "open",
        initial: "saying",
        on: {
          "turn.press": { actions: ["endHeld", "takePress"] },
          "turn.act": { actions: "takeAction" },
          "turn.wake": { actions: "takeTime" },
          "turn.stepped": [
            { guard: "isOver", target: "feedback", actions: "takeMove" },
            { target: ".saying", actions: "takeMove" },
          ],
          "turn.helped": { target: ".saying", actions: "takeMove" },
          "turn.located": { target: ".saying", actions: "takeCame" },
          "turn.refused": { target: ".saying", actions: "takeCame" },
          "turn.down": { actions: "playHeld" },
          "turn.pause": "paused.open",
        },
        states: {
          saying: {
            entry: ["playCues", "tellCounts", "startTime"],
            on: {
              "prompt.finished": { target: "waiting", actions: ["startThinking", "offerVoice"] },
              "prompt.interrupted": "interrupted",
            },
          },
          waiting: {
            on: {
              // Somebody was there just now, if not to be understood: reminders begin anew.
              "turn.resume": { target: "waiting", reenter: true, actions: ["offerVoice", "remindAnew"] },
              "idle.noticed": { target: "saying", actions: "reprompt" },
            },
            after: {
              idle: { guard: "mayReprompt", target: "waiting", reenter: true, actions: "noticeIdle" },
            },
          },
          /** Somebody else had something to say before the question was heard out. */
          interrupted: {
            on: {
              "turn.resume": { target: "saying", actions: "sayWhere" },
              "idle.noticed": { target: "saying", actions: "reprompt" },
            },
            after: {
              idle: { guard: "mayReprompt", target: "interrupted", reenter: true, actions: "noticeIdle" },
            },
          },
        },
      },
      feedback: {
        tags: "feedback",
        initial: "saying",
        // The sound first, then the books: keeping a save takes longer than a press may wait.
        entry: ["stopTime", "playCues", "tellCounts", "tellVerdict"],
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
            on: {
              "turn.resume": { target: "#turn.idle", actions: "tellEnded" },
              "idle.noticed": { target: "#turn.idle", actions: "tellEnded" },
            },
            after: { idle: { target: "interrupted", reenter: true, actions: "noticeIdle" } },
          },
        },
      },
      paused: {
        initial: "open",
        entry: ["stopThinking", "stopTime"],
        exit: "goOnThinking",
        states: {
          open: { tags: "open", on: { "turn.resume": { target: "#turn.open", actions: "sayWhere" } } },
          over: { on: { "turn.resume": { target: "#turn.idle", actions: ["playTick", "tellEnded"] } } },
        },
      },
    },
  });
}
