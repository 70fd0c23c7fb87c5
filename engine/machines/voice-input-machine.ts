/**
 * Hears one answer at a time: ready-tone, then the microphone, then understood, or asked back, or asked once more, or
 * the buttons. The microphone opens only after the tone has ended.
 */
import { assign, setup } from "xstate";
import { rest, sound, type Cue } from "../cue.ts";
import type { Action, Move } from "../move.ts";
import type { ListenerEvent } from "../ports/listener.ts";
import { grammar, parseYesNo, understand, type Command } from "../voice/index.ts";
import { sentences } from "../words.ts";
import type { Devices } from "./devices.ts";
import type { LobbyEvent, VoiceInputEvent } from "./events.ts";
import { spokenMoves } from "./judge.ts";
import { actorNamed, typed, type ActorSystem } from "./actors.ts";

/** What came of the last answer. */
type Heard =
  | { readonly type: "nothing" }
  | { readonly type: "action"; readonly action: Action }
  | { readonly type: "command"; readonly command: Command };

interface VoiceInputContext {
  enabled: boolean;
  /** The microphone will not come back by itself. */
  gone: boolean;
  moves: readonly Move[];
  heard: Heard;
  /** What is being asked back: "Fifteen?" */
  readBack: string | null;
  asked: number;
}

const CONFIRM_PHRASES = ["yes", "no"];
const ASK_AGAIN: readonly Cue[] = [sound("almost"), sentences.sayAgain];

/** Sends the lobby `lobby.act` with the move that was said, or a press that does the same. */
export function createVoiceInputMachine({ listener }: Devices) {
  const play = (cues: (context: VoiceInputContext) => readonly Cue[]) =>
    function playCues({ context, system }: { context: VoiceInputContext; system: ActorSystem }) {
      actorNamed(system, "prompt").send({ type: "prompt.play", cues: cues(context), from: "voiceInput" });
    };

  return setup({
    types: typed<"voiceInput", VoiceInputContext, { enabled: boolean }>(),
    actions: {
      takeMoves: assign(({ event }) =>
        event.type === "voice.offer" || event.type === "voice.talk"
          ? { moves: event.moves, asked: 0, readBack: null, heard: { type: "nothing" } as const }
          : {},
      ),
      takeEnabled: assign(({ event }) => (event.type === "voice.enable" ? { enabled: event.enabled } : {})),
      takeHeard: assign(({ context, event }) =>
        event.type === "listener.heard" ? decide(context, event.event) : {},
      ),
      takeConfirmation: assign(({ context, event }) =>
        event.type === "voice.confirm" ? confirmed(context, event.yes) : {},
      ),
      giveUpMicrophone: assign({ gone: true }),
      playTone: play(() => [sound("ready-tone", { hold: "end" }), rest(0)]),
      askBack: play(({ readBack }) => [
        sound("menu-step", { hold: "none" }),
        ...sentences.askedBack(readBack ?? ""),
      ]),
      askAgain: play(() => ASK_AGAIN),
      offerButtons: play(({ moves }) => [sentences.tryButtons, ...spokenMoves(moves)]),
      sayNoMicrophone: play(({ moves }) => [
        sound("mic-closed"),
        sentences.cannotHear,
        ...spokenMoves(moves),
      ]),
      open: ({ context, self, system }) => {
        actorNamed(system, "prompt").send({ type: "prompt.microphone", open: true });
        const phrases = context.readBack === null ? grammar(context.moves) : CONFIRM_PHRASES;
        listener.open(phrases, (event) => self.send(fromListener(event)));
      },
      close: ({ system }) => {
        listener.close();
        actorNamed(system, "prompt").send({ type: "prompt.microphone", open: false });
      },
      tellNext: ({ self }) => self.send({ type: "voice.tell" }),
      tell: ({ context, system }) => {
        const lobby = actorNamed(system, "lobby");
        if (context.heard.type === "action") lobby.send(moveEvent(context.moves, context.heard.action));
        if (context.heard.type === "command") lobby.send(commandEvent(context.heard.command));
      },
    },
    guards: {
      isEnabled: ({ context }) => context.enabled && !context.gone,
      isGone: ({ context }) => context.gone,
      isUnderstood: ({ context }) => context.heard.type !== "nothing" && context.readBack === null,
      isUnsure: ({ context }) => context.readBack !== null,
      mayAskAgain: ({ context }) => context.asked < 2,
      isForGood: ({ event }) => event.type === "listener.failed" && event.why !== "broken",
    },
  }).createMachine({
    id: "voiceInput",
    context: ({ input }) => ({
      enabled: input.enabled,
      gone: false,
      moves: [],
      heard: { type: "nothing" },
      readBack: null,
      asked: 0,
    }),
    initial: "closed",
    on: {
      "voice.enable": { actions: "takeEnabled" },
      "voice.talk": [
        { guard: "isGone", target: ".refusing", actions: "takeMoves" },
        { target: ".readying", reenter: true, actions: "takeMoves" },
      ],
      "voice.close": ".closed",
      "prompt.interrupted": ".closed",
    },
    states: {
      closed: {
        tags: "closed",
        on: { "voice.offer": { guard: "isEnabled", target: "readying", actions: "takeMoves" } },
      },
      readying: { entry: "playTone", on: { "prompt.finished": "listening" } },
      listening: {
        tags: "listening",
        entry: "open",
        exit: "close",
        on: {
          "listener.heard": { target: "deciding", actions: "takeHeard" },
          "listener.silence": "closed",
          "listener.failed": [
            { guard: "isForGood", target: "refusing", actions: "giveUpMicrophone" },
            { target: "refusing" },
          ],
        },
      },
      deciding: {
        always: [
          { guard: "isUnderstood", target: "telling" },
          { guard: "isUnsure", target: "confirming" },
          { guard: "mayAskAgain", target: "askingAgain" },
          { target: "offeringButtons" },
        ],
      },
      // A step of its own: whoever is told must find that nothing is being asked back any more.
      telling: { entry: "tellNext", on: { "voice.tell": { target: "closed", actions: "tell" } } },
      confirming: {
        tags: "confirming",
        entry: "askBack",
        on: {
          "prompt.finished": "confirmReadying",
          "voice.askAgain": { target: "confirming", reenter: true },
          "voice.confirm": { target: "deciding", actions: "takeConfirmation" },
        },
      },
      confirmReadying: {
        tags: "confirming",
        entry: "playTone",
        on: {
          "prompt.finished": "confirmListening",
          "voice.askAgain": "confirming",
          "voice.confirm": { target: "deciding", actions: "takeConfirmation" },
        },
      },
      confirmListening: {
        tags: ["confirming", "listening"],
        entry: "open",
        exit: "close",
        on: {
          "voice.askAgain": "confirming",
          "listener.heard": { target: "deciding", actions: "takeHeard" },
          "listener.silence": "closed",
          "listener.failed": "refusing",
          "voice.confirm": { target: "deciding", actions: "takeConfirmation" },
        },
      },
      askingAgain: { entry: "askAgain", on: { "prompt.finished": "readying" } },
      offeringButtons: { entry: "offerButtons", on: { "prompt.finished": "closed" } },
      refusing: { entry: "sayNoMicrophone", on: { "prompt.finished": "closed" } },
    },
  });
}

/** An answer to the question, or to "Fifteen?". */
function decide(
  context: VoiceInputContext,
  event: Extract<ListenerEvent, { type: "heard" }>,
): Partial<VoiceInputContext> {
  if (context.readBack !== null) {
    const answers = event.alternatives
      .map(({ words }) => parseYesNo(words))
      .filter((answer) => answer !== null);
    return confirmed(context, answers[0] ?? false);
  }
  const understanding = understand(event.alternatives, context.moves);
  const asked = context.asked + 1;
  switch (understanding.type) {
    case "understood":
      return { asked, heard: { type: "action", action: understanding.action }, readBack: null };
    case "command":
      return { asked, heard: { type: "command", command: understanding.command }, readBack: null };
    case "unsure":
      return {
        asked,
        heard: { type: "action", action: understanding.action },
        readBack: understanding.readBack,
      };
    case "not-understood":
      return { asked, heard: { type: "nothing" }, readBack: null };
  }
}

function confirmed(context: VoiceInputContext, yes: boolean): Partial<VoiceInputContext> {
  return yes ? { readBack: null } : { heard: { type: "nothing" }, readBack: null, asked: context.asked };
}

/** What a button does is done as if the button were pressed; only what has none is an act. */
function moveEvent(moves: readonly Move[], action: Action): LobbyEvent {
  const button = moves.find(({ id }) => id === action.move)?.button;
  return button === undefined ? { type: "lobby.act", action } : { type: "lobby.press", press: button };
}

function commandEvent(command: Command): LobbyEvent {
  switch (command) {
    case "repeat":
    case "hint":
    case "pause":
      return { type: "lobby.press", press: command };
    case "moves":
    case "resume":
      return { type: "lobby.press", press: "repeat" };
    case "menu":
    case "settings":
    case "quit":
      return { type: "lobby.press", press: "pause" };
    case "louder":
      return { type: "lobby.set", setting: "speech", direction: 1 };
    case "quieter":
      return { type: "lobby.set", setting: "speech", direction: -1 };
    case "slower":
      return { type: "lobby.set", setting: "rate", direction: -1 };
    case "faster":
      return { type: "lobby.set", setting: "rate", direction: 1 };
  }
}

function fromListener(event: ListenerEvent): VoiceInputEvent {
  switch (event.type) {
    case "heard":
      return { type: "listener.heard", event };
    case "silence":
      return { type: "listener.silence" };
    case "failed":
      return { type: "listener.failed", why: event.why };
  }
}
