/**
 * The root of a game that is open: asks once who speaks, lets the player choose a level, runs the sitting, and holds the
 * pause menu, which can be reached from everywhere. All presses and all that a voice said come here first.
 */
import { assign, setup } from "xstate";
import { say, sound, type Cue } from "../cue.ts";
import type { LoadedGame } from "../definition/index.ts";
import {
  sittingToResume,
  withFinished,
  withoutSitting,
  withVerdict,
  type Progress,
} from "../learner/progress.ts";
import { applyMenu, entryCues, menuMoves } from "../menu/menu.ts";
import type { Move, Press } from "../move.ts";
import { isSettingId, stepSetting, type Settings } from "../settings/index.ts";
import type { Devices } from "./devices.ts";
import { IDLE_MILLISECONDS, MOST_REPROMPTS } from "./idle.ts";
import { spokenMoves } from "./judge.ts";
import {
  farewellMenu,
  levelMenu,
  levelMenuCues,
  OUTPUT_MOVES,
  outputQuestion,
  pauseMenu,
  withValues,
  type ShellAbilities,
} from "./lobby-menus.ts";
import { actorNamed, offerVoice, typed, type ActorSystem } from "./actors.ts";
import {
  chosenLevel,
  isChosen,
  moveIdOf,
  settingCues,
  shortly,
  withSettings,
  type LobbyContext,
} from "./lobby-choices.ts";
import { menuPresses, waiting } from "./lobby-waiting.ts";
import { createPromptMachine } from "./prompt-machine.ts";
import { createSessionMachine } from "./session-machine.ts";
import { createSpeechMachine } from "./speech-machine.ts";
import { createTurnMachine } from "./turn-machine.ts";
import { createVoiceInputMachine } from "./voice-input-machine.ts";

export interface LobbyOptions {
  readonly game: LoadedGame;
  readonly devices: Devices;
  /** Whether it was saved. */
  readonly keep: (progress: Progress) => boolean;
  readonly abilities: ShellAbilities;
  /** A seed for each sitting. */
  readonly nextSeed: () => number;
  /** The moves of the place where the player is, from the running machines; those of the menu while it is open. */
  readonly movesNow: () => readonly Move[];
  /** The moves of the sitting, be the menu open or not; none where there is no sitting. */
  readonly sittingMoves: () => readonly Move[];
  /** A voice's answer is being asked back: "Fifteen?" */
  readonly isConfirming: () => boolean;
  /** An item waits for moves, be the menu open or not. */
  readonly isItemOpen: () => boolean;
  /** Ends after the recap, instead of offering another sitting. */
  readonly once: boolean;
}

export interface LobbyInput {
  readonly progress: Progress;
  /** Skips the choice of a level. */
  readonly level: number | null;
  /** What was kept could be read. */
  readonly isSaved: boolean;
}

export function createLobbyMachine(options: LobbyOptions) {
  const { game, devices, keep, abilities, nextSeed, movesNow, sittingMoves, isConfirming, isItemOpen, once } =
    options;
  const { definition, mechanic } = game;
  const levelId = ({ level }: LobbyContext): string => definition.levels[level ?? 0]?.id ?? "";

  const keyCues: readonly Cue[] = abilities.keys === undefined ? [] : [say(abilities.keys, "object")];

  /** Every device and machine that follows the settings is told. */
  const spread = (system: ActorSystem, settings: Settings): void => {
    const { speech, effects, music, mono } = settings;
    devices.stage.mix({ speech: speech / 10, effects: effects / 10, music: music / 10, mono });
    actorNamed(system, "prompt").send({ type: "prompt.settings", settings });
    actorNamed(system, "voiceInput").send({ type: "voice.enable", enabled: hears(settings) });
    actorNamed(system, "session").send({ type: "session.settings", settings });
  };

  return setup({
    types: typed<"lobby", LobbyContext, LobbyInput>(),
    actors: {
      prompt: createPromptMachine(devices),
      speech: createSpeechMachine(devices),
      voiceInput: createVoiceInputMachine(devices),
      turn: createTurnMachine(devices, mechanic, definition.content),
      session: createSessionMachine(devices, game),
    },
    actions: {
      spreadSettings: ({ context, system }) => spread(system, context.progress.settings),
      askOutput: assign(() => ({ asked: outputQuestion(), menu: null, reminders: 0 })),
      takeOutput: assign(({ context, event }) => {
        const output = moveIdOf(event, OUTPUT_MOVES) === "reader" ? "reader" : "voice";
        const settings = { ...context.progress.settings, output } as const;
        return { progress: withSettings(context.progress, settings), isNew: true };
      }),
      openLevels: assign(({ context }) => {
        const menu = context.menu ?? levelMenu(game, context.progress);
        const keys = context.isNew ? keyCues : [];
        return { menu, asked: [...keys, ...levelMenuCues(definition, menu)], reminders: 0, isNew: false };
      }),
      openPause: assign(({ context }) => {
        const menu = pauseMenu(context.progress.settings, abilities, isItemOpen());
        const asked = [sound("menu-open"), say("Paused."), ...entryCues(menu)];
        return { menu, menuBelow: context.menu, asked, reminders: 0 };
      }),
      openFarewell: assign(({ context }) => {
        const menu = context.menu ?? farewellMenu(definition, context.level ?? 0);
        const unsaved = context.isSaved ? [] : [say("I could not save this time.")];
        return { menu, asked: [sound("menu-step"), ...unsaved, ...entryCues(menu)], reminders: 0 };
      }),
      closeMenu: assign(({ context }) => ({ menu: context.menuBelow, menuBelow: null })),
      ask: ({ context, system }) => play(system, context.asked),
      askAgain: ({ context, system }) => play(system, [sound("tick", { hold: "none" }), ...shortly(context)]),
      forgetReminders: assign({ reminders: 0 }),
      countReminder: assign(({ context }) => ({ reminders: context.reminders + 1 })),
      remind: ({ context, system }) => {
        const isLast = context.reminders === MOST_REPROMPTS;
        play(system, [...shortly(context), ...(isLast ? keyCues : [])]);
      },
      sayMoves: ({ system }) => {
        const moves = sittingMoves();
        if (moves.length > 0) play(system, [sound("help"), ...spokenMoves(moves), ...keyCues]);
      },
      sayNothingHere: ({ system }) => play(system, [sound("nothing"), ...spokenMoves(movesNow())]),
      useMenu: assign(({ context, event }) => {
        const move = context.menu === null ? undefined : moveIdOf(event, menuMoves(context.menu));
        if (context.menu === null || move === undefined) return {};
        const choice = applyMenu(context.menu, move);
        if (choice.type === "moved") return { choice, menu: choice.menu, reminders: 0 };
        if (choice.type === "chosen" || !isSettingId(choice.id)) return { choice };
        const settings = stepSetting(context.progress.settings, choice.id, choice.direction);
        const menu = withValues(context.menu, settings);
        return { choice, menu, progress: withSettings(context.progress, settings), reminders: 0 };
      }),
      playChoice: ({ context, system }) => {
        if (context.choice?.type === "moved") play(system, context.choice.cues);
      },
      saySetting: ({ context, system }) => {
        if (context.choice?.type !== "changed" || !isSettingId(context.choice.id)) return;
        const { settings } = context.progress;
        const cues = settingCues(settings, context.choice.id);
        // A screen reader reads one line after another: nothing has to give way.
        if (settings.output === "reader") insert(system, cues);
        else play(system, cues);
      },
      set: assign(({ context, event }) => {
        if (event.type !== "lobby.set") return {};
        const { setting: id, direction } = event;
        const settings = stepSetting(context.progress.settings, id, direction);
        const menu = context.menu === null ? null : withValues(context.menu, settings);
        return {
          choice: { type: "changed", id, direction } as const,
          menu,
          progress: withSettings(context.progress, settings),
        };
      }),
      noteVoice: assign(({ event }) => (event.type === "prompt.voice" ? { isVoiceLost: !event.works } : {})),
      /** While the voice is gone, parts that are told wait for a press, and the captions say why. */
      paceWithoutVoice: ({ context, event, system }) => {
        if (event.type !== "prompt.voice") return;
        const { settings } = context.progress;
        const paced = event.works ? settings : { ...settings, output: "reader" as const };
        actorNamed(system, "session").send({ type: "session.settings", settings: paced });
        if (!event.works) insert(system, [say("The voice is not working. The captions go on.")]);
      },
      planSitting: assign(({ context }) => {
        const resumed = isChosen(context, "resume") ? sittingToResume(context.progress, game) : null;
        return {
          level: resumed?.level ?? chosenLevel(context),
          seed: resumed?.seed ?? nextSeed(),
          menu: null,
          end: null,
          progress: resumed === null ? withoutSitting(context.progress, definition) : context.progress,
        };
      }),
      startSitting: ({ context, system }) => {
        const { level, seed, progress } = context;
        const past = sittingToResume(progress, game)?.past ?? [];
        actorNamed(system, "session").send({ type: "session.start", level: level ?? 0, seed, past });
      },
      recordVerdict: assign(({ context, event }) => {
        if (event.type !== "session.verdict") return {};
        const sitting = { level: levelId(context), seed: context.seed };
        return { progress: withVerdict(context.progress, definition, sitting, event.item, event.verdict) };
      }),
      recordFinished: assign(({ context }) => ({
        end: "finished" as const,
        progress: withFinished(context.progress, definition, levelId(context)),
      })),
      recordQuit: assign({ end: "quit", menu: null }),
      save: assign(({ context }) => ({ isSaved: keep(context.progress) && context.isSaved })),
      passPress: ({ event, system }) => {
        if (event.type === "lobby.press") pressSitting(system, event.press);
      },
      passAction: ({ event, system }) => {
        if (event.type !== "lobby.act") return;
        if (isTurn(system)) actorNamed(system, "turn").send({ type: "turn.act", action: event.action });
        // A part that is told knows one move only, which is to go on.
        else actorNamed(system, "session").send({ type: "session.press", press: "select" });
      },
      passHint: ({ system }) => pressSitting(system, "hint"),
      pauseSession: ({ system }) => actorNamed(system, "session").send({ type: "session.pause" }),
      resumeSession: ({ system }) => actorNamed(system, "session").send({ type: "session.resume" }),
      confirmVoice: ({ event, system }) => {
        if (event.type !== "lobby.press") return;
        actorNamed(system, "voiceInput").send({ type: "voice.confirm", yes: event.press === "select" });
      },
      askVoiceAgain: ({ system }) => actorNamed(system, "voiceInput").send({ type: "voice.askAgain" }),
      talk: ({ system }) => actorNamed(system, "voiceInput").send({ type: "voice.talk", moves: movesNow() }),
      offerVoice: ({ system }) => offerVoice(system, movesNow),
      stopSitting: ({ system }) => {
        actorNamed(system, "session").send({ type: "session.stop" });
        actorNamed(system, "turn").send({ type: "turn.stop" });
        actorNamed(system, "voiceInput").send({ type: "voice.close" });
      },
      silence: ({ system }) => {
        actorNamed(system, "prompt").send({ type: "prompt.silence" });
        devices.stage.silence();
      },
    },
    guards: {
      isConfirmingVoice: () => isConfirming(),
      isVoiceAnswer: ({ event }) =>
        event.type === "lobby.press" &&
        (event.press === "select" || event.press === "left") &&
        isConfirming(),
      isAnswering: () => devices.isAnswering(),
      isOutputUnasked: ({ context }) =>
        context.progress.settings.output === null && abilities.canSpeak && abilities.canBeRead,
      isLevelGiven: ({ context }) => context.level !== null,
      isPause: ({ event }) => event.type === "lobby.press" && event.press === "pause",
      isRepeat: ({ event }) => event.type === "lobby.press" && event.press === "repeat",
      isOutputMove: ({ event }) => moveIdOf(event, OUTPUT_MOVES) !== undefined,
      isMenuMove: ({ context, event }) =>
        context.menu !== null && moveIdOf(event, menuMoves(context.menu)) !== undefined,
      isOnce: () => once,
      mayRemind: ({ context }) => context.reminders < MOST_REPROMPTS,
      isSpoken: ({ context }) => context.progress.settings.output !== "reader",
      isMoved: ({ context }) => context.choice?.type === "moved",
      isChanged: ({ context }) => context.choice?.type === "changed",
      isChosenMoves: ({ context }) => isChosen(context, "moves") && isItemOpen(),
      isChosenHint: ({ context }) => isChosen(context, "hint") && isItemOpen(),
      isChosenQuit: ({ context }) => isChosen(context, "quit") || isChosen(context, "leave"),
    },
    delays: { idle: IDLE_MILLISECONDS },
  }).createMachine({
    id: "lobby",
    context: ({ input }) => ({
      progress: input.progress,
      menu: null,
      menuBelow: null,
      choice: null,
      asked: [],
      reminders: 0,
      level: input.level,
      seed: 0,
      end: null,
      isSaved: input.isSaved,
      isVoiceLost: false,
      isNew: false,
    }),
    invoke: [
      { src: "speech", id: "speech", systemId: "speech" },
      {
        src: "prompt",
        id: "prompt",
        systemId: "prompt",
        input: ({ context }) => ({ settings: context.progress.settings, cast: definition.voices }),
      },
      {
        src: "voiceInput",
        id: "voiceInput",
        systemId: "voiceInput",
        input: ({ context }) => ({ enabled: hears(context.progress.settings) }),
      },
      { src: "turn", id: "turn", systemId: "turn" },
      {
        src: "session",
        id: "session",
        systemId: "session",
        input: ({ context }) => ({ settings: context.progress.settings }),
      },
    ],
    entry: "spreadSettings",
    initial: "open",
    on: {
      "session.verdict": { actions: ["recordVerdict", "save"] },
      "prompt.voice": { actions: ["noteVoice", "paceWithoutVoice"] },
      "lobby.talk": [{ guard: "isConfirmingVoice", actions: "askVoiceAgain" }, { actions: "talk" }],
      "lobby.set": { actions: ["set", "spreadSettings", "saySetting", "save"] },
    },
    states: {
      open: {
        initial: "arriving",
        states: {
          arriving: {
            always: [
              { guard: "isOutputUnasked", target: "asking" },
              { guard: "isLevelGiven", target: "playing", actions: ["planSitting", "startSitting"] },
              { target: "choosing" },
            ],
          },
          asking: {
            tags: "asking",
            entry: ["askOutput", "ask"],
            ...waiting(
              [
                { guard: "isPause", target: "#lobby.paused" },
                { guard: "isVoiceAnswer", actions: "confirmVoice" },
                { guard: "isConfirmingVoice", actions: "askVoiceAgain" },
                {
                  guard: "isOutputMove",
                  target: "#lobby.open.answered",
                  actions: ["takeOutput", "spreadSettings"],
                },
                { guard: "isRepeat", target: ".saying", actions: ["forgetReminders", "askAgain"] },
                { target: ".saying", actions: ["forgetReminders", "sayNothingHere"] },
              ],
              [],
            ),
          },
          answered: { entry: "save", always: "arriving" },
          choosing: {
            tags: "choosing",
            entry: ["openLevels", "ask"],
            ...waiting(menuPresses("#lobby.paused"), [
              { target: "#lobby.open.playing", actions: ["planSitting", "startSitting"] },
            ]),
          },
          playing: {
            on: {
              "lobby.press": [
                { guard: "isPause", target: "#lobby.paused" },
                { guard: "isVoiceAnswer", actions: "confirmVoice" },
                { guard: "isConfirmingVoice", actions: "askVoiceAgain" },
                { actions: "passPress" },
              ],
              "lobby.act": { actions: "passAction" },
              // A story that was interrupted to say a setting is told again; with a screen reader it still stands there.
              "prompt.finished": { guard: "isSpoken", actions: "resumeSession" },
              "session.over": [
                { guard: "isOnce", target: "#lobby.left", actions: ["recordFinished", "save"] },
                { target: "farewell", actions: ["recordFinished", "save"] },
              ],
            },
          },
          farewell: {
            tags: "farewell",
            entry: ["openFarewell", "ask"],
            ...waiting(menuPresses("#lobby.paused"), [
              { guard: "isChosenQuit", target: "#lobby.left" },
              { target: "#lobby.open.playing", actions: ["planSitting", "startSitting"] },
            ]),
          },
          back: { type: "history", history: "deep" },
        },
      },
      paused: {
        tags: "paused",
        entry: ["pauseSession", "openPause", "ask"],
        exit: ["closeMenu"],
        ...waiting(menuPresses("#lobby.resuming"), [
          { guard: "isChosenQuit", target: "#lobby.left", actions: "recordQuit" },
          { guard: "isChosenMoves", target: "#lobby.open.back", actions: ["resumeSession", "sayMoves"] },
          { guard: "isChosenHint", target: "#lobby.open.back", actions: ["resumeSession", "passHint"] },
          { target: "#lobby.resuming" },
        ]),
      },
      resuming: { always: { target: "#lobby.open.back", actions: "resumeSession" } },
      left: { tags: "left", entry: ["stopSitting", "silence"] },
    },
  });
}

function play(system: ActorSystem, cues: readonly Cue[]): void {
  actorNamed(system, "prompt").send({ type: "prompt.play", cues, from: "lobby" });
}

function insert(system: ActorSystem, cues: readonly Cue[]): void {
  actorNamed(system, "prompt").send({ type: "prompt.insert", cues });
}

/** With a screen reader the microphone would hear the reader: there it opens only when the player asks. */
function hears({ microphone, output }: Settings): boolean {
  return microphone && output !== "reader";
}

function isTurn(system: ActorSystem): boolean {
  return actorNamed(system, "session").getSnapshot().hasTag("playing");
}

/** A press goes to the turn while there is one, else to the story around it. */
function pressSitting(system: ActorSystem, press: Press): void {
  if (isTurn(system)) actorNamed(system, "turn").send({ type: "turn.press", press });
  else actorNamed(system, "session").send({ type: "session.press", press });
}
