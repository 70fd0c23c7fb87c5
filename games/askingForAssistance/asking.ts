/** A request, piece by piece: which side, which number, what will I hear there. What comes back is that and no more. */
import { halfSaid } from "./doors.ts";
import { askingHints } from "./hints.ts";
import { ASKED, candidates, LAYOUTS, PIECES, SPOTS, worth, type Piece, type Spot } from "./layouts.ts";
import type { Person, Worker } from "./people.ts";
import { pulled } from "./pulled.ts";
import { by, v, type Choice, type Node, type Outcome, type TalkLine } from "./scene.ts";
import { answered, enough, factsOf, goalSound, wordsOf, type Stop } from "./stop.ts";

const KEYWORDS: Record<Piece, string[]> = {
  side: ["which side", "left or right", "side"],
  number: ["which number", "number", "how many doors"],
  sound: ["what will i hear", "hear", "sound", "what sound", "how does it sound"],
};
const LINES: Record<Piece, (name: string) => string> = {
  side: (name) => `Which side is ${name} on?`,
  number: () => "Which number is it?",
  sound: () => "What will I hear there?",
};

/** The answer to one piece. */
function answer(stop: Stop, { voice }: Person, piece: Piece): TalkLine[] {
  const { onSide, nth } = wordsOf(stop.id);
  if (piece === "side")
    return [v(voice, [`On the {${onSide}}.`, `Your {${onSide}}.`, `It's on your {${onSide}}.`])];
  if (piece === "number")
    return [
      v(voice, [`Door {${nth}}.`, `Number {${nth}}.`, `It's door {${nth}}.`, `That's number {${nth}}.`]),
    ];
  return [
    v(voice, ["This:", "Listen for this:", "You'll hear this:", "It goes like this:"]),
    goalSound(stop),
  ];
}

/** The conditions of these spots and of what was asked and what was not. */
function when(id: string, spots: readonly Spot[], asked: readonly Piece[]): NonNullable<Outcome["if"]> {
  const facts = factsOf(id);
  const pieces = PIECES.map((piece) => [facts[piece], asked.includes(piece) ? "yes" : "none"]);
  return { [facts.spot]: [...spots], ...Object.fromEntries(pieces) };
}

/** Why a question was for nothing: it told no two doors apart. */
function nothingNew({ layout }: Stop, before: readonly Spot[], piece: Piece): TalkLine {
  if (before.length === 1)
    return v("may", ["Just one door fit before you asked.", "You knew enough before that one."]);
  if (piece === "side")
    return v("may", ["Nothing new: all the doors that fit are on that side.", "We knew that side already."]);
  if (piece === "number")
    return v("may", ["Nothing new: all the doors that fit have that number.", "We had that number already."]);
  return (LAYOUTS[layout] as { isKnown: boolean }).isKnown
    ? v("may", ["We knew how it sounds. Nothing new.", "That sound we knew before."])
    : v("may", [
        "Nothing new: all the doors that fit sound like that.",
        "That's how they all sound. It tells us nothing.",
      ]);
}

function pieceOf(stop: Stop, person: Worker, piece: Piece, horn: string | undefined, to: string): Choice {
  const { id, name, layout, asking, isPractice } = stop;
  const paid = isPractice === true ? {} : { counts: { minutes: 1 } };
  const isOnly = asking?.isOnly === true;
  const comes = (asked: readonly Piece[]): Pick<Outcome, "counts" | "reply" | "to" | "remember"> => {
    const isOver = isOnly || asked.length === PIECES.length - 1;
    return {
      ...paid,
      reply: [...answer(stop, person, piece), ...(isOver ? [v(person.voice, person.over)] : [])],
      remember: {
        [factsOf(id)[piece]]: "yes",
        [`${id}Talk`]: "on",
        [`${id}Back`]: "talk",
        ...(isOver ? { [`${id}Done`]: "yes" } : {}),
      },
      to: isOver ? "ring" : to,
    };
  };
  const judged = ASKED.filter((asked) => !asked.includes(piece)).flatMap((asked) => {
    const fits = (goal: Spot): string => String(candidates(layout, goal, [...asked, piece]).length);
    const kinds = SPOTS.map((goal) => ({ goal, credit: worth(layout, goal, asked, piece), fit: fits(goal) }));
    const different = new Set(kinds.map(({ credit, fit }) => `${credit} ${fit}`));
    return [...different].map((kind): Outcome => {
      const alike = kinds.filter(({ credit, fit }) => `${credit} ${fit}` === kind);
      const [{ credit, fit, goal } = { credit: 1 as const, fit: "1", goal: SPOTS[0] }] = alike;
      const { remember, ...more } = comes(asked);
      return {
        if: when(
          id,
          alike.map((one) => one.goal),
          asked,
        ),
        credit,
        ...more,
        remember: { ...remember, [`${id}Fit`]: fit },
        ...(credit === 0 ? { why: [nothingNew(stop, candidates(layout, goal, asked), piece)] } : {}),
      };
    });
  });
  return {
    line: LINES[piece](name),
    keywords: KEYWORDS[piece],
    if: { [factsOf(id)[piece]]: "none" },
    outcomes: [...(horn === undefined ? [] : [swallowed(stop, person, horn)]), ...judged, comes([])],
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
    keywords: ["wait", "for the horn", "the horn", "horn"],
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
          v("may", ["No steam, no horn. That wait cost a frog.", "Nothing came. A frog is gone."]),
        ],
        remember: { [`${id}${horn}`]: "over" },
        to,
      },
    ],
  };
}

function thanks({ id, layout }: Stop, { voice, bye }: Worker): Choice {
  const facts = factsOf(id);
  const ends = { reply: [v(voice, bye)], remember: { [`${id}Back`]: "talk" }, to: "ring" };
  const sure = SPOTS.flatMap((goal) =>
    enough(layout, goal).map((asked): Outcome => ({
      if: { [facts.spot]: goal, ...Object.fromEntries(asked.map((piece) => [facts[piece], "yes"])) },
      ...ends,
    })),
  );
  return {
    line: "Thank you, that's enough.",
    keywords: ["thank you", "enough", "thanks", "bye", "goodbye", "that's all", "no more questions"],
    last: true,
    outcomes: [...sure, { credit: 0.5, ...ends }],
  };
}

/** What can be asked; with a horn, the first question and the next ones each have their own. */
export function needs(stop: Stop, person: Worker, cost: TalkLine): Node[] {
  const { id, asking } = stop;
  const node = (own: string, horn: string | undefined, to: string): Node => {
    const asks = [
      by(`${id}Talk`, { on: [v(person.voice, person.more)], other: [v(person.voice, person.asks)] }),
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
      ...askingHints(stop),
      beyond: "ring",
      asides: halfSaid((half) => v("may", half)),
      choices: [
        ...PIECES.map((piece) => pieceOf(stop, person, piece, horn, to)),
        ...(horn === undefined ? [] : [wait(stop, horn)]),
        thanks(stop, person),
      ],
    };
  };
  if (asking?.horn === true) return [node("need", "HornA", "more"), node("more", "HornB", "more")];
  return [...(asking?.pulls === true ? pulled(stop, person, cost) : []), node("need", undefined, "need")];
}
