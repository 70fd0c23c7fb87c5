import { Gain } from "tone/build/esm/core/context/Gain.js";
import type { Context } from "tone/build/esm/core/context/Context.js";
import type { Mix } from "../ports/sound-stage.ts";
import { createBalance, type Balance } from "./balance.ts";

/**
 * The way of everything heard: four volumes, three of them lowered under speech, decoration and music under signals as
 * well, then what keeps the sum in bounds.
 */
export interface Buses {
  readonly speech: Gain;
  /** Signals: what tells something. */
  readonly effects: Gain;
  readonly decoration: Gain;
  readonly music: Gain;
  readonly balance: Balance;
  mix(mix: Mix): void;
  duck(ducked: boolean): void;
}

const DUCKED_EFFECTS = -12;
const DUCKED_MUSIC = -8;
const DUCK_SECONDS = 0.06;
const RELEASE_SECONDS = 0.25;
const VOLUME_SECONDS = 0.05;

/** Sums up to half of full scale pass unchanged, and none comes out above -1 dBFS, with a little for rounding. */
const UNCHANGED = 0.5;
const CEILING = 10 ** (-1.01 / 20);
/** The highest sum that the curve is drawn for: what is above it comes out as the ceiling. */
const HEADROOM = 4;
/** At night nothing comes out above -12 dBFS, whatever the volumes say. */
const NIGHT = 10 ** (-11 / 20);

export function createBuses(context: Context): Buses {
  const gain = (value: number): Gain => new Gain({ context, gain: value });
  const [speech, effects, decoration, music] = [gain(1), gain(1), gain(1), gain(1)];
  const [effectsUnderSpeech, decorationUnderSpeech, musicUnderSpeech] = [gain(1), gain(1), gain(1)];
  const balance = createBalance(context);
  const sum = gain(1 / HEADROOM);
  const night = gain(1);
  // A curve and no compressor: that would look ahead, and everything would be heard 6 to 8 ms later.
  const limiter = context.rawContext.createWaveShaper();
  limiter.curve = limits();
  effects.chain(effectsUnderSpeech, sum);
  for (const [volume, underSpeech] of [
    [decoration, decorationUnderSpeech],
    [music, musicUnderSpeech],
  ] as const) {
    volume.connect(underSpeech);
    underSpeech.connect(balance.input);
  }
  balance.output.connect(sum.input);
  speech.connect(sum);
  sum.connect(limiter);
  limiter.connect(night.input);
  night.connect(context.rawContext.destination);

  let isDucked = false;
  let volumes = { effects: 1, decoration: 1, music: 1 };
  const tellLevels = (): void => {
    const under = isDucked ? { effects: DUCKED_EFFECTS, music: DUCKED_MUSIC } : { effects: 0, music: 0 };
    balance.setLevels({
      signals: decibels(volumes.effects) + under.effects,
      decoration: decibels(volumes.decoration) + under.effects,
      music: decibels(volumes.music) + under.music,
    });
  };

  return {
    speech,
    effects,
    decoration,
    music,
    balance,
    mix(mix) {
      // Squared, since half a volume is to be heard as half.
      volumes = { effects: mix.effects ** 2, decoration: mix.decoration ** 2, music: mix.music ** 2 };
      speech.gain.rampTo(mix.speech ** 2, VOLUME_SECONDS);
      effects.gain.rampTo(volumes.effects, VOLUME_SECONDS);
      decoration.gain.rampTo(volumes.decoration, VOLUME_SECONDS);
      music.gain.rampTo(volumes.music, VOLUME_SECONDS);
      night.gain.rampTo(mix.night ? NIGHT : 1, VOLUME_SECONDS);
      // Sums both sides into one, which both ears get: speech is placed by whoever speaks.
      sum.input.channelCountMode = mix.mono ? "explicit" : "max";
      sum.input.channelCount = mix.mono ? 1 : 2;
      tellLevels();
    },
    duck(ducked) {
      isDucked = ducked;
      const seconds = ducked ? DUCK_SECONDS : RELEASE_SECONDS;
      const [underEffects, underMusic] = ducked
        ? [10 ** (DUCKED_EFFECTS / 20), 10 ** (DUCKED_MUSIC / 20)]
        : [1, 1];
      effectsUnderSpeech.gain.rampTo(underEffects, seconds);
      decorationUnderSpeech.gain.rampTo(underEffects, seconds);
      musicUnderSpeech.gain.rampTo(underMusic, seconds);
      tellLevels();
    },
  };
}

function decibels(gain: number): number {
  return 20 * Math.log10(gain);
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
