/**
 * What the library's sounds are made of, so that relatives sound related. Each returns a layer; what is left out is
 * at the start of the sound, at level 0.
 */
import type { Pitch } from "./pitch.ts";
import type {
  Envelope,
  FmLayer,
  GrainsLayer,
  Layer,
  NoiseLayer,
  Overtone,
  Path,
  PluckedLayer,
  Repeat,
  StruckLayer,
  ToneLayer,
  VoiceLayer,
  Vowel,
} from "./recipe.ts";

export interface Stroke {
  readonly at?: number;
  readonly level?: number;
  /** Seconds until it has died away. */
  readonly release?: number;
  readonly repeat?: Repeat;
}

/** Every earcon that has no place in the world: warm wooden bars. */
export function marimba(pitch: Pitch, stroke: Stroke = {}): StruckLayer {
  return struck(
    pitch,
    stroke,
    0.45,
    0.004,
    [
      [1, 0, 1],
      [2, -22, 0.5],
      [4, -11, 0.35],
      [6.3, -25, 0.2],
      [9.9, -27, 0.1],
    ],
    { hammer: -16 },
  );
}

/** Small metal bars: stars and other sparks. */
export function glockenspiel(pitch: Pitch, stroke: Stroke = {}): StruckLayer {
  return struck(
    pitch,
    stroke,
    0.9,
    0.003,
    [
      [1, 0, 1],
      [2.76, -18, 0.4],
      [5.4, -11, 0.35],
      [8.9, -24, 0.15],
    ],
    { hammer: -14, beating: 5 },
  );
}

/** A plucked string: stories and scenes. */
export function harp(pitch: Pitch, stroke: Stroke = {}): StruckLayer {
  return struck(
    pitch,
    stroke,
    1,
    0.004,
    [
      [1, 0, 1],
      [2, -6, 0.7],
      [3, -12, 0.5],
      [4, -16, 0.4],
      [5, -22, 0.3],
      [6, -26, 0.25],
    ],
    { hammer: -26, beating: 3 },
  );
}

/** A hand bell with the minor third that real bells have. */
export function bell(pitch: Pitch, stroke: Stroke = {}): StruckLayer {
  return struck(
    pitch,
    stroke,
    1.4,
    0.003,
    [
      [0.5, -14, 1],
      [1, 0, 0.9],
      [1.19, -12, 0.7],
      [1.5, -16, 0.6],
      [2, -7, 0.6],
      [2.66, -16, 0.4],
      [4.1, -20, 0.3],
      [5.4, -14, 0.3],
      [6.8, -17, 0.22],
      [8.3, -21, 0.16],
    ],
    { hammer: -18, beating: 4 },
  );
}

export function wood(pitch: Pitch, stroke: Stroke = {}): StruckLayer {
  return struck(
    pitch,
    stroke,
    0.12,
    0.003,
    [
      [1, 0, 1],
      [2.57, -9, 0.6],
      [4.2, -18, 0.35],
    ],
    { hammer: -8 },
  );
}

/** Iron, from a latch to a buffer: the lower, the heavier. */
export function metal(pitch: Pitch, stroke: Stroke = {}): StruckLayer {
  return struck(
    pitch,
    stroke,
    0.3,
    0.003,
    [
      [1, 0, 1],
      [1.47, -4, 0.8],
      [2.09, -6, 0.7],
      [2.56, -10, 0.6],
      [3.39, -12, 0.45],
      [4.08, -18, 0.35],
      [5.23, -22, 0.25],
    ],
    { hammer: -10, beating: 9 },
  );
}

/** A dull blow: a drum's skin, a shelf, a heel. Falls in pitch as such things do. */
export function thump(hertz: number, { at = 0, level = 0, release = 0.16, repeat }: Stroke = {}): ToneLayer {
  return {
    type: "tone",
    // Its octave is the strongest: that is what a small speaker can play of it.
    wave: [0.6, 1, 0.5, 0.2],
    pitch: [
      [0, hertz * 1.7],
      [0.035, hertz],
      [0.035 + release, hertz * 0.85],
    ],
    at,
    level,
    envelope: { attack: 0.004, release },
    ...(repeat && { repeat }),
  };
}

/** What a narrow filter leaves of noise is soft: this makes up for it, so that levels compare with those of tones. */
const NARROW = 9;

/** A grain of something rubbed, crushed or poured, around so many hertz. */
export function grain(
  hertz: number,
  { at = 0, level = 0, release = 0.05, repeat }: Stroke = {},
  q = 1.2,
): NoiseLayer {
  return {
    type: "noise",
    colour: "white",
    at,
    level: level + NARROW,
    filters: [{ type: "bandpass", frequency: hertz, q }],
    envelope: { attack: 0.003, release },
    ...(repeat && { repeat }),
  };
}

/** Air that moves from one brightness to another: turns, sprays and flights. */
export function swish(
  from: number,
  to: number,
  seconds: number,
  { at = 0, level = 0 }: Stroke = {},
  q = 1.4,
): NoiseLayer {
  return {
    type: "noise",
    colour: "pink",
    at,
    level: level + NARROW,
    filters: [
      {
        type: "bandpass",
        frequency: [
          [0, from],
          [seconds, to],
        ],
        q,
      },
    ],
    envelope: { attack: seconds * 0.45, release: seconds * 0.55 },
  };
}

/** A drop or a bubble: a pitch that hops upward, as a closing hole in water does. */
export function drop(hertz: number, { at = 0, level = 0, release = 0.07, repeat }: Stroke = {}): ToneLayer {
  return {
    type: "tone",
    wave: "sine",
    pitch: [
      [0, hertz],
      [release, hertz * 1.9],
    ],
    at,
    level,
    envelope: { attack: 0.004, release },
    ...(repeat && { repeat }),
  };
}

/** Blown glass: what has to do with the microphone and with the magnifier. */
export function glass(pitch: Pitch, { at = 0, level = 0, release = 0.3 }: Stroke = {}, hold = 0): FmLayer {
  return {
    type: "fm",
    pitch,
    ratio: 2,
    depth: 0.35,
    mellows: 0.5,
    at,
    level,
    envelope: { attack: 0.02, hold, release },
  };
}

/** Voices too far away to be understood: the hum of vowels, strewn over so many seconds. */
export function murmur(times: number, hertz: number, level: number, seed: number, over = 8): ToneLayer {
  return {
    type: "tone",
    wave: "sawtooth",
    pitch: [
      [0, hertz],
      [0.12, hertz * 1.12],
      [0.3, hertz * 0.92],
    ],
    level,
    filters: [
      { type: "bandpass", frequency: 520, q: 1.6 },
      { type: "lowpass", frequency: 1600 },
    ],
    envelope: { attack: 0.06, hold: 0.04, release: 0.24 },
    repeat: { type: "strewn", times, over, seed, level: 10, pitch: 5 },
  };
}

/** A glass or a cup: few partials, far apart, and a hard touch. */
export function crystal(pitch: Pitch, stroke: Stroke = {}): StruckLayer {
  return struck(
    pitch,
    stroke,
    0.7,
    0.003,
    [
      [1, 0, 1],
      [2.32, -5, 0.7],
      [4.25, -9, 0.45],
      [6.63, -14, 0.3],
      [9.38, -20, 0.2],
    ],
    { hammer: -12, beating: 6 },
  );
}

/** A plate, a tray, a sheet: many partials without order. */
export function sheet(pitch: Pitch, stroke: Stroke = {}): StruckLayer {
  return struck(
    pitch,
    stroke,
    0.5,
    0.003,
    [1, 1.37, 1.93, 2.41, 3.12, 3.77, 4.6, 5.83, 7.1, 8.9, 11.3].map((ratio, index) => [
      ratio,
      -1.6 * index,
      1 - 0.07 * index,
    ]),
    { hammer: -6, beating: 11 },
  );
}

/** Earthenware and stone: short, and higher than wood. */
export function stone(pitch: Pitch, stroke: Stroke = {}): StruckLayer {
  return struck(
    pitch,
    stroke,
    0.08,
    0.003,
    [
      [1, 0, 1],
      [1.72, -4, 0.7],
      [2.9, -7, 0.5],
      [4.7, -10, 0.4],
    ],
    { hammer: -2 },
  );
}

/** A skin over a hollow: a drum that can be tuned. */
export function skin(pitch: Pitch, stroke: Stroke = {}): StruckLayer {
  return struck(
    pitch,
    stroke,
    0.4,
    0.003,
    [
      [1, 0, 1],
      [1.59, -6, 0.6],
      [2.14, -9, 0.5],
      [2.65, -13, 0.35],
      [3.6, -17, 0.25],
    ],
    { hammer: -8 },
  );
}

export function string(
  pitch: Pitch,
  { at = 0, level = 0, release = 1.5, repeat }: Stroke = {},
  bright = 0.6,
): PluckedLayer {
  return { type: "plucked", pitch, bright, release, at, level, ...(repeat && { repeat }) };
}

/** Noise between two frequencies: air, steam, rubbing, spray. */
export function hiss(
  from: number,
  to: number,
  envelope: Envelope,
  { at = 0, level = 0, repeat }: Stroke = {},
  colour: NoiseLayer["colour"] = "white",
): NoiseLayer {
  return {
    type: "noise",
    colour,
    at,
    level,
    filters: [
      { type: "highpass", frequency: from },
      { type: "lowpass", frequency: to },
    ],
    envelope,
    ...(repeat && { repeat }),
  };
}

/** Bubbles and drops that rise as they close, from low to high. */
export function drops(
  density: Path<number>,
  hertz: readonly [number, number],
  envelope: Envelope,
  { at = 0, level = 0 }: Stroke = {},
  bend = 7,
): GrainsLayer {
  return {
    type: "grains",
    grain: "drop",
    density,
    hertz,
    release: [0.09, 0.025],
    bend,
    spread: 18,
    at,
    level,
    envelope,
  };
}

/** Dry little clicks: fire, hail, crumbs, gravel. */
export function clicks(
  density: Path<number>,
  hertz: readonly [number, number],
  envelope: Envelope,
  { at = 0, level = 0 }: Stroke = {},
  release: readonly [number, number] = [0.03, 0.008],
): GrainsLayer {
  return { type: "grains", grain: "click", density, hertz, release, spread: 22, at, level, envelope };
}

interface Throat extends Pick<VoiceLayer, "size" | "breath" | "rough"> {
  readonly vibrato?: number;
}

/** One utterance of a mouth, through the pitches and the vowels of its path. */
export function call(
  pitch: Path<Pitch>,
  vowel: Path<Vowel>,
  envelope: Envelope,
  { at = 0, level = 0, repeat }: Stroke = {},
  throat: Throat = {},
): VoiceLayer {
  const { size = 1, breath = 0.1, rough = 0 } = throat;
  return {
    type: "voice",
    pitch,
    vowel,
    size,
    breath,
    rough,
    at,
    level: level + 6,
    envelope,
    ...(repeat && { repeat }),
  };
}

/** A tone that blows or is bowed: `wave` is the strengths of its harmonics. */
export function held(
  pitch: Path<Pitch>,
  wave: ToneLayer["wave"],
  envelope: Envelope,
  { at = 0, level = 0, repeat }: Stroke = {},
  vibrato?: ToneLayer["vibrato"],
): ToneLayer {
  return {
    type: "tone",
    wave,
    pitch,
    at,
    level,
    envelope,
    ...(vibrato && { vibrato }),
    ...(repeat && { repeat }),
  };
}

/** A sheet of paper that is turned or torn. */
export function paper(at: number, level: number, seed: number): NoiseLayer[] {
  return [
    swish(1300, 3200, 0.26, { at, level: level - 2 }, 1),
    grain(3400, {
      at: at + 0.04,
      level: level - 4,
      release: 0.02,
      repeat: { type: "strewn", times: 14, over: 0.24, seed, level: 10, pitch: 6 },
    }),
  ];
}

/** An engine: a saw as low as its strokes, through the body that it shakes. */
export function motor(
  hertz: Path<number>,
  body: number,
  envelope: Envelope,
  { at = 0, level = 0 }: Stroke = {},
): Layer[] {
  return [
    {
      type: "tone",
      wave: "sawtooth",
      pitch: hertz,
      at,
      level,
      filters: [
        { type: "bandpass", frequency: body, q: 0.8 },
        { type: "peaking", frequency: body * 2.6, q: 2, gain: 9 },
      ],
      envelope,
    },
    {
      type: "noise",
      colour: "pink",
      at,
      level: level - 8,
      filters: [{ type: "bandpass", frequency: body * 3, q: 0.6, drift: { rate: 6, cents: 300 } }],
      envelope,
    },
  ];
}

/** Electronic beeps: a tone with a little body, faded in and out. */
export function beeps(
  pitch: Pitch,
  seconds: number,
  { at = 0, level = 0, repeat }: Stroke = {},
  wave: ToneLayer["wave"] = [1, 0.12, 0.25, 0.05, 0.1],
): ToneLayer {
  return held(
    pitch,
    wave,
    { attack: 0.006, hold: Math.max(0, seconds - 0.016), release: 0.02 },
    {
      at,
      level,
      ...(repeat && { repeat }),
    },
  );
}

function struck(
  pitch: Pitch,
  { at = 0, level = 0, release, repeat }: Stroke,
  usual: number,
  attack: number,
  partials: readonly Overtone[],
  touch: Pick<StruckLayer, "hammer" | "beating"> = {},
): StruckLayer {
  const scale = release ?? usual;
  return {
    type: "struck",
    pitch,
    attack,
    at,
    level,
    partials: partials.map(([ratio, below, share]) => [ratio, below, scale * share]),
    ...touch,
    ...(repeat && { repeat }),
  };
}
