import type { Gain } from "tone/build/esm/core/context/Gain.js";
import type { Context } from "tone/build/esm/core/context/Context.js";
import type { StageBed } from "../ports/sound-stage.ts";
import { beds, type BedId } from "../sound/index.ts";
import type { Strength } from "../sound/bands.ts";
import { nearestRate } from "../sound/shape.ts";
import { timbreSpeed, type Timbre } from "../sound/synthesis/timbre.ts";
import { strengthIn, type Kind } from "./balance.ts";
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
import type { EndlessBed } from "./endless/index.ts";
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
  readonly seed: number;
}

/** Without its first piece, which it would keep for as long as it sounds. */
interface Sounding extends Omit<EndlessBed, "buffer"> {
  readonly wanted: Wanted;
  readonly timbre: Timbre;
  readonly place: Place;
  readonly strength: Strength;
}

export function createBedPlayer(context: Context, buses: Buses, bank: SoundBank): BedPlayer {
  let width = USUAL_WIDTH;
  const wanted = new Map<string, Wanted>();
  const soundings = new Map<string, Sounding>();

  /** Which of the volumes it obeys, and what it is to the others. */
  const kindOf = ({ bed, signal }: Wanted): Kind =>
    beds[bed].volume === "music" ? "music" : signal ? "signals" : "decoration";
  const isMusic = (one: Wanted): boolean => kindOf(one) === "music";
  const busOf = (now: Wanted): Gain => {
    const kind = kindOf(now);
    return kind === "signals" ? buses.effects : buses[kind];
  };
  /** Parts that join music leave it as loud as it was: each gives way as much as the others add. */
  const levelOf = (now: Wanted): number => {
    if (!isMusic(now)) return now.level;
    const power = [...wanted.values()].filter(isMusic).reduce((sum, { level }) => sum + level ** 2, 0);
    return now.level / Math.sqrt(Math.max(1, power));
  };
  const tellBalance = (now: Wanted, strength: Strength, timbre: Timbre): void => {
    const speed = speedOf(now, timbre);
    const level = levelOf(now) * 10 ** (forceDecibels(now.force) / 20);
    buses.balance.layer(now.layer, kindOf(now), { strength, speed, level });
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

  /** False where it has not been made yet. */
  const begin = (now: Wanted, timbre: Timbre, turn?: number): boolean => {
    const { layer, side, force } = now;
    const place = createPlace(context, busOf(now), 0, panOf(side, width), force);
    const begun = bank.endless()?.start(context, now, {
      speed: speedOf(now, timbre),
      turn,
      timbre,
      into: place.input,
      onOver: () => place.dispose(),
    });
    if (begun === undefined) {
      place.dispose();
      return false;
    }
    end(layer, FADE_SECONDS);
    place.move(levelOf(now), panOf(side, width), force, FADE_SECONDS);
    const { buffer, stop, turn: turnNow } = begun;
    const strength = strengthIn(buffer, true);
    soundings.set(layer, { wanted: now, timbre, place, strength, stop, turn: turnNow });
    tellBalance(now, strength, timbre);
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
    const before = sounding?.wanted;
    const isSame = before?.bed === now.bed && before.signal === now.signal && before.seed === now.seed;
    if (isSame && before.rate === now.rate && before.pitch === now.pitch && sounding?.timbre === timbre) {
      sounding.place.move(levelOf(now), panOf(now.side, width), now.force, MOVE_SECONDS);
      tellBalance(now, sounding.strength, timbre);
      return;
    }
    // The same bed at another rate goes on where it is, so that no beat is lost or doubled.
    const turn = isSame ? sounding?.turn() : undefined;
    if (begin(now, timbre, turn)) return;
    // A context that was closed meanwhile has nothing to settle.
    void bank
      .prepareBed(now, { speed: speedOf(now, timbre), turn })
      .then(() => settle(layer))
      .catch(() => undefined);
  };

  const settleMusicBeside = (layer: string): void => {
    for (const other of soundings.keys()) {
      const theirs = wanted.get(other);
      if (other !== layer && theirs !== undefined && isMusic(theirs)) settle(other);
    }
  };

  return {
    set({ layer, bed, level, side, rate = 1, pitch = 0, force, signal = false, seed = 0 }) {
      const before = wanted.get(layer);
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
          seed,
        });
      settle(layer);
      const now = wanted.get(layer);
      const isOfMusic = [before, now].some((one) => one !== undefined && isMusic(one));
      if (isOfMusic) settleMusicBeside(layer);
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
