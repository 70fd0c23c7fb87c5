/**
 * One item after another: asks, waits for moves, lets the mechanic judge, gives feedback, ends in a verdict. One actor
 * plays all turns of a sitting, since making an actor costs more than a whole turn may.
 */
import { assign, setup } from "xstate";
import { bed, heardAgain, sound, type Cue } from "../cue.ts";
import type { AnyMechanic, Counts, Telling, Wake } from "../mechanics/contract.ts";
import type { Action, Move, PressMade } from "../move.ts";
import { isAnswering } from "../places.ts";
import type { PlannedTurn } from "../sitting/plan-turn.ts";
import type { Verdict } from "../verdict.ts";
import type { Devices } from "./devices.ts";
import type { TurnEvent } from "./events.ts";
import {
  beginTurn,
  dealOf,
  giveHint,
  judge,
  judgeWaiting,
  moveFor,
  spokenMoves,
  WHAT_TO_DO,
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
  calm: boolean;
  /** What the last step counted. */
  counts: Counts;
  wake: Wake | null;
  /** When the marks of this turn's cues were reached. */
  marks: Readonly<Record<string, number>>;
  reprompts: number;
  /** When thinking began, and when the last move was made; null before. */
  thinkingSince: number | null;
  lastMoveAt: number;
  pausedAt: number;
}

const NO_TURN: TurnState = { play: null, tries: 0, misses: 0, hints: 0, hintsHere: 0 };

const NO_CONTEXT: TurnContext = {
  planned: null,
  turn: NO_TURN,
  moves: [],
  cues: [],
  credit: null,
  calm: false,
  counts: {},
  wake: null,
  marks: {},
  reprompts: 0,
  thinkingSince: null,
  lastMoveAt: 0,
  pausedAt: 0,
};

/** Tells the session `turn.judged` with the verdict at once, and `turn.ended` when the feedback has been heard. */
export function createTurnMachine(
  { clock, outputDelay }: Devices,
  running: Running,
  mechanic: AnyMechanic,
  content: unknown,
) {
  const deal = (context: TurnContext) => dealOf(content, plannedIn(context), context.calm);
  /** What is to be heard next, and what can be done then. */
  const say = (
    { marks, turn, ...context }: TurnContext,
    { state: play, cues, wake }: Telling<unknown>,
  ): Partial<TurnContext> => ({
    turn: { ...turn, play },
    moves: mechanic.moves(deal({ marks, turn, ...context }), play),
    cues,
    counts: {},
    wake: wake ?? null,
    marks: withoutMarksOf(cues, marks),
  });
  const take = (judgement: Judgement, context: TurnContext): Partial<TurnContext> => {
    const { turn, cues, credit, counts, wake } = judgement;
    const heard = cues[0]?.type === "sound" ? cues : [sound("tick"), ...cues];
    return {
      ...say({ ...context, turn }, { state: turn.play, cues: heard, wake: wake ?? undefined }),
      credit,
      counts,
      reprompts: 0,
      thinkingSince: context.thinkingSince ?? clock.now(),
      lastMoveAt: clock.now(),
    };
  };

  /** Not in the context, which is plain data. */
  let timer: unknown = null;
  /** In how many milliseconds the time is over that the mechanic has asked for; null where it has not begun. */
  const wakesIn = ({ wake, marks }: TurnContext): number | null => {
    if (wake === null) return null;
    const from = wake.from === undefined ? clock.now() : marks[wake.from];
    return from === undefined ? null : Math.max(0, from + wake.milliseconds + outputDelay() - clock.now());
  };

  /** How long ago each mark was heard by the player, when a press was made. */
  const sinceMarks = (marks: TurnContext["marks"], made: PressMade | undefined): Action["since"] => {
    const at = clock.now() - (made?.late ?? 0) - outputDelay();
    const since = Object.entries(marks).map(([mark, reached]): [string, number] => [mark, at - reached]);
    return Object.fromEntries(since);
  };

  /** What the move of this event comes to, or the time that has passed; null if there is nothing to judge. */
  const judged = oncePerEvent((context: TurnContext, event: TurnEvent): Judgement | null => {
    if (event.type === "turn.wake")
      return judgeWaiting(mechanic, deal(context), context.turn, sinceMarks(context.marks, undefined) ?? {});
    const action = actionOf(event, context.moves);
    if (action === null || (event.type !== "turn.press" && event.type !== "turn.act")) return null;
    const since = sinceMarks(context.marks, event.made);
    return judge(mechanic, deal(context), context.turn, { ...action, since });
  });

  return setup({
    types: typed<"turn", TurnContext>(),
    actions: {
      begin: assign(({ event }) => {
        if (event.type !== "turn.begin") return {};
        const { planned, calm } = event;
        const dealt = dealOf(content, planned, calm);
        const turn = beginTurn(mechanic, dealt);
        const begun = { ...NO_CONTEXT, planned, calm, turn };
        return { ...begun, ...say(begun, mechanic.open(dealt, turn.play)) };
      }),
      makeMove: assign(({ context, event }) => {
        const judgement = judged(context, event);
        return judgement === null ? {} : take(judgement, context);
      }),
      giveHint: assign(({ context }) => take(giveHint(mechanic, deal(context), context.turn), context)),
      sayWhere: assign(({ context, event }) => {
        const told = mechanic.where(deal(context), context.turn.play);
        const keys = isWhatToDo(event) ? spokenMoves(context.moves) : [];
        const cues = [sound("tick", { hold: "none" }), ...told.cues, ...keys];
        return { ...say(context, { ...told, cues }), reprompts: 0 };
      }),
      sayNothingHere: assign(({ context }) => ({
        reprompts: 0,
        counts: {},
        cues: [sound("nothing"), ...spokenMoves(context.moves)],
      })),
      reprompt: assign(({ context }) => ({
        ...(context.reprompts === 0
          ? say(context, mechanic.where(deal(context), context.turn.play))
          : { counts: {}, cues: spokenMoves(context.moves) }),
        reprompts: context.reprompts + 1,
      })),
      /** The time that the mechanic has asked for, from now or from a mark that is there already. */
      startTime: ({ context, self }) => {
        clock.clearTimeout(timer);
        const delay = wakesIn(context);
        if (delay !== null) timer = clock.setTimeout(() => self.send({ type: "turn.wake" }), delay);
      },
      stopTime: () => clock.clearTimeout(timer),
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
        const { counts } = context;
        if (Object.keys(counts).length > 0)
          actorNamed(system, "session").send({ type: "turn.counted", counts });
      },
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
        actorNamed(system, "session").send({
          type: "turn.judged",
          verdict: verdictOf(context),
          world: mechanic.leave?.(deal(context), context.turn.play),
        }),
      tellEnded: ({ system }) => actorNamed(system, "session").send({ type: "turn.ended" }),
      stopThinking: assign({ pausedAt: () => clock.now() }),
      goOnThinking: assign(({ context }) => {
        const paused = clock.now() - context.pausedAt;
        return { thinkingSince: context.thinkingSince === null ? null : context.thinkingSince + paused };
      }),
    },
    guards: {
      isRepeat: ({ event }) => (event.type === "turn.press" && event.press === "repeat") || isWhatToDo(event),
      isHint: ({ event }) => event.type === "turn.press" && event.press === "hint",
      isMove: ({ context, event }) => judged(context, event) !== null,
      isLastMove: ({ context, event }) => (judged(context, event)?.credit ?? null) !== null,
      isAwaited: ({ context, event }) => event.type === "prompt.marked" && context.wake?.from === event.mark,
      isAnswering: () => isAnswering(running()),
      mayReprompt: ({ context }) => context.reprompts < MOST_REPROMPTS,
    },
    delays: { idle: IDLE_MILLISECONDS },
  }).createMachine({
    id: "turn",
    context: NO_CONTEXT,
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
          "turn.press": [
            { guard: "isLastMove", target: "feedback", actions: ["endHeld", "makeMove"] },
            { guard: "isMove", target: ".saying", actions: ["endHeld", "makeMove"] },
            { guard: "isRepeat", target: ".saying", actions: "sayWhere" },
            { guard: "isHint", target: ".saying", actions: "giveHint" },
            { target: ".saying", actions: "sayNothingHere" },
          ],
          "turn.act": [
            { guard: "isRepeat", target: ".saying", actions: "sayWhere" },
            { guard: "isLastMove", target: "feedback", actions: "makeMove" },
            { target: ".saying", actions: "makeMove" },
          ],
          "turn.wake": [
            { guard: "isLastMove", target: "feedback", actions: "makeMove" },
            { guard: "isMove", target: ".saying", actions: "makeMove" },
          ],
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

function plannedIn({ planned }: TurnContext): PlannedTurn {
  if (planned === null) throw new Error("turn: no item has begun");
  return planned;
}

function isWhatToDo(event: TurnEvent): boolean {
  return event.type === "turn.act" && event.action.move === WHAT_TO_DO;
}

function actionOf(event: TurnEvent, moves: readonly Move[]): Action | null {
  if (event.type === "turn.act") return event.action;
  if (event.type !== "turn.press") return null;
  const move = moveFor(moves, event.press);
  if (move === undefined) return null;
  return move.held === undefined ? { move: move.id } : { move: move.id, held: event.made?.held ?? 0 };
}

/** A mark that is to be reached again has not been reached yet. */
function withoutMarksOf(cues: readonly Cue[], marks: TurnContext["marks"]): TurnContext["marks"] {
  const again = cues.flatMap((cue) =>
    cue.type === "mark" ? [cue.mark] : cue.type === "pattern" ? [cue.name] : [],
  );
  return Object.fromEntries(Object.entries(marks).filter(([mark]) => !again.includes(mark)));
}

function verdictOf(context: TurnContext): Verdict {
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
    seconds: Math.round(milliseconds / 100) / 10,
  };
}
