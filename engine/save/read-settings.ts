/** The settings of a save: the one place that knows what each of them may be. */
import * as z from "../zod.ts";
import { LOUDEST, PITCHES, RATES, usualSettings, VERBOSITIES, type Settings } from "../settings/settings.ts";

const volume = z.int().min(0).max(LOUDEST);

/** Anything that cannot be understood becomes the usual value: no save is ever refused for its settings. */
export const settingsSchema = z.object({
  output: z.enum(["voice", "reader"]).nullable().catch(usualSettings.output),
  rate: z
    .int()
    .min(0)
    .max(RATES.length - 1)
    .catch(usualSettings.rate),
  pitch: z
    .int()
    .min(0)
    .max(PITCHES.length - 1)
    .catch(usualSettings.pitch),
  voice: z.string().nullable().catch(usualSettings.voice),
  verbosity: z.enum(VERBOSITIES).catch(usualSettings.verbosity),
  speech: volume.catch(usualSettings.speech),
  effects: volume.catch(usualSettings.effects),
  decoration: volume.catch(usualSettings.decoration),
  music: volume.catch(usualSettings.music),
  mono: z.boolean().catch(usualSettings.mono),
  ears: z.enum(["headphones", "speakers"]).catch(usualSettings.ears),
  night: z.boolean().catch(usualSettings.night),
  calm: z.boolean().catch(usualSettings.calm),
  length: z.enum(["full", "short"]).catch(usualSettings.length),
  microphone: z.boolean().catch(usualSettings.microphone),
});

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
