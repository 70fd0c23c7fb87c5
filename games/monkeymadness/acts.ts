/** Acts that every evening has: whose drum it is, what bananas buy, and the feast. */
import type { Act } from "./types.ts";

/** What is at work in all acts. */
export const USUAL_DEVICES = ["bananas", "snap", "band"];

/** Each catch to Boom's drum brings one banana more; in calm mode it waits, and still does. */
export const whoseDrum: Act = {
  id: "whose-drum",
  length: "full",
  ask: [
    { sound: "tom", pitch: -6 },
    { sound: "tom", pitch: -6 },
    "boom: Shall I drum the next two runs? Each ripe one brings one banana more then. My drum doesn't wait, except in calm mode.",
  ],
  options: [
    {
      id: "own",
      label: "My own drum",
      phrases: ["my drum", "mine", "no"],
      chosen: ["boom: As slow as you like. I was slow once. I still am."],
    },
    {
      id: "boom",
      label: "Boom's drum",
      phrases: ["boom", "yes"],
      chosen: ["boom: Two runs, then. Select: catch. If you can't wait for my drum, press Down."],
    },
  ],
};

/** The same runs, to the drum that was chosen. */
export function drummed(id: string, set: string, turns: number): Act[] {
  return [
    {
      id: `${id}-own`,
      if: { chose: { "whose-drum": "own" } },
      as: "ride",
      set,
      turns,
      short: 0,
      devices: USUAL_DEVICES,
    },
    {
      id: `${id}-boom`,
      if: { chose: { "whose-drum": "boom" } },
      as: "ride",
      set: `${set}-boom`,
      turns,
      short: 0,
      devices: USUAL_DEVICES,
      resumed: ["Boom drums. Select: catch."],
    },
  ];
}

const LURE = 3;

/** What a player costs in a level, and how it is said. */
interface Price {
  readonly price: number;
  readonly told: string;
  readonly label: string;
  readonly twice: string;
  readonly labelTwice: string;
}
export const SIX: Price = { price: 6, told: "six", label: "Six", twice: "twelve", labelTwice: "Twelve" };
export const TWENTY: Price = {
  price: 20,
  told: "twenty",
  label: "Twenty",
  twice: "forty",
  labelTwice: "Forty",
};

/** What is in the basket can be spent to the last. */
export function market(id: string, { price, told, label }: Price): Act {
  return {
    id,
    if: { stakes: { bananas: { from: price }, band: { to: 11 } } },
    ask: [
      { device: "band", next: true },
      `mango: {bandNext} would play for ${told} bananas. You have {bananasTold}. Or shall we throw Snap three, far down the river?`,
    ],
    options: [
      {
        id: "hire",
        label: `${label} for a player`,
        phrases: [told, "player", "hire"],
        counts: { paid: price, joined: 1 },
        chosen: ["mango: Done! Make room on the branch!"],
      },
      {
        id: "throw",
        label: "Three for Snap",
        phrases: ["three", "snap", "throw"],
        counts: { paid: LURE, lured: 4 },
        chosen: [{ sound: "splash", level: 0.5 }, "snap: Down there? How thoughtful."],
      },
      {
        id: "keep",
        label: "Keep them",
        phrases: ["keep", "none", "no"],
        chosen: ["mango: All right. They stay in the basket."],
      },
    ],
  };
}

/** The last chance, when nobody can be led away any more: one player, or two for who is rich. */
export function lateMarket(id: string, { price, told, label, twice, labelTwice }: Price): Act[] {
  const keep = {
    id: "keep",
    label: "Keep them",
    phrases: ["keep", "none", "no"],
    chosen: ["mango: Then we'll eat them. Also good."],
  };
  const hire = (players: number, called: string) => ({
    id: `hire-${players}`,
    label: called,
    phrases: players === 1 ? ["one", told] : ["two", twice],
    counts: { paid: price * players, joined: players },
    chosen: [players === 1 ? "mango: Welcome! Up here!" : "mango: Both of you, up here!"],
  });
  return [
    {
      id,
      if: { stakes: { bananas: { from: price, to: price * 2 - 1 }, band: { to: 11 } } },
      ask: [
        { device: "band", next: true },
        `mango: One last player? {bandNext} asks for ${told} bananas. You have {bananasTold}.`,
      ],
      options: [hire(1, `${label} for one`), keep],
    },
    {
      id: `${id}-rich`,
      if: { stakes: { bananas: { from: price * 2 }, band: { to: 10 } } },
      ask: [
        { device: "band", next: true },
        `mango: Last players! {bandNext} asks for ${told} bananas. With one more player, it's ${twice}. You have {bananasTold}.`,
      ],
      options: [hire(2, `${labelTwice} for two`), hire(1, `${label} for one`), keep],
    },
  ];
}

/** Not there the first time: somebody new, and numbers nobody has met in this level. */
export function surprise(id: string, set: string, lines: Extract<Act, { lines: unknown }>["lines"]): Act[] {
  const again = { finished: true };
  return [
    { id: `${id}-come`, if: again, lines },
    { id, if: again, as: "ride", set, turns: 1, short: 0, devices: USUAL_DEVICES },
  ];
}

interface Endings {
  readonly id: string;
  readonly grand: string;
  readonly small: string;
  readonly snaps: string;
  readonly keepsakes: readonly [string, string];
}

const GRAND = 8;
const SMALL = 4;

export function feast({ id, grand, small, snaps, keepsakes: [best, other] }: Endings): Act[] {
  return [
    { id: `${id}-table`, lines: [{ sound: "curtain" }, "mango: The feast! Who plays?"] },
    {
      id: `${id}-plays`,
      as: "perform",
      if: { stakes: { band: { from: 1 } } },
      lines: [{ device: "band" }],
    },
    {
      id: `${id}-grand`,
      if: { stakes: { band: { from: GRAND } } },
      lines: [{ sound: "crowd-cheer" }, "mango: Eight or more! It's a feast!", grand],
    },
    {
      id: `${id}-small`,
      if: { stakes: { band: { from: SMALL, to: GRAND - 1 } } },
      lines: [{ sound: "applause-small" }, "mango: Not eight, so it's a picnic.", small],
    },
    {
      id: `${id}-snaps`,
      if: { stakes: { band: { to: SMALL - 1 } } },
      lines: [{ sound: "splash" }, "snap: So few players. So I'll sing.", snaps],
    },
    { id: `${id}-best`, if: { stakes: { band: { from: GRAND } } }, keepsake: best },
    { id: `${id}-other`, if: { stakes: { band: { to: GRAND - 1 } } }, keepsake: other },
  ];
}
