/** What a game has given to its devices, as its author reads it: each utterance with how it is said, each sound with how it is played. */
import type { StageSound, Utterance } from "../../engine/index.ts";
import type { PlayDevices } from "../game/open-play.ts";
import { createShown } from "../game/shown.ts";

export interface HeardCue {
  readonly id: number;
  readonly text: string;
  /** How: what differs from the usual. */
  readonly how: string;
}

export type HeardCues = ReturnType<typeof createHeardCues>;

/** No author reads back further. */
const KEPT = 60;

export function createHeardCues() {
  const shown = createShown<{ readonly cues: readonly HeardCue[] }>({ cues: [] });
  const add = (text: string, how: readonly string[]): void => {
    const { cues } = shown.get();
    const id = (cues.at(-1)?.id ?? 0) + 1;
    shown.set({ cues: [...cues.slice(1 - KEPT), { id, text, how: how.join(", ") }] });
  };
  return {
    shown,
    /** The same devices, which are listened in on. */
    around({ speaker, stage, ...others }: PlayDevices): PlayDevices {
      return {
        ...others,
        speaker: {
          ...speaker,
          speak(utterance, report) {
            add(`“${utterance.text}”`, howSaid(utterance));
            speaker.speak(utterance, report);
          },
        },
        stage: {
          ...stage,
          play(...sounds) {
            for (const sound of sounds) add(`♪ ${sound.sound}`, howPlayed(sound));
            stage.play(...sounds);
          },
        },
      };
    },
  };
}

function howSaid({ rate, pitch, side }: Utterance): readonly string[] {
  return [...differs("rate", rate, 1), ...differs("pitch", pitch, 1), ...differs("side", side, 0)];
}

function howPlayed({ side, level, pitch, after = 0, rate = 1 }: StageSound): readonly string[] {
  return [
    ...differs("side", side, 0),
    ...differs("level", level, 1),
    ...differs("semitones", pitch, 0),
    ...differs("rate", rate, 1),
    ...(after === 0 ? [] : [`after ${after.toFixed(2)} s`]),
  ];
}

function differs(name: string, value: number, usual: number): readonly string[] {
  return value === usual ? [] : [`${name} ${Number(value.toFixed(2))}`];
}
