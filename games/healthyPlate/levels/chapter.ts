/** What the chapters share: the parts of a level, a choice of tables, and how an evening ends. */
import type { PartsOf, WrittenPartsOf } from "../../../engine/definition/index.ts";
import type { DishId } from "../dishes.ts";

export type Level = WrittenPartsOf<"amount">["level"];
export type Bank = WrittenPartsOf<"amount">["bank"];
export type Chapter = Level["chapter"];
type Rules = PartsOf<"amount">["rules"];
type Plates = NonNullable<NonNullable<Rules["made"]>["plates"]>;

/** Tables made up of these dishes, so many to a plate. */
export function tables(
  tray: readonly DishId[],
  places: number,
  plates: Plates,
  more: Partial<Rules> = {},
): Rules {
  return { makes: "plates", tray: [...tray], places, made: { plates }, ...more };
}

/** Three who share a counter, or two with dishes that nobody has heard yet: a table either way, so that the count of tables holds. */
export function choice(big: string, small: string): Chapter {
  return [
    {
      id: "next-in",
      length: "full",
      ask: [
        { sound: "door-open" },
        "ada: Who comes in? Three cousins want three plates from one counter. Two strangers want two, from dishes you haven't met.",
      ],
      options: [
        {
          id: "cousins",
          label: "The cousins",
          phrases: ["cousins", "three cousins", "one table"],
          chosen: ["ada: One counter for all three, then."],
        },
        {
          id: "strangers",
          label: "The strangers",
          phrases: ["strangers", "two strangers", "new dishes"],
          chosen: ["ada: New dishes, then, and new lids."],
        },
      ],
    },
    {
      id: "cousins",
      if: { chose: { "next-in": "cousins" } },
      as: "ride",
      set: big,
      turns: 1,
      short: 0,
      resumed: ["Three plates from one counter. Each dish is there once."],
    },
    {
      id: "strangers",
      if: { chose: { "next-in": "strangers" } },
      as: "ride",
      set: small,
      turns: 1,
      short: 0,
      resumed: ["Two plates from one counter, and new dishes."],
    },
    {
      id: "goose",
      if: { finished: true },
      lines: [
        { sound: "door-open" },
        { sound: "goose", hold: "end" },
        "bo: A goose, at the counter. What does it order?",
        { sound: "goose", hold: "end" },
        "ada: A horn, I think. We're out of horns.",
      ],
    },
  ];
}

type Goal = readonly [full: number, short: number];

/** What the evening is for: so many plates right on the first try. */
export function goal([full, short]: Goal): Chapter {
  return (["full", "short"] as const).map((length) => ({
    id: length === "full" ? "goal" : "goal-short",
    length,
    lines: [
      `ada: ${length === "full" ? full : short} plates right on the first try, and the pier gets a concert tonight!`,
    ],
  }));
}

/** So many minutes left at the end, and the captain has time for the concert. */
const SPARE = 4;

interface Ends {
  /** So many plates right on the first try are a great evening, and so many a good one; in full sittings and in short ones. */
  readonly great: Goal;
  readonly good: Goal;
  readonly keepsake: string;
  readonly finale: Extract<Chapter[number], { lines: unknown }>["lines"];
}

/** All plates of the evening play, and then what became of it. */
export function evening({ great, good, keepsake, finale }: Ends): Chapter {
  return ([0, 1] as const).flatMap((at): Chapter => {
    const short = at === 1;
    const lengths = short ? "short" : "full";
    const name = (id: string) => (short ? `${id}-short` : id);
    const within = (from: number, to?: number) =>
      ({
        length: lengths,
        tallies: { bands: { from, ...(to === undefined ? {} : { to }) } },
      }) as const;
    return [
      {
        id: name("great"),
        if: within(great[at]),
        as: "perform",
        lines: [
          "ada: That was the last table. {bands} plates on the first try: enough for a concert! The newest ones in a row, and then all of it at once:",
          { perform: true },
          ...finale,
        ],
      },
      {
        id: name("captain"),
        if: { ...within(great[at]), stakes: { ferry: { from: SPARE } } },
        lines: [
          { sound: "boat-horn", hold: "end" },
          "ada: Hear that? You saved so many minutes that the captain could play along!",
        ],
      },
      { id: name("great-kept"), if: within(great[at]), keepsake },
      {
        id: name("good"),
        if: within(good[at], great[at] - 1),
        as: "perform",
        lines: [
          "ada: That was the last table. {bands} on the first try: not enough for a concert. But hear what you put on them:",
          { perform: true },
          { sound: "applause-small" },
          "bo: That was us? I'd go to that concert.",
        ],
      },
      { id: name("good-kept"), if: within(good[at], great[at] - 1), keepsake: "lid" },
      {
        id: name("small"),
        if: within(0, good[at] - 1),
        as: "perform",
        lines: [
          "ada: That was the last table. Everybody ate, from a plate or from a bag. Somebody out there is playing on one!",
          { sound: "rustle", hold: "end" },
          { sound: "balloon", hold: "end" },
          "bo: Tomorrow the kitchen gets a second try, like me.",
        ],
      },
      { id: name("small-kept"), if: within(0, good[at] - 1), keepsake: "bag" },
    ];
  });
}
