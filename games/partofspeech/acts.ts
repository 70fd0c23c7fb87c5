/** What every show has: stories one by one, a laugh that interrupts them, a choice, and the end. */
import type { Act } from "./types.ts";

const LAUGH = 4;
/** With fewer words of one's own, help has kept Nora serious. */
const OWN = 6;

type Lines = Extract<Act, { lines: unknown }>["lines"];

interface Story {
  readonly as: "ride" | "hunt" | "boss";
  /** The bank that it comes from. */
  readonly set: string;
  readonly how?: Lines;
  readonly resumed: string;
  readonly short?: 0;
  readonly if?: NonNullable<Act["if"]>;
}

/** One story; and where it brings the fourth giggle, Nora's laugh. */
export function story(id: string, water: string, { as, set, how, resumed, short, if: when }: Story): Act[] {
  return [
    {
      id,
      ...(when === undefined ? {} : { if: when }),
      as,
      set,
      turns: 1,
      ...(short === undefined ? {} : { short }),
      ...(how === undefined ? {} : { how }),
      resumed: [resumed],
    },
    {
      id: `${id}-laugh`,
      if: { stakes: { giggles: { from: LAUGH } } },
      as: "rescue",
      set: water,
      turns: 1,
      short: 1,
      how: [
        { sound: "laugh-big", hold: "end" },
        [
          "coach: The fourth giggle! She's laughing on the air. Quick, give her something to hold on to!",
          "coach: There she goes, live on the radio! Something to hold on to, quick!",
          "coach: She can't stop! Catch her something to hold on to!",
        ],
      ],
    },
  ];
}

/** Not there the first time: a listener asks about Bernard. */
export function letter(id: string, water: string, resumed: string): Act[] {
  return story(id, water, {
    as: "ride",
    set: id,
    if: { finished: true },
    short: 0,
    how: [{ sound: "goose" }, "coach: A letter about Bernard! Let's answer it."],
    resumed,
  });
}

/** The next story is the player's: three blanks, or five. */
export function choice(id: string, [short, long]: readonly [string, string]): Act {
  return {
    id,
    length: "full",
    ask: [`coach: Which one next? ${short}, three blanks. Or ${long}, five blanks: more letters, more risk.`],
    options: [
      {
        id: "short",
        label: short,
        phrases: ["three", "short", "three blanks", "the first one"],
        chosen: [{ sound: "page" }],
      },
      {
        id: "long",
        label: long,
        phrases: ["five", "long", "five blanks", "the second one"],
        chosen: [{ sound: "page" }],
      },
    ],
  };
}

interface Endings {
  readonly id: string;
  /** What Nora says when the red light is off. */
  readonly off: string;
  readonly once: string;
  readonly often: string;
  readonly keepsakes: readonly [string, string, string];
}

export function endings({ id, off, once, often, keepsakes: [best, middle, other] }: Endings): Act[] {
  const never = { tallies: { laughs: { to: 0 }, words: { from: OWN } } };
  const helped = { tallies: { laughs: { to: 0 }, words: { to: OWN - 1 } } };
  const one = { tallies: { laughs: { from: 1, to: 1 } } };
  const more = { tallies: { laughs: { from: 2 } } };
  return [
    { id: `${id}-credits`, as: "perform", lines: ["nora: That was our show.", { perform: true }] },
    {
      id: `${id}-never`,
      if: never,
      lines: [
        "nora: Good night.",
        { sound: "tick" },
        "coach: The red light is off.",
        { sound: "giggle", hold: "end" },
        { sound: "laugh-big", hold: "end" },
        `nora: ${off}`,
        "coach: Off the air, that doesn't count. She never laughed. You did it!",
      ],
    },
    {
      id: `${id}-helped`,
      if: helped,
      lines: [
        "nora: Good night.",
        "coach: She never laughed. But a lot of those words were mine. Next time, they're yours.",
      ],
    },
    {
      id: `${id}-once`,
      if: one,
      lines: ["nora: Good night.", { sound: "applause-small" }, `coach: ${once}`],
    },
    {
      id: `${id}-often`,
      if: more,
      lines: [{ sound: "goose", hold: "end" }, { sound: "crowd-laugh" }, `coach: ${often}`],
    },
    { id: `${id}-best`, if: never, keepsake: best },
    { id: `${id}-ball`, if: helped, keepsake: "ball" },
    { id: `${id}-middle`, if: one, keepsake: middle },
    { id: `${id}-other`, if: more, keepsake: other },
  ];
}
