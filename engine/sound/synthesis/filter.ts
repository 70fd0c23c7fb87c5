import type { Filter } from "../recipe.ts";
import { deriveSeed } from "../../random.ts";
import { at, followed, sine, wandering, type Setting } from "./signal.ts";

/** Samples after which a filter that moves is computed anew. */
const STEP = 32;
const HIGHEST_SHARE = 0.45;

/** In place. Robert Bristow-Johnson's "Cookbook formulae for audio EQ biquad filter coefficients". */
export function filter(samples: Float32Array, shape: Filter, setting: Setting): void {
  const { rate } = setting;
  const frequency = followed(shape.frequency, setting);
  const sway = shape.sway && sine(shape.sway.rate, setting);
  const octaves = (shape.sway?.cents ?? 0) / 1200;
  const wander = shape.drift && wandering(shape.drift.rate, setting, deriveSeed(setting.seed, "filter"));
  const octavesAstray = (shape.drift?.cents ?? 0) / 1200;
  let known = NaN;
  let [b0, b1, b2, a1, a2] = [0, 0, 0, 0, 0];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let frame = 0; frame < samples.length; frame++) {
    const swayed = sway?.() ?? 0;
    if (frame % STEP === 0) {
      const moved = octaves * swayed + octavesAstray * (wander?.(frame) ?? 0);
      const current = moved === 0 ? at(frequency, frame) : at(frequency, frame) * 2 ** moved;
      if (current !== known) [b0, b1, b2, a1, a2] = coefficients(shape, current / rate);
      known = current;
    }
    const x = samples[frame] as number;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[frame] = y;
  }
}

type Coefficients = [b0: number, b1: number, b2: number, a1: number, a2: number];

/** @param share the frequency as a share of the rate */
function coefficients({ type, q = 0.7, gain = 0 }: Filter, share: number): Coefficients {
  const turn = 2 * Math.PI * Math.min(share, HIGHEST_SHARE);
  const cosine = Math.cos(turn);
  const alpha = Math.sin(turn) / (2 * q);
  const amplitude = 10 ** (gain / 40);
  switch (type) {
    case "lowpass":
      return normal((1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2, 1 + alpha, -2 * cosine, 1 - alpha);
    case "highpass":
      return normal((1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2, 1 + alpha, -2 * cosine, 1 - alpha);
    case "bandpass":
      return normal(alpha, 0, -alpha, 1 + alpha, -2 * cosine, 1 - alpha);
    case "lowshelf":
      return shelf(amplitude, cosine, Math.sin(turn) * Math.SQRT1_2);
    case "highshelf": {
      const [b0, b1, b2, a1, a2] = shelf(amplitude, -cosine, Math.sin(turn) * Math.SQRT1_2);
      return [b0, -b1, b2, -a1, a2];
    }
    case "peaking":
      return normal(
        1 + alpha * amplitude,
        -2 * cosine,
        1 - alpha * amplitude,
        1 + alpha / amplitude,
        -2 * cosine,
        1 - alpha / amplitude,
      );
  }
}

/** A slope of 1. The high shelf is the low one's mirror. */
function shelf(amplitude: number, cosine: number, alpha: number): Coefficients {
  const width = 2 * Math.sqrt(amplitude) * alpha;
  const [up, down] = [amplitude + 1, amplitude - 1];
  return normal(
    amplitude * (up - down * cosine + width),
    2 * amplitude * (down - up * cosine),
    amplitude * (up - down * cosine - width),
    up + down * cosine + width,
    -2 * (down + up * cosine),
    up + down * cosine - width,
  );
}

function normal(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Coefficients {
  return [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0];
}
