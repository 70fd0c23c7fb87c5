/** The phone is gone: nobody has seen it, but it can be called, and rings once from where it is. */
import { SPOTS, type Spot } from "./layouts.ts";
import { around, DOORS, halfSaid, listening, notThat } from "./doors.ts";
import type { Words } from "./hall.ts";
import { by, v, type Choice, type Heard, type Scene, type TalkLine } from "./scene.ts";

export interface Lost {
  readonly id: string;
  readonly task: TalkLine[];
  /** By the numbers of the doors, the same on both sides. */
  readonly sounds: readonly [Heard, Heard, Heard];
  readonly voice: string;
  readonly found: TalkLine[];
}

function soundOf({ sounds }: Lost, spot: Spot): Heard {
  return sounds[Number(spot[1]) - 1] ?? sounds[0];
}

/** The phone, from its side, over what is heard at its door. */
function ring(lost: Lost): TalkLine {
  const rings = SPOTS.map((spot): [Spot, TalkLine[]] => {
    const { side } = DOORS[spot];
    return [
      spot,
      [
        { sound: "phone-ring", side, hold: "end" },
        { ...soundOf(lost, spot), side, hold: "end" },
      ],
    ];
  });
  return by(`${lost.id}Spot`, Object.fromEntries(rings));
}

function doorOf(lost: Lost, words: Words, door: Spot): Choice {
  const { id, found } = lost;
  const { line, keyword, side } = DOORS[door];
  const right = {
    if: { [`${id}Spot`]: door },
    reply: [{ sound: "wings", side } satisfies TalkLine, ...found],
    to: "there",
  };
  return {
    line,
    keywords: [keyword],
    aside: true,
    side,
    if: { [`${id}Shut${door}`]: "none" },
    heard: [soundOf(lost, door)],
    outcomes: [
      { ...right, if: { ...right.if, [`${id}Erred`]: "yes" } },
      { ...right, if: { ...right.if, told: keyword }, reply: [...right.reply, words.told] },
      { ...right, if: { ...right.if, [`${id}Rang`]: "yes" }, credit: 1, counts: { won: 1, points: 2 } },
      { ...right, credit: 0.5, reply: [...right.reply, words.lucky] },
      {
        credit: 0,
        counts: { minutes: 3 },
        reply: [{ sound: "door-open", side, hold: "end" }, words.wrong, words.cost],
        remember: { [`${id}Erred`]: "yes", [`${id}Shut${door}`]: "yes", [`${id}Last`]: DOORS[door].spoken },
        to: "ring",
      },
    ],
  };
}

export function lostPhone(lost: Lost, words: Words): Scene {
  const { id, task, voice } = lost;
  const doors = (side: string): Choice[] =>
    (Object.keys(DOORS) as Spot[])
      .filter((door) => door.startsWith(side))
      .map((door) => doorOf(lost, words, door));
  return {
    id,
    place: words.place,
    draws: [{ facts: [`${id}Spot`], values: [...SPOTS] }],
    nodes: [
      {
        id: "ring",
        scene: [
          by(`${id}Erred`, {
            yes: [notThat(id), v("may", ["No gull there.", "The gull is somewhere else."])],
            other: [
              by(`${id}Rang`, {
                yes: [
                  v("may", ["Where did it ring?", "Which door was that?", "Which door did that come from?"]),
                ],
                other: task,
              }),
            ],
          }),
        ],
        recall: [...task, by(`${id}Rang`, { yes: ["It rang like this:", ring(lost)] })],
        help: [
          by(`${id}Rang`, {
            yes: ["It rang beside one of the doors. Which side did that come from?"],
            other: ["The phone makes no sound by itself. Who could make it ring?"],
          }),
        ],
        further: [
          by(`${id}Rang`, {
            yes: [
              "It rang like this:",
              ring(lost),
              "Which door on that side sounds like what came after the ring?",
            ],
            other: ["Captain Roy has a phone, too, and does what he is told. What could he do with it?"],
          }),
        ],
        asides: halfSaid((half) => v("may", half)),
        listen: listening(around(id, (door) => soundOf(lost, door))),
        choices: [
          ...doors("L"),
          {
            line: "Captain Roy",
            keywords: ["captain", "roy"],
            aside: true,
            heard: [{ sound: "rope-creak", caption: "a rope, coiled up", hold: "end" }],
            if: { [`${id}Rang`]: "none" },
            outcomes: [{ reply: [v(voice, ["Ahoy!", "Yes?", "What is it?"])], to: "need" }],
          },
          ...doors("R"),
        ],
      },
      {
        id: "need",
        beyond: "ring",
        asides: halfSaid((half) => v("may", half)),
        scene: [
          v(voice, ["I do what I'm asked. To the letter.", "Say exactly what you need.", "Exactly, please."]),
        ],
        help: ["He does exactly what you say. What would let you hear the phone?"],
        further: ["You don't need his eyes. You need the phone to ring."],
        choices: [
          {
            line: "Have you seen my phone?",
            keywords: ["seen"],
            if: { [`${id}Seen`]: "none" },
            outcomes: [
              {
                credit: 0,
                counts: { minutes: 1 },
                reply: [v(voice, ["Seen? No.", "No. Gulls I've seen.", "Not with these eyes."])],
                remember: { [`${id}Seen`]: "yes" },
                to: "need",
              },
            ],
          },
          {
            line: "Could you call my phone, please?",
            keywords: ["call"],
            outcomes: [
              {
                credit: 1,
                counts: { minutes: 1 },
                reply: [v(voice, ["Calling.", "One call, coming up.", "It's ringing."]), ring(lost)],
                remember: { [`${id}Rang`]: "yes" },
                to: "ring",
              },
            ],
          },
          {
            line: "Could you help, please?",
            keywords: ["could you help"],
            if: { [`${id}Helped`]: "none" },
            outcomes: [
              {
                credit: 0,
                counts: { minutes: 1 },
                reply: [v(voice, ["Yes, I can.", "I can. I'm very helpful.", "Certainly. With what?"])],
                remember: { [`${id}Helped`]: "yes" },
                to: "need",
              },
            ],
          },
        ],
      },
    ],
    endings: [{ id: "there", lines: [] }],
  };
}
