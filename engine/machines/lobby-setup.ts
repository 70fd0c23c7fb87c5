/** What the lobby's chart names: the machines that it runs, what it does, and what it goes by. Each part has a file. */
import { assign, setup } from "xstate";
import { bestsAt, gameProgress, guidedEase, sittingToResume, withHeard } from "../learner/progress.ts";
import type { SittingGuide } from "../sitting/guide.ts";
import { turnsIn, type SittingData } from "../sitting/log.ts";
import { levelAt } from "../sitting/next-act.ts";
import { withEase } from "../devices/index.ts";
import { beginStanding } from "../sitting/standing.ts";
import { actorNamed, typed, type ActorSystem } from "./actors.ts";
import { IDLE_MILLISECONDS } from "./idle.ts";
import type { LobbyContext } from "./lobby-choices.ts";
import { lobbyGuards } from "./lobby-guards.ts";
import { createLab, labGuards } from "./lobby-lab.ts";
import type { LobbyInput, LobbyOptions } from "./lobby-options.ts";
import { passing } from "./lobby-passing.ts";
import { lobbySettings } from "./lobby-settings.ts";
import { keyCuesOf, lobbyTells } from "./lobby-tells.ts";
import { lobbyUpdates } from "./lobby-updates.ts";
import { createMenuMachine } from "./menu-machine.ts";
import { createPromptMachine } from "./prompt-machine.ts";
import { createSessionMachine } from "./session-machine.ts";
import { createSpeechMachine } from "./speech-machine.ts";
import { createTurnMachine } from "./turn-machine.ts";
import { createVoiceInputMachine } from "./voice-input-machine.ts";

export function setupLobby(options: LobbyOptions) {
  const { game, devices, keep, abilities, fetchLevel } = options;
  const { definition } = game;
  const lab = createLab(game, abilities.canHear, options.seed);
  const updates = lobbyUpdates(options);
  /** A sitting that begins, or one that goes on. */
  const sittingOf = ({ level: chosen, seed, progress }: LobbyContext): SittingData => {
    const resumed = sittingToResume(progress, game);
    if (resumed !== null) return resumed;
    const level = levelAt(definition, chosen ?? 0);
    const { finished, keepsakes } = gameProgress(progress, definition.slug);
    const ease = guidedEase(options.guide, progress, definition, chosen ?? 0, options.today());
    return {
      level: chosen ?? 0,
      seed,
      length: progress.settings.length,
      keepsakes,
      wasFinished: finished[level.id] !== undefined,
      log: [],
      standing: beginStanding(withEase(definition, ease), level),
      ...(ease !== undefined && { ease }),
    };
  };

  /** From the second sitting on: the first is the same for everybody. */
  const guideOf = (system: ActorSystem, { log }: SittingData): SittingGuide | undefined => {
    const { guide, today } = options;
    const verdicts = actorNamed(system, "lobby").getSnapshot().context.progress.log;
    const known = verdicts.verdicts.filter((verdict) => verdict.game === definition.slug).length;
    if (guide === undefined || known <= turnsIn(log).length) return undefined;
    return (asked) => guide.chooseItem(verdicts, { ...asked, now: today() });
  };

  return setup({
    types: typed<"lobby", LobbyContext, LobbyInput>(),
    actors: {
      prompt: createPromptMachine(devices),
      speech: createSpeechMachine(devices),
      voiceInput: createVoiceInputMachine(devices, definition.asks),
      menu: createMenuMachine(keyCuesOf(abilities)),
      turn: createTurnMachine(devices, game),
      session: createSessionMachine(devices, game, guideOf),
    },
    actions: {
      ...passing,
      ...lobbyTells(options),
      ...lobbySettings(devices),
      takeOutput: assign(updates.takeOutput),
      noteThere: assign(updates.noteThere),
      set: assign(updates.set),
      noteVoice: assign(updates.noteVoice),
      planSitting: assign(updates.planSitting),
      logVerdict: assign(updates.logVerdict),
      keepSitting: assign(updates.keepSitting),
      recordFinished: assign(updates.recordFinished),
      recordQuit: assign({ end: "quit" }),
      forgetNew: assign({ isNew: false, isMissing: false }),
      noteMissing: assign({ isMissing: true }),
      noteSitting: assign({ hasSitting: true }),
      keepList: assign(({ system }) => ({
        listBelow: actorNamed(system, "menu").getSnapshot().context.list,
      })),
      recordHeard: assign(({ context, system }) => {
        const { heard } = actorNamed(system, "prompt").getSnapshot().context;
        return { progress: withHeard(context.progress, definition, heard) };
      }),
      save: assign(({ context }) => ({ isSaved: keep(context.progress) && context.isSaved })),
      fetchLevel: ({ context }) => fetchLevel(context.level ?? 0),
      startSitting: ({ context, system }) => {
        const sitting = sittingOf(context);
        const bests = bestsAt(context.progress, definition, sitting.level);
        actorNamed(system, "session").send({ type: "session.start", sitting, bests });
      },
      enterLab: assign(({ context }) => ({ lab: lab.opened(context.lab, false) })),
      enterLabFromPause: assign(({ context }) => ({ lab: lab.opened(context.lab, true) })),
      openSounds: ({ context, system }) => actorNamed(system, "menu").send(lab.list(context)),
      playSound: ({ event, system }) => actorNamed(system, "menu").send(lab.chosen(event)),
      beginQuiz: assign(({ context }) => ({ lab: lab.withQuiz(context.lab) })),
      answerQuiz: assign(({ context, event }) => ({ lab: lab.withAnswer(context.lab, event) })),
      askSound: ({ context, system }) => actorNamed(system, "menu").send(lab.question(context)),
      playGuessed: ({ context, system }) => actorNamed(system, "menu").send(lab.guessed(context)),
      silence: ({ system }) => {
        actorNamed(system, "prompt").send({ type: "prompt.silence" });
        devices.stage.silence();
      },
    },
    guards: { ...labGuards, ...lobbyGuards(options) },
    delays: { idle: IDLE_MILLISECONDS },
  });
}
