/** What the chapters have in common: what bricks are spent on, and how a day on the balcony ends. */
import { GOAL } from "./frame.ts";
import type { Chapter } from "./street.ts";

/** The boss with the cousin at home, or honking. */
export function boss(id: string, set: string, resumed: string): Chapter {
  const act = { as: "boss" as const, turns: 2, short: 2, resumed: [resumed] };
  return [
    {
      ...act,
      id: `${id}-honked`,
      set: `${set}-honked`,
      if: { stakes: { cousin: { from: 1 } } },
      how: [
        { sound: "car-horn", hold: "end" },
        "gus: And cousin Honk honks along! He's parked right here.",
        "plum: Parked cars don't count. We only count the ones that go by.",
      ],
    },
    { ...act, id: `${id}-quiet`, set, if: { stakes: { cousin: { to: 0 } } } },
  ];
}

interface Stand {
  readonly id: string;
  readonly label: string;
  readonly phrases: string[];
  /** What it is, and what it costs the ear. */
  readonly offer: string;
  /** Heard when it is built; a bed in it is there from then on. */
  readonly built: Extract<Chapter[number], { lines: unknown }>["lines"];
  readonly kept: string;
}

const STAND_COSTS = 2;

/** Something that pays for itself, and is in the ear's way from then on. */
export function building(act: string, { id, label, phrases, offer, built, kept }: Stand): Chapter {
  return [
    {
      id: act,
      length: "full",
      if: { stakes: { bricks: { from: STAND_COSTS } } },
      ask: [
        `plum: The pile has {bricksTold}. ${offer} It takes ${STAND_COSTS}, and it's noisy.`,
        { sound: "tag-knock" },
        "plum: But the next two reports are for 2, 4 or 6, not 1, 2 or 4. More to win, and more to lose.",
      ],
      options: [
        { id, label, phrases, counts: { spent: STAND_COSTS, built: 1 }, chosen: built },
        { id: "keep", label: "Keep it quiet", phrases: ["keep", "quiet", "no"], chosen: [kept] },
      ],
    },
  ];
}

/** Two reports, which pay more where something was built. */
export function afternoon(id: string, set: string, resumed: string): Chapter {
  const act = { as: "ride" as const, turns: 2, resumed: [resumed] };
  return [
    {
      ...act,
      id: `${id}-paying`,
      set: `${set}-paying`,
      if: { stakes: { stand: { from: 1 } }, length: "full" },
    },
    { ...act, id: `${id}-quiet`, set: `${set}-quiet`, if: { stakes: { stand: { to: 0 } }, length: "full" } },
  ];
}

const COUSIN_COSTS = 3;

/** Gus's cousin asks to be paid, and honks in the last act if he is not. */
export function cousin(id: string): Chapter {
  return [
    {
      id,
      length: "full",
      if: { stakes: { bricks: { from: COUSIN_COSTS } } },
      ask: [
        { sound: "car-horn", hold: "end" },
        `gus: That's my cousin Honk! He wants to honk while you count the last two. For ${COUSIN_COSTS} bricks he stays home. You have {bricksTold}. Deal?`,
      ],
      options: [
        {
          id: "pay",
          label: `Pay ${COUSIN_COSTS} bricks`,
          phrases: ["pay", "deal", "yes"],
          counts: { spent: COUSIN_COSTS },
          chosen: [`gus: ${COUSIN_COSTS} bricks! Go home, Honk. Buy yourself a bell.`],
        },
        {
          id: "refuse",
          label: "Let him honk",
          phrases: ["no", "no deal", "let him honk"],
          counts: { gained: 1 },
          chosen: ["plum: We have ears. Let him."],
        },
      ],
    },
  ];
}

/** By what is on the pile: plenty, some, or little; and little ends by whether Gus has a statue. */
export function endings(
  id: string,
  {
    best,
    half,
    statue,
    quiet,
  }: Readonly<
    Record<"best" | "half" | "statue" | "quiet", Extract<Chapter[number], { lines: unknown }>["lines"]>
  >,
  keepsakes: { readonly good: string; readonly other: string },
): Chapter {
  const some = Math.ceil(GOAL / 3);
  return [
    { id: `${id}-best`, if: { stakes: { bricks: { from: GOAL } } }, as: "perform", lines: best },
    {
      id: `${id}-half`,
      if: { stakes: { bricks: { from: some, to: GOAL - 1 } } },
      as: "perform",
      lines: half,
    },
    {
      id: `${id}-statue`,
      if: { stakes: { bricks: { to: some - 1 }, statue: { from: 6 } } },
      as: "perform",
      lines: statue,
    },
    {
      id: `${id}-quiet`,
      if: { stakes: { bricks: { to: some - 1 }, statue: { to: 5 } } },
      as: "perform",
      lines: quiet,
    },
    { id: `${id}-good`, if: { stakes: { bricks: { from: GOAL } } }, keepsake: keepsakes.good },
    {
      id: `${id}-other`,
      if: { stakes: { bricks: { from: some, to: GOAL - 1 } } },
      keepsake: keepsakes.other,
    },
    { id: `${id}-brick`, if: { stakes: { bricks: { to: some - 1 } } }, keepsake: "brick" },
    {
      id: `${id}-not-crossing`,
      lines: [
        "plum: Up here we count. Crossing a street is a different skill. You learn it down there, with your mobility teacher or another grown-up who teaches it. Out there, some cars and most bicycles make hardly a sound.",
      ],
      again: [
        "plum: And you learn to cross a street with your mobility teacher, not up here. Out there, not everything can be heard.",
      ],
    },
  ];
}
