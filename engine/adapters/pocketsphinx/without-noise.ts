/**
 * Takes steady noise out of an answer: a fan, a street, the hiss of a cheap microphone. What is left of it fits soft sounds
 * better than silence does, so that short words are heard as others. A Wiener filter which follows the speech from one window
 * to the next (Ephraim and Malah, 1984), and which leaves some noise: taken out altogether, speech loses its soft sounds with it.
 */
import { hann, transform } from "../../sound/synthesis/fourier.ts";

const WINDOW = 512;
const STEP = 128;
const PITCHES = WINDOW / 2 + 1;
/** What is left of the noise. With 0.05 "pay" was heard as "hint"; with none taken out, "back" as "left". */
const LEFT = 0.3;
/** How much of what was taken for speech in the last window is believed of this one. */
const FOLLOWED = 0.9;
/** So many windows, a quarter of a second, are the room: the quietest, which are before the speech and after it. */
const WINDOWS_OF_ROOM = 30;
/** Pitches beside one another are as noisy. */
const BESIDE = 4;
/** The power of the last bit: a file has no less. */
const LEAST_POWER = 1;

/** @param samples an answer with some of the room on both sides of it, of 16 bits */
export function withoutNoise(samples: Int16Array): Int16Array {
  const padded = new Float64Array(samples.length + 3 * WINDOW);
  padded.set(samples, WINDOW);
  const starts = Array.from(
    { length: Math.floor(padded.length / STEP) - WINDOW / STEP + 1 },
    (_, at) => at * STEP,
  );
  const spectra = starts.map((start) => spectrumAt(padded, start));
  const isInside = (index: number): boolean => {
    const start = starts[index] ?? 0;
    return start >= WINDOW && start + WINDOW <= WINDOW + samples.length;
  };
  const noise = noiseOf(spectra.filter((_, index) => isInside(index)));
  const heard = new Float64Array(padded.length);
  const speech = new Float64Array(PITCHES);
  for (const [index, spectrum] of spectra.entries()) {
    weaken(spectrum, noise, speech);
    addBack(heard, spectrum, starts[index] ?? 0);
  }
  return samples.map((_, at) => Math.max(-32_768, Math.min(32_767, Math.round(heard[at + WINDOW] ?? 0))));
}

interface Spectrum {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

function spectrumAt(samples: Float64Array, start: number): Spectrum {
  const fade = fades();
  const real = samples.slice(start, start + WINDOW).map((sample, at) => sample * (fade[at] ?? 0));
  const imaginary = new Float64Array(WINDOW);
  transform(real, imaginary);
  return { real, imaginary };
}

function powerOf({ real, imaginary }: Spectrum, pitch: number): number {
  return (real[pitch] ?? 0) ** 2 + (imaginary[pitch] ?? 0) ** 2;
}

/** The power of the room at each pitch. */
function noiseOf(spectra: readonly Spectrum[]): Float64Array {
  const powers = spectra.map((spectrum) =>
    Float64Array.from({ length: PITCHES }, (_, pitch) => powerOf(spectrum, pitch)),
  );
  const quietest = powers
    .map((power) => ({ power, sum: power.reduce((sum, one) => sum + one, 0) }))
    .toSorted((a, b) => a.sum - b.sum)
    .slice(0, WINDOWS_OF_ROOM);
  const mean = Float64Array.from(
    { length: PITCHES },
    (_, pitch) =>
      quietest.reduce((sum, { power }) => sum + (power[pitch] ?? 0), 0) / Math.max(1, quietest.length),
  );
  return mean.map((_, pitch) => {
    const beside = mean.subarray(Math.max(0, pitch - BESIDE), pitch + BESIDE + 1);
    return Math.max(LEAST_POWER, beside.reduce((sum, power) => sum + power, 0) / beside.length);
  });
}

/** @param speech its power over the noise's in the window before, at each pitch; becomes this window's */
function weaken(spectrum: Spectrum, noise: Float64Array, speech: Float64Array): void {
  for (let pitch = 0; pitch < PITCHES; pitch++) {
    const overNoise = powerOf(spectrum, pitch) / (noise[pitch] ?? 1);
    const likely = FOLLOWED * (speech[pitch] ?? 0) + (1 - FOLLOWED) * Math.max(0, overNoise - 1);
    const gain = Math.max(LEFT, likely / (1 + likely));
    speech[pitch] = gain ** 2 * overNoise;
    scale(spectrum, pitch, gain);
    // The upper half mirrors the lower.
    if (pitch % (WINDOW / 2) !== 0) scale(spectrum, WINDOW - pitch, gain);
  }
}

function scale({ real, imaginary }: Spectrum, at: number, gain: number): void {
  real[at] = (real[at] ?? 0) * gain;
  imaginary[at] = (imaginary[at] ?? 0) * gain;
}

function addBack(heard: Float64Array, { real, imaginary }: Spectrum, start: number): void {
  const fade = fades();
  // The other way round it is the transform back, but for its size.
  transform(imaginary, real);
  const size = (2 * STEP) / WINDOW / WINDOW;
  for (let at = 0; at < WINDOW; at++)
    heard[start + at] = (heard[start + at] ?? 0) + (real[at] ?? 0) * (fade[at] ?? 0) * size;
}

let fade: Float64Array | undefined;

/** Once before the transform and once behind it: together Hann's window. */
function fades(): Float64Array {
  return (fade ??= hann(WINDOW).map(Math.sqrt));
}
