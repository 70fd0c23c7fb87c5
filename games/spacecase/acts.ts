/** What every trip has: when it is over early, what Gus offers, and how it ends. */
import { CANS } from "./frame.ts";
import type { Act } from "./types.ts";

type Told = Extract<Act, { readonly turns: number }>["how"];

const TOWED = { tallies: { towed: { from: 1 } } };
const FLYING = { tallies: { towed: { to: 0 } } };
/** So many boxes there are. */
const ALL = 6;
/** So many boxes are looked for, from so many on it is a good trip, and up to so many a poor one. */
const LENGTHS = {
  full: { boxes: ALL, good: 5, poor: 2, suffix: "" },
  short: { boxes: 4, good: 4, poor: 1, suffix: "-short" },
} as const;
type Length = keyof typeof LENGTHS;

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
  return { as: "hunt", if: FLYING, until: TOWED, resumed: FIND, ...turns };
}

/** The second box, and the first that costs something. What the goal is can be told here: no box can have been lost yet. */
export function firstHunt({ id, how = [], ...turns }: Turns): Act[] {
  const begin = {
    full: `kettle: Five boxes to go, and ${CANS} cans of fuel. A probe burns one. Landing on a wrong world burns three.`,
    short: `kettle: A short trip: three more boxes, and Gus brings two. We have ${CANS} cans of fuel. A probe burns one, a wrong landing three.`,
  };
  return (["full", "short"] as const).map((length) => ({
    ...hunt({ ...turns, id: `${id}${LENGTHS[length].suffix}`, how: [begin[length], ...how] }),
    if: { ...FLYING, length },
    goal: { home: LENGTHS[length].boxes },
  }));
}

/** The last box: where no other was lost, it is the one that reaches the goal. */
export function lastHunt({ id, ...turns }: Turns): Act[] {
  return (["full", "short"] as const).flatMap((length) => {
    const { boxes, suffix } = LENGTHS[length];
    const others = boxes - 1;
    const when = (found: { from: number } | { to: number }) => ({
      if: { length, tallies: { ...FLYING.tallies, home: found } },
    });
    return [
      { ...hunt({ ...turns, id: `${id}${suffix}` }), ...when({ from: others }), goal: { home: boxes } },
      { ...hunt({ ...turns, id: `${id}-less${suffix}` }), ...when({ to: others - 1 }) },
    ];
  });
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
      "gus: Evening, neighbor. Low on fuel? Two cans for one of those lunches. I'd eat it right here, so that's one box fewer to bring home.",
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
        chosen: [{ sound: "crunch" }, "gus: Mmm! Best lunch in a light-year."],
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

/** What there is to eat, by how many boxes came home. */
function feast(length: Length): Act[] {
  const { good, poor, suffix } = LENGTHS[length];
  return [
    {
      id: `feast${suffix}`,
      if: { length, tallies: { home: { from: good } } },
      lines: [
        { sound: "pan-lid" },
        { sound: "crunch" },
        "blip: What a feast! Half of it is dust. It's the best half.",
        { sound: "passengers" },
      ],
    },
    {
      id: `sharing${suffix}`,
      if: { length, tallies: { home: { from: poor + 1, to: good - 1 } } },
      lines: [
        { sound: "pan-lid" },
        "blip: Some have a lunch, and some have none. We put it all in a row, and everybody takes one bite of each.",
        { sound: "crunch" },
      ],
    },
    {
      id: `one-carrot${suffix}`,
      if: { length, tallies: { home: { to: poor } } },
      lines: [
        "blip: Six of us, and hardly a box. Who'd like a corner of a carrot?",
        { sound: "crunch" },
        "kettle: I've put the kettle on. That's me. There'll be soup, at least.",
      ],
    },
  ];
}

function keepsakeOf(length: Length, bottle: string): Act[] {
  const { good, poor, suffix } = LENGTHS[length];
  const given = (id: string, keepsake: string, from: number, to: number): Act => ({
    id: `${id}${suffix}`,
    if: { length, tallies: { home: { from, to } } },
    keepsake,
  });
  return [
    given("bottle", bottle, good, ALL),
    given("can", "can", poor + 1, good - 1),
    given("rope", "rope", 0, poor),
  ];
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
    classJump("pluto", [5, 2.3]),
    ...(["full", "short"] as const).flatMap(feast),
    {
      id: "picnic",
      if: { tallies: { hidden: { from: 1 }, caught: { to: 0 } } },
      lines: [
        { sound: "chest-open", caption: "a lid opens" },
        "blip: And picnic cake for dessert! Tidy never found it.",
      ],
    },
    {
      id: "some-picnic",
      if: { tallies: { hidden: { from: 1 }, caught: { from: 1 } } },
      lines: [
        { sound: "chest-open", caption: "a lid opens" },
        "blip: And cake, from what Tidy did not find! The rest of it is in aisle nine.",
      ],
    },
    {
      id: "no-picnic",
      if: { tallies: { hidden: { to: 0 }, caught: { from: 1 } } },
      lines: [
        { sound: "robot-bump" },
        "blip: And no dessert. All our cake is in aisle nine.",
        "kettle: We may visit it. We'll bring forks.",
      ],
    },
    ...(["full", "short"] as const).flatMap((length) => keepsakeOf(length, bottle)),
  ];
}
