import type { Context } from "tone/build/esm/core/context/Context.js";
import type { StageBed } from "../ports/sound-stage.ts";
import { beds, type BedId } from "../sound/index.ts";
import { timbreSpeed, type Timbre } from "../sound/synthesis/timbre.ts";
import type { Buses } from "./buses.ts";
import { createPlace, timbreOf, type Place } from "./placing.ts";
import type { SoundBank } from "./sound-bank.ts";
import { within } from "./within.ts";

export interface BedPlayer {
  set(bed: StageBed): void;
  setMono(isMono: boolean): void;
  silence(): void;
}

const FADE_SECONDS = 0.3;
const MOVE_SECONDS = 0.1;
const SILENCE_SECONDS = 0.008;

/** A bed that somebody wants to hear. */
type Wanted = StageBed & { readonly bed: BedId };

interface Sounding {
  readonly bed: BedId;
  readonly timbre: Timbre;
  readonly source: AudioBufferSourceNode;
  readonly place: Place;
}

export function createBedPlayer(context: Context, buses: Buses, bank: SoundBank): BedPlayer {
  let isMono = false;
  const wanted = new Map<string, Wanted>();
  const soundings = new Map<string, Sounding>();

  const panOf = (side: number): number => (isMono ? 0 : side);

  const end = (layer: string, seconds: number): void => {
    const sounding = soundings.get(layer);
    if (sounding === undefined) return;
    soundings.delete(layer);
    sounding.place.fade(seconds);
    sounding.source.stop(context.currentTime + seconds + SILENCE_SECONDS);
  };

  const begin = ({ layer, bed, level, side }: Wanted, timbre: Timbre, buffer: AudioBuffer): void => {
    const place = createPlace(context, buses[beds[bed].volume], 0, panOf(side));
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.playbackRate.value = timbreSpeed(timbre);
    source.connect(place.input);
    source.addEventListener("ended", () => place.dispose());
    // As if it had always been running: beds of one length stay in step, whenever they begin.
    const now = context.currentTime;
    source.start(now, (now * timbreSpeed(timbre)) % buffer.duration);
    place.move(level, panOf(side), FADE_SECONDS);
    soundings.set(layer, { bed, timbre, source, place });
  };

  /** Makes a layer sound as it is wanted now. */
  const settle = (layer: string): void => {
    const now = wanted.get(layer);
    const sounding = soundings.get(layer);
    if (now === undefined) {
      end(layer, FADE_SECONDS);
      return;
    }
    const timbre = timbreOf(now.side, isMono);
    if (sounding?.bed === now.bed && sounding.timbre === timbre) {
      sounding.place.move(now.level, panOf(now.side), MOVE_SECONDS);
      return;
    }
    const buffer = bank.bed(now.bed, timbre);
    if (buffer === undefined) {
      // A context that was closed meanwhile has nothing to settle.
      void bank
        .prepare([], [now.bed])
        .then(() => settle(layer))
        .catch(() => undefined);
      return;
    }
    end(layer, FADE_SECONDS);
    begin(now, timbre, buffer);
  };

  return {
    set({ layer, bed, level, side }) {
      if (bed === null) wanted.delete(layer);
      else wanted.set(layer, { layer, bed, level: within(level, 0, 1, 1), side: within(side, -1, 1, 0) });
      settle(layer);
    },
    setMono(mono) {
      if (mono === isMono) return;
      isMono = mono;
      for (const layer of soundings.keys()) end(layer, FADE_SECONDS);
      for (const layer of wanted.keys()) settle(layer);
    },
    silence() {
      wanted.clear();
      for (const layer of soundings.keys()) end(layer, SILENCE_SECONDS);
    },
  };
}
