/** What a recipe may say, to be checked: `recipe.ts` says what it means. Units as there: seconds, decibels, hertz. */
import * as z from "../zod.ts";
import { pieces, type PieceName } from "./music/pieces.ts";

const LONGEST_SECONDS = 60;
/** Of one layer against the library's loudness: more of it could only be bent. */
const LOUDEST = 18;
/** Whatever feeds back into itself must have died away by then. */
const LONGEST_ECHO_SECONDS = 10;
/** Shorter is heard as a click. */
const SHORTEST_ATTACK = 0.003;

const time = z.number().min(0).max(LONGEST_SECONDS);
const lasting = z.number().gt(0).max(LONGEST_SECONDS);
const level = z.number().min(-60).max(LOUDEST);
const decibels = z.number().min(-60).max(60);
const share = z.number().min(0).max(1);
const hertz = z.number().gt(0).max(24_000);
const semitones = z.number().min(-48).max(48);
const cents = z.number().min(0).max(4800);
const aSecond = z.number().gt(0).max(10_000);
const note = z.string().regex(/^[A-G]#?[2-7]$/, "Write a note as C4 or F#5, or give hertz");
const pitch = z.union([hertz, note]);
const vowel = z.enum(["a", "e", "i", "o", "u", "m"]);

function path<Value extends z.ZodType>(value: Value) {
  const points = z
    .array(z.tuple([time, value]))
    .min(1)
    .refine(
      (all) => all.every(([at], index) => index === 0 || at > (all[index - 1]?.[0] ?? 0)),
      "Its points must follow each other in time",
    );
  return z.union([value, points]);
}

const envelope = z.union([
  z.literal("steady"),
  z.strictObject({
    attack: z.number().min(SHORTEST_ATTACK).max(LONGEST_SECONDS),
    hold: time.optional(),
    release: lasting,
    from: z.number().min(-60).max(0).optional(),
  }),
]);

const filter = z.strictObject({
  type: z.enum(["lowpass", "highpass", "bandpass", "peaking", "lowshelf", "highshelf"]),
  frequency: path(hertz),
  q: z.number().gt(0).max(100).optional(),
  gain: z.number().min(-40).max(24).optional(),
  sway: z.strictObject({ rate: aSecond, cents }).optional(),
  drift: z.strictObject({ rate: aSecond, cents }).optional(),
});

const times = z.int().min(1).max(2000);
const repeat = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("even"),
    times,
    every: lasting,
    level: decibels.optional(),
    pitch: semitones.optional(),
    stretch: z.number().gt(0).max(4).optional(),
  }),
  z.strictObject({
    type: z.literal("strewn"),
    times,
    over: lasting,
    seed: z.number(),
    level: decibels.optional(),
    pitch: semitones.optional(),
  }),
]);

const common = {
  at: time.optional(),
  level,
  filters: z.array(filter).optional(),
  tremolo: z.strictObject({ rate: aSecond, depth: share }).optional(),
  drift: z.strictObject({ rate: aSecond, decibels: z.number().min(0).max(40) }).optional(),
  repeat: repeat.optional(),
};

const layer = z.discriminatedUnion("type", [
  z.strictObject({
    ...common,
    type: z.literal("tone"),
    wave: z.union([
      z.enum(["sine", "triangle", "square", "sawtooth"]),
      z.array(z.number().min(-4).max(4)).min(1),
    ]),
    pitch: path(pitch),
    envelope,
    vibrato: z.strictObject({ rate: aSecond, cents }).optional(),
  }),
  z.strictObject({
    ...common,
    type: z.literal("fm"),
    pitch: path(pitch),
    ratio: z.number().gt(0).max(40),
    depth: z.number().min(0).max(40),
    mellows: lasting.optional(),
    envelope,
  }),
  z.strictObject({
    ...common,
    type: z.literal("struck"),
    pitch,
    attack: z.number().min(SHORTEST_ATTACK).max(1),
    partials: z.array(z.tuple([z.number().gt(0).max(64), decibels, lasting])).min(1),
    hammer: z.number().min(-60).max(6).optional(),
    beating: cents.optional(),
  }),
  z.strictObject({
    ...common,
    type: z.literal("noise"),
    colour: z.enum(["white", "pink", "brown"]),
    envelope,
  }),
  z.strictObject({
    ...common,
    type: z.literal("plucked"),
    pitch,
    bright: share,
    // What goes round in a string feeds back.
    release: z.number().gt(0).max(LONGEST_ECHO_SECONDS),
  }),
  z.strictObject({
    ...common,
    type: z.literal("voice"),
    pitch: path(pitch),
    vowel: path(vowel),
    size: z.number().min(0.1).max(4).optional(),
    breath: share.optional(),
    rough: share.optional(),
    envelope,
  }),
  z.strictObject({
    ...common,
    type: z.literal("grains"),
    grain: z.enum(["drop", "click"]),
    density: path(z.number().gt(0).max(5000)),
    hertz: z.tuple([hertz, hertz]),
    release: z.tuple([lasting, lasting]),
    bend: semitones.optional(),
    spread: z.number().min(0).max(60),
    envelope,
  }),
]);

const caption = z.string().min(1);
const room = z
  .strictObject({ seconds: z.number().gt(0).max(LONGEST_ECHO_SECONDS), level: z.number().min(-40).max(6) })
  .optional();

export const recipeSchema = z.strictObject({
  caption,
  softer: z.number().min(0).max(20).optional(),
  lead: z.number().min(0).max(0.4).optional(),
  length: lasting.optional(),
  layers: z.array(layer).min(1),
  room,
  moves: z.literal(true).optional(),
  varies: z
    .strictObject({
      pitch: z.number().min(0).max(12).optional(),
      level: z.number().min(0).max(12).optional(),
      time: z.number().min(0).max(1).optional(),
    })
    .optional(),
});

const PIECES = Object.keys(pieces) as [PieceName, ...PieceName[]];

export const bedSchema = z
  .strictObject({
    caption,
    length: lasting,
    volume: z.enum(["effects", "music"]),
    layers: z.array(layer),
    room,
    isBeat: z.literal(true).optional(),
    music: z.strictObject({ piece: z.enum(PIECES), part: z.enum(["ground", "bass", "tune"]) }).optional(),
  })
  .refine(({ layers, music }) => layers.length > 0 !== (music !== undefined), {
    path: ["layers"],
    error: "Give either layers or music: what is composed has no layers of its own",
  });
