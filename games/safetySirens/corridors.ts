/** A way that was walked once, coming in: going out it is walked backwards, and left and right trade places. */
import { FETCHED, WINDOW } from "./doors.ts";
import { at, every, LED, moment, THREE } from "./pieces.ts";
import { WAYS_OUT } from "./sources.ts";
import type { Fate, Fates, Lines, Note } from "./pieces.ts";

type Turn = "left" | "ahead" | "right";
interface Corner {
  readonly place: keyof typeof PLACES;
  /** What one did there coming in. */
  readonly turn: Turn;
}
export type Route = readonly [Corner, Corner, Corner];

const PLACES = {
  fountain: {
    name: "the fountain",
    caption: "a fountain",
    notes: (from: number): Note[] => [at(from, "tap-runs")],
  },
  piano: {
    name: "the piano",
    caption: "a piano",
    notes: (from: number): Note[] => [at(from, "piano"), at(from + 500, "piano", { pitch: 4 })],
  },
  ice: {
    name: "the ice machine",
    caption: "ice cubes",
    notes: (from: number): Note[] => every(500, 2, "ice-clink", {}, from),
  },
  popcorn: {
    name: "the popcorn stand",
    caption: "popcorn",
    notes: (from: number): Note[] => [at(from, "popcorn")],
  },
  tank: {
    name: "the fish tank",
    caption: "bubbles",
    notes: (from: number): Note[] => every(550, 2, "bubbles", {}, from),
  },
} as const;

const BACK: Readonly<Record<Turn, Turn>> = { left: "right", ahead: "ahead", right: "left" };
const IN_WORDS: Readonly<Record<Turn, string>> = {
  left: "turn left at",
  ahead: "go straight on past",
  right: "turn right at",
};
const OUT_WORDS: Readonly<Record<Turn, string>> = { left: "left", ahead: "straight on", right: "right" };
const PAST: Readonly<Record<Turn, string>> = {
  left: "turned left at",
  ahead: "went straight on past",
  right: "turned right at",
};
const SIDES: Readonly<Record<Turn, number>> = { left: -0.9, ahead: 0, right: 0.9 };
const TURNS: readonly Turn[] = ["left", "ahead", "right"];

/** The way in, told once with its sounds. */
export function wayIn(route: Route): Lines {
  return route.flatMap(({ place, turn }, index): Lines => [
    ...PLACES[place]
      .notes(0)
      .slice(0, 1)
      .map(({ sound }) => ({ sound, hold: "end" as const, caption: PLACES[place].caption })),
    `chief: We ${IN_WORDS[turn]} ${PLACES[place].name}${index === route.length - 1 ? ", and here's the room." : "."}`,
  ]);
}

/** One corner: what is heard there tells where one is; the elevator is never the answer to an alarm. */
function corner(route: Route, index: number, then: readonly string[]): Fate {
  const { place, turn } = route[index] ?? route[0];
  const { name, caption, notes } = PLACES[place];
  const out = BACK[turn];
  const others = TURNS.filter((one) => one !== out);
  const elevator = others[(index + place.length) % others.length] ?? "ahead";
  const reason = (one: Turn): string[] =>
    one === elevator
      ? [
          "That's the elevator. In an alarm, nobody takes it: it may stop halfway. The stairs!",
          "Ding, the elevator. Not in an alarm. Which way is the way you came?",
        ]
      : one === turn
        ? [
            "That was the way coming in. Going out you face the other way.",
            "Coming in, yes. Now you come from the other side: swap.",
          ]
        : ["Not that way. What did you do here, coming in? Now swap left and right."];
  return {
    moments: [
      moment(
        `${caption}; ${elevator}, two chimes; far off, ${THREE.beeps}`,
        at(0, THREE.sound, { level: 0.22 }),
        notes(300),
        at(2300, "elevator-down", { side: SIDES[elevator], level: 0.6 }),
      ),
    ],
    responses: ["turn-left", "turn-ahead", "turn-right"],
    safe: WINDOW,
    hazard: true,
    worth: { [`turn-${out}`]: 1 },
    missed: Object.fromEntries(others.map((one) => [`turn-${one}`, [reason(one)]])),
    clue: moment(caption, ...notes(0)),
    why: [`Coming in you ${PAST[turn]} ${name}. Going out: ${OUT_WORDS[out]}.`],
    source: WAYS_OUT,
    led: LED,
    enters: [
      {
        say: [
          "Something is right ahead:",
          "The next corner:",
          "You walk on, one hand on the wall:",
          "What's here?",
          "Another corner:",
        ],
      },
    ],
    leads: { [`turn-${out}`]: [...then], safe: [...then] },
    replies: { safe: { right: [{ say: FETCHED, voice: "chief" }] } },
    listenFor: [
      `Coming in: ${route.map((one) => `you ${PAST[one.turn]} ${PLACES[one.place].name}.`).join(" Then ")}`,
    ],
    rule: ["The last corner is now the first. Left is now right, and right is left."],
  };
}

/** The corners of a route, from the room to the street. */
export function wayOut(
  name: string,
  route: Route,
  lawns: readonly string[],
): { fates: Fates; begins: string[] } {
  const last = route.length - 1;
  const idOf = (index: number): string => `${name}-corner-${last - index + 1}`;
  return {
    fates: Object.fromEntries(
      route.map((_, index) => [idOf(index), corner(route, index, index === 0 ? lawns : [idOf(index - 1)])]),
    ),
    begins: [idOf(last)],
  };
}
