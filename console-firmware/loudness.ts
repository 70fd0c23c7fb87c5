/** How loud it is in all: the player's volumes, times the console's own, which has a safe most. */
import type { Clock, SoundStage } from "../engine/index.ts";
import { mixOf, usualSettings } from "../engine/settings/index.ts";
import type { Config } from "./config.ts";

type Mix = Parameters<SoundStage["mix"]>[0];

export interface Loudness {
  /** The stage whose volumes are times the console's. */
  readonly stage: SoundStage;
  readonly volume: () => number;
  /** The most that it may be now. */
  readonly most: () => number;
  /** By so many steps; stops at its ends. Returns whether it changed. */
  step(by: number): boolean;
  close(): void;
}

export interface LoudnessOptions {
  readonly stage: SoundStage;
  readonly clock: Clock;
  readonly config: Pick<
    Config,
    "speakers" | "volumeStart" | "volumeMost" | "headphonesMost" | "quietFrom" | "quietTo" | "quietMost"
  >;
  /** It comes out at somebody's ears. */
  readonly isAtEars: () => boolean;
  /** Minutes since midnight, or null where the clock cannot be trusted. */
  readonly dayTime: () => number | null;
}

/** Soon after headphones were plugged in. */
const LOOK_AGAIN_MILLISECONDS = 2000;
export const LOUDNESS_STEPS = 10;

export function createLoudness({ stage, clock, config, isAtEars, dayTime }: LoudnessOptions): Loudness {
  /** Always from the safe start: whoever comes next may wear headphones. */
  let wanted = config.volumeStart;
  let mix: Mix = mixOf(usualSettings);
  let timer: unknown;

  const most = (): number =>
    Math.min(mostLoudness(config, dayTime()), isAtEars() ? config.headphonesMost : LOUDNESS_STEPS);
  const volume = (): number => Math.min(wanted, most());
  const apply = (): void => {
    const times = volume() / LOUDNESS_STEPS;
    stage.mix({
      ...mix,
      speech: mix.speech * times,
      effects: mix.effects * times,
      decoration: mix.decoration * times,
      music: mix.music * times,
      mono: mix.mono || config.speakers === "one",
    });
  };
  const look = (): void => {
    apply();
    timer = clock.setTimeout(look, LOOK_AGAIN_MILLISECONDS);
  };
  look();

  return {
    stage: {
      ...stage,
      mix(next) {
        mix = next;
        apply();
      },
    },
    volume,
    most,
    step(by) {
      const before = volume();
      wanted = Math.min(most(), Math.max(1, before + by));
      apply();
      return wanted !== before;
    },
    close: () => clock.clearTimeout(timer),
  };
}

/** @param now minutes since midnight, or null where the clock cannot be trusted */
export function mostLoudness(config: LoudnessOptions["config"], now: number | null): number {
  return isQuiet(config, now) ? Math.min(config.quietMost, config.volumeMost) : config.volumeMost;
}

/** The hours may go past midnight. */
function isQuiet({ quietFrom, quietTo }: LoudnessOptions["config"], now: number | null): boolean {
  if (quietFrom === null || quietTo === null || now === null) return false;
  return quietFrom <= quietTo ? now >= quietFrom && now < quietTo : now >= quietFrom || now < quietTo;
}
