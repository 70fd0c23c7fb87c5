/** What the lobby's chart names: the machines that it runs, what it does, and what it goes by. */
import { assign, setup } from "xstate";
import { say, sound, type Cue } from "../cue.ts";
import type { LoadedGame } from "../definition/index.ts";
import {
  bestsAt,
  gameProgress,
  hasFinished,
  sittingToResume,
  withFinished,
  withHeard,
  withoutSitting,
  withSitting,
  type Progress,
} from "../learner/progress.ts";
import { entryCues } from "../menu/menu.ts";
import type { Press, PressMade } from "../move.ts";
import { isConfirming, isItemOpen, movesAt, sittingMoves } from "../places.ts";
import { mixOf, settingExample, stepSetting, type Settings } from "../settings/index.ts";
import type { SittingData } from "../sitting/log.ts";
import { levelAt } from "../sitting/next-act.ts";
import { beginStanding } from "../sitting/standing.ts";
import { goodbyeCues, standingCues } from "../sitting/tell.ts";
import { hush } from "../sound-lab/index.ts";
import { sentences } from "../words.ts";
import { actorNamed, typed, type ActorSystem, type Running } from "./actors.ts";
import type { Devices } from "./devices.ts";
import type { LobbyEvent, LobbyTopic } from "./events.ts";
import { IDLE_MILLISECONDS } from "./idle.ts";
import { moveFor, spokenMoves } from "./judge.ts";
import {
  chosenIn,
  chosenLevel,
  hears,
  settingCues,
  withSettings,
  type LobbyContext,
} from "./lobby-choices.ts";
import { createLab, labGuards } from "./lobby-lab.ts";
import {
  farewellMenu,
  keptCues,
  levelMenu,
  levelMenuCues,
  atSettings,
  OUTPUT_MOVES,
  outputQuestion,
  pauseMenu,
  STOP_MOVES,
  stopQuestion,
  type ShellAbilities,
} from "./lobby-menus.ts";
import { createMenuMachine } from "./menu-machine.ts";
import { createPromptMachine } from "./prompt-machine.ts";
import { createSessionMachine } from "./session-machine.ts";
import { createSpeechMachine } from "./speech-machine.ts";
import { createTurnMachine } from "./turn-machine.ts";
import { createVoiceInputMachine } from "./voice-input-machine.ts";

export interface LobbyOptions {
  readonly game: LoadedGame;
  readonly devices: Devices;
  readonly running: Running;
  /** Whether it was saved. */
  readonly keep: (progress: Progress) => boolean;
  readonly abilities: ShellAbilities;
  /** Asks for the parts of a level; `lobby.arrived` or `lobby.missing` tells what came of it. */
  readonly fetchLevel: (level: number) => void;
  /** The game's own, from which chance outside the sittings comes. */
  readonly seed: number;
  /** A seed for each sitting. */
  readonly nextSeed: () => number;
  /** Ends after the recap, instead of offering another sitting. */
  readonly once: boolean;
}

export interface LobbyInput {
  readonly progress: Progress;
  /** Skips the choice of a level. */
  readonly level: number | null;
  /** Indices of the levels whose parts are there. */
  readonly there: readonly number[];
  /** What was kept could be read. */
  readonly isSaved: boolean;
}

export function setupLobby(options: LobbyOptions) {
  const { game, devices, running, keep, abilities, fetchLevel, nextSeed, once } = options;
  const { definition } = game;
  const lab = createLab(game, abilities.canHear, options.seed);
  /** A sitting that begins, or one that goes on. */
  const sittingOf = ({ level: chosen, seed, progress }: LobbyContext): SittingData => {
    const resumed = sittingToResume(progress, game);
    if (resumed !== null) return resumed;
    const level = levelAt(definition, chosen ?? 0);
    const { finished, keepsakes } = gameProgress(progress, definition.slug);
    return {
      level: chosen ?? 0,
      seed,
      length: progress.settings.length,
      keepsakes,
      wasFinished: finished[level.id] !== undefined,
      log: [],
      standing: beginStanding(definition, level),
    };
  };

  const keyCues: readonly Cue[] = abilities.keys === undefined ? [] : [say(abilities.keys, "object")];

  /** What is at stake and counted in the sitting that is going on; nothing where there is none. */
  const howItStands = (): Cue[] => {
    const { session } = running();
    return session.hasTag("idle") ? [] : standingCues({ ...game, ...session.context.sitting });
  };

  /** What the game says to somebody who leaves in the middle. */
  const goodbye = (): Cue[] => {
    const { session } = running();
    return session.hasTag("idle")
      ? [sentences.goodbye]
      : goodbyeCues({ ...game, ...session.context.sitting });
  };

  /** Every device and machine that follows the settings is told. */
  const spread = (system: ActorSystem, settings: Settings): void => {
    devices.stage.mix(mixOf(settings));
    actorNamed(system, "prompt").send({ type: "prompt.settings", settings });
    actorNamed(system, "menu").send({ type: "menu.settings", settings });
    actorNamed(system, "voiceInput").send({ type: "voice.enable", enabled: hears(settings) });
    actorNamed(system, "session").send({ type: "session.settings", settings });
  };

  return setup({
    types: typed<"lobby", LobbyContext, LobbyInput>(),
    actors: {
      prompt: createPromptMachine(devices),
      speech: createSpeechMachine(devices),
      voiceInput: createVoiceInputMachine(devices, definition.asks),
      menu: createMenuMachine(keyCues),
      turn: createTurnMachine(devices, game),
      session: createSessionMachine(devices, game),
    },
    actions: {
      spreadSettings: ({ context, system }) => spread(system, context.progress.settings),
      askOutput: ({ system }) => {
        const cues = outputQuestion();
        actorNamed(system, "menu").send({ type: "menu.ask", answers: OUTPUT_MOVES, cues });
      },
      takeOutput: assign(({ context, event }) => {
        const output = chosenIn(event) === "reader" ? "reader" : "voice";
        const settings = { ...context.progress.settings, output } as const;
        return { progress: withSettings(context.progress, settings), isNew: true };
      }),
      openLevels: ({ context, system }) => {
        const list = context.listBelow ?? levelMenu(game, context.progress);
        const missing = context.isMissing ? [sound("almost"), sentences.levelMissing] : [];
        const keys = context.isNew ? keyCues : [];
        const cues = [...missing, ...keys, ...levelMenuCues(definition, list, context.listBelow !== null)];
        actorNamed(system, "menu").send({ type: "menu.open", list, cues });
      },
      forgetNew: assign({ isNew: false, isMissing: false }),
      noteThere: assign(({ context, event }) =>
        event.type === "lobby.arrived" ? { there: [...context.there, event.level] } : {},
      ),
      noteMissing: assign({ isMissing: true }),
      fetchLevel: ({ context }) => fetchLevel(context.level ?? 0),
      sayOneMoment: ({ system }) => {
        const cues = [sound("tick"), sentences.oneMoment];
        if (isMenuOpen(system)) actorNamed(system, "menu").send({ type: "menu.say", cues });
        else play(system, cues);
      },
      keepList: assign(() => ({ listBelow: running().menu.context.list })),
      openPause: ({ context, event, system }) => {
        const list = pauseMenu(context.progress.settings, abilities, {
          isItemOpen: isItemOpen(running()),
          hasStanding: howItStands().length > 0,
        });
        const shown = isOpening(event, "settings") ? atSettings(list) : list;
        const isAtPlay = !running().session.hasTag("idle");
        const opened = isAtPlay ? sentences.paused : sentences.menuOpen;
        const cues = [sound("menu-open"), opened, ...entryCues(shown)];
        actorNamed(system, "menu").send({ type: "menu.open", list: shown, cues });
      },
      askStop: ({ system }) => {
        actorNamed(system, "menu").send({ type: "menu.ask", answers: STOP_MOVES, cues: stopQuestion() });
      },
      sayGoodbye: ({ context, system }) => {
        const waits = context.progress.settings.output === "reader" ? [sentences.pressToLeave] : [];
        play(system, [sound("farewell", { hold: "end" }), ...goodbye(), ...waits]);
      },
      openFarewell: ({ context, system }) => {
        const list = context.listBelow ?? farewellMenu(definition, context.level ?? 0);
        const unsaved = context.isSaved ? [] : [sentences.unsaved];
        const isTold = context.listBelow === null && context.isFirstFinish;
        const canAlso =
          isTold && abilities.canHear && !context.progress.settings.microphone ? [sentences.mayTalk] : [];
        const cues = [sound("menu-step"), ...unsaved, ...canAlso, ...entryCues(list)];
        actorNamed(system, "menu").send({ type: "menu.open", list, cues });
      },
      tellStanding: ({ system }) => play(system, [sound("help"), ...howItStands()]),
      sayStanding: ({ system }) =>
        actorNamed(system, "menu").send({ type: "menu.say", cues: [sound("help"), ...howItStands()] }),
      sayKeepsakes: ({ context, system }) => {
        const cues = [sound("menu-step"), ...keptCues(definition, context.progress)];
        actorNamed(system, "menu").send({ type: "menu.say", cues });
      },
      enterLab: assign(({ context }) => ({ lab: lab.opened(context.lab, false) })),
      enterLabFromPause: assign(({ context }) => ({ lab: lab.opened(context.lab, true) })),
      openSounds: ({ context, system }) => actorNamed(system, "menu").send(lab.list(context)),
      playSound: ({ event, system }) => actorNamed(system, "menu").send(lab.chosen(event)),
      beginQuiz: assign(({ context }) => ({ lab: lab.withQuiz(context.lab) })),
      answerQuiz: assign(({ context, event }) => ({ lab: lab.withAnswer(context.lab, event) })),
      askSound: ({ context, system }) => actorNamed(system, "menu").send(lab.question(context)),
      playGuessed: ({ context, system }) => actorNamed(system, "menu").send(lab.guessed(context)),
      hush: ({ system }) => insert(system, hush),
      closeMenu: ({ system }) => actorNamed(system, "menu").send({ type: "menu.close" }),
      sayMoves: ({ system }) => {
        const moves = sittingMoves(running());
        if (moves.length > 0) play(system, [sound("help"), ...spokenMoves(moves), ...keyCues]);
      },
      set: assign(({ context: { progress }, event }) =>
        event.type === "lobby.set"
          ? {
              progress: withSettings(
                progress,
                stepSetting(progress.settings, event.setting, event.direction, abilities.voices),
              ),
            }
          : {},
      ),
      saySetting: ({ context, event, system }) => {
        if (event.type !== "lobby.set") return;
        const { settings } = context.progress;
        const cues = settingCues(settings, event.setting);
        // A screen reader reads one line after another: nothing has to give way.
        if (settings.output === "reader") insert(system, cues);
        else if (isMenuOpen(system)) {
          const tried = [...cues, ...settingExample(settings, event.setting)];
          actorNamed(system, "menu").send({ type: "menu.say", cues: tried });
        } else play(system, cues);
      },
      noteVoice: assign(({ event }) => (event.type === "prompt.voice" ? { isVoiceLost: !event.works } : {})),
      /** While the voice is gone, parts that are told wait for a press, and the captions say why. */
      paceWithoutVoice: ({ context, event, system }) => {
        if (event.type !== "prompt.voice") return;
        const { settings } = context.progress;
        const paced = event.works ? settings : { ...settings, output: "reader" as const };
        actorNamed(system, "session").send({ type: "session.settings", settings: paced });
        if (!event.works) insert(system, [sentences.voiceless]);
      },
      planSitting: assign(({ context, event }) => {
        const resumed = chosenIn(event) === "resume" ? sittingToResume(context.progress, game) : null;
        return {
          level: resumed?.level ?? chosenLevel(event, context.level),
          seed: resumed?.seed ?? nextSeed(),
          listBelow: null,
          end: null,
          progress: resumed === null ? withoutSitting(context.progress, definition) : context.progress,
        };
      }),
      startSitting: ({ context, system }) => {
        const sitting = sittingOf(context);
        const bests = bestsAt(context.progress, definition, sitting.level);
        actorNamed(system, "session").send({ type: "session.start", sitting, bests });
      },
      keepSitting: assign(({ context, event }) =>
        event.type === "session.kept"
          ? { progress: withSitting(context.progress, definition, event.sitting) }
          : {},
      ),
      recordFinished: assign(({ context, event }) =>
        event.type === "session.over"
          ? {
              end: "finished" as const,
              isFirstFinish: !hasFinished(context.progress),
              progress: withFinished(context.progress, definition, event.sitting),
            }
          : {},
      ),
      recordHeard: assign(({ context, system }) => {
        const { heard } = actorNamed(system, "prompt").getSnapshot().context;
        return { progress: withHeard(context.progress, definition, heard) };
      }),
      recordQuit: assign({ end: "quit" }),
      save: assign(({ context }) => ({ isSaved: keep(context.progress) && context.isSaved })),
      passPress: ({ event, system }) => {
        if (event.type !== "lobby.press") return;
        if (isMenuOpen(system)) actorNamed(system, "menu").send({ type: "menu.press", press: event.press });
        else pressSitting(system, event.press, event.made);
      },
      passAction: ({ event, system }) => {
        if (event.type !== "lobby.act") return;
        if (isMenuOpen(system)) actorNamed(system, "menu").send({ type: "menu.act", action: event.action });
        else if (isTurn(system)) {
          actorNamed(system, "turn").send({ type: "turn.act", action: event.action, made: event.made });
        } else actorNamed(system, "session").send({ type: "session.act", action: event.action });
      },
      passDown: ({ event, system }) => {
        if (event.type === "lobby.down" && isTurn(system))
          actorNamed(system, "turn").send({ type: "turn.down", press: event.press });
      },
      passHint: ({ system }) => pressSitting(system, "hint"),
      pauseSession: ({ system }) => actorNamed(system, "session").send({ type: "session.pause" }),
      resumeSession: ({ system }) => actorNamed(system, "session").send({ type: "session.resume" }),
      confirmVoice: ({ event, system }) => {
        if (event.type !== "lobby.press") return;
        actorNamed(system, "voiceInput").send({ type: "voice.confirm", press: event.press });
      },
      askVoiceAgain: ({ system }) => actorNamed(system, "voiceInput").send({ type: "voice.askAgain" }),
      talk: ({ system }) =>
        actorNamed(system, "voiceInput").send({ type: "voice.talk", moves: movesAt(running()) }),
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
      ...labGuards,
      isConfirmingVoice: () => isConfirming(running()),
      isVoiceAnswer: ({ event }) =>
        event.type === "lobby.press" &&
        isConfirming(running()) &&
        event.press !== "pause" &&
        moveFor(movesAt(running()), event.press) !== undefined,
      isOutputUnasked: ({ context }) =>
        context.progress.settings.output === null && abilities.canSpeak && abilities.canBeRead,
      isLevelGiven: ({ context }) => context.level !== null,
      isThere: ({ context }) => context.there.includes(context.level ?? 0),
      isWanted: ({ context, event }) =>
        (event.type === "lobby.arrived" || event.type === "lobby.missing") && event.level === context.level,
      isPause: ({ event }) => event.type === "lobby.press" && event.press === "pause",
      isOnce: () => once,
      isSpoken: ({ context }) => context.progress.settings.output !== "reader",
      isMovesWanted: ({ event }) => chosenIn(event) === "moves" && isItemOpen(running()),
      isHintWanted: ({ event }) => chosenIn(event) === "hint" && isItemOpen(running()),
      isStandingWanted: ({ event }) =>
        chosenIn(event) === "standing" || (isOpening(event, "standing") && howItStands().length > 0),
      isKeepsakesWanted: ({ event }) => chosenIn(event) === "keepsakes",
      isLeaving: ({ event }) => chosenIn(event) === "quit" || chosenIn(event) === "leave",
      /** Outside a sitting there is nothing to lose, and nothing to be asked. */
      isStopAsked: ({ event }) =>
        (chosenIn(event) === "quit" || isOpening(event, "quit")) && !running().session.hasTag("idle"),
      isStopConfirmed: ({ event }) => chosenIn(event) === "stop",
    },
    delays: { idle: IDLE_MILLISECONDS },
  });
}

function isOpening(event: LobbyEvent, what: LobbyTopic): boolean {
  return event.type === "lobby.open" && event.what === what;
}

function play(system: ActorSystem, cues: readonly Cue[]): void {
  actorNamed(system, "prompt").send({ type: "prompt.play", cues, from: "lobby" });
}

function insert(system: ActorSystem, cues: readonly Cue[]): void {
  actorNamed(system, "prompt").send({ type: "prompt.insert", cues });
}

function isMenuOpen(system: ActorSystem): boolean {
  return actorNamed(system, "menu").getSnapshot().hasTag("open");
}

function isTurn(system: ActorSystem): boolean {
  return actorNamed(system, "session").getSnapshot().hasTag("playing");
}

/** A press goes to the turn while there is one, else to the story around it. */
function pressSitting(system: ActorSystem, press: Press, made?: PressMade): void {
  if (isTurn(system)) actorNamed(system, "turn").send({ type: "turn.press", press, made });
  else actorNamed(system, "session").send({ type: "session.press", press });
}
