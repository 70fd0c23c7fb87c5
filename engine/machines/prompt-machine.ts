/**
 * Owns the queue of cues. Whoever has something to say hands it over and hears `prompt.finished` when all of it has been
 * heard, or `prompt.interrupted` when another took over. New cues silence the old ones at once (their sounds ring out),
 * except a safety sentence.
 */
import { assign, setup, type ActorRefFrom } from "xstate";
import { CENTRE, type Cue, type SayCue, type SoundCue } from "../cue.ts";
import type { Voice } from "../definition/index.ts";
import { RATES, type Settings } from "../settings/index.ts";
import { bedCaption, soundCaption, type BedId } from "../sound/index.ts";
import { shownText, spokenText } from "../speech/index.ts";
import { actorNamed, type Requester } from "./actors.ts";
import { advance, type Advance } from "./cue-queue.ts";
import type { Devices } from "./devices.ts";

export type PromptEvent =
  /** With `from: null` nobody waits for its end. */
  | { type: "prompt.play"; cues: readonly Cue[]; from: Requester | null }
  /** Silences speech and forgets the queue; nobody hears that it finished. */
  | { type: "prompt.silence" }
  /** Ends every looping layer that is on. */
  | { type: "prompt.endBeds" }
  | { type: "prompt.settings"; settings: Settings }
  /** While it is open, nothing is heard; whoever plays something closes it. */
  | { type: "prompt.microphone"; open: boolean }
  | { type: "speech.finished" }
  | { type: "speech.failed" };

interface PromptContext {
  queue: readonly Cue[];
  wait: Advance["wait"];
  from: Requester | null;
  settings: Settings;
  cast: Readonly<Record<string, Voice>>;
  microphoneOpen: boolean;
  /** What is to be heard at this moment. */
  now: readonly Cue[];
}

export interface PromptInput {
  settings: Settings;
  cast: Readonly<Record<string, Voice>>;
}

export function createPromptMachine({ stage, transcript }: Devices) {
  const playSound = (cue: SoundCue): void => {
    const side = cue.side ?? CENTRE;
    stage.play({ sound: cue.sound, side, level: cue.level ?? 1, pitch: cue.pitch ?? 0 });
    transcript({ type: "sound", sound: cue.sound, caption: cue.caption ?? soundCaption(cue.sound), side });
  };

  /** Beds by layer, as the transcript last told of them: that a layer has moved is not told again. */
  const beds = new Map<string, BedId | null>();

  const perform = (cue: Cue, { cast }: PromptContext): void => {
    switch (cue.type) {
      case "say":
        transcript(sayEntry(cue, cast));
        return;
      case "sound":
        playSound(cue);
        return;
      case "bed": {
        const side = cue.side ?? CENTRE;
        stage.bed({ layer: cue.layer, bed: cue.bed, level: cue.level ?? 1, side });
        if (cue.bed !== null && beds.get(cue.layer) !== cue.bed) {
          transcript({ type: "sound", sound: cue.bed, caption: bedCaption(cue.bed), side });
        }
        beds.set(cue.layer, cue.bed);
        return;
      }
      case "rest":
        return;
    }
  };

  return setup({
    types: { context: {} as PromptContext, events: {} as PromptEvent, input: {} as PromptInput },
    actions: {
      takeCues: assign(({ event }) =>
        event.type === "prompt.play" ? { queue: event.cues, from: event.from, wait: null } : {},
      ),
      /** A safety sentence is heard to its end: the press is answered by its sound at once, by words afterwards. */
      takeCuesAfterSafety: assign(({ event }) => {
        if (event.type !== "prompt.play") return {};
        const first = event.cues[0];
        if (first?.type === "sound") playSound(first);
        return { queue: first?.type === "sound" ? event.cues.slice(1) : event.cues, from: event.from };
      }),
      forgetRest: assign({ queue: [], from: null }),
      forgetQueue: assign({ queue: [], wait: null, from: null }),
      takeSettings: assign(({ event }) =>
        event.type === "prompt.settings" ? { settings: event.settings } : {},
      ),
      takeMicrophone: assign(({ event }) =>
        event.type === "prompt.microphone" ? { microphoneOpen: event.open } : {},
      ),
      closeMicrophone: ({ context, system }) => {
        if (context.microphoneOpen) actorNamed(system, "voiceInput").send({ type: "voice.close" });
      },
      tellInterrupted: ({ context, event, system }) => {
        if (event.type !== "prompt.play" || context.wait === null || context.from === null) return;
        if (context.from !== event.from)
          actorNamed(system, context.from).send({ type: "prompt.interrupted" });
      },
      silenceSpeech: ({ context, system }) => {
        if (context.wait?.type === "speech") actorNamed(system, "speech").send({ type: "speech.silence" });
      },
      endBeds: () => {
        for (const layer of beds.keys()) stage.bed({ layer, bed: null, level: 0, side: CENTRE });
        beds.clear();
      },
      advance: assign(({ context }) => {
        const { now, wait, rest } = advance(context.queue, context.settings);
        return { now, wait, queue: rest };
      }),
      perform: ({ context, system }) => {
        for (const cue of context.now) perform(cue, context);
        stage.duck(context.wait?.type === "speech");
        if (context.wait?.type !== "speech") return;
        const utterance = utteranceOf(context.wait.line, context.settings, context.cast);
        actorNamed(system, "speech").send({ type: "speech.say", utterance });
      },
      /** Captions go on at the player's own pace, as they do for a screen reader. */
      goOnWithoutVoice: assign(({ context }) => ({
        settings: { ...context.settings, output: "reader" as const },
      })),
      tellVoiceless: ({ system }) => actorNamed(system, "lobby").send({ type: "prompt.voiceless" }),
      tellFinished: ({ context, system }) => {
        if (context.from !== null) actorNamed(system, context.from).send({ type: "prompt.finished" });
      },
    },
    guards: {
      isWaitingForSpeech: ({ context }) => context.wait?.type === "speech",
      isWaitingForTime: ({ context }) => context.wait?.type === "time",
      isSafetySpoken: ({ context }) => context.wait?.type === "speech" && context.wait.line.safety === true,
    },
    delays: {
      rest: ({ context }) => (context.wait?.type === "time" ? context.wait.seconds * 1000 : 0),
    },
  }).createMachine({
    id: "prompt",
    context: ({ input }) => ({
      queue: [],
      wait: null,
      from: null,
      settings: input.settings,
      cast: input.cast,
      microphoneOpen: false,
      now: [],
    }),
    initial: "quiet",
    on: {
      "prompt.play": [
        { guard: "isSafetySpoken", actions: "takeCuesAfterSafety" },
        {
          target: ".performing",
          actions: ["closeMicrophone", "silenceSpeech", "tellInterrupted", "takeCues"],
        },
      ],
      "prompt.silence": [
        { guard: "isSafetySpoken", actions: "forgetRest" },
        { target: ".quiet", actions: ["silenceSpeech", "forgetQueue"] },
      ],
      "prompt.endBeds": { actions: "endBeds" },
      "prompt.settings": { actions: "takeSettings" },
      "prompt.microphone": { actions: "takeMicrophone" },
    },
    states: {
      quiet: {},
      performing: {
        entry: ["advance", "perform"],
        always: [
          { guard: "isWaitingForSpeech", target: "speaking" },
          { guard: "isWaitingForTime", target: "resting" },
          { target: "quiet", actions: "tellFinished" },
        ],
      },
      speaking: {
        on: {
          "speech.finished": "performing",
          "speech.failed": { target: "performing", actions: ["goOnWithoutVoice", "tellVoiceless"] },
        },
      },
      resting: { after: { rest: "performing" } },
    },
  });
}
export type PromptActor = ActorRefFrom<ReturnType<typeof createPromptMachine>>;

function sayEntry(cue: SayCue, cast: PromptContext["cast"]) {
  return {
    type: "say",
    text: shownText(cue.text),
    part: cue.part,
    voice: cue.voice === undefined ? "narrator" : (cast[cue.voice]?.name ?? "narrator"),
    side: cue.side ?? CENTRE,
  } as const;
}

function utteranceOf(cue: SayCue, settings: Settings, cast: PromptContext["cast"]) {
  const voice = cue.voice === undefined ? undefined : cast[cue.voice];
  return {
    text: spokenText(cue.text),
    rate: (RATES[settings.rate] ?? 1) * (voice?.rate ?? 1),
    pitch: voice?.pitch ?? 1,
    volume: settings.speech / 10,
    side: settings.mono ? CENTRE : (cue.side ?? CENTRE),
  };
}
