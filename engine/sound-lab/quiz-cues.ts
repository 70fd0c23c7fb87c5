/** How the quiz of the sounds is heard, and what can be pressed in it. Pure. */
import { sound, type Cue } from "../cue.ts";
import type { SoundToLearn } from "../definition/index.ts";
import type { Move, Press } from "../move.ts";
import { capitalize } from "../capitalize.ts";
import { moveWords, sentences } from "../words.ts";
import { askedIn, type Quiz, type QuizOutcome } from "./quiz.ts";
import { cuesOf, guessedCuesOf } from "./sounds-to-learn.ts";

/** After so many questions the player hears that it can end. */
const KNOWN_AFTER = 5;
const BUTTONS: readonly Press[] = ["left", "right", "up"];

export const HEAR = "hear";
const ENOUGH = "enough";

export interface Asking {
  readonly sounds: readonly SoundToLearn[];
  readonly quiz: Quiz;
  /** A screen reader speaks: a sound waits for a press, so that nobody talks over it. */
  readonly isRead: boolean;
}

/** The names on LEFT, RIGHT and UP, the sound on SELECT, the way out on DOWN. */
export function quizMoves({ sounds, quiz }: Asking): readonly Move[] {
  const names = quiz.offered.map((place, index): Move => {
    const name = soundAt(sounds, place).name;
    return { id: nameId(place), button: BUTTONS[index], label: name, phrases: [name.toLowerCase()] };
  });
  return [
    ...names,
    { id: HEAR, button: "select", ...moveWords.hearSound },
    { id: ENOUGH, button: "down", ...moveWords.enough },
  ];
}

/** The place in the list of the name that was chosen; null if it was no name. */
export function placeOfName(id: string): number | null {
  const match = /^name-(\d+)$/.exec(id);
  return match?.[1] === undefined ? null : Number(match[1]);
}

function nameId(place: number): string {
  return `name-${place}`;
}

/** The sound that is asked, as SELECT plays it. */
export function guessCues({ sounds, quiz }: Asking): readonly Cue[] {
  return guessedCuesOf(soundAt(sounds, askedIn(quiz)));
}

/** @param follows it comes after an answer */
export function questionCues(asking: Asking, follows = false): readonly Cue[] {
  const answers = sentences.quizAnswers(spokenNames(asking));
  if (asking.isRead) return [sentences.whichSoundAtPress, answers];
  return [follows ? sentences.whichSound : sentences.whichSoundFirst, ...guessCues(asking), answers];
}

/** What an answer came to, and the question that follows. @param asking as it is after the answer */
export function answeredCues(asking: Asking, outcome: QuizOutcome): readonly Cue[] {
  const { sounds, isRead } = asking;
  switch (outcome.type) {
    case "right":
      return [
        sound("right"),
        sentences.quizRight(soundAt(sounds, outcome.asked).name),
        ...(asking.quiz.answered % KNOWN_AFTER === 0 ? [sentences.quizKnown] : []),
        ...questionCues(asking, true),
      ];
    case "missed": {
      const picked = soundAt(sounds, outcome.picked);
      const answers = sentences.quizAnswers(spokenNames(asking));
      if (isRead) return [sound("almost"), sentences.quizNotThat, answers];
      const contrast = [sentences.quizPicked(picked.name), ...cuesOf(picked), sentences.quizOnceMore];
      return [sound("almost"), ...contrast, ...guessCues(asking), answers];
    }
    case "told": {
      const asked = soundAt(sounds, outcome.asked);
      const heard = isRead ? [] : cuesOf(asked);
      return [sound("almost"), sentences.quizTold(asked.name), ...heard, ...questionCues(asking, true)];
    }
  }
}

/** "Left: The bakery. Right: The fish." */
function spokenNames(asking: Asking): string {
  return quizMoves(asking)
    .filter(({ id }) => placeOfName(id) !== null)
    .map(({ button, label }) => sentences.button(capitalize(button ?? ""), label))
    .join(" ");
}

function soundAt(sounds: readonly SoundToLearn[], place: number): SoundToLearn {
  const found = sounds[place];
  if (found === undefined) throw new RangeError(`sound lab: no sound ${place} of ${sounds.length}`);
  return found;
}
