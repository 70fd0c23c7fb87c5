/** Short forms for winds as the ear has them, and for the forks between them. */
import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"choose">["level"];
export type Bank = WrittenPartsOf<"choose">["bank"];
export type Chapter = Level["chapter"];
export type Rules = PartsOf<"choose">["rules"];
export type Choice = PartsOf<"choose">["item"];
export type Scene = NonNullable<Choice["further"]>[string];
export type Wind = NonNullable<Choice["options"][number]["heard"]>;
type Note = Wind["notes"][number];
type Lines = Choice["ask"];

/** Notes of one sound, each at its milliseconds; how each sounds, if not as the library has it. */
export function wind(
  caption: string,
  sound: Note["sound"],
  times: readonly number[],
  how: (index: number) => Partial<Note> = () => ({}),
): Wind {
  return { caption, notes: times.map((at, index) => ({ sound, at, ...how(index) })) };
}

export function every(milliseconds: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => index * milliseconds);
}

export function said(voice: string, ...texts: string[]): Lines[number] {
  return { say: texts, voice };
}

/** How far the three winds of a fork lead. */
export interface Lifts {
  readonly hard: number;
  readonly easy: number;
  readonly sinks: number;
}
export const LIFTS: Lifts = { hard: 3, easy: 1, sinks: -3 };

/** After a miss the exact one lifts a little, and the vague one nothing: guessing must not climb, and knowing must pay. */
const LATE = { exact: 1, vague: 0 } as const;

/** Words that were flown by come back with no message around them. */
export const RECALL = {
  ask: ["{name}!", "{name}, dear!", "Quick: {name}!", "{name}! You know it!"],
  voice: "keeper",
  by: 4,
  late: LATE.exact,
  sinks: -3,
  other: ["That was {name}.", "What you heard there was {name}."],
  why: ["That was it: {name}.", "{name}. It's yours now.", "{name} it was."],
};

const LITTLE = [
  "Sure and easy.",
  "The easy word it is.",
  "Careful, Captain. I like careful.",
  "Better that than a hole.",
  "That one I'd have known, too.",
];
const SINKS = [
  "It pulls at us!",
  "That one bites!",
  "Oof. Hold your hat.",
  "A hole in the air!",
  "Hang on, Captain!",
];

export interface Fork {
  /** The hard word, as the log keeps it. */
  readonly word: string;
  /** The word once more, cut where it comes apart: for the ear to know whether it does. */
  readonly beats?: string;
  readonly message: string;
  readonly hard: Wind;
  readonly easy: Wind;
  readonly sinks: Wind;
  /** Another message, and the word taken apart. */
  readonly more: string;
  readonly parts: string;
  /** After a wrong wind. */
  readonly again: string;
  readonly hint: string;
  readonly reply?: string;
  /** Other words that would fit its wind. */
  readonly apart?: string[];
}

/** Three winds: the hard word's lifts, the easy word's lifts a little, the one that is not named drags down. */
export function fork(given: Fork, lifts: Lifts, to?: string): Scene {
  const right = { ...rightOf(given, lifts), ...(to === undefined ? {} : { to }) };
  return forked(given, lifts, { hard: right, other: wrongOf(lifts) });
}

/** The hard word warns: its wind drags down, and the one that is not named lifts. */
export function warning(given: Fork, lifts: Lifts): Scene {
  return forked(given, lifts, { hard: wrongOf(lifts), other: rightOf(given, lifts) });
}

type Taken = Omit<Scene["options"][number], "id">;

function rightOf({ word, hard: heard, again, apart, reply }: Fork, { hard }: Lifts): Taken {
  const keeps = { name: word, heard, means: again, ...(apart && { apart }) };
  return { worth: 1, by: hard, late: LATE.exact, keeps, ...(reply && { comes: [said("keeper", reply)] }) };
}

function wrongOf({ sinks }: Lifts): Taken {
  return { worth: 0, by: sinks, comes: [said("bix", ...SINKS)] };
}

function forked(given: Fork, { easy }: Lifts, taken: Readonly<Record<"hard" | "other", Taken>>): Scene {
  const little: Taken = { worth: 0.5, by: easy, late: LATE.vague, comes: [said("bix", ...LITTLE)] };
  const told = [given.message, ...(given.beats === undefined ? [] : [given.beats])];
  const recall = told.map((text) => said("keeper", text));
  return {
    ask: [{ sound: "radio-crackle", level: 0.4 }, ...recall],
    recall,
    named: [given.word.toLowerCase(), `the ${given.word.toLowerCase()} one`, ...easyNames(given)],
    options: [
      { id: "hard", heard: given.hard, ...taken.hard },
      { id: "easy", heard: given.easy, ...little },
      { id: "other", heard: given.sinks, ...taken.other },
    ],
    clues: { message: [[said("keeper", given.more)]], parts: [[said("keeper", given.parts)]] },
    again: [said("keeper", given.again)],
    hint: given.hint,
  };
}

/** What the message calls the easy word's wind: "The high one lifts you one." */
function easyNames({ message }: Fork): string[] {
  const [, name] = /the ([a-z ]+) lifts you one/i.exec(message) ?? [];
  return name === undefined ? [] : [...new Set([`the ${name}`, name, name.replace(/ one$/, "")])];
}

export interface Fog {
  readonly id: string;
  readonly heard: Wind;
  /** The word that says it best, one that is true of it and of much else, and some that are not true of it. */
  readonly exact: string;
  readonly vague: string;
  readonly wrong: readonly string[];
  readonly hint: string;
  readonly why: string;
}

const ASKS = [
  "It's all wind to me! What's it called?",
  "This is mine now. What's the word?",
  "I'm in this one. Tell me what it is!",
  "Listen! What do you call that?",
  "And this? Quick, it tickles!",
];
/** Repeat asks the same each time, so that it sounds like the same question. */
const ASKED = "What's the word for my wind?";
const THANKS = [
  "Oh! That's exactly it. Wheee!",
  "That's the word! Here I come!",
  "I can hear it now, just like you say!",
  "Exactly! My kite's laughing.",
  "Got it! Now I know where to pull.",
];
const HUMS = [
  "Um. There are lots of winds like that.",
  "That's true. It's true of half the sky!",
  "I guess. It could be any of three winds here.",
];
const OOPS = [
  "I looked for that and flew into a hole! I'm fine. My hat isn't.",
  "That's not what I've got here! My kite's in a knot. Try another word.",
  "Are you sure? I'm upside down. It's not so bad. Another word, please?",
  "I pulled the string for that, and nothing pulled back! Another?",
  "Not here! I've just flown past a very surprised duck. Another word?",
];

/**
 * The roles are swapped: one wind is heard, and the player has the words. What each hard word means can be asked for, by the
 * alphabet, and is told of a wrong one.
 * @throws where one of the hard words has no meaning
 */
export function fog(
  { id, heard, exact, vague, wrong, hint, why }: Fog,
  meanings: Readonly<Record<string, string>>,
): Choice {
  const told = (word: string) => {
    const meaning = meanings[word];
    if (meaning === undefined) throw new RangeError(`fog: nothing says what "${word}" means`);
    return said("bix", meaning);
  };
  return {
    id,
    ask: [said("peanut", ...ASKS)],
    recall: [said("peanut", ASKED)],
    heard,
    clues: { words: [[exact, ...wrong].toSorted().map(told)] },
    options: [
      {
        id: "exact",
        label: exact,
        worth: 1,
        by: 3,
        late: LATE.exact,
        keeps: { name: exact },
        comes: [said("peanut", ...THANKS)],
      },
      { id: "vague", label: vague, worth: 0.5, by: 1, late: LATE.vague, comes: [said("peanut", ...HUMS)] },
      ...wrong.map((label, index) => ({
        id: `wrong-${index + 1}`,
        label,
        worth: 0 as const,
        by: -3,
        comes: [said("peanut", ...OOPS), told(label)],
      })),
    ],
    hint,
    why,
  };
}
