/** Now they ask you: what they ask for, they get from you. */
import { SPOTS, type Spot } from "./layouts.ts";
import { around, listening } from "./doors.ts";
import type { Words } from "./hall.ts";
import { v, type Choice, type Heard, type Scene, type TalkLine } from "./scene.ts";

export interface Question {
  readonly id: string;
  readonly voice: string;
  readonly asks: string;
  readonly piece: "side" | "number";
  /** What is heard at the six doors, in the order of SPOTS dealt anew: the first is what is asked for. */
  readonly sounds: readonly [Heard, Heard, Heard, Heard, Heard, Heard];
  readonly thanks: string;
  /** Where a wrong answer leads. */
  readonly astray: string[];
}

/** What is heard at this door when the wanted one is there: the others go around from it. */
function soundAt({ sounds }: Question, door: Spot, goal: Spot): Heard {
  const turn = (SPOTS.indexOf(door) - SPOTS.indexOf(goal) + SPOTS.length) % SPOTS.length;
  return sounds[turn] ?? sounds[0];
}

interface Answer {
  readonly line: string;
  readonly keyword: string;
  readonly of: string;
  readonly side: number;
}

/** They stand where they point to. */
const ANSWERS: Record<"side" | "number", readonly Answer[]> = {
  side: [
    { line: "On your left", keyword: "left", of: "L", side: -0.7 },
    { line: "On your right", keyword: "right", of: "R", side: 0.7 },
  ],
  number: [
    { line: "The nearest door on that side", keyword: "nearest", of: "1", side: 0 },
    { line: "The middle door on that side", keyword: "middle", of: "2", side: 0 },
    { line: "The farthest door on that side", keyword: "farthest", of: "3", side: 0 },
  ],
};

function answerOf(
  { id, voice, thanks, astray }: Question,
  { line, keyword, side }: Answer,
  words: Words,
  right: readonly Spot[],
): Choice {
  const goes = [
    { sound: "footsteps", side, hold: "end" },
    { sound: "door-open", side, hold: "end" },
  ] satisfies TalkLine[];
  const found = { reply: [...goes, v(voice, thanks)], to: "there" };
  return {
    line,
    keywords: [keyword],
    aside: true,
    side,
    outcomes: [
      {
        if: { [`${id}Spot`]: [...right], [`${id}Erred`]: "none" },
        credit: 1,
        counts: { won: 1, points: 2 },
        ...found,
      },
      { if: { [`${id}Spot`]: [...right] }, ...found },
      {
        credit: 0,
        counts: { minutes: 3 },
        reply: [...goes, v(voice, astray), words.cost],
        remember: { [`${id}Erred`]: "yes" },
        to: "ask",
      },
    ],
  };
}

function choicesOf(question: Question, words: Words): Choice[] {
  return ANSWERS[question.piece].map((answer) =>
    answerOf(
      question,
      answer,
      words,
      SPOTS.filter((spot) => spot.includes(answer.of)),
    ),
  );
}

export function asked(question: Question, words: Words): Scene {
  const { id, voice, asks } = question;
  const [sound] = question.sounds;
  const heard = around(id, (door, goal) => soundAt(question, door, goal));
  return {
    id,
    place: words.place,
    draws: [{ facts: [`${id}Spot`], values: [...SPOTS] }],
    nodes: [
      {
        id: "ask",
        scene: [
          v(voice, asks),
          "It sounds like this:",
          { ...sound, hold: "end" },
          "And all around you:",
          ...heard,
        ],
        help: ["All six go by, from the far left to the far right. Up plays them again."],
        further: [
          "Left ones come first: farthest, middle, nearest. Then the right: nearest, middle, farthest.",
        ],
        listen: listening(heard),
        choices: choicesOf(question, words),
      },
    ],
    endings: [{ id: "there", lines: [] }],
  };
}
