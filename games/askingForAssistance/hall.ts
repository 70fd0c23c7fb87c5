/** A stop in a hall: six doors, two people, and one door that is wanted. */
import { needs } from "./asking.ts";
import { around, DOORS, halfSaid, heardAt, listening, notThat } from "./doors.ts";
import { hallHints } from "./hints.ts";
import type { Spot } from "./layouts.ts";
import type { Person } from "./people.ts";
import { by, v, type Choice, type Node, type Outcome, type Scene, type TalkLine } from "./scene.ts";
import { answered, drawn, enough, factsOf, soundAt, type Stop } from "./stop.ts";

/** What is said in a chapter at every stop; lists are wordings that take turns. */
export interface Words {
  readonly place: NonNullable<Scene["place"]>;
  /** The voice of who is behind the right door. */
  readonly clerk: string;
  readonly known: TalkLine;
  /** Help had named the door. */
  readonly told: TalkLine;
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
      { if: { [facts.spot]: door, told: keyword }, ...found(words.told) },
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
        remember: {
          [`${id}Erred`]: "yes",
          [`${id}Shut${door}`]: "yes",
          [`${id}Back`]: "door",
          [`${id}Last`]: DOORS[door].spoken,
        },
        to: "ring",
      },
    ],
  };
}

function workerOf({ id, worker, asking }: Stop, isLeft: boolean): Choice {
  const reply = [v("you", worker.hello)];
  return {
    ...placed(worker, isLeft),
    if: { [`${id}Done`]: "none" },
    outcomes: [
      ...(asking?.pulls === true ? [{ if: { [`${id}Pull`]: "pulls" }, reply, to: "pulled" }] : []),
      { reply: [...reply, v(worker.voice, worker.answers)], to: "need" },
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
        reply: [v("you", other.hello), v(other.voice, other.answers)],
        remember: { [`${id}Gone`]: "yes", [`${id}Back`]: "person" },
        to: "ring",
      },
    ],
  };
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
  const { id, task, other, worker, asking } = stop;
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
            "Back in the hall.",
            "Where to?",
            "You lead.",
            "Your turn.",
            "And now?",
            "I follow you.",
          ]),
        ],
        door: [notThat(id)],
        person: [v("may", ["No help there.", "Somebody else might know.", "Well, we said hello."])],
        other: task,
      }),
    ],
    recall: [...task, ...answered(stop)],
    ...hallHints(stop),
    listen: listening(around(id, (door, goal) => soundAt(stop, door, goal))),
    asides: [
      ...halfSaid((half) => v("may", half)),
      {
        phrases: ["thank you", "thanks", "that's enough", "bye"],
        reply: [v("may", "We're in the hall. Say a door, or go to somebody.")],
      },
      {
        phrases: ["which side", "which number", "what will i hear", "ask", "ask somebody"],
        reply: [v("may", "First find somebody, between the doors. Select talks to them.")],
      },
    ],
    choices: [...doors("L"), ...(isLeft ? people : people.toReversed()), ...doors("R")],
  };
  return {
    id,
    place: words.place,
    ...(stop.isPractice === true ? { practice: true as const } : {}),
    draws: [
      ...drawn(id),
      ...(asking?.horn === true ? [{ facts: [`${id}HornA`, `${id}HornB`], values: ["steam", "calm"] }] : []),
      ...(asking?.pulls === true ? [{ facts: [`${id}Pull`], values: ["pulls", "waits", "pulls"] }] : []),
    ],
    nodes: [ring, ...needs(stop, worker, words.cost)],
    endings: [{ id: "there", lines: [] }],
  };
}
