import type { Context } from "tone/build/esm/core/context/Context.js";
import type { StageSound } from "../ports/sound-stage.ts";
import { sounds } from "../sound/index.ts";
import { nearestRate, variantOf, VARIANTS } from "../sound/shape.ts";
import { timbreSpeed } from "../sound/synthesis/timbre.ts";
import { strengthIn } from "./balance.ts";
import type { Buses } from "./buses.ts";
import {
  createPlace,
  forceDecibels,
  panOf,
  SILENCE_SECONDS,
  timbreOf,
  USUAL_WIDTH,
  type Place,
  type Width,
} from "./placing.ts";
import type { SoundBank, SoundShape } from "./sound-bank.ts";
import { within } from "./within.ts";

export interface SoundPlayer {
  /** @param from the context's time from which `after` counts, in seconds */
  play(sound: StageSound, from: number): void;
  stop(group: string): void;
  /** Holds for what is played from now on. */
  setWidth(width: Width): void;
  silence(): void;
}

const MOST_AT_ONCE = 24;
/** What is played lower lasts longer, up to four times: it may ring on for so long, and fades meanwhile. */
const RING_ON_SECONDS = 0.25;
const LONGEST_WAIT_SECONDS = 600;

interface Sounding {
  readonly source: AudioBufferSourceNode;
  readonly place: Place;
  readonly group: string | undefined;
  readonly begins: number;
  readonly ends: number;
}

export function createSoundPlayer(context: Context, buses: Buses, bank: SoundBank): SoundPlayer {
  let width = USUAL_WIDTH;
  /** In the order in which they were asked for; some of them begin only later. */
  const soundings = new Set<Sounding>();
  const timesPlayed = new Map<string, number>();

  const end = (sounding: Sounding): void => {
    soundings.delete(sounding);
    sounding.place.fade(SILENCE_SECONDS);
    sounding.source.stop(context.currentTime + 2 * SILENCE_SECONDS);
  };

  /** Another variant each time, of those that are made: no press waits for one, and the next is made meanwhile. */
  const shapeOf = ({ sound, rate = 1, room, seed }: StageSound): SoundShape => {
    const shape = { sound, rate: nearestRate(rate), room, variant: 0 };
    if (sounds[sound].varies === undefined) return shape;
    if (seed !== undefined) return { ...shape, variant: variantOf(seed) };
    const turn = timesPlayed.get(sound) ?? 0;
    timesPlayed.set(sound, turn + 1);
    const [now, next] = [turn, turn + 1].map((count) => ({ ...shape, variant: count % VARIANTS }));
    if (next) void bank.prepare([next], []).catch(() => undefined);
    return now && bank.hasSound(now) ? now : shape;
  };

  return {
    play(sound, from) {
      const side = within(sound.side, -1, 1, 0);
      const timbre = timbreOf(side, width.isMono);
      const shape = shapeOf(sound);
      const buffer = bank.sound(shape, timbre);
      if (buffer === undefined) {
        // Too late for this time: a sound that comes long after its press would tell something wrong.
        void bank.prepare([shape], []).catch(() => undefined);
        return;
      }
      const begins = from + within(sound.after ?? 0, 0, LONGEST_WAIT_SECONDS, 0);
      const together = [...soundings].filter((other) => other.begins <= begins && other.ends > begins);
      const [oldest] = together;
      if (oldest && together.length >= MOST_AT_ONCE) end(oldest);
      const level = within(sound.level, 0, 1, 1);
      const place = createPlace(context, buses.effects, level, panOf(side, width), sound.force);
      const source = context.createBufferSource();
      const speed = 2 ** (within(sound.pitch, -36, 36, 0) / 12) * timbreSpeed(timbre);
      source.buffer = buffer;
      source.playbackRate.value = speed;
      source.connect(place.input);
      source.start(begins);
      const lasts = Math.min(buffer.duration / speed, buffer.duration + RING_ON_SECONDS);
      if (sounds[sound.sound].moves && !width.isMono)
        place.cross(panOf(-side, width), lasts, begins - context.currentTime);
      const sounding = { source, place, group: sound.group, begins, ends: begins + lasts };
      soundings.add(sounding);
      source.addEventListener("ended", () => {
        soundings.delete(sounding);
        place.dispose();
      });
      // It runs on in silence: Node throws at the second of two stops, and the other may still come.
      if (buffer.duration / speed > lasts) {
        place.fade(RING_ON_SECONDS, begins + buffer.duration - context.currentTime);
      }
      const heard = level * 10 ** (forceDecibels(sound.force) / 20);
      const strength = strengthIn(buffer, false);
      buses.balance.signal({ strength, speed, level: heard }, begins, begins + lasts);
    },
    stop(group) {
      for (const sounding of soundings) if (sounding.group === group) end(sounding);
    },
    setWidth(next) {
      width = next;
    },
    silence() {
      for (const sounding of soundings) end(sounding);
      buses.balance.silence();
    },
  };
}
