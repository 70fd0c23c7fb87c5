/** Acts that every evening has: which tree, and the party by what is in the jug. */
import { GLASS, MOST, PARTY } from "./frame.ts";
import type { Act, Lines } from "./types.ts";

/** Fewer pieces and a calm plank, or more of them and Gulp: twice an evening. */
export function trees(id: "tree" | "tree-again", set: string, resumed: string): Act[] {
  const isFirst = id === "tree";
  const ride = (tree: string): Act => ({
    id: `${id}-${tree}`,
    if: { chose: { [id]: tree } },
    as: "ride",
    set: `${set}-${tree}`,
    turns: 2,
    short: isFirst ? 1 : 0,
    resumed: [resumed],
  });
  const visitors: Act = {
    id: "visitors",
    lines: [
      { sound: "duck", side: -0.6, hold: "end" },
      "mango: That's no fruit! A duck, a frog or a hen may fall in, too. They climb out again, and don't count.",
    ],
    again: [],
  };
  return [
    ...(isFirst ? [visitors] : []),
    {
      id,
      ...(isFirst ? {} : { length: "full" as const }),
      ask: [
        { sound: "rustle", level: 0.5, caption: "a small tree rustles" },
        isFirst
          ? "mango: Which tree? The small one drops fewer, and Gulp naps."
          : "mango: Two more loads. The small tree and a nap for Gulp?",
        { sound: "rustle", pitch: -5, caption: "a tall tree rustles" },
        isFirst
          ? "mango: The tall one drops more, and he bumps the plank."
          : "mango: Or the tall one and his bump?",
      ],
      options: [
        {
          id: "small",
          label: "The small tree",
          phrases: ["small tree", "small"],
          chosen: [
            { sound: "snore", level: 0.5 },
            ["gulp: The small one? Then good night.", "Good night. Call me if something falls."],
          ],
        },
        {
          id: "tall",
          label: "The tall tree",
          phrases: ["tall tree", "tall"],
          chosen: [
            { sound: "monster-gurgle" },
            [
              "gulp: The tall one? How brave. My back itches already.",
              "The tall one! I'll be right under you.",
            ],
          ],
        },
      ],
    },
    ride("small"),
    ride("tall"),
  ];
}

/** How far it is to the third glass. */
export function glasses(id: string): Act[] {
  const full = (count: string, from: number, to: number, says: string[]): Act => ({
    id: `${id}-${count}`,
    if: { stakes: { pieces: { from, to } } },
    lines: [
      { sound: "pour", level: 0.6 },
      { voice: "mango", say: says },
    ],
  });
  const told = `{piecesTold} of ${PARTY}`;
  return [
    full("none", 0, GLASS - 1, [`No glass is full yet. ${told}.`, `Still no glass is full: ${told}.`]),
    full("one", GLASS, 2 * GLASS - 1, [`One glass is full. ${told}.`, `One full glass: ${told}.`]),
    full("two", 2 * GLASS, PARTY - 1, [`Two glasses are full! ${told}.`, `Two full glasses: ${told}.`]),
    full("three", PARTY, MOST, [
      "Three glasses are full, with {piecesTold}! Every piece from now on is for the neighbors.",
      "All three are full: {piecesTold}. The neighbors get what comes now.",
    ]),
  ];
}

interface Party {
  readonly id: string;
  readonly three: Lines;
  readonly two: Lines;
  readonly gulps: Lines;
  readonly keepsake: string;
}

/** Three glasses, two, or what Gulp makes of it. */
export function party({ id, three, two, gulps, keepsake }: Party): Act[] {
  const least = 2 * GLASS;
  const full = { stakes: { pieces: { from: PARTY } } };
  const some = { stakes: { pieces: { from: least, to: PARTY - 1 } } };
  const few = { stakes: { pieces: { to: least - 1 } } };
  const blender = { sound: "blender", hold: "end" } as const;
  return [
    {
      id: `${id}-three`,
      if: full,
      as: "perform",
      lines: [
        blender,
        { sound: "pour" },
        "mango: {piecesTold}! That's three glasses: yours, mine, and one for Gulp.",
        ...three,
      ],
    },
    {
      id: `${id}-two`,
      if: some,
      as: "perform",
      lines: [
        blender,
        { sound: "pour" },
        "mango: {piecesTold}. That's two glasses, yours and mine. Gulp may lick the blender.",
        ...two,
      ],
    },
    {
      id: `${id}-few`,
      if: few,
      as: "perform",
      lines: [
        { sound: "blender", level: 0.4, hold: "end" },
        "mango: {piecesTold}. That's not two glasses. But somebody here is full to the brim.",
        { sound: "monster-gurgle", pitch: -5, hold: "end" },
        ...gulps,
      ],
    },
    { id: `${id}-best`, if: full, keepsake },
    { id: `${id}-other`, if: some, keepsake: "bucket" },
    { id: `${id}-burp`, if: few, keepsake: "burp" },
  ];
}
