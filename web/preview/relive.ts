/** Lives what was done before again, at once and in silence, up to its last deed, which is heard. */
import type { Clock, OpenGame, SoundStage, Speaker } from "../../engine/index.ts";
import type { Journal } from "../../engine/journal/index.ts";
import type { PlayDevices } from "../game/open-play.ts";
import { createSkippingClock } from "./skipping-clock.ts";

type StageBed = Parameters<SoundStage["bed"]>[0];
/** Something that the player did. */
export type Deed = Journal["entries"][number];

export interface Reliving {
  /** The devices for the game: silent, and in no time, until everything has been lived again. */
  around(devices: PlayDevices): PlayDevices;
  /** To be called once the game has begun. */
  relive(game: OpenGame): void;
}

/** What a player does; all else that a journal holds comes about anew. */
const DEEDS: ReadonlySet<Deed["type"]> = new Set(["press", "chord", "act", "talk", "heard", "set"]);
/** A game that waits for nobody is not waited for. */
const MOST_TIMERS = 2000;
/** Of an utterance that is not heard, by its letter: about 150 words a minute. */
const MILLISECONDS_A_LETTER = 70;

export function deedsOf(journal: string): readonly Deed[] {
  const entries = journal.split("\n").slice(1).filter(Boolean);
  return entries.map((line) => JSON.parse(line) as Deed).filter(({ type }) => DEEDS.has(type));
}

/** @param deeds none: the game is heard from its beginning */
export function createReliving(deeds: readonly Deed[]): Reliving {
  let goLive = (): void => {};
  let skip = (): boolean => false;
  return {
    around({ clock: wall, speaker, listener, stage }) {
      const clock = createSkippingClock(wall);
      const beds = new Map<string, StageBed>();
      const heard: PlayDevices = { clock, speaker, listener, stage };
      const unheard: PlayDevices = {
        clock,
        speaker: silentSpeaker(clock),
        listener: { open: () => {}, close: () => {} },
        stage: {
          ...SILENT_STAGE,
          bed: (layer) => void beds.set(layer.layer, layer),
          silence: () => beds.clear(),
        },
      };
      let now = deeds.length > 0 ? unheard : heard;
      if (now === heard) clock.run();
      skip = clock.skip;
      goLive = () => {
        now = heard;
        clock.run();
        for (const layer of beds.values()) stage.bed(layer);
      };
      return {
        clock,
        speaker: {
          speak: (...said) => now.speaker.speak(...said),
          silence: () => now.speaker.silence(),
          prepare: (utterance) => now.speaker.prepare?.(utterance),
        },
        listener: { open: (...asked) => now.listener.open(...asked), close: () => now.listener.close() },
        stage: {
          play: (...sounds) => now.stage.play(...sounds),
          stop: (group) => now.stage.stop(group),
          bed: (layer) => now.stage.bed(layer),
          duck: (ducked) => now.stage.duck(ducked),
          mix: (mix) => stage.mix(mix),
          silence: () => now.stage.silence(),
          outputDelay: () => stage.outputDelay(),
        },
      };
    },
    relive(game) {
      const last = deeds.at(-1);
      for (const deed of deeds) {
        for (let fired = 0; fired < MOST_TIMERS && !game.view().isWaiting; fired += 1) if (!skip()) break;
        if (deed === last) goLive();
        game.replay(deed);
      }
    },
  };
}

const SILENT_STAGE: SoundStage = {
  play: () => {},
  stop: () => {},
  bed: () => {},
  duck: () => {},
  mix: () => {},
  silence: () => {},
  outputDelay: () => 0,
};

function silentSpeaker(clock: Clock): Speaker {
  let timer: unknown;
  return {
    speak({ text }, report) {
      clock.clearTimeout(timer);
      // Whoever speaks does not report before the call is over.
      timer = clock.setTimeout(() => {
        timer = clock.setTimeout(() => report({ type: "finished" }), text.length * MILLISECONDS_A_LETTER);
        report({ type: "started" });
      }, 0);
    },
    silence: () => clock.clearTimeout(timer),
  };
}
