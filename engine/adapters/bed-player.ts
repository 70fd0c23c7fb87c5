import type { Gain } from "tone/build/esm/core/context/Gain.js";
import type { Context } from "tone/build/esm/core/context/Context.js";
import type { StageBed } from "../ports/sound-stage.ts";
import { beds, type BedId } from "../sound/index.ts";
import { nearestRate } from "../sound/shape.ts";
import { timbreSpeed, type Timbre } from "../sound/synthesis/timbre.ts";
import type { Kind } from "./balance.ts";
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
import type { SoundBank } from "./sound-bank.ts";
import { within } from "./within.ts";

export interface BedPlayer {
  set(bed: StageBed): void;
  setWidth(width: Width): void;
  silence(): void;
}

const FADE_SECONDS = 0.3;
const MOVE_SECONDS = 0.1;

/** A bed that somebody wants to hear, with numbers that make sense. */
interface Wanted {
  readonly layer: string;
  readonly bed: BedId;
  readonly level: number;
  readonly side: number;
  readonly rate: number;
  readonly pitch: number;
  readonly force: number | undefined;
  readonly signal: boolean;
}

interface Sounding {
  readonly wanted: Wanted;
  readonly timbre: Timbre;
  readonly place: Place;
  readonly buffer: AudioBuffer;
  /** What comes round; undefined of music. */
  readonly loop?: Loop | undefined;
  stop(at: number): void;
}

interface Loop {
  readonly speed: AudioParam;
  /** Where in its loop it is, from 0 to 1. */
  turn(): number;
}

export function createBedPlayer(context: Context, buses: Buses, bank: SoundBank): BedPlayer {
  let width = USUAL_WIDTH;
  const wanted = new Map<string, Wanted>();
  const soundings = new Map<string, Sounding>();

  /** Which of the volumes it obeys, and what it is to the others. */
  const kindOf = ({ bed, signal }: Wanted): Kind =>
    beds[bed].volume === "music" ? "music" : signal ? "signals" : "decoration";
  const busOf = (now: Wanted): Gain => {
    const kind = kindOf(now);
    return kind === "signals" ? buses.effects : buses[kind];
  };
  const tellBalance = (now: Wanted, buffer: AudioBuffer, timbre: Timbre): void => {
    const speed = speedOf(now, timbre);
    const level = now.level * 10 ** (forceDecibels(now.force) / 20);
    buses.balance.layer(now.layer, kindOf(now), { buffer, isLoop: true, speed, level });
  };

  const speedOf = (now: Wanted, timbre: Timbre): number => timbreSpeed(timbre) * 2 ** (now.pitch / 12);

  const end = (layer: string, seconds: number): void => {
    const sounding = soundings.get(layer);
    if (sounding === undefined) return;
    soundings.delete(layer);
    sounding.place.fade(seconds);
    sounding.stop(context.currentTime + seconds + SILENCE_SECONDS);
    buses.balance.layer(layer, kindOf(sounding.wanted), undefined);
  };

  /** @param turn where in the loop; as if it had always been running if absent: beds of one length stay in step */
  const loopOf = (now: Wanted, timbre: Timbre, place: Place, turn?: number) => {
    const buffer = bank.bed(now, timbre);
    if (buffer === undefined) return undefined;
    const source = context.createBufferSource();
    const speed = speedOf(now, timbre);
    source.buffer = buffer;
    source.loop = true;
    source.playbackRate.value = speed;
    source.connect(place.input);
    source.addEventListener("ended", () => place.dispose());
    const start = context.currentTime;
    const offset = turn === undefined ? (start * speed) % buffer.duration : turn * buffer.duration;
    source.start(start, offset);
    const loop: Loop = {
      speed: source.playbackRate,
      turn: () => ((offset + (context.currentTime - start) * speed) / buffer.duration) % 1,
    };
    return { buffer, loop, stop: (at: number) => source.stop(at) };
  };
  const musicOf = (now: Wanted, timbre: Timbre, place: Place) =>
    bank.music()?.start(context, now, {
      timbre,
      speed: speedOf(now, timbre),
      into: place.input,
      onOver: () => place.dispose(),
    });

  /** False where it has not been made yet. */
  const begin = (now: Wanted, timbre: Timbre, turn?: number): boolean => {
    const { layer, level, side, force } = now;
    const place = createPlace(context, busOf(now), 0, panOf(side, width), force);
    const begun = bank.isMusic(now) ? musicOf(now, timbre, place) : loopOf(now, timbre, place, turn);
    if (begun === undefined) {
      place.dispose();
      return false;
    }
    end(layer, FADE_SECONDS);
    place.move(level, panOf(side, width), force, FADE_SECONDS);
    soundings.set(layer, { wanted: now, timbre, place, ...begun });
    tellBalance(now, begun.buffer, timbre);
    return true;
  };

  /** Makes a layer sound as it is wanted now. */
  const settle = (layer: string): void => {
    const now = wanted.get(layer);
    const sounding = soundings.get(layer);
    if (now === undefined) {
      end(layer, FADE_SECONDS);
      return;
    }
    const timbre = timbreOf(now.side, width.isMono);
    const isSame = sounding?.wanted.bed === now.bed && sounding.wanted.signal === now.signal;
    const isAsFast = sounding?.wanted.rate === now.rate && sounding.timbre === timbre;
    if (isSame && isAsFast && (sounding.loop || sounding.wanted.pitch === now.pitch)) {
      sounding.place.move(now.level, panOf(now.side, width), now.force, MOVE_SECONDS);
      if (sounding.loop) glide(sounding.loop.speed, speedOf(now, timbre));
      tellBalance(now, sounding.buffer, timbre);
      return;
    }
    // The same bed at another rate goes on where it is, so that no beat is lost or doubled.
    if (begin(now, timbre, isSame ? sounding.loop?.turn() : undefined)) return;
    // A context that was closed meanwhile has nothing to settle.
    const making = bank.isMusic(now) ? bank.prepareMusic(now, speedOf(now, timbre)) : bank.prepare([], [now]);
    void making.then(() => settle(layer)).catch(() => undefined);
  };

  const glide = (speed: AudioParam, to: number): void => {
    if (speed.value === to) return;
    speed.setValueAtTime(speed.value, context.currentTime);
    speed.linearRampToValueAtTime(to, context.currentTime + FADE_SECONDS);
  };

  return {
    set({ layer, bed, level, side, rate = 1, pitch = 0, force, signal = false }) {
      if (bed === null) wanted.delete(layer);
      else
        wanted.set(layer, {
          layer,
          bed,
          level: within(level, 0, 1, 1),
          side: within(side, -1, 1, 0),
          rate: nearestRate(rate),
          pitch: within(pitch, -36, 36, 0),
          force,
          signal,
        });
      settle(layer);
    },
    setWidth(next) {
      if (next.isMono === width.isMono && next.ears === width.ears) return;
      width = next;
      for (const layer of soundings.keys()) end(layer, FADE_SECONDS);
      for (const layer of wanted.keys()) settle(layer);
    },
    silence() {
      wanted.clear();
      for (const layer of soundings.keys()) end(layer, SILENCE_SECONDS);
    },
  };
}
