import { Gain } from "tone/build/esm/core/context/Gain.js";
import type { Context } from "tone/build/esm/core/context/Context.js";
import type { Mix } from "../ports/sound-stage.ts";

/** The way of everything heard: three volumes, two of them lowered under speech, then what keeps the sum in bounds. */
export interface Buses {
  readonly speech: Gain;
  readonly effects: Gain;
  readonly music: Gain;
  mix(mix: Mix): void;
  duck(ducked: boolean): void;
}

const DUCKED_EFFECTS = 10 ** (-12 / 20);
const DUCKED_MUSIC = 10 ** (-8 / 20);
const DUCK_SECONDS = 0.06;
const RELEASE_SECONDS = 0.25;
const VOLUME_SECONDS = 0.05;

/** Sums up to half of full scale pass unchanged, and none comes out above -1 dBFS, with a little for rounding. */
const UNCHANGED = 0.5;
const CEILING = 10 ** (-1.01 / 20);
/** The highest sum that the curve is drawn for: what is above it comes out as the ceiling. */
const HEADROOM = 4;

export function createBuses(context: Context): Buses {
  const gain = (value: number): Gain => new Gain({ context, gain: value });
  const [speech, effects, music] = [gain(1), gain(1), gain(1)];
  const [effectsUnderSpeech, musicUnderSpeech] = [gain(1), gain(1)];
  const sum = gain(1 / HEADROOM);
  // A curve and no compressor: that would look ahead, and everything would be heard 6 to 8 ms later.
  const limiter = context.rawContext.createWaveShaper();
  limiter.curve = limits();
  effects.chain(effectsUnderSpeech, sum);
  music.chain(musicUnderSpeech, sum);
  speech.connect(sum);
  sum.connect(limiter);
  limiter.connect(context.rawContext.destination);

  return {
    speech,
    effects,
    music,
    mix(mix) {
      // Squared, since half a volume is to be heard as half.
      speech.gain.rampTo(mix.speech ** 2, VOLUME_SECONDS);
      effects.gain.rampTo(mix.effects ** 2, VOLUME_SECONDS);
      music.gain.rampTo(mix.music ** 2, VOLUME_SECONDS);
      // Sums both sides into one, which both ears get: speech is placed by whoever speaks.
      sum.input.channelCountMode = mix.mono ? "explicit" : "max";
      sum.input.channelCount = mix.mono ? 1 : 2;
    },
    duck(ducked) {
      effectsUnderSpeech.gain.rampTo(ducked ? DUCKED_EFFECTS : 1, ducked ? DUCK_SECONDS : RELEASE_SECONDS);
      musicUnderSpeech.gain.rampTo(ducked ? DUCKED_MUSIC : 1, ducked ? DUCK_SECONDS : RELEASE_SECONDS);
    },
  };
}

/** What comes out for what goes in, from -1 to 1 and so for sums from -HEADROOM to HEADROOM. */
function limits(): Float32Array<ArrayBuffer> {
  const steps = 8192;
  return Float32Array.from({ length: steps + 1 }, (_, step) => limited(((2 * step) / steps - 1) * HEADROOM));
}

function limited(value: number): number {
  const size = Math.abs(value);
  if (size <= UNCHANGED) return value;
  const room = CEILING - UNCHANGED;
  return Math.sign(value) * (UNCHANGED + room * Math.tanh((size - UNCHANGED) / room));
}
