/** A stop in a hall: six doors, two people, and one door that is wanted. */
import { needs } from "./asking.ts";
import { around, DOORS, heardAt, listening } from "./doors.ts";
import { LAYOUTS, SPOTS, type Spot } from "./layouts.ts";
import type { Person } from "./people.ts";
import { by, v, type Choice, type Node, type Outcome, type Scene, type TalkLine } from "./scene.ts";
import { answered, enough, factsOf, soundAt, type Stop } from "./stop.ts";

/** What is said in a chapter at every stop; lists are wordings that take turns. */
export interface Words {
  readonly place: NonNullable<Scene["place"]>;
  /** The voice of who is behind the right door. */
  readonly clerk: string;
  readonly known: TalkLine;
  readonly lucky: TalkLine;
  readonly late: TalkLine;
  readonly wrong: TalkLine;
  /** What a wrong door has cost. */
  readonly cost: TalkLine;
}

/** Pressing a door: known, lucky, found after another, or not the one. */
function doorOf(stop: Stop, words: Words, door: Spot): Choice {
  const { id, layout, arrive, brings, isPractice } = stop;
  const facts = factsOf(id);
  const { line, keyword, side } = DOORS[door];
  const found = (told: TalkLine): Pick<Outcome, "reply" | "to"> => ({
    reply: [{ sound: "door-open", side, hold: "end" }, ...arrive, told],
    to: "there",
  });
  return {
    line,
    keywords: [keyword],
    aside: true,
    side,
    if: { [`${id}Shut${door}`]: "none" },
    heard: heardAt(id, door, (one, goal) => soundAt(stop, one, goal)),
    outcomes: [
      { if: { [facts.spot]: door, [`${id}Erred`]: "yes" }, ...found(words.late) },
      ...enough(layout, door).map((asked): Outcome => ({
        if: { [facts.spot]: door, ...Object.fromEntries(asked.map((piece) => [facts[piece], "yes"])) },
        credit: 1,
        counts: { won: 1, ...(brings === undefined ? {} : { points: brings }) },
        ...found(words.known),
      })),
      { if: { [facts.spot]: door }, credit: 0.5, ...found(words.lucky) },
      {
        credit: 0,
        ...(isPractice === true ? {} : { counts: { minutes: 3 } }),
        reply: [
          { sound: "door-open", side, hold: "end" },
          words.wrong,
          ...(isPractice === true ? [] : [words.cost]),
        ],
        remember: { [`${id}Erred`]: "yes", [`${id}Shut${door}`]: "yes", [`${id}Back`]: "door" },
        to: "ring",
      },
    ],
  };
}

function workerOf({ id, worker, asking }: Stop, isLeft: boolean): Choice {
  const reply = [address(worker.thing)];
  return {
    ...placed(worker, isLeft),
    if: { [asking?.isOnly === true ? `${id}Talk` : `${id}Done`]: "none" },
    outcomes: [
      ...(asking?.pulls === true ? [{ if: { [`${id}Pull`]: "pulls" }, reply, to: "pulled" }] : []),
      { reply: [...reply, v(worker.voice, ["You do!", "That's me.", "Right here.", "Yes?"])], to: "need" },
    ],
  };
}

function otherOf({ id, isPractice }: Stop, other: Person, isLeft: boolean): Choice {
  return {
    ...placed(other, isLeft),
    if: { [`${id}Gone`]: "none" },
    outcomes: [
      {
        credit: 0,
        ...(isPractice === true ? {} : { counts: { minutes: 1 } }),
        reply: [
          address(other.thing),
          v(other.voice, [
            "You do, and I've only just arrived. I don't know one door here. Sorry!",
            "It's my first day in town. Ask somebody who works here?",
            "I'm a visitor, too. We could be lost together!",
            "Sorry, I just walked in myself.",
          ]),
        ],
        remember: { [`${id}Gone`]: "yes", [`${id}Back`]: "person" },
        to: "ring",
      },
    ],
  };
}

/** One speaks to somebody by what is heard of them. */
function address(thing: string): TalkLine {
  return v("you", [
    `Excuse me, do I hear ${thing}?`,
    `Hello! Is that ${thing} I hear?`,
    `Hi! That sounds like ${thing}.`,
    `Excuse me! I hear ${thing}.`,
  ]);
}

function placed(
  { keyword, heard }: Person,
  isLeft: boolean,
): Pick<Choice, "line" | "keywords" | "aside" | "side" | "heard"> {
  return {
    line: isLeft ? "Somebody on your left" : "Somebody on your right",
    keywords: [keyword],
    aside: true,
    side: isLeft ? -0.2 : 0.2,
    heard,
  };
}

/** The scene of a stop: around the hall, to somebody, and through a door. */
export function hall(stop: Stop, words: Words): Scene {
  const { id, task, layout, other, worker, asking } = stop;
  // Who works here stands on the left at one stop and on the right at another.
  const isLeft = id.length % 2 === 0;
  const mine = workerOf(stop, isLeft);
  const people = other === undefined ? [mine] : [mine, otherOf(stop, other, !isLeft)];
  const doors = (side: string): Choice[] =>
    (Object.keys(DOORS) as Spot[])
      .filter((door) => door.startsWith(side))
      .map((door) => doorOf(stop, words, door));
  const ring: Node = {
    id: "ring",
    scene: [
      by(`${id}Back`, {
        talk: [
          v("may", [
            "So, which door?",
            "Back in the hall. Which door?",
            "Listen around once more?",
            "Where to?",
          ]),
        ],
        door: [v("may", ["Not that one.", "One door fewer.", "Another try.", "That door is out."])],
        person: [v("may", ["No help there.", "Somebody else might know.", "Well, we said hello."])],
        other: task,
      }),
    ],
    recall: [...task, ...answered(stop)],
    help: ["Up plays all the doors, as often as you like. Which ones could it be?"],
    further: [LAYOUTS[layout].clue],
    listen: listening(around(id, (door, goal) => soundAt(stop, door, goal))),
    choices: [...doors("L"), ...(isLeft ? people : people.toReversed()), ...doors("R")],
  };
  return {
    id,
    place: words.place,
    ...(stop.isPractice === true ? { practice: true as const } : {}),
    draws: [
      { facts: [factsOf(id).spot], values: [...SPOTS] },
      ...(asking?.horn === true ? [{ facts: [`${id}HornA`, `${id}HornB`], values: ["steam", "calm"] }] : []),
      ...(asking?.pulls === true ? [{ facts: [`${id}Pull`], values: ["pulls", "waits", "pulls"] }] : []),
    ],
    nodes: [ring, ...needs(stop, worker)],
    endings: [{ id: "there", lines: [] }],
  };
}
