/** Of what was recorded, the part that a sound needs: at its pitch, for as long as it lasts. */
import type { Recorded } from "./soundfont.ts";

const LOOK = { from: 0.12, seconds: 0.12 };
/** Hertz between which an instrument of the library may lie. */
const [LOWEST, HIGHEST] = [55, 2400];
/** What repeats this well is a pitch. */
const CERTAIN = 0.9;

/** Hertz, by what repeats itself (autocorrelation); undefined where nothing does. */
export function pitchOf({ samples, rate }: Pick<Recorded, "samples" | "rate">): number | undefined {
  const start = Math.min(LOOK.from * rate, 0.3 * samples.length);
  const part = samples.subarray(start, start + LOOK.seconds * rate);
  const likeness = (lag: number): number => {
    let [product, one, other] = [0, 1e-9, 1e-9];
    for (let index = 0; index + lag < part.length; index++) {
      const [now, later] = [part[index] ?? 0, part[index + lag] ?? 0];
      product += now * later;
      one += now * now;
      other += later * later;
    }
    return product / Math.sqrt(one * other);
  };
  const shortest = Math.floor(rate / HIGHEST);
  const lags = Array.from(
    { length: Math.min(part.length / 2, rate / LOWEST) - shortest },
    (_, index) => index + shortest,
  );
  const likenesses = lags.map(likeness);
  const best = Math.max(...likenesses);
  if (!(best > CERTAIN * 0.8)) return undefined;
  const found = likenesses.findIndex(
    (value, index) =>
      value > CERTAIN * best &&
      value >= (likenesses[index - 1] ?? Infinity) &&
      value >= (likenesses[index + 1] ?? -1),
  );
  const [before, here, after] = [found - 1, found, found + 1].map((index) => likenesses[index] ?? 0);
  if (found < 0 || before === undefined || here === undefined || after === undefined) return undefined;
  const bend = before - 2 * here + after;
  return rate / ((lags[found] ?? 0) + (bend === 0 ? 0 : (0.5 * (before - after)) / bend));
}

export interface Cut {
  /** Seconds that are heard, at `speed`. */
  readonly seconds: number;
  readonly speed: number;
  readonly rings?: number | undefined;
}

const ATTACK_KEPT_SECONDS = 0.06;
const RELEASE_SHARE = 0.3;
const PEAK = 0.7;
const FADE_IN_SECONDS = 0.002;

/** At the recording's own rate; to be played `speed` times as fast. */
export function cutOf(
  { samples, rate, loop: [from, to] }: Recorded,
  { seconds, speed, rings }: Cut,
): Float32Array {
  const played = rate * speed;
  const begin = onsetOf(samples);
  const length = Math.round(seconds * played);
  const repeats = to - from > rate / 5000 && to <= samples.length && samples.length - begin < length;
  const cut = Float32Array.from({ length }, (_, index) => {
    const at = begin + index;
    return samples[repeats && at >= to ? from + ((at - from) % (to - from)) : at] ?? 0;
  });
  for (const [index, sample] of cut.entries()) {
    const second = index / played;
    const ring = rings === undefined ? 1 : 10 ** ((-3 * Math.max(0, second - ATTACK_KEPT_SECONDS)) / rings);
    const release = Math.min(1, (seconds - second) / (RELEASE_SHARE * seconds));
    cut[index] = sample * ring * release ** 2 * Math.min(1, second / FADE_IN_SECONDS);
  }
  const peak = cut.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  return cut.map((sample) => (sample / peak) * PEAK);
}

/** Where it begins to be heard. */
function onsetOf(samples: Float32Array): number {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  return Math.max(0, samples.findIndex((sample) => Math.abs(sample) > 0.02 * peak) - 20);
}
