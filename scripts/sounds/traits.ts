/** What can be measured of a sound without knowing what it is, in words and figures for somebody who has to guess. */
import { LOUDNESS_RATE } from "../../engine/sound/measure/loudness.ts";
import { character } from "../../engine/sound/measure/character.ts";
import { onsets } from "../../engine/sound/measure/onsets.ts";
import { between, brightness, spectrum } from "../../engine/sound/measure/spectrum.ts";

const BANDS = [60, 125, 250, 500, 1000, 2000, 4000, 8000, 16_000];
const LOOKS = 8;

export function traits(samples: Float32Array): string {
  const colours = spectrum(samples, LOUDNESS_RATE, 2048);
  const starts = onsets(samples, LOUDNESS_RATE);
  const { noisy } = character(samples);
  const looks = Array.from({ length: LOOKS }, (_, index) =>
    samples.subarray((index / LOOKS) * samples.length, ((index + 1) / LOOKS) * samples.length),
  );
  const powers = looks.map((part) => part.reduce((sum, sample) => sum + sample ** 2, 0) + 1e-12);
  const loudest = Math.max(...powers);
  const bands = BANDS.slice(1).map((to, index) => between(colours, BANDS[index] ?? 0, to));
  const all = bands.reduce((sum, power) => sum + power, 1e-12);
  return [
    `${(samples.length / LOUDNESS_RATE).toFixed(2)} s; ${noisy > -2.2 ? "noise" : noisy > -5 ? "between noise and tones" : "tones"} (${noisy.toFixed(1)})`,
    `begins at ${starts.map((second) => second.toFixed(2)).join(" ")}${rhythm(starts)}`,
    `partials: ${partialsOf(samples).join(", ")}`,
    `pitch, by eighths: ${looks.map(pitchOf).join(" ")}`,
    `level, by eighths: ${powers.map((power) => Math.round(10 * Math.log10(power / loudest))).join(" ")}`,
    `brightness, by eighths: ${looks.map((part) => Math.round(brightness(spectrum(part, LOUDNESS_RATE, 1024)))).join(" ")}`,
    `percent by octave from 60 Hz: ${bands.map((power) => Math.round((100 * power) / all)).join(" ")}`,
  ].join("\n  ");
}

function rhythm(starts: readonly number[]): string {
  if (starts.length < 3) return "";
  const pauses = starts.slice(1).map((second, index) => second - (starts[index] ?? 0));
  const mean = pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;
  const off = Math.sqrt(pauses.reduce((sum, pause) => sum + (pause - mean) ** 2, 0) / pauses.length) / mean;
  return ` (${starts.length}, ${(1 / mean).toFixed(1)} a second, ${off < 0.08 ? "even" : off < 0.3 ? "nearly even" : "uneven"})`;
}

const SIZE = 4096;

/** The strongest peaks, each with the seconds in which it would die away by 60 dB, from how it falls over two looks. */
function partialsOf(samples: Float32Array): string[] {
  const start = loudestAt(samples);
  const first = spectrum(samples.slice(start, start + SIZE), LOUDNESS_RATE, SIZE);
  const later = spectrum(samples.slice(start + SIZE, start + 2 * SIZE), LOUDNESS_RATE, SIZE);
  const most = first.power.reduce((highest, value) => Math.max(highest, value), 1e-12);
  const peaks = [...first.power.keys()].filter((bin) => {
    const at = (offset: number): number => first.power[bin + offset] ?? 0;
    return bin > 4 && at(0) > most * 1e-3 && [-2, -1, 1, 2].every((offset) => at(0) >= at(offset));
  });
  return peaks
    .toSorted((one, other) => (first.power[other] ?? 0) - (first.power[one] ?? 0))
    .slice(0, 8)
    .toSorted((one, other) => one - other)
    .map((bin) => {
      const [now, then] = [first, later].map(({ power }) => 10 * Math.log10((power[bin] ?? 0) + 1e-12));
      const fall = (now ?? 0) - (then ?? 0);
      const dies = fall > 0.5 ? `${((60 * SIZE) / LOUDNESS_RATE / fall).toFixed(2)} s` : "stays";
      return `${Math.round(bin * first.step)} Hz ${Math.round((now ?? 0) - 10 * Math.log10(most))} dB ${dies}`;
    });
}

function loudestAt(samples: Float32Array): number {
  let [most, at] = [0, 0];
  for (let start = 0; start + SIZE / 2 < samples.length; start += SIZE / 4) {
    const power = samples.subarray(start, start + SIZE / 2).reduce((sum, sample) => sum + sample * sample, 0);
    if (power > most) [most, at] = [power, start];
  }
  return at;
}

/** Hertz of what repeats itself, by autocorrelation; a dash where nothing does. */
function pitchOf(samples: Float32Array): string {
  const part = samples.subarray(0, 2400);
  const likeness = (lag: number): number => {
    let [product, one, other] = [0, 1e-9, 1e-9];
    for (let index = 0; index + lag < part.length; index += 2) {
      const [a, b] = [part[index] as number, part[index + lag] as number];
      product += a * b;
      one += a * a;
      other += b * b;
    }
    return product / Math.sqrt(one * other);
  };
  const lags = Array.from({ length: 600 }, (_, index) => 12 + index);
  const found = lags.map(likeness);
  const best = Math.max(...found);
  const lag = lags.find((_, index) => (found[index] ?? 0) > 0.93 * best && isPeak(found, index));
  return best < 0.6 || lag === undefined ? "-" : `${Math.round(LOUDNESS_RATE / lag)}`;
}

function isPeak(values: readonly number[], index: number): boolean {
  const value = values[index] ?? 0;
  return value >= (values[index - 1] ?? -1) && value >= (values[index + 1] ?? -1) && index > 0;
}
