/** The list of the sounds that a game teaches. Pure. */
import type { Cue } from "../cue.ts";
import type { SoundToLearn } from "../definition/index.ts";
import { entryCues, type Menu } from "../menu/menu.ts";
import { entryWords, sentences } from "../words.ts";
import { sound } from "../cue.ts";
import { cuesOf } from "./sounds-to-learn.ts";

const BACK = "back";
export const QUIZ = "quiz";

/** The sounds first; the quiz is one step up from the first of them, since the list goes round. */
export function labMenu(sounds: readonly SoundToLearn[], cursor = 0): Menu {
  const entries = sounds.map((learned, place) => ({
    id: `sound-${place}`,
    label: learned.name,
    help: entryWords.sound.help,
    heard: cuesOf(learned),
  }));
  return {
    entries: [...entries, { id: BACK, ...entryWords.soundsBack }, { id: QUIZ, ...entryWords.quiz }],
    cursor,
  };
}

/** The place in the list of the sound that an entry stands for; null if it is another entry. */
export function placeOfSound(id: string): number | null {
  const match = /^sound-(\d+)$/.exec(id);
  return match?.[1] === undefined ? null : Number(match[1]);
}

export function labCues(menu: Menu): readonly Cue[] {
  return [sound("menu-open"), sentences.soundsOpen, ...entryCues(menu)];
}
