/** A sitting: hook, warm-up, rounds, boss, recap, with pause from anywhere. What is played is planned in learner/. */
import { assign, setup } from "xstate";
import { heardAgain, sound, type Cue } from "../cue.ts";
import { placeAfter, planTurn, type PastTurn, type PlannedTurn, type Sitting } from "../learner/sitting.ts";
import type { LoadedGame } from "../definition/index.ts";
import { isAnswering } from "../places.ts";
import type { Settings } from "../settings/index.ts";
import { sentences } from "../words.ts";
import type { Devices } from "./devices.ts";
import { IDLE_MILLISECONDS, MOST_REPROMPTS } from "./idle.ts";
import { actorNamed, typed, type Running } from "./actors.ts";
import { bossCues, hookCues, recapCues, resumeCues, roundCues, streakCues } from "./story.ts";

interface SessionContext {
  /** Index of the level that was chosen. */
  level: number;
  seed: number;
  past: readonly PastTurn[];
  planned: PlannedTurn | null;
  /** What is being told, so that REPEAT can tell it again. */
  told: readonly Cue[];
  streak: number;
  /** How often a part that waits for a press has spoken again by itself. */
  reminders: number;
  settings: Settings;
}

export interface SessionInput {
  settings: Settings;
}

/** Sends `session.verdict` after each turn and `session.over` at the end to the lobby. */
export function createSessionMachine(
  { transcript }: Devices,
  running: Running,
  { definition, mechanic }: LoadedGame,
) {
  const sitting = ({ level, seed }: SessionContext): Sitting => ({ definition, mechanic, level, seed });
  const next = (context: SessionContext) => placeAfter(context.past.length, definition);

  return setup({
    types: typed<"session", SessionContext, SessionInput>(),
    actions: {
      start: assign(({ event }) =>
        event.type === "session.start"
          ? { level: event.level, seed: event.seed, past: event.past, planned: null, streak: 0 }
          : {},
      ),
      tellHook: assign(({ context }) => ({
        told:
          context.past.length === 0
            ? hookCues(sitting(context))
            : resumeCues(sitting(context), context.past.length),
        reminders: 0,
      })),
      tellRound: assign(({ context }) => ({
        told: roundCues(sitting(context), next(context)?.round ?? 0),
        reminders: 0,
      })),
      tellBoss: assign(({ context }) => ({ told: bossCues(sitting(context)), reminders: 0 })),
      tellRecap: assign(({ context }) => ({ told: recapCues(sitting(context), context.past), reminders: 0 })),
      play: ({ context, system }) =>
        actorNamed(system, "prompt").send({ type: "prompt.play", cues: context.told, from: "session" }),
      playAgain: ({ context, system }) =>
        actorNamed(system, "prompt").send({
          type: "prompt.play",
          cues: heardAgain(context.told),
          from: "session",
        }),
      forgetReminders: assign({ reminders: 0 }),
      countReminder: assign(({ context }) => ({ reminders: context.reminders + 1 })),
      remind: ({ system }) =>
        actorNamed(system, "prompt").send({
          type: "prompt.play",
          cues: [sentences.goOn],
          from: "session",
        }),
      playTick: ({ system }) =>
        actorNamed(system, "prompt").send({ type: "prompt.insert", cues: [sound("tick")] }),
      endBeds: ({ system }) => actorNamed(system, "prompt").send({ type: "prompt.endBeds" }),
      plan: assign(({ context }) => ({ planned: planTurn(sitting(context), context.past) })),
      beginTurn: ({ context: { planned }, system }) => {
        if (planned !== null) actorNamed(system, "turn").send({ type: "turn.begin", planned });
      },
      recordVerdict: assign(({ context, event }) => {
        if (event.type !== "turn.judged" || context.planned === null) return {};
        const { credit, level } = event.verdict;
        return {
          past: [...context.past, { item: context.planned.item, level, credit }],
          streak: credit >= 0.5 ? context.streak + 1 : 0,
        };
      }),
      tellVerdict: ({ context, event, system }) => {
        if (event.type !== "turn.judged" || context.planned === null) return;
        transcript({ type: "verdict", verdict: event.verdict });
        const { item } = context.planned;
        actorNamed(system, "lobby").send({ type: "session.verdict", verdict: event.verdict, item });
      },
      tellOver: ({ system }) => actorNamed(system, "lobby").send({ type: "session.over" }),
      pauseTurn: ({ system }) => actorNamed(system, "turn").send({ type: "turn.pause" }),
      resumeTurn: ({ system }) => actorNamed(system, "turn").send({ type: "turn.resume" }),
      playStreak: ({ context, system }) => {
        const cues = streakCues(definition, context.streak, context.settings.calm);
        if (cues.length > 0) actorNamed(system, "prompt").send({ type: "prompt.insert", cues });
      },
      takeSettings: assign(({ event }) =>
        event.type === "session.settings" ? { settings: event.settings } : {},
      ),
    },
    guards: {
      /** In the same part of the sitting: nothing is told between. */
      hasMoreTurns: ({ context }) => (next(context)?.turn ?? 0) > 0,
      isInWarmUp: ({ context }) => next(context)?.stage === "warmUp",
      isInRound: ({ context }) => next(context)?.stage === "round",
      isAtRoundStart: ({ context }) => next(context)?.stage === "round" && next(context)?.turn === 0,
      isInBoss: ({ context }) => next(context)?.stage === "boss",
      isAtBossStart: ({ context }) => next(context)?.stage === "boss" && next(context)?.turn === 0,
      isRepeat: ({ event }) => event.type === "session.press" && event.press === "repeat",
      isAnswering: () => isAnswering(running()),
      mayRemind: ({ context }) => context.reminders < MOST_REPROMPTS,
      isSpoken: ({ context }) => context.settings.output !== "reader",
    },
    delays: { idle: IDLE_MILLISECONDS },
  }).createMachine({
    id: "session",
    context: ({ input }) => ({
      level: 0,
      seed: 0,
      past: [],
      planned: null,
      told: [],
      streak: 0,
      reminders: 0,
      settings: input.settings,
    }),
    initial: "idle",
    on: {
      "session.settings": { actions: "takeSettings" },
      "session.start": { target: ".hook", actions: "start" },
      "session.stop": ".idle",
    },
    states: {
      idle: { tags: "idle" },
      hook: { tags: "telling", entry: ["tellHook", "play"], ...telling("#session.choosing") },
      choosing: {
        always: [
          { guard: "isInWarmUp", target: "turn" },
          { guard: "isAtRoundStart", target: "roundOpening" },
          { guard: "isInRound", target: "turn" },
          { guard: "isAtBossStart", target: "bossOpening" },
          { guard: "isInBoss", target: "turn" },
          { target: "recap" },
        ],
      },
      roundOpening: { tags: "telling", entry: ["tellRound", "play"], ...telling("#session.turn") },
      bossOpening: { tags: "telling", entry: ["tellBoss", "play"], ...telling("#session.turn") },
      turn: {
        tags: "playing",
        entry: ["plan", "beginTurn"],
        on: {
          "session.pause": { actions: "pauseTurn" },
          "session.resume": { actions: "resumeTurn" },
          "turn.judged": { actions: ["recordVerdict", "tellVerdict", "playStreak"] },
          "turn.ended": [{ guard: "hasMoreTurns", target: "turn", reenter: true }, { target: "choosing" }],
        },
      },
      recap: { tags: "telling", entry: ["endBeds", "tellRecap", "play"], ...telling("#session.over") },
      over: { entry: "tellOver" },
    },
  });
}

/**
 * A part that is told. Our own voice says when it is done, and then the sitting goes on by itself; with a screen reader
 * a press goes on. Any press but REPEAT cuts it short.
 */
function telling<Next extends string>(next: Next) {
  return {
    initial: "saying",
    on: {
      "session.press": [
        { guard: "isRepeat", target: ".saying", actions: ["forgetReminders", "playAgain"] },
        { target: next, actions: "playTick" },
      ],
      "session.pause": ".paused",
      "session.resume": { target: ".saying", actions: "playAgain" },
    },
    states: {
      saying: {
        on: {
          "prompt.finished": [{ guard: "isSpoken", target: next }, { target: "waiting" }],
          "prompt.interrupted": "waiting",
        },
      },
      waiting: {
        after: {
          idle: [
            { guard: "isAnswering", target: "waiting", reenter: true },
            { guard: "mayRemind", target: "saying", actions: ["countReminder", "remind"] },
          ],
        },
      },
      paused: {},
    },
  } as const;
}
