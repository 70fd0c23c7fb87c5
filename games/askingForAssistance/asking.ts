/** A request, piece by piece: which side, which number, what will I hear there. What comes back is that and no more. */
import { ASKED, LAYOUTS, PIECES, SPOTS, worth, type Piece, type Spot } from "./layouts.ts";
import type { Person } from "./people.ts";
import { pulled } from "./pulled.ts";
import { by, v, type Choice, type Node, type Outcome, type TalkLine } from "./scene.ts";
import { answered, enough, factsOf, type Stop } from "./stop.ts";

const KEYWORDS: Record<Piece, string[]> = {
  side: ["which side", "left or right"],
  number: ["which number", "how many doors"],
  sound: ["what will i hear", "hear"],
};
const LINES: Record<Piece, (name: string) => string> = {
  side: (name) => `Which side is ${name} on?`,
  number: () => "Which number is it, counted from here?",
  sound: () => "What will I hear there?",
};

const NUMBERS: Record<string, string[]> = {
  1: ["The first one.", "Door one.", "It's the first.", "Number one."],
  2: ["The second one.", "Door two.", "It's the second.", "Number two."],
  3: ["The third one.", "Door three.", "It's the third.", "Number three."],
};
const SIDES: Record<string, string[]> = {
  L: ["On the left.", "Your left.", "It's on your left.", "Left."],
  R: ["On the right.", "Your right.", "It's on your right.", "Right."],
};

/** The answer to one piece. */
function answer({ id, layout, sounds }: Stop, { voice }: Person, piece: Piece): TalkLine[] {
  const told = (goal: Spot): TalkLine[] => {
    if (piece === "side") return [v(voice, SIDES[goal.slice(0, 1)] ?? [])];
    if (piece === "number") return [v(voice, NUMBERS[goal.slice(1)] ?? [])];
    const sound = sounds[LAYOUTS[layout].heard(goal, goal)];
    return [
      v(voice, ["This:", "Listen for this:", "You'll hear this:", "It goes like this:"]),
      ...(sound === undefined ? [] : [sound]),
    ];
  };
  return [by(factsOf(id).spot, Object.fromEntries(SPOTS.map((goal) => [goal, told(goal)])))];
}

/** The conditions of these spots and of what was asked and what was not. */
function when(id: string, spots: readonly Spot[], asked: readonly Piece[]): NonNullable<Outcome["if"]> {
  const facts = factsOf(id);
  const pieces = PIECES.map((piece) => [facts[piece], asked.includes(piece) ? "yes" : "none"]);
  return { [facts.spot]: [...spots], ...Object.fromEntries(pieces) };
}

function pieceOf(stop: Stop, person: Person, piece: Piece, horn: string | undefined, to: string): Choice {
  const { id, name, layout, asking, isPractice } = stop;
  const paid = isPractice === true ? {} : { counts: { minutes: 1 } };
  const comes = {
    ...paid,
    reply: answer(stop, person, piece),
    remember: { [factsOf(id)[piece]]: "yes", [`${id}Talk`]: "on", [`${id}Back`]: "talk" },
    to: asking?.isOnly === true ? "ring" : to,
  };
  // Nothing is left to ask.
  const last = { remember: { ...comes.remember, [`${id}Done`]: "yes" }, to: "ring" };
  const judged = ASKED.filter((asked) => !asked.includes(piece)).flatMap((asked) =>
    ([0, 0.5, 1] as const).flatMap((credit): Outcome[] => {
      const spots = SPOTS.filter((goal) => worth(layout, goal, asked, piece) === credit);
      if (spots.length === 0) return [];
      const comesOf = asked.length === PIECES.length - 1 ? { ...comes, ...last } : comes;
      return [{ if: when(id, spots, asked), credit, ...comesOf }];
    }),
  );
  return {
    line: LINES[piece](name),
    keywords: KEYWORDS[piece],
    if: { [factsOf(id)[piece]]: "none" },
    outcomes: [...(horn === undefined ? [] : [swallowed(stop, person, horn)]), ...judged, comes],
  };
}

/** Asked while the steam hissed: paid for, and not heard. */
function swallowed({ id }: Stop, { voice }: Person, horn: string): Outcome {
  return {
    if: { [`${id}${horn}`]: "steam" },
    credit: 0,
    counts: { minutes: 1 },
    reply: [
      { sound: "boat-horn", caption: "the ship's horn, over every word", hold: "end" },
      v(voice, ["That was the answer.", "And that's how it is.", "So now you know!", "As I was saying."]),
    ],
    remember: { [`${id}${horn}`]: "over" },
    to: horn === "HornA" ? "need" : "more",
  };
}

/** Let the horn blow first. */
function wait({ id }: Stop, horn: string): Choice {
  const to = horn === "HornA" ? "need" : "more";
  return {
    line: "I'll wait for the horn.",
    keywords: ["for the horn", "the horn"],
    if: { [`${id}${horn}`]: ["steam", "calm"] },
    outcomes: [
      {
        if: { [`${id}${horn}`]: "steam" },
        credit: 1,
        reply: [
          { sound: "boat-horn", caption: "the ship's horn", hold: "end" },
          v("may", [
            "It swallowed nothing but your patience.",
            "Good wait. Now you can be heard.",
            "Loud, and you lost nothing.",
            "That would have been your answer.",
          ]),
        ],
        remember: { [`${id}${horn}`]: "over" },
        to,
      },
      {
        credit: 0,
        counts: { minutes: 1 },
        reply: [
          { sound: "bird", caption: "a bird, and no horn", hold: "end" },
          v("may", ["No steam, no horn. That wait cost a minute.", "Nothing came. A minute is gone."]),
        ],
        remember: { [`${id}${horn}`]: "over" },
        to,
      },
    ],
  };
}

function thanks({ id, layout }: Stop): Choice {
  const facts = factsOf(id);
  const sure = SPOTS.flatMap((goal) =>
    enough(layout, goal).map((asked): Outcome => ({
      if: { [facts.spot]: goal, ...Object.fromEntries(asked.map((piece) => [facts[piece], "yes"])) },
      reply: [],
      remember: { [`${id}Back`]: "talk" },
      to: "ring",
    })),
  );
  return {
    line: "Thank you, that's enough.",
    keywords: ["thank you", "enough", "thanks"],
    outcomes: [...sure, { credit: 0.5, reply: [], remember: { [`${id}Back`]: "talk" }, to: "ring" }],
  };
}

/** What can be asked; with a horn, the first question and the next ones each have their own. */
export function needs(stop: Stop, person: Person): Node[] {
  const { id, layout, asking } = stop;
  const node = (own: string, horn: string | undefined, to: string): Node => {
    const asks = [
      by(`${id}Talk`, {
        on: [v(person.voice, ["Anything else?", "What else?", "More?", "And?"])],
        other: [
          v(person.voice, ["What do you need?", "How can I help?", "Ask away.", "What are you after?"]),
        ],
      }),
      ...(horn === undefined
        ? []
        : [
            by(`${id}${horn}`, {
              steam: [{ sound: "steam", caption: "steam hisses", hold: "end" } satisfies TalkLine],
            }),
          ]),
    ];
    return {
      id: own,
      scene: asks,
      recall: [...stop.task, ...answered(stop), ...asks],
      help: ["What do your ears know by now? Ask for what they can't tell you."],
      further: [LAYOUTS[layout].clue],
      choices: [
        ...PIECES.map((piece) => pieceOf(stop, person, piece, horn, to)),
        ...(horn === undefined ? [] : [wait(stop, horn)]),
        thanks(stop),
      ],
    };
  };
  if (asking?.horn === true) return [node("need", "HornA", "more"), node("more", "HornB", "more")];
  return [...(asking?.pulls === true ? [pulled(stop, person)] : []), node("need", undefined, "need")];
}
