import type { Context } from "tone/build/esm/core/context/Context.js";
import type { StageSound } from "../ports/sound-stage.ts";
import { lengthSeconds } from "../sound/index.ts";
import { timbreSpeed } from "../sound/synthesis/timbre.ts";
import type { Buses } from "./buses.ts";
import { createPlace, timbreOf, type Place } from "./placing.ts";
import type { SoundBank } from "./sound-bank.ts";
import { within } from "./within.ts";

export interface SoundPlayer {
  play(sound: StageSound): void;
  /** Holds for what is played from now on. */
  setMono(isMono: boolean): void;
  silence(): void;
}

const MOST_AT_ONCE = 16;
const SILENCE_SECONDS = 0.008;
/** What is played lower lasts longer, up to four times: it may ring on for so long, and fades meanwhile. */
const RING_ON_SECONDS = 0.25;

interface Sounding {
  readonly source: AudioBufferSourceNode;
  readonly place: Place;
}

export function createSoundPlayer(context: Context, buses: Buses, bank: SoundBank): SoundPlayer {
  let isMono = false;
  /** In the order in which they began. */
  const soundings = new Set<Sounding>();

  const end = (sounding: Sounding): void => {
    soundings.delete(sounding);
    sounding.place.fade(SILENCE_SECONDS);
    sounding.source.stop(context.currentTime + 2 * SILENCE_SECONDS);
  };

  return {
    play(sound) {
      const [oldest] = soundings;
      if (oldest && soundings.size >= MOST_AT_ONCE) end(oldest);
      const side = within(sound.side, -1, 1, 0);
      const timbre = timbreOf(side, isMono);
      const place = createPlace(context, buses.effects, within(sound.level, 0, 1, 1), isMono ? 0 : side);
      const source = context.createBufferSource();
      const speed = 2 ** (within(sound.pitch, -36, 36, 0) / 12) * timbreSpeed(timbre);
      source.buffer = bank.sound(sound.sound, timbre);
      source.playbackRate.value = speed;
      source.connect(place.input);
      source.start(context.currentTime);
      const sounding = { source, place };
      soundings.add(sounding);
      source.addEventListener("ended", () => {
        soundings.delete(sounding);
        place.dispose();
      });
      const length = lengthSeconds(sound.sound);
      // It runs on in silence: Node throws at the second of two stops, and the other may still come.
      if (length / speed > length + RING_ON_SECONDS) place.fade(RING_ON_SECONDS, length);
    },
    setMono(mono) {
      isMono = mono;
    },
    silence() {
      for (const sounding of soundings) end(sounding);
    },
  };
}
