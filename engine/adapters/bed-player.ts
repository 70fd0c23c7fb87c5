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
const SILENCE_SECONDS = 0.008;

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
  readonly source: AudioBufferSourceNode;
  readonly place: Place;
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
    const speed = timbreSpeed(timbre) * 2 ** (now.pitch / 12);
    const level = now.level * 10 ** (forceDecibels(now.force) / 20);
    buses.balance.layer(now.layer, kindOf(now), { buffer, isLoop: true, speed, level });
  };

  const end = (layer: string, seconds: number): void => {
    const sounding = soundings.get(layer);
    if (sounding === undefined) return;
    soundings.delete(layer);
    sounding.place.fade(seconds);
    sounding.source.stop(context.currentTime + seconds + SILENCE_SECONDS);
    buses.balance.layer(layer, kindOf(sounding.wanted), undefined);
  };

  /** @param turn where in the loop; as if it had always been running if absent: beds of one length stay in step */
  const begin = (now: Wanted, timbre: Timbre, buffer: AudioBuffer, turn?: number): void => {
    const { layer, level, side, pitch, force } = now;
    const place = createPlace(context, busOf(now), 0, panOf(side, width), force);
    const source = context.createBufferSource();
    const speed = timbreSpeed(timbre) * 2 ** (pitch / 12);
    source.buffer = buffer;
    source.loop = true;
    source.playbackRate.value = speed;
    source.connect(place.input);
    source.addEventListener("ended", () => place.dispose());
    const start = context.currentTime;
    const offset = turn === undefined ? (start * speed) % buffer.duration : turn * buffer.duration;
    source.start(start, offset);
    place.move(level, panOf(side, width), force, FADE_SECONDS);
    soundings.set(layer, {
      wanted: now,
      timbre,
      source,
      place,
      turn: () => ((offset + (context.currentTime - start) * speed) / buffer.duration) % 1,
    });
    tellBalance(now, buffer, timbre);
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
    if (isSame && sounding.wanted.rate === now.rate && sounding.timbre === timbre) {
      sounding.place.move(now.level, panOf(now.side, width), now.force, MOVE_SECONDS);
      glide(sounding.source.playbackRate, timbreSpeed(timbre) * 2 ** (now.pitch / 12));
      if (sounding.source.buffer) tellBalance(now, sounding.source.buffer, timbre);
      return;
    }
    const buffer = bank.bed(now, timbre);
    if (buffer === undefined) {
      // A context that was closed meanwhile has nothing to settle.
      void bank
        .prepare([], [now])
        .then(() => settle(layer))
        .catch(() => undefined);
      return;
    }
    // The same bed at another rate goes on where it is, so that no beat is lost or doubled.
    const turn = isSame ? sounding.turn() : undefined;
    end(layer, FADE_SECONDS);
    begin(now, timbre, buffer, turn);
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
