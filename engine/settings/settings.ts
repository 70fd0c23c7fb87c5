/** What a player can set, on every shell the same. */
import type { Mix } from "../ports/sound-stage.ts";
import type { Utterance } from "../ports/speaker.ts";
import * as z from "../zod.ts";

/** Times the voice's usual speed: screen-reader users listen fast, beginners slowly. New steps come at the end. */
export const RATES = [0.6, 0.75, 0.9, 1, 1.2, 1.4, 1.7, 2, 2.5, 3.2, 4] as const;
/** Times the voice's own height. */
export const PITCHES = [0.6, 0.8, 1, 1.25, 1.6] as const;
export const LOUDEST = 10;

export const VERBOSITIES = ["short", "normal", "full"] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

const usual = {
  /** Who speaks: our voice, or the player's own screen reader by the captions. Null until it has been asked. */
  output: null,
  /** A step of RATES. */
  rate: 3,
  /** A step of PITCHES. */
  pitch: 2,
  /** The name of one of this device's voices. Null, or of another device: whichever fits best. */
  voice: null,
  verbosity: "normal",
  speech: 9,
  /** What tells something. */
  effects: 7,
  /** Places, and what else only goes on. */
  decoration: 7,
  music: 4,
  mono: false,
  /** What it is heard through: loudspeakers stand closer together than ears. */
  ears: "headphones",
  /** For late hours and shared rooms: nothing is loud. */
  night: false,
  /** No clocks, no rising music. */
  calm: false,
  /** Sittings of 8 to 12 minutes, or of 3 to 4. */
  length: "full",
  /** Open the microphone after each question. */
  microphone: false,
} as const;

const volume = z.int().min(0).max(LOUDEST);

/** Anything that cannot be understood becomes the usual value: no save is ever refused for its settings. */
export const settingsSchema = z.object({
  output: z.enum(["voice", "reader"]).nullable().catch(usual.output),
  rate: z
    .int()
    .min(0)
    .max(RATES.length - 1)
    .catch(usual.rate),
  pitch: z
    .int()
    .min(0)
    .max(PITCHES.length - 1)
    .catch(usual.pitch),
  voice: z.string().nullable().catch(usual.voice),
  verbosity: z.enum(VERBOSITIES).catch(usual.verbosity),
  speech: volume.catch(usual.speech),
  effects: volume.catch(usual.effects),
  decoration: volume.catch(usual.decoration),
  music: volume.catch(usual.music),
  mono: z.boolean().catch(usual.mono),
  ears: z.enum(["headphones", "speakers"]).catch(usual.ears),
  night: z.boolean().catch(usual.night),
  calm: z.boolean().catch(usual.calm),
  length: z.enum(["full", "short"]).catch(usual.length),
  microphone: z.boolean().catch(usual.microphone),
});
export type Settings = z.infer<typeof settingsSchema>;

export const usualSettings: Settings = usual;

export function parseSettings(value: unknown): Settings {
  const parsed = settingsSchema.safeParse(withDecoration(value));
  return parsed.success ? parsed.data : usualSettings;
}

/** Saves from before there was a volume of its own for what is in the background: it was that of the sounds. */
function withDecoration(value: unknown): unknown {
  return typeof value === "object" && value !== null && "effects" in value
    ? { decoration: value.effects, ...value }
    : value;
}

/** What the stage is told. */
export function mixOf({ speech, effects, decoration, music, mono, night, ears }: Settings): Mix {
  return {
    speech: speech / LOUDEST,
    effects: effects / LOUDEST,
    decoration: decoration / LOUDEST,
    music: music / LOUDEST,
    mono,
    night,
    ears,
  };
}

const NIGHT_SPEECH = 0.5;

/** How a voice speaks that does not go through the stage. */
export function spokenAs({ rate, pitch, voice, speech, night }: Settings): Omit<Utterance, "text" | "side"> {
  return {
    rate: RATES[rate] ?? 1,
    pitch: PITCHES[pitch] ?? 1,
    voice,
    volume: (speech / LOUDEST) * (night ? NIGHT_SPEECH : 1),
  };
}
