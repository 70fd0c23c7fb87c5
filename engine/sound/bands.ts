/** What a signal needs to be heard: by octaves, how strong it is there, and how far everything else steps aside. Pure. */
import { transform } from "./synthesis/fourier.ts";

/** Hertz of their middles. Below and above, a school's loudspeaker plays next to nothing. */
export const OCTAVES = [125, 250, 500, 1000, 2000, 4000, 8000] as const;

/** Decibels in each octave. */
export type Bands = readonly number[];

/** Decibels by which what is in the background stays under a signal in each of the signal's octaves, at least. */
const HEADROOM_DECIBELS = 6;
/** An octave belongs to a signal where it is at most so many decibels weaker than in its strongest. */
const OWN_DECIBELS = 12;
/** What is counted on top: between its octaves a filter takes less. */
const SPARE_DECIBELS = 4;
/** No background is taken away altogether. */
const DEEPEST_DECIBELS = 44;
export const SILENT: Bands = OCTAVES.map(() => -Infinity);

const WINDOW = 2048;
/** Seconds from one look to the next, and how many looks: a sound makes its point within half a second. */
const SOUND_LOOKS = { every: 0.04, most: 12 };
const BED_LOOKS = 50;

/** As a signal it is as strong as it is on average, and as background as strong as at its strongest. */
export interface Strength {
  readonly mean: Bands;
  readonly most: Bands;
}

/** Samples of which only some are looked at: a `Float32Array`, or what copies no more than is asked for. */
export interface Looked {
  readonly length: number;
  /** @param to may lie behind the end */
  subarray(from: number, to: number): Float32Array;
}

/** Of a sound's beginning or, of a loop, of the whole. */
export function strengthOf(samples: Looked, rate: number, isLoop: boolean): Strength {
  const every = isLoop ? samples.length / BED_LOOKS : SOUND_LOOKS.every * rate;
  const most = isLoop ? BED_LOOKS : SOUND_LOOKS.most;
  const starts = Array.from({ length: most }, (_, look) => Math.round(look * every)).filter(
    (start) => start === 0 || start + WINDOW <= samples.length,
  );
  const looks = starts.map((start) => powers(samples.subarray(start, start + WINDOW), rate));
  return {
    mean: OCTAVES.map((_, band) => {
      const all = looks.reduce((power, look) => power + (look[band] ?? 0), 0);
      return 10 * Math.log10(all / looks.length);
    }),
    most: OCTAVES.map((_, band) => 10 * Math.log10(Math.max(...looks.map((look) => look[band] ?? 0)))),
  };
}

function powers(samples: Float32Array, rate: number): Float64Array {
  const sums = new Float64Array(OCTAVES.length);
  const [real, imaginary] = [new Float64Array(WINDOW), new Float64Array(WINDOW)];
  for (const [index, sample] of samples.entries()) {
    real[index] = sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / WINDOW));
  }
  transform(real, imaginary);
  const lowest = (OCTAVES[0] * Math.SQRT1_2 * WINDOW) / rate;
  for (let bin = Math.ceil(lowest); bin < WINDOW / 2; bin++) {
    const octave = Math.floor(Math.log2(bin / lowest));
    if (octave >= OCTAVES.length) break;
    sums[octave] = (sums[octave] ?? 0) + (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
  }
  return sums;
}

/** The same, so many decibels stronger and so many octaves higher. */
export function moved(bands: Bands, decibels: number, octaves: number): Bands {
  const whole = Math.floor(octaves);
  const part = octaves - whole;
  return bands.map((_, band) =>
    sum([
      (bands[band - whole] ?? -Infinity) + 10 * Math.log10(1 - part) + decibels,
      (bands[band - whole - 1] ?? -Infinity) + 10 * Math.log10(part) + decibels,
    ]),
  );
}

export function together(sounding: readonly Bands[]): Bands {
  return OCTAVES.map((_, band) => sum(sounding.map((bands) => bands[band] ?? -Infinity)));
}

function sum(decibels: readonly number[]): number {
  return 10 * Math.log10(decibels.reduce((power, value) => power + 10 ** (value / 10), 0));
}

/** Decibels, 0 or less, by which the background is lowered in each octave, so that none of the signals is masked. */
export function steppingAside(signals: readonly Bands[], background: Bands): Bands {
  return OCTAVES.map((_, band) => {
    const weakest = Math.min(...signals.map((signal) => claimOf(signal, band)));
    const change = weakest - HEADROOM_DECIBELS - SPARE_DECIBELS - (background[band] ?? -Infinity);
    return Math.max(-DEEPEST_DECIBELS, Math.min(0, change));
  });
}

/** What a filter at an octave takes from the next one and from the one after it, for each decibel there (at `FILTER_QUALITY`). */
const SPILL = [1, 0.42, 0.13, 0.03];
export const FILTER_QUALITY = 0.8;
/** Between two octaves a filter takes two thirds of what it takes in the middle of one. */
const BETWEEN = 1.5;
const ROUNDS = 8;

/** The gains of a row of peaking filters, one for each octave, that together make these changes. */
export function filterGains(changes: Bands): number[] {
  const gains = changes.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [band, change] of changes.entries()) {
      const spilled = gains.reduce(
        (all, gain, other) => all + (other === band ? 0 : gain * (SPILL[Math.abs(other - band)] ?? 0)),
        0,
      );
      gains[band] = Math.min(0, BETWEEN * change - spilled);
    }
  }
  return gains;
}

/** How strong it is in an octave of its own, and infinite elsewhere: there, anything may be louder. */
function claimOf(signal: Bands, band: number): number {
  const strongest = Math.max(...signal);
  const here = signal[band] ?? -Infinity;
  return here > -Infinity && here >= strongest - OWN_DECIBELS ? here : Infinity;
}
