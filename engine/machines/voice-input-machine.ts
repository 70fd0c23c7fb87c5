/**
 * Hears one answer at a time: ready-tone, then the microphone, then understood, or asked back, or asked once more, or
 * the buttons. The microphone opens only after the tone has ended.
 */
import { assign, setup } from "xstate";
import { rest, sound, type Cue } from "../cue.ts";
import type { Action, Move, Press } from "../move.ts";
import type { ListenerEvent } from "../ports/listener.ts";
import {
  confirmPhrases,
  decide,
  grammar,
  questionCues,
  type Command,
  type Decision,
  type Question,
} from "../voice/index.ts";
import { isInGame, isItemOpen } from "../places.ts";
import { sentences } from "../words.ts";
import type { Asks } from "../definition/game-schema.ts";
import { withAsks } from "./asks.ts";
import type { Devices } from "./devices.ts";
import type { LobbyEvent, VoiceInputEvent } from "./events.ts";
import { IDLE_MILLISECONDS } from "./idle.ts";
import { spokenMoves, WHAT_TO_DO } from "./tell-moves.ts";
import { actorNamed, snapshotsIn, typed, type ActorSystem } from "./actors.ts";

interface VoiceInputContext {
  enabled: boolean;
  /** The microphone will not come back by itself: it is opened only for who asks. */
  gone: Failure | null;
  /** The player asked to speak, so that silence is answered too. */
  isAsked: boolean;
  /** A question was asked by voice, which is no answer: the microphone opens once more when it is answered. */
  isOwed: boolean;
  /** Somebody is heard speaking: "I hear you". It is shown, never said. */
  isHearing: boolean;
  moves: readonly Move[];
  heard: Decision["heard"];
  /** What is being asked back. */
  question: Question | null;
  /** An item is open: it tells what is wanted before the buttons for it. */
  isItem: boolean;
  /** How many answers were not understood, or asked back. */
  tries: number;
  /** The question was said again since nobody had answered. */
  isReminded: boolean;
  failure: Failure;
}

type Failure = Extract<ListenerEvent, { type: "failed" }>["why"];

/** An answer that is not understood is asked for once more, and so is one that was asked back in vain. */
const MOST_TRIES = 2;
const ASK_AGAIN: readonly Cue[] = [sound("almost"), sentences.sayAgain];
const HEARD_NOTHING: readonly Cue[] = [sound("mic-closed"), sentences.heardNothing];

/** Sends the lobby `lobby.act` with the move that was said, or a press that does the same. */
export function createVoiceInputMachine({ clock, listener }: Devices, asks?: Asks) {
  const play = (cues: (context: VoiceInputContext) => readonly Cue[]) =>
    function playCues({ context, system }: { context: VoiceInputContext; system: ActorSystem }) {
      actorNamed(system, "prompt").send({ type: "prompt.play", cues: cues(context), from: "voiceInput" });
    };

  return setup({
    types: typed<"voiceInput", VoiceInputContext, { enabled: boolean }>(),
    actions: {
      takeMoves: assign(({ event }) =>
        event.type === "voice.offer" || event.type === "voice.listen"
          ? {
              ...FRESH,
              moves: withAsks(event.moves, asks),
              isAsked: event.type === "voice.listen",
              isOwed: false,
            }
          : {},
      ),
      takeEnabled: assign(({ event }) => (event.type === "voice.enable" ? { enabled: event.enabled } : {})),
      takeHeard: assign(({ context, event, system }) =>
        event.type === "listener.heard"
          ? {
              ...decide({ ...context, isMenu: !isInGame(snapshotsIn(system)) }, event.event.alternatives),
              isItem: isItemOpen(snapshotsIn(system)),
              gone: null,
            }
          : {},
      ),
      takeConfirmation: assign(({ context, event }) =>
        event.type === "voice.confirm" ? pressed(context, event.press) : {},
      ),
      takeFailure: assign(({ event }) => (event.type === "listener.failed" ? { failure: event.why } : {})),
      giveUpMicrophone: assign(({ event }) => (event.type === "listener.failed" ? { gone: event.why } : {})),
      remind: assign({ isReminded: true }),
      owe: assign(({ context, system }) => ({
        // A screen reader still speaks, and nobody knows how long.
        isOwed:
          isOnlyAsked(context) && snapshotsIn(system).lobby.context.progress.settings.output !== "reader",
      })),
      forgive: assign({ isOwed: false }),
      showHearing: assign({ isHearing: true }),
      hideHearing: assign({ isHearing: false }),
      playTone: ({ context, system }) => {
        const prompt = actorNamed(system, "prompt");
        const { ringsUntil } = prompt.getSnapshot().context;
        const ringing = Math.max(0, ringsUntil - clock.now()) / 1000;
        // Who asked is answered at once, also while something still rings that the microphone must not hear.
        const answer = context.isAsked && ringing > 0 ? [sound("tick", { hold: "none" })] : [];
        const cues = [...answer, rest(ringing), sound("ready-tone", { hold: "end" }), rest(0)];
        prompt.send({ type: "prompt.play", cues, from: "voiceInput" });
      },
      askBack: play(({ question }) => (question === null ? [] : questionCues(question))),
      askAgain: play(() => ASK_AGAIN),
      sayMoves: play(({ moves }) => spokenMoves(moves)),
      offerButtons: play(({ moves }) => [sound("almost"), sentences.tryButtons, ...spokenMoves(moves)]),
      sayHeardNothing: play(({ moves }) => [...HEARD_NOTHING, ...spokenMoves(moves)]),
      sayNotHearing: play(({ failure, gone, moves }) => [
        sound("mic-closed"),
        ...sentences.notHearing(gone ?? failure),
        ...spokenMoves(moves),
      ]),
      open: ({ context, self, system }) => {
        actorNamed(system, "prompt").send({ type: "prompt.microphone", open: true });
        const confirming = context.question === null ? [] : confirmPhrases(context.question);
        const phrases = [...new Set([...confirming, ...grammar(context.moves)])];
        listener.open(
          phrases,
          (event) => self.send(fromListener(event)),
          () => self.send({ type: "listener.hearing" }),
        );
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
      isOpenable: ({ context }) => (context.enabled || context.isOwed) && context.gone === null,
      /** Of everything else somebody may have mended what was wrong: whoever asks to speak is listened to. */
      isDeaf: ({ context }) => context.gone === "unsupported",
      isAsked: ({ context }) => context.isAsked,
      isMovesAsked: ({ context: { heard, isItem } }) =>
        heard.type === "command" && heard.command === "moves" && !isItem,
      isUnderstood: ({ context }) => context.heard.type !== "nothing" && context.question === null,
      isUnsure: ({ context }) => context.question !== null && context.tries <= MOST_TRIES,
      mayAskAgain: ({ context }) => context.question === null && context.tries < MOST_TRIES,
      mayRemind: ({ context }) => !context.isReminded,
      isForGood: ({ event }) => event.type === "listener.failed" && isForGood(event.why),
    },
    delays: { idle: IDLE_MILLISECONDS },
  }).createMachine({
    id: "voiceInput",
    context: ({ input }) => ({
      ...FRESH,
      enabled: input.enabled,
      gone: null,
      isAsked: false,
      isOwed: false,
      isHearing: false,
      isItem: false,
      moves: [],
      failure: "broken",
    }),
    initial: "closed",
    on: {
      "voice.enable": { actions: "takeEnabled" },
      "voice.listen": [
        { guard: "isDeaf", target: ".refusing", actions: "takeMoves" },
        { target: ".readying", reenter: true, actions: "takeMoves" },
      ],
      "voice.close": ".closed",
      "voice.pressed": { actions: "forgive" },
      "prompt.interrupted": ".closed",
    },
    states: {
      closed: {
        tags: "closed",
        on: { "voice.offer": { guard: "isOpenable", target: "readying", actions: "takeMoves" } },
      },
      readying: { entry: "playTone", on: { "prompt.finished": "listening" } },
      listening: {
        tags: "listening",
        entry: ["hideHearing", "open"],
        exit: "close",
        on: {
          "listener.hearing": { actions: "showHearing" },
          "listener.heard": { target: "deciding", actions: "takeHeard" },
          "listener.silence": [{ guard: "isAsked", target: "hearingNothing" }, { target: "closed" }],
          "listener.failed": failed(),
        },
      },
      deciding: {
        always: [
          { guard: "isMovesAsked", target: "sayingMoves" },
          { guard: "isUnderstood", target: "telling" },
          { guard: "isUnsure", target: "confirming" },
          { guard: "mayAskAgain", target: "askingAgain" },
          { target: "offeringButtons" },
        ],
      },
      // A step of its own: whoever is told must find that nothing is being asked back any more.
      telling: { entry: "tellNext", on: { "voice.tell": { target: "closed", actions: ["owe", "tell"] } } },
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
        entry: ["hideHearing", "open"],
        exit: "close",
        on: {
          "listener.hearing": { actions: "showHearing" },
          "voice.askAgain": "confirming",
          "listener.heard": { target: "deciding", actions: "takeHeard" },
          "listener.silence": unanswered(),
          "listener.failed": failed(),
          "voice.confirm": { target: "deciding", actions: "takeConfirmation" },
        },
        after: { idle: unanswered() },
      },
      askingAgain: { entry: "askAgain", on: { "prompt.finished": "readying" } },
      sayingMoves: { entry: "sayMoves", on: { "prompt.finished": "readying" } },
      offeringButtons: { entry: "offerButtons", on: { "prompt.finished": "closed" } },
      hearingNothing: { entry: "sayHeardNothing", on: { "prompt.finished": "closed" } },
      refusing: { entry: "sayNotHearing", on: { "prompt.finished": "closed" } },
    },
  });
}

/** It is no answer to the turn, and the turn goes on. */
function isOnlyAsked({ heard, moves }: VoiceInputContext): boolean {
  if (heard.type === "command") return !LEAVING.has(heard.command);
  const button = heard.type === "action" && moves.find(({ id }) => id === heard.action.move)?.button;
  return button === "repeat" || button === "hint";
}

/** After these the player is elsewhere. */
const LEAVING: ReadonlySet<Command> = new Set(["pause", "menu", "settings", "quit", "sounds"]);

const FRESH = { heard: { type: "nothing" }, question: null, tries: 0, isReminded: false } as const;

function failed() {
  return [
    { guard: "isForGood", target: "refusing", actions: ["takeFailure", "giveUpMicrophone"] },
    { target: "refusing", actions: "takeFailure" },
  ] as const;
}

/** The question is said once more by itself, then it gives way. */
function unanswered() {
  return [
    { guard: "mayRemind", target: "confirming", actions: "remind" },
    { target: "offeringButtons" },
  ] as const;
}

/** No network or a busy device may mend by itself. */
function isForGood(failure: Failure): boolean {
  return failure !== "broken" && failure !== "offline";
}

/** SELECT is the first answer, LEFT the second, or none. */
function pressed({ question }: VoiceInputContext, press: Press): Partial<VoiceInputContext> {
  const action =
    press === "select" ? question?.action : press === "left" ? question?.other?.action : undefined;
  if (action === undefined) return { heard: FRESH.heard, question: null };
  return { heard: { type: "action", action }, question: null };
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
      return { type: "lobby.act", action: { move: WHAT_TO_DO } };
    case "resume":
      return { type: "lobby.press", press: "repeat" };
    case "menu":
      return { type: "lobby.press", press: "pause" };
    case "settings":
    case "quit":
    case "standing":
    case "sounds":
      return { type: "lobby.open", what: command };
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
