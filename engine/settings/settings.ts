/** What a player can set, on every shell the same. */
import * as z from "../zod.ts";

/** Times the voice's usual speed. Nine steps: screen-reader users listen fast, beginners slowly. */
export const RATES = [0.6, 0.75, 0.9, 1, 1.2, 1.4, 1.7, 2, 2.5] as const;
const USUAL_RATE = 3;
export const LOUDEST = 10;

export const VERBOSITIES = ["short", "normal", "full"] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

const volume = (usual: number) => z.int().min(0).max(LOUDEST).catch(usual).default(usual);
const flag = (usual: boolean) => z.boolean().catch(usual).default(usual);

/** Anything that cannot be understood becomes the usual value: no save is ever refused for its settings. */
export const settingsSchema = z.object({
  /** Who speaks: our voice, or the player's own screen reader by the captions. Null until it has been asked. */
  output: z.enum(["voice", "reader"]).nullable().catch(null).default(null),
  /** A step of RATES. */
  rate: z
    .int()
    .min(0)
    .max(RATES.length - 1)
    .catch(USUAL_RATE)
    .default(USUAL_RATE),
  verbosity: z.enum(VERBOSITIES).catch("normal").default("normal"),
  speech: volume(9),
  effects: volume(7),
  music: volume(4),
  mono: flag(false),
  /** No clocks, no rising music. */
  calm: flag(false),
  /** Open the microphone after each question. */
  microphone: flag(false),
});
export type Settings = z.infer<typeof settingsSchema>;

export const usualSettings: Settings = settingsSchema.parse({});

export function parseSettings(value: unknown): Settings {
  const parsed = settingsSchema.safeParse(value);
  return parsed.success ? parsed.data : usualSettings;
}
