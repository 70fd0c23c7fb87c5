/** The sound stage that Chrome and the console share. */
// Tone's own entry would open a context at its import, before any gesture, and weighs half as much again.
import { Context } from "tone/build/esm/core/context/Context.js";
import { setContext } from "tone/build/esm/core/context/GlobalContext.js";
import type { SoundStage, StageSound } from "../ports/sound-stage.ts";
import type { BedId, SoundId } from "../sound/index.ts";
import { createBedPlayer } from "./bed-player.ts";
import { createBuses } from "./buses.ts";
import { silentSoundStage } from "./silent-sound-stage.ts";
import { createSoundBank, type RecordingSource, type Synthesiser } from "./sound-bank.ts";
import { createSoundPlayer } from "./sound-player.ts";

export interface ToneSoundStage extends SoundStage {
  /** Where speech that is played here goes in; undefined on a stage without a context. */
  readonly speech: AudioNode | undefined;
  /**
   * Wakes the context, which a browser allows within a gesture only. Ends with whether it runs; in a browser that
   * does not allow it, only when it does.
   */
  resume(): Promise<boolean>;
  /**
   * Makes sounds and beds ready before they are needed, without keeping anything else waiting.
   * @param seed that the beds will be asked for with; 0 if absent
   */
  prepare(sounds: readonly SoundId[], beds: readonly BedId[], seed?: number): Promise<void>;
  /** Lets go of what was made ready, but for these sounds: for machines with little memory, when a game has ended. */
  forget(except: readonly SoundId[]): void;
}

/**
 * @param context absent where there is no sound: the stage is silent. The caller opens it and closes it.
 * @param synthesiser makes samples ahead; this thread does if absent
 * @param recordings where recordings come from; without them, what stands in for them is heard
 * @param mostSeconds of sounds that are kept ready; all if absent
 */
export function createToneSoundStage(
  context?: AudioContext,
  synthesiser?: Synthesiser,
  recordings?: RecordingSource,
  mostSeconds?: number,
): ToneSoundStage {
  return context === undefined ? silentStage : toneStage(context, synthesiser, recordings, mostSeconds);
}

const silentStage: ToneSoundStage = {
  ...silentSoundStage,
  speech: undefined,
  resume: () => Promise.resolve(false),
  prepare: () => Promise.resolve(),
  forget: () => {},
};

function toneStage(
  native: AudioContext,
  synthesiser: Synthesiser | undefined,
  recordings: RecordingSource | undefined,
  mostSeconds: number | undefined,
): ToneSoundStage {
  const context = new Context({ context: native, lookAhead: 0, clockSource: "offline" });
  // Without one of its own, Tone opens another at its first node, on the device, with a clock that never stops.
  setContext(context);
  const bank = createSoundBank(native, synthesiser, recordings, mostSeconds);
  const buses = createBuses(context);
  const soundPlayer = createSoundPlayer(context, buses, bank);
  const bedPlayer = createBedPlayer(context, buses, bank);

  let isWaking = false;
  /** The last sound asked for while the context wakes: the others would be heard all at once. */
  let early: StageSound | undefined;
  native.addEventListener("statechange", () => {
    if (native.state !== "running" || early === undefined) return;
    const sound = early;
    early = undefined;
    quietly(() => soundPlayer.play(sound, native.currentTime));
  });

  return {
    speech: buses.speech.input,
    play(...sounds) {
      if (native.state === "running") {
        const from = sounds.some(({ after }) => after !== undefined)
          ? steadyTime(native)
          : native.currentTime;
        for (const sound of sounds) quietly(() => soundPlayer.play(sound, from));
      } else if (isWaking) early = sounds.at(-1);
    },
    stop(group) {
      if (early?.group === group) early = undefined;
      quietly(() => soundPlayer.stop(group));
    },
    bed(layer) {
      quietly(() => bedPlayer.set(layer));
    },
    duck(ducked) {
      quietly(() => buses.duck(ducked));
    },
    mix(mix) {
      quietly(() => {
        buses.mix(mix);
        const width = { isMono: mix.mono, ears: mix.ears };
        soundPlayer.setWidth(width);
        bedPlayer.setWidth(width);
      });
    },
    silence() {
      early = undefined;
      quietly(() => {
        soundPlayer.silence();
        bedPlayer.silence();
      });
    },
    outputDelay: () => delayOf(native),
    async resume() {
      isWaking = true;
      try {
        await native.resume();
      } catch {
        // A closed context, or a device that went away: what is played is not heard, as on a stage without one.
      }
      isWaking = false;
      return native.state === "running";
    },
    async prepare(sounds, beds, seed = 0) {
      try {
        await bank.prepare(
          sounds.map((sound) => ({ sound, rate: 1, room: undefined, variant: 0 })),
          beds.map((bed) => ({ bed, rate: 1, seed })),
        );
      } catch {
        // The context is closed.
      }
    },
    forget: (except) => bank.forget(except),
  };
}

/** What the context's own work costs, and what the device adds where it tells. Not every context has both. */
function delayOf({ baseLatency, outputLatency }: Partial<AudioContext>): number {
  const seconds = (baseLatency ?? 0) + (outputLatency ?? 0);
  return Number.isFinite(seconds) ? Math.max(0, 1000 * seconds) : 0;
}

/** Further off, the two clocks are not of one mind. */
const MOST_SECONDS_APART = 0.1;

/**
 * The context's time that is heard `delayOf` from now. Its own time goes on by leaps, a buffer at a time, which is more than a
 * press may be misjudged by.
 */
function steadyTime(native: AudioContext): number {
  const now = performance.now();
  const { contextTime = 0, performanceTime = 0 } = outputTimestamp(native);
  const { currentTime } = native;
  const steady = contextTime + (now + delayOf(native) - performanceTime) / 1000;
  return performanceTime === 0 || Math.abs(steady - currentTime) > MOST_SECONDS_APART
    ? currentTime
    : Math.max(currentTime, steady);
}

/** Not every context can tell: some have no such function, and Node's throws. */
function outputTimestamp(native: Partial<AudioContext>): AudioTimestamp {
  try {
    return native.getOutputTimestamp?.() ?? {};
  } catch {
    return {};
  }
}

/** A sound that fails must never end a game. */
function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // There is nobody to tell: the next press tries again.
  }
}
