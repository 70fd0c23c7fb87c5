/** How it is heard: words, buttons and sounds with usual ones for each, which are true in every game. */
import { oneOf, say, sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Family } from "../../lines/family.ts";
import type { SoundId } from "../../sound/index.ts";
import { inSentence } from "../kit/in-sentence.ts";
import type { Moment } from "../kit/moment.ts";
import type { MoveWords } from "../kit/move-words.ts";
import type { ChooseContent } from "./schema.ts";
import { open, sceneOf, under, type ChooseDeal, type ChooseState, type Seated } from "./state.ts";

type Named<Part extends keyof ChooseContent> = keyof NonNullable<ChooseContent[Part]>;

const USUAL_BUTTONS: Record<Named<"buttons">, MoveWords> = {
  previous: { label: "Previous", phrases: ["previous", "before"] },
  next: { label: "Next", phrases: ["next"] },
  left: { label: "The left one", phrases: ["left", "the left one", "left one"] },
  middle: { label: "The middle one", phrases: ["middle", "the middle one", "middle one"] },
  right: { label: "The right one", phrases: ["right", "the right one", "right one"] },
  named: { label: "By its name", phrases: ["by its name"] },
};

export const USUAL_SOUNDS: Record<Named<"sounds">, SoundId> = {
  browse: "menu-step",
  edge: "nothing",
  clue: "tick",
  right: "right",
  half: "tick",
  wrong: "almost",
  step: "marimba-note",
};

const USUAL_WORDS: Record<Named<"words">, Family> = {
  act: [
    "Left and Right: go from one to the other. Select: choose. You are at {label}.",
    "Left, Right, and Select to choose. You are at {label}.",
  ],
  actList: [
    "Left and Right: go from one to the other. Select: choose.",
    "Left, Right, and Select to choose.",
  ],
  askClues: ["Up: {up}. Down: {down}."],
  under: "{label}.",
  which: ["Which one is that?", "And where is it?"],
  noClue: ["There's no more of that.", "That's all there was."],
  right: ["That's the one.", "Yes, that one.", "You found it.", "Right there."],
  clued: ["The clue was worth it.", "With a clue, and right.", "That's it. A clue helped."],
  mended: ["Now you've got it.", "That one, then.", "There it is."],
  half: ["That will do.", "Not wrong. There was a better one."],
  wrong: ["Not that one.", "That wasn't it.", "It was another one."],
  left: ["Once more, without that one.", "The others, again."],
  place: ["You are at {label}. You can choose from {count}.", "{count} to choose from. You are at {label}."],
  two: ["It's one of these: {one}, or {other}.", "Two to think of: {one}, {other}."],
  best: ["I'd take {label}.", "Take {label}."],
  kept: "{name}.",
  keptNone: "Nothing yet.",
};

const STEP_MILLISECONDS = 160;
const STEP_SEMITONES = 2;
/** How to choose is told in so many turns. */
const TOLD_TURNS = 2;

export function buttonOf({ content }: ChooseDeal, name: keyof typeof USUAL_BUTTONS): MoveWords {
  return content.buttons?.[name] ?? USUAL_BUTTONS[name];
}

export function soundOf({ content }: Pick<ChooseDeal, "content">, name: keyof typeof USUAL_SOUNDS): SoundId {
  return content.sounds?.[name] ?? USUAL_SOUNDS[name];
}

export function wordsOf(
  { content }: Pick<ChooseDeal, "content">,
  name: keyof typeof USUAL_WORDS,
  values?: Readonly<Record<string, string | number>>,
): Cue {
  return oneOf(content.words?.[name] ?? USUAL_WORDS[name], "object", { values });
}

export function labelOf(deal: ChooseDeal, { option, seat }: Seated): string {
  return option.label ?? buttonOf(deal, seat ?? "middle").label;
}

/** Heard out: it is what is to be judged. */
export function momentCue({ caption, notes }: Moment, seated?: Pick<Seated, "side" | "seat">): Cue {
  if (seated === undefined || seated.seat === null)
    return { type: "pattern", name: "choose", notes, caption, hold: "end" };
  const { side, seat } = seated;
  const placed = notes.map((note) => ({ ...note, side }));
  return { type: "pattern", name: "choose", notes: placed, caption: `${seat}: ${caption}`, hold: "end" };
}

/** What an option is, for the ear; its name too, where it has one. */
export function optionCues(deal: ChooseDeal, seated: Seated): Cue[] {
  const { heard } = seated.option;
  const name = say(`${labelOf(deal, seated)}.`, "name", { side: seated.side });
  return heard === undefined ? [name] : [name, momentCue(heard, seated)];
}

/** All that are left, one after the other; what only its sound tells is not named. */
export function heardCues(deal: ChooseDeal, state: ChooseState): Cue[] {
  return open(deal, state).flatMap((seated) => {
    const { heard } = seated.option;
    return seated.seat === null || heard === undefined
      ? optionCues(deal, seated)
      : [momentCue(heard, seated)];
  });
}

export function opening(deal: ChooseDeal, state: ChooseState): Cue[] {
  const { ask, heard } = sceneOf(deal, state);
  return [
    ...lineCues(ask, { part: "object" }),
    ...(heard === undefined ? [] : [momentCue(heard)]),
    ...heardCues(deal, state),
    ...howTo(deal, state),
  ];
}

function howTo(deal: ChooseDeal, state: ChooseState): Cue[] {
  if (deal.world.opened >= TOLD_TURNS) return [];
  const here = under(deal, state);
  const act = wordsOf(deal, here.seat === null ? "actList" : "act", {
    label: inSentence(labelOf(deal, here)),
  });
  const [up, down] = (deal.rules.clues ?? []).map((kind) => clueWords(deal, kind).label.toLowerCase());
  if (up === undefined || down === undefined || state.scene !== null) return [act];
  return [act, wordsOf(deal, "askClues", { up, down })];
}

export function clueWords({ content }: ChooseDeal, kind: string): MoveWords {
  const found = content.clues?.[kind];
  if (found === undefined) throw new RangeError(`clueWords: the content has no clues "${kind}"`);
  return found;
}

/** The scene once more, and where one is in it. */
export function where(deal: ChooseDeal, state: ChooseState): Cue[] {
  const { ask, recall, heard } = sceneOf(deal, state);
  return [
    ...lineCues(recall ?? ask, { part: "object" }),
    ...(heard === undefined ? [] : [momentCue(heard)]),
    ...heardCues(deal, state),
    wordsOf(deal, "under", { label: labelOf(deal, under(deal, state)) }),
  ];
}

/** So many steps up or down: the ear can count them. */
export function stepCues(deal: ChooseDeal, by: number): Cue[] {
  if (by === 0 || deal.content.steps === false) return [];
  const notes = Array.from({ length: Math.abs(by) }, (_, index) => ({
    sound: soundOf(deal, "step"),
    at: index * STEP_MILLISECONDS,
    pitch: Math.sign(by) * (index + 1) * STEP_SEMITONES,
  }));
  const caption = `${Math.abs(by)} ${by > 0 ? "up" : "down"}`;
  return [{ type: "pattern", name: "steps", notes, caption, hold: "end" }];
}

/** What was kept, at play. */
export function performance({ content }: Pick<ChooseDeal, "content">, { kept }: ChooseDeal["world"]): Cue[] {
  if (kept.length === 0) return [sound(soundOf({ content }, "edge")), wordsOf({ content }, "keptNone")];
  return kept.flatMap(({ name, heard }) => [
    wordsOf({ content }, "kept", { name }),
    ...(heard === undefined ? [] : [momentCue(heard)]),
  ]);
}
