/** The lights are out, and now they ask you: what they ask for, they get from you. */
import { SPOTS, type Spot } from "./layouts.ts";
import { around, listening } from "./doors.ts";
import type { Words } from "./hall.ts";
import { v, type Choice, type Heard, type Scene } from "./scene.ts";

export interface Question {
  readonly id: string;
  readonly voice: string;
  readonly asks: string;
  readonly piece: "side" | "number";
  /** What is heard at the six doors, in the order of SPOTS dealt anew: the first is what is asked for. */
  readonly sounds: readonly [Heard, Heard, Heard, Heard, Heard, Heard];
  readonly thanks: string;
}

/** What is heard at this door when the wanted one is there: the others go around from it. */
function soundAt({ sounds }: Question, door: Spot, goal: Spot): Heard {
  const turn = (SPOTS.indexOf(door) - SPOTS.indexOf(goal) + SPOTS.length) % SPOTS.length;
  return sounds[turn] ?? sounds[0];
}

const ANSWERS: Record<"side" | "number", readonly (readonly [line: string, keyword: string, of: string])[]> =
  {
    side: [
      ["On your left.", "left", "L"],
      ["On your right.", "right", "R"],
    ],
    number: [
      ["The nearest door on that side.", "nearest", "1"],
      ["The middle door on that side.", "middle", "2"],
      ["The farthest door on that side.", "farthest", "3"],
    ],
  };

function answerOf(
  { id, voice, thanks }: Question,
  line: string,
  keyword: string,
  words: Words,
  right: readonly Spot[],
): Choice {
  return {
    line,
    keywords: [keyword],
    outcomes: [
      {
        if: { [`${id}Spot`]: [...right], [`${id}Erred`]: "none" },
        credit: 1,
        counts: { won: 1, points: 2 },
        reply: [{ sound: "footsteps", hold: "end" }, { sound: "door-open", hold: "end" }, v(voice, thanks)],
        to: "there",
      },
      {
        if: { [`${id}Spot`]: [...right] },
        reply: [{ sound: "door-open", hold: "end" }, v(voice, thanks)],
        to: "there",
      },
      {
        credit: 0,
        counts: { minutes: 3 },
        reply: [
          { sound: "footsteps", hold: "end" },
          { sound: "door-open", hold: "end" },
          v(voice, [
            "That's the broom closet.",
            "This is the coat room. I'm in a coat.",
            "I found a mop. Just a mop.",
          ]),
          words.cost,
        ],
        remember: { [`${id}Erred`]: "yes" },
        to: "ask",
      },
    ],
  };
}

function choicesOf(question: Question, words: Words): Choice[] {
  return ANSWERS[question.piece].map(([line, keyword, of]) =>
    answerOf(
      question,
      line,
      keyword,
      words,
      SPOTS.filter((spot) => spot.includes(of)),
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
