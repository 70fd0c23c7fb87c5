/**
 * A sitting: the acts of its level's chapter, one after another, with pause from anywhere. What comes next is decided in
 * engine/sitting/; this machine tells it, hands turns to the turn machine, and keeps the books.
 */
import { assign, setup } from "xstate";
import { heardAgain, sound, type Cue } from "../cue.ts";
import type { LoadedGame } from "../definition/index.ts";
import type { Settings } from "../settings/index.ts";
import type { SittingGuide } from "../sitting/guide.ts";
import { withGame, type LogEntry, type Sitting, type SittingData } from "../sitting/log.ts";
import { levelAt } from "../sitting/next-act.ts";
import { WORLD } from "../sitting/plan-turn.ts";
import { silenceStakes, stakeCues } from "../sitting/stake-cues.ts";
import { MISSED_BELOW, NO_STANDING, withWorld, type Standing } from "../sitting/standing.ts";
import { streakCues } from "../sitting/streak.ts";
import { choiceMoves, chosenCues, openingCues, questionCues } from "../sitting/tell.ts";
import {
  afterTurnCues,
  ASIDE,
  chosenEntry,
  decisionMoves,
  OVER,
  whatNext,
  withChosen,
  withKeepsakes,
  withLogged,
  type Doing,
} from "../sitting/what-next.ts";
import { sentences } from "../words.ts";
import { actorNamed, offerVoice, typed, type ActorSystem } from "./actors.ts";
import type { Devices } from "./devices.ts";
import type { SessionEvent } from "./events.ts";
import { IDLE_MILLISECONDS, MOST_REPROMPTS, noticeIdle } from "./idle.ts";
import { moveFor } from "./turn-frame.ts";
import { spokenMoves } from "./tell-moves.ts";
import { askedPart, toldPart } from "./session-waiting.ts";

interface SessionContext {
  sitting: SittingData;
  bests: Readonly<Record<string, number>>;
  /** Nothing has been heard yet of this sitting. */
  isOpening: boolean;
  doing: Doing;
  /** What is being told, so that REPEAT can tell it again. */
  told: readonly Cue[];
  /** How the sitting stood when the turn began. */
  before: Standing;
  streak: number;
  /** How often a part that waits for a press has spoken again by itself. */
  reminders: number;
  settings: Settings;
}

export interface SessionInput {
  settings: Settings;
}

const NO_SITTING: SittingData = {
  level: 0,
  seed: 0,
  length: "full",
  keepsakes: [],
  wasFinished: false,
  log: [],
  standing: NO_STANDING,
};

/** Sends `session.judged` and `session.kept` where something is to be saved, and `session.over` at the end, to the lobby. */
export function createSessionMachine(
  { transcript }: Devices,
  game: LoadedGame,
  guideOf: (system: ActorSystem, sitting: SittingData) => SittingGuide | undefined,
) {
  const whole = (sitting: SittingData): Sitting => withGame(game, sitting);
  const { definition } = game;
  const levelOf = ({ sitting }: SessionContext) => levelAt(definition, sitting.level);
  const stakesMoved = (
    context: SessionContext,
    before: Standing | null,
    after: Standing,
    isTold = false,
  ): Cue[] => stakeCues(whole(context.sitting).definition, levelOf(context), before, after, isTold);
  const insert = (system: ActorSystem, cues: readonly Cue[]): void => {
    if (cues.length > 0) actorNamed(system, "prompt").send({ type: "prompt.insert", cues });
  };
  const logged = (context: SessionContext, entries: readonly LogEntry[]): SittingData => ({
    ...context.sitting,
    log: withLogged(whole(context.sitting), entries).log,
  });
  const optionOf = (context: SessionContext, event: SessionEvent): string | undefined => {
    const moves = decisionMoves(context.doing);
    if (event.type === "session.press") return moveFor(moves, event.press)?.id;
    if (event.type === "session.act") return moves.find(({ id }) => id === event.action.move)?.id;
    return undefined;
  };

  return setup({
    types: typed<"session", SessionContext, SessionInput>(),
    actions: {
      start: assign(({ event }) => {
        if (event.type !== "session.start") return {};
        const { sitting, bests } = event;
        return {
          sitting,
          bests,
          isOpening: true,
          doing: OVER,
          before: sitting.standing,
          streak: 0,
        };
      }),
      /** Finds out what comes next; what has come to pass of itself is in the log at once. */
      goOn: assign(({ context, system }) => {
        const { heard } = actorNamed(system, "prompt").getSnapshot().context;
        const { bests, isOpening, sitting } = context;
        const isResuming = isOpening && sitting.log.length > 0;
        const { doing, log } = whatNext(
          { ...whole(sitting), guide: guideOf(system, sitting) },
          { heard, bests, isResuming },
        );
        const cues = doing.type === "tell" ? doing.cues : [];
        return {
          doing,
          told: isOpening ? [...curtain(context), ...cues] : cues,
          sitting: { ...sitting, log },
          isOpening: false,
          before: sitting.standing,
          reminders: 0,
        };
      }),
      finishTelling: assign(({ context }) =>
        context.doing.type === "tell" ? { sitting: logged(context, context.doing.done) } : {},
      ),
      takeGift: assign(({ context }) => {
        const done = context.doing.type === "tell" ? context.doing.done : [];
        const { keepsakes } = withKeepsakes(whole(context.sitting), done);
        return { sitting: { ...context.sitting, keepsakes } };
      }),
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
      remind: ({ context, system }) =>
        actorNamed(system, "prompt").send({
          type: "prompt.play",
          cues: context.doing.type === "choose" ? context.told : [sentences.goOn],
          from: "session",
        }),
      playTick: ({ system }) => insert(system, [sound("tick")]),
      endBeds: ({ system }) => actorNamed(system, "prompt").send({ type: "prompt.endBeds" }),
      silenceStakes: ({ context, system }) => insert(system, silenceStakes(definition, levelOf(context))),
      /** A sitting that begins with a turn has its curtain beside it. */
      openInPassing: ({ context, system }) => insert(system, context.told),
      beginTurn: ({ context, system }) => {
        if (context.doing.type !== "turn") return;
        const { calm } = context.settings;
        const { sitting } = context;
        const { planned } = context.doing;
        actorNamed(system, "turn").send({ type: "turn.begin", planned, calm, sitting });
      },
      count: assign(({ context, event }) => {
        if (event.type !== "turn.counted") return {};
        return { sitting: { ...context.sitting, standing: event.standing } };
      }),
      recordVerdict: assign(({ context, event }) => {
        if (event.type !== "turn.judged" || context.doing.type !== "turn") return {};
        const { verdict, world, standing } = event;
        const { act, item } = context.doing.planned;
        const { credit, level: set } = verdict;
        const sitting = logged(context, [{ type: "turn", act, item, set, credit }]);
        return {
          sitting: { ...sitting, standing: withWorld(standing, WORLD, world) },
          streak: credit >= MISSED_BELOW ? context.streak + 1 : 0,
        };
      }),
      tellVerdict: ({ context, event, system }) => {
        if (event.type !== "turn.judged" || context.doing.type !== "turn") return;
        const { verdict } = event;
        const { planned } = context.doing;
        transcript({ type: "verdict", verdict });
        actorNamed(system, "lobby").send({
          type: "session.judged",
          verdict,
          planned,
          sitting: context.sitting,
        });
      },
      keep: ({ context, system }) =>
        actorNamed(system, "lobby").send({ type: "session.kept", sitting: context.sitting }),
      tellOver: ({ context, system }) =>
        actorNamed(system, "lobby").send({ type: "session.over", sitting: context.sitting }),
      pauseTurn: ({ system }) => actorNamed(system, "turn").send({ type: "turn.pause" }),
      resumeTurn: ({ system }) => actorNamed(system, "turn").send({ type: "turn.resume" }),
      /** Stakes are heard as they move, a row of right answers as it grows. */
      playStakes: ({ context, event, system }) => {
        if (event.type !== "turn.counted" && event.type !== "turn.judged") return;
        insert(system, stakesMoved(context, context.sitting.standing, event.standing, true));
      },
      playStreak: ({ context, system }) =>
        insert(system, streakCues(definition, context.streak, context.settings.calm)),
      tellStretch: assign(({ context }) => ({ told: stretchesIn(context), reminders: 0, doing: ASIDE })),
      ask: assign(({ context }) => {
        if (context.doing.type !== "choose") return {};
        const { act } = context.doing;
        const question = [...questionCues(whole(context.sitting), act), ...spokenMoves(choiceMoves(act))];
        return { told: [...context.told, ...question], reminders: 0 };
      }),
      choose: assign(({ context, event }) => {
        const option = optionOf(context, event);
        if (context.doing.type !== "choose" || option === undefined) return {};
        const { doing } = context;
        const { standing: before } = context.sitting;
        const { standing, cues } = withChosen(whole(context.sitting), doing, option);
        const sitting = { ...logged(context, [chosenEntry(doing, option)]), standing };
        const moved = stakesMoved(context, before, standing);
        const told = [...moved, ...chosenCues(whole(sitting), doing.act, option), ...cues];
        return { sitting, told, doing: ASIDE };
      }),
      sayNothingHere: ({ context, system }) =>
        actorNamed(system, "prompt").send({
          type: "prompt.play",
          cues: [sound("nothing"), ...spokenMoves(decisionMoves(context.doing))],
          from: "session",
        }),
      noticeIdle,
      offerVoice: ({ context, system }) => offerVoice(system, () => decisionMoves(context.doing)),
      takeSettings: assign(({ event }) =>
        event.type === "session.settings" ? { settings: event.settings } : {},
      ),
    },
    guards: {
      isTelling: ({ context }) => context.doing.type === "tell",
      isTurn: ({ context }) => context.doing.type === "turn",
      isChoice: ({ context }) => context.doing.type === "choose",
      isLast: ({ context }) => context.doing.type === "tell" && context.doing.isLast,
      isGift: ({ context }) =>
        context.doing.type === "tell" && context.doing.done.some(({ type }) => type === "gave"),
      isNewStretch: ({ context }) => stretchesIn(context).length > 0,
      hasMoreToTell: ({ context }) => context.told.length > 0,
      isOption: ({ context, event }) => optionOf(context, event) !== undefined,
      isRepeat: ({ event }) => event.type === "session.press" && event.press === "repeat",
      mayRemind: ({ context }) => context.reminders < MOST_REPROMPTS,
      isSpoken: ({ context }) => context.settings.output !== "reader",
    },
    delays: { idle: IDLE_MILLISECONDS },
  }).createMachine({
    id: "session",
    context: ({ input }) => ({
      sitting: NO_SITTING,
      bests: {},
      isOpening: false,
      doing: OVER,
      told: [],
      before: NO_STANDING,
      streak: 0,
      reminders: 0,
      settings: input.settings,
    }),
    initial: "idle",
    on: {
      "session.settings": { actions: "takeSettings" },
      "session.start": { target: ".goingOn", actions: "start" },
      "session.stop": ".idle",
    },
    states: {
      idle: { tags: "idle" },
      goingOn: {
        entry: "goOn",
        always: [
          { guard: "isLast", target: "recap" },
          { guard: "isTelling", target: "telling" },
          { guard: "isTurn", target: "turn" },
          { guard: "isChoice", target: "deciding" },
          { target: "over" },
        ],
      },
      telling: { tags: "telling", entry: "play", ...toldPart("#session.told") },
      told: {
        always: [
          { guard: "isGift", target: "goingOn", actions: ["finishTelling", "takeGift", "keep"] },
          { target: "goingOn", actions: "finishTelling" },
        ],
      },
      deciding: {
        tags: "deciding",
        entry: ["ask", "play"],
        ...askedPart([
          { guard: "isOption", target: "#session.decided", actions: ["playTick", "choose", "keep"] },
          { guard: "isRepeat", target: ".saying", actions: ["forgetReminders", "playAgain"] },
          { target: ".saying", actions: ["forgetReminders", "sayNothingHere"] },
        ]),
      },
      decided: { always: [{ guard: "hasMoreToTell", target: "telling" }, { target: "goingOn" }] },
      turn: {
        tags: "playing",
        entry: ["openInPassing", "beginTurn"],
        on: {
          "session.pause": { actions: "pauseTurn" },
          "session.resume": { actions: "resumeTurn" },
          "turn.counted": { actions: ["playStakes", "count"] },
          "turn.judged": { actions: ["playStakes", "recordVerdict", "tellVerdict", "playStreak"] },
          "turn.ended": [
            { guard: "isNewStretch", target: "telling", actions: "tellStretch" },
            { target: "goingOn" },
          ],
        },
      },
      recap: {
        tags: "telling",
        entry: ["silenceStakes", "endBeds", "finishTelling", "play"],
        ...toldPart("#session.over"),
      },
      over: { entry: "tellOver" },
    },
  });

  /** The curtain rises, and what is at stake begins to be heard. */
  function curtain(context: SessionContext): readonly Cue[] {
    return [...openingCues(definition), ...stakesMoved(context, null, context.sitting.standing)];
  }

  function stretchesIn(context: SessionContext): readonly Cue[] {
    const { doing, before, sitting } = context;
    return doing.type === "turn" ? afterTurnCues(whole(sitting), doing.planned.act, before) : [];
  }
}
