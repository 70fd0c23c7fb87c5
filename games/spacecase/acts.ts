/** What every trip has: when it is over early, what Gus offers, and how it ends. */
import type { Act } from "./types.ts";

type Told = Extract<Act, { readonly turns: number }>["how"];

const TOWED = { tallies: { towed: { from: 1 } } };
const FLYING = { tallies: { towed: { to: 0 } } };
/** So many boxes there are. */
const ALL = 6;
/** So many boxes are a good trip, and so many a poor one. */
const MANY = 5;
const FEW = 2;

interface Turns {
  readonly id: string;
  readonly set?: string;
  readonly turns: number;
  readonly short: number;
  readonly how?: Told;
  readonly resumed?: Told;
}

const FIND = ["Left and Right: the chart. Up: the probes. Select: fly there. Down: strike a world off."];
const HIDE = ["Left and Right: the chart. Select: hide it there. Up: who comes, and with what."];

/** How a trip begins: aboard, with a call from Blip. */
export function call(id: string, said: string, again: string): Act {
  const aboard = [
    { bed: "spaceship" as const, layer: "ship", level: 0.25 },
    { sound: "alien-hello" as const },
  ];
  return { id, lines: [...aboard, said], again: [...aboard, again] };
}

/** The first box costs nothing. */
export function first(set: string, how: Told, resumed: string): Act {
  return { id: "first", as: "learn", set, turns: 1, short: 1, devices: [], how, resumed: [resumed] };
}

/** Boxes of a set; the trip is over when Gus has to tow. */
export function hunt(turns: Turns): Act {
  return { as: "hunt", if: FLYING, until: TOWED, goal: { home: ALL }, resumed: FIND, ...turns };
}

/** Tidy comes, and something is hidden. */
export function hide(as: "duel" | "boss", turns: Turns): Act {
  return { as, if: FLYING, resumed: HIDE, ...turns };
}

/** Somebody who is short of fuel may give a lunch for it. */
export function offer(id: string): Act {
  return {
    id,
    if: { stakes: { fuel: { to: 3 } }, tallies: { home: { from: 1 }, towed: { to: 0 } }, length: "full" },
    ask: [
      { sound: "truck-horn" },
      "gus: Evening, neighbor. Low on fuel? I'll trade you two cans for one of those lunches. I'm starving.",
    ],
    options: [
      {
        id: "no",
        label: "Keep the lunch",
        phrases: ["no", "keep it", "keep"],
        chosen: ["gus: Fair enough. Smells good, though."],
      },
      {
        id: "yes",
        label: "Trade for two cans",
        phrases: ["yes", "trade", "two cans"],
        counts: { traded: 1, home: -1 },
        chosen: [{ sound: "crunch" }, "gus: Mmm. Is that rust?"],
      },
    ],
  };
}

/** The whole class jumps: six take off, and come down when that world lets them. */
function classJump(id: string, rests: readonly number[]): Act {
  const six = Array.from({ length: ALL }, (_, index) => index);
  const row = (sound: "jump-up" | "jump-land") =>
    six.flatMap((index) => [
      {
        sound,
        side: index / 2.5 - 1,
        pitch: index - 3,
        hold: index === 0 ? ("end" as const) : ("none" as const),
      },
      { rest: 0.09 },
    ]);
  return {
    id: `jump-${id}`,
    as: "perform",
    if: { chose: { "class-jump": id } },
    lines: [
      "blip: Everybody ready? One, two, three!",
      ...row("jump-up"),
      ...rests.map((rest) => ({ rest })),
      ...row("jump-land"),
      { sound: "crowd-cheer" },
    ],
  };
}

/** @param bottle the keepsake of a good trip */
export function home(bottle: string): Act[] {
  return [
    {
      id: "towed-home",
      if: TOWED,
      lines: [
        { sound: "truck-horn", hold: "end" },
        "gus: Hook's on. Sit back, and enjoy the smell.",
        "kettle: He's towing us home. What we didn't find, he'll bring on Tuesday. Or he'll eat it.",
      ],
    },
    {
      id: "class-jump",
      if: { stakes: { fuel: { from: 1 } }, tallies: { towed: { to: 0 } } },
      ask: [
        "kettle: There's fuel left over for one stop on the way. The class wants to jump, all six. Where?",
      ],
      options: [
        { id: "moon", label: "The Moon", phrases: ["moon"], chosen: ["blip: The Moon!"] },
        {
          id: "jupiter",
          label: "Above Jupiter",
          phrases: ["jupiter"],
          chosen: ["blip: On the balloon board!"],
        },
        { id: "pluto", label: "Pluto", phrases: ["pluto"], chosen: ["blip: Pluto! Did we pack a book?"] },
      ],
    },
    classJump("moon", [2.4]),
    classJump("jupiter", []),
    classJump("pluto", [5, 1.4]),
    {
      id: "feast",
      if: { tallies: { home: { from: MANY } } },
      lines: [
        { sound: "pan-lid" },
        { sound: "crunch" },
        "blip: Everybody has a lunch! Mine is half dust. It's the best half.",
        { sound: "passengers" },
      ],
    },
    {
      id: "sharing",
      if: { tallies: { home: { from: FEW + 1, to: MANY - 1 } } },
      lines: [
        { sound: "pan-lid" },
        "blip: Some have a lunch, and some have none. We put it all in a row, and everybody takes one bite of each.",
        { sound: "crunch" },
      ],
    },
    {
      id: "one-carrot",
      if: { tallies: { home: { to: FEW } } },
      lines: [
        "blip: Six of us, and hardly a box. Who'd like a corner of a carrot?",
        { sound: "crunch" },
        "kettle: I've put the kettle on. That's me. There'll be soup, at least.",
      ],
    },
    {
      id: "picnic",
      if: { tallies: { hidden: { from: 1 } } },
      lines: [
        [
          "blip: And a picnic basket for dessert! Tidy never found it.",
          "And there's still cake in the basket that we hid!",
        ],
      ],
    },
    { id: "bottle", if: { tallies: { home: { from: MANY } } }, keepsake: bottle },
    { id: "can", if: { tallies: { home: { from: FEW + 1, to: MANY - 1 } } }, keepsake: "can" },
    { id: "rope", if: { tallies: { home: { to: FEW } } }, keepsake: "rope" },
  ];
}
