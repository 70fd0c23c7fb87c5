/**
 * Owns the queue of cues. Whoever has something to say hands it over and hears `prompt.finished` when all of it has been
 * heard, or `prompt.interrupted` when another took over. New cues silence the old ones at once; their sounds ring out.
 */
import { assign, setup } from "xstate";
import { CENTRE, type BedCue, type PatternCue, type SayCue, type SoundCue, type Sounding } from "../cue.ts";
import type { Voice } from "../definition/index.ts";
import { withHearing, type Heard } from "../lines/family.ts";
import { wordCues, type SpokenCue } from "../lines/word-cues.ts";
import type { StageBed } from "../ports/sound-stage.ts";
import { spokenAs, type Settings } from "../settings/index.ts";
import { bedCaption, lengthSeconds, soundCaption } from "../sound/index.ts";
import { shownText, spokenText } from "../speech/index.ts";
import { actorNamed, typed, type ActorSystem } from "./actors.ts";
import { advance, type Advance } from "./cue-queue.ts";
import type { Devices } from "./devices.ts";
import type { PromptEvent, Requester } from "./events.ts";

interface PromptContext {
  queue: readonly SpokenCue[];
  wait: Advance["wait"];
  from: Requester | null;
  /** The wordings that this player has heard. */
  heard: Heard;
  settings: Settings;
  cast: Readonly<Record<string, Voice>>;
  microphoneOpen: boolean;
  /** When the last sound that was played has rung out, in milliseconds. */
  ringsUntil: number;
  /** When a screen reader has read out what it was given, in milliseconds. */
  readsUntil: number;
  /** For so many prompts more the voice is not tried. */
  voiceless: number;
  wasVoiceless: boolean;
  /** What is to be heard at this moment. */
  now: readonly SpokenCue[];
  /** Beds by layer, as they were last told of: that a layer has moved is not told again. */
  beds: Beds;
}

type Beds = Readonly<Record<string, BedCue>>;

export interface PromptInput {
  settings: Settings;
  heard: Heard;
  cast: Readonly<Record<string, Voice>>;
}

/** A voice that failed is tried again after so many prompts: it may be back, and each try costs seconds of silence. */
const PROMPTS_WITHOUT_VOICE = 5;

export function createPromptMachine({ clock, stage, speaker, transcript }: Devices) {
  const playSound = ({ sound, caption = soundCaption(sound), ...cue }: SoundCue): void => {
    const { side, level, pitch } = placed(cue);
    stage.play({ sound, side, level, pitch, rate: cue.rate, force: cue.force });
    transcript({ type: "sound", sound, caption, side, pitch, level });
  };

  /** @returns when it began, by the clock: making its sounds ready takes a moment, which is no part of it */
  const playPattern = ({ name, notes, caption }: PatternCue): number => {
    const sounds = notes.map(({ sound, at, ...note }) => ({
      ...note,
      ...placed(note),
      sound,
      after: at / 1000,
      group: name,
    }));
    const began = clock.now();
    stage.play(...sounds);
    transcript({ type: "pattern", caption, notes });
    return began;
  };

  const playBed = (cue: BedCue, before: BedCue | undefined): void => {
    const { bed } = cue;
    const { side, level, pitch } = placed(cue);
    stage.bed(stageBed(cue));
    if (bed !== null && before?.bed !== bed)
      transcript({ type: "sound", sound: bed, caption: bedCaption(bed), side, pitch, level });
  };

  const perform = (cue: SpokenCue, beds: Beds, { cast, from }: PromptContext, system: ActorSystem): void => {
    const markTurn = (mark: string, at: number): void => {
      if (from === "turn") actorNamed(system, from).send({ type: "prompt.marked", mark, at });
    };
    switch (cue.type) {
      case "say":
        transcript(sayEntry(cue, cast));
        return;
      case "sound":
        playSound(cue);
        return;
      case "pattern":
        markTurn(cue.name, playPattern(cue));
        return;
      case "bed":
        playBed(cue, beds[cue.layer]);
        return;
      case "mark":
        markTurn(cue.mark, clock.now());
        return;
      case "rest":
        return;
    }
  };

  const performAll = (context: PromptContext, system: ActorSystem): void => {
    let { beds } = context;
    for (const cue of context.now) {
      perform(cue, beds, context, system);
      beds = withBed(beds, cue);
    }
  };

  return setup({
    types: typed<"prompt", PromptContext, PromptInput>(),
    actions: {
      /** Takes what is to be heard next, up to something that must be waited for. */
      takeNext: assign(({ context, event }) => queueNext(context, event, clock.now())),
      takeInserted: assign(({ context, event }) => {
        if (event.type !== "prompt.insert") return {};
        const now = wordCues(event.cues, context.heard);
        return { now, heard: remember(now, context.heard) };
      }),
      insert: ({ context, system }) => performAll(context, system),
      /** What of it goes on: sounds ring out, and beds last. */
      noteLasting: assign(({ context }) => ({
        ringsUntil: Math.max(context.ringsUntil, clock.now() + 1000 * longest(context.now)),
        beds: context.now.reduce(withBed, context.beds),
      })),
      closeMicrophone: ({ context, system }) => {
        if (context.microphoneOpen) actorNamed(system, "voiceInput").send({ type: "voice.close" });
      },
      /** Layers go on by themselves: while the microphone is open they are not heard. */
      hushBeds: ({ context, event }) => {
        if (event.type !== "prompt.microphone") return;
        for (const cue of Object.values(context.beds)) {
          if (cue.bed !== null) stage.bed({ ...stageBed(cue), ...(event.open ? { level: 0 } : {}) });
        }
      },
      forgetQueue: assign({ queue: [], wait: null, from: null }),
      /** A screen reader is silent at a press, too. */
      forgetReading: assign({ readsUntil: 0 }),
      takeSettings: assign(({ event }) =>
        event.type === "prompt.settings" ? { settings: event.settings } : {},
      ),
      takeMicrophone: assign(({ event }) =>
        event.type === "prompt.microphone" ? { microphoneOpen: event.open } : {},
      ),
      /** Whatever is heard now gives way: the microphone closes, the voice is silent, another's queue is dropped. */
      interrupt: ({ context, event, system }) => {
        const { microphoneOpen, wait, from } = context;
        if (microphoneOpen) actorNamed(system, "voiceInput").send({ type: "voice.close" });
        if (event.type !== "prompt.play" || wait === null) return;
        if (wait.type === "speech") actorNamed(system, "speech").send({ type: "speech.silence" });
        if (from !== null && from !== event.from)
          actorNamed(system, from).send({ type: "prompt.interrupted" });
      },
      silenceSpeech: ({ context, system }) => {
        if (context.wait?.type === "speech") actorNamed(system, "speech").send({ type: "speech.silence" });
      },
      endBeds: ({ context }) => {
        for (const layer of Object.keys(context.beds))
          stage.bed({ layer, bed: null, level: 0, side: CENTRE });
      },
      forgetBeds: assign({ beds: {} }),
      perform: ({ context, system }) => {
        performAll(context, system);
        stage.duck(context.wait?.type === "speech");
        if (context.wait?.type !== "speech") return;
        const utterance = utteranceOf(context.wait.line, context.settings, context.cast);
        actorNamed(system, "speech").send({ type: "speech.say", utterance });
        const next = context.queue.find((cue) => cue.type === "say");
        if (next !== undefined) speaker.prepare?.(utteranceOf(next, context.settings, context.cast));
      },
      tellVoiceless: ({ system }) => actorNamed(system, "lobby").send({ type: "prompt.voice", works: false }),
      noticeVoice: ({ context, system }) => {
        if (context.wasVoiceless) actorNamed(system, "lobby").send({ type: "prompt.voice", works: true });
      },
      tellFinished: ({ context, system }) => {
        if (context.from !== null) actorNamed(system, context.from).send({ type: "prompt.finished" });
      },
    },
    guards: {
      isSpeechNext: ({ context }) => context.wait?.type === "speech",
      isTimeNext: ({ context }) => context.wait?.type === "time",
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
      heard: input.heard,
      settings: input.settings,
      cast: input.cast,
      microphoneOpen: false,
      ringsUntil: 0,
      readsUntil: 0,
      voiceless: 0,
      wasVoiceless: false,
      now: [],
      beds: {},
    }),
    initial: "quiet",
    on: {
      "prompt.play": { target: ".goingOn", actions: ["interrupt", "takeNext"] },
      "prompt.silence": { target: ".quiet", actions: ["silenceSpeech", "forgetQueue"] },
      "prompt.insert": { actions: ["closeMicrophone", "takeInserted", "insert", "noteLasting"] },
      "prompt.pressed": { actions: "forgetReading" },
      "prompt.endBeds": { actions: ["endBeds", "forgetBeds"] },
      "prompt.settings": { actions: "takeSettings" },
      "prompt.microphone": { actions: ["takeMicrophone", "hushBeds"] },
    },
    states: {
      quiet: { tags: "quiet" },
      /** Which state it comes to depends on what must be waited for. */
      goingOn: {
        entry: ["perform", "noteLasting"],
        always: [
          { guard: "isSpeechNext", target: "speaking" },
          { guard: "isTimeNext", target: "resting" },
          { target: "quiet", actions: "tellFinished" },
        ],
      },
      speaking: {
        on: {
          "prompt.hush": { target: "goingOn", actions: ["silenceSpeech", "takeNext"] },
          "speech.finished": { target: "goingOn", actions: ["noticeVoice", "takeNext"] },
          "speech.failed": { target: "goingOn", actions: ["tellVoiceless", "takeNext"] },
        },
      },
      resting: {
        on: { "prompt.hush": { target: "goingOn", actions: "takeNext" } },
        after: { rest: { target: "goingOn", actions: "takeNext" } },
      },
    },
  });
}

/** The rest of the queue, or the new one. Without a voice, captions go on at the player's pace, as for a screen reader. */
function queueNext(context: PromptContext, event: PromptEvent, at: number) {
  const { output, verbosity, rate } = context.settings;
  const { queue, from, voiceless, wasVoiceless } = queueAfter(context, event);
  const { now, wait, rest, unread } = advance(
    queue,
    { output: voiceless > 0 ? "reader" : output, verbosity, rate },
    Math.max(0, context.readsUntil - at) / 1000,
  );
  return {
    now,
    wait,
    queue: rest,
    readsUntil: at + 1000 * unread,
    from,
    voiceless,
    wasVoiceless,
    heard: remember(now, context.heard),
  };
}

/** Only what is heard counts, not what was cut off before it was said. */
function remember(cues: readonly SpokenCue[], heard: Heard): Heard {
  return cues.reduce(
    (known, cue) =>
      cue.type === "say" && cue.wording !== undefined ? withHearing(known, cue.wording) : known,
    heard,
  );
}

function withBed(beds: Beds, cue: SpokenCue): Beds {
  return cue.type === "bed" ? { ...beds, [cue.layer]: cue } : beds;
}

function stageBed(cue: BedCue): StageBed {
  const { layer, bed, rate, force, signal } = cue;
  return { layer, bed, ...placed(cue), rate, force, signal };
}

function placed({ side = CENTRE, level = 1, pitch = 0 }: Sounding) {
  return { side, level, pitch };
}

function queueAfter(context: PromptContext, event: PromptEvent) {
  const { queue, from, voiceless, wasVoiceless } = context;
  switch (event.type) {
    case "prompt.play":
      return {
        queue: wordCues(event.cues, context.heard),
        from: event.from,
        voiceless: Math.max(0, voiceless - 1),
        wasVoiceless,
      };
    case "prompt.hush":
      // Places, and what a turn measures time by, are as they would have been.
      return { ...context, queue: queue.filter(({ type }) => type === "bed" || type === "mark") };
    case "speech.failed":
      return { queue, from, voiceless: PROMPTS_WITHOUT_VOICE, wasVoiceless: true };
    case "speech.finished":
      return { queue, from, voiceless, wasVoiceless: false };
    default:
      return context;
  }
}

function longest(cues: readonly SpokenCue[]): number {
  return Math.max(0, ...cues.map(secondsOf));
}

function secondsOf(cue: SpokenCue): number {
  if (cue.type === "sound") return lengthSeconds(cue.sound);
  if (cue.type !== "pattern") return 0;
  return Math.max(0, ...cue.notes.map(({ sound, at }) => at / 1000 + lengthSeconds(sound)));
}

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
  const spoken = spokenAs(settings);
  return {
    ...spoken,
    text: spokenText(cue.text),
    rate: spoken.rate * (voice?.rate ?? 1),
    pitch: spoken.pitch * (voice?.pitch ?? 1),
    side: settings.mono ? CENTRE : (cue.side ?? CENTRE),
  };
}
