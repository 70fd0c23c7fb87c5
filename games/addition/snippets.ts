/** What several lines have in common: Pickle's two lessons, Otto's shop, and how every trip ends. */
import type { Chapter } from "./chapter.ts";

type Act = Chapter["level"]["chapter"][number];

/** With so many lumps at the end one is first; with so few, which is what her turnips give anybody, Mudge is. */
const FIRST = 8;
const LAST = 4;
/** What Otto sells, once, before the last stretch: a help, and no way out of the chase. */
const LUMPS = 3;
/** Who goes by the shortest way so often does it on purpose. */
const MANY_EXPRESS = 8;
const SOME_EXPRESS = 3;
/** Of Otto's coal, or of a rocket. */
const PRICE = 10;

/** How many rides are left is what coal is worth. */
export function otto(rides: number): NonNullable<Extract<Act, { ask: unknown }>["ask"]> {
  return [
    { sound: "cash-drawer", hold: "lead" },
    `Otto's coal stand! Three lumps for ten coins, just once. Coins you keep become fireworks: ten a rocket. You have {coins} coins, {coal} lumps, ${rides} rides to go.`,
  ];
}

/** What to try next on this line, as it went: each trains something else. */
interface Tips {
  readonly behind: string;
  readonly close: string;
  readonly ahead: string;
  /** Of a bridge that broke. */
  readonly splash?: string;
}

export function tips({ behind, close, ahead, splash }: Tips): Act {
  const told = (id: string, tip: string, coal: { from?: number; to?: number }): Act => ({
    id,
    if: { stakes: { coal }, ...(splash === undefined ? {} : { tallies: { splashes: { to: 0 } } }) },
    lines: [`conductor: ${tip}`],
  });
  return {
    length: "full",
    acts: [
      ...(splash === undefined
        ? []
        : [
            {
              id: "next-bridge",
              if: { tallies: { splashes: { from: 1 } } },
              lines: [`conductor: ${splash}`],
            },
          ]),
      told("next-behind", behind, { to: LAST }),
      told("next-close", close, { from: LAST + 1, to: FIRST - 1 }),
      told("next-ahead", ahead, { from: FIRST }),
    ],
  };
}

export const snippets = {
  /** What coal costs, and how it comes: the same in all levels, before the first jump that burns, with its sound. */
  coal: {
    id: "coal",
    lines: [
      { sound: "goose" },
      "pickle: Honk! I am Pickle. Each jump",
      { sound: "couple-one", caption: "click" },
      { sound: "fire-flare", level: 0.5, hold: "end", caption: "a lump burns" },
      "pickle: burns a lump of coal, a wrong stop two. A right first stop brings more, and coins buy some. You have {coal}. After a ride, each tick is a lump.",
    ],
    again: [{ sound: "goose" }, "pickle: Honk. {coal} lumps of coal, and Mudge is behind us."],
  },
  /** What an express is good for, when the first ride that could be one is over. */
  prices: {
    id: "prices",
    lines: [
      { sound: "goose" },
      "pickle: Not one jump wasted, that is an express. It pays double, and brings one more lump.",
    ],
    again: [],
  },
  /** What the echo means, and what decides. */
  behind: {
    id: "behind",
    lines: [
      { sound: "goods-horn", level: 0.5 },
      "pickle: That horn is Mrs. Mudge's Turnip Train. At the end, eight lumps or more: we are first. Four or fewer: she is.",
    ],
    again: [],
  },
  /** Coins become coal, or stay what they are: rockets. */
  shop: {
    id: "shop",
    length: "full",
    if: { tallies: { coins: { from: PRICE } } },
    options: [
      {
        id: "keep",
        label: "Keep the coins",
        phrases: ["keep", "keep them", "rockets", "no"],
        chosen: [["Otto waves. He likes rockets, too.", "Rockets it is. Otto covers his ears already."]],
      },
      {
        id: "coal",
        label: "Buy three lumps",
        phrases: ["buy", "coal", "buy coal", "three lumps", "yes"],
        chosen: [
          { sound: "coal-in", caption: "coal tumbles into the tender: three thuds" },
          ["Three lumps, polished by Otto himself.", "Three lumps. The fire says thank you."],
        ],
        counts: { paid: -PRICE, shoveled: LUMPS },
      },
    ],
  },
  /** How the bridge went, before anybody arrives. */
  "bridge-told": [
    {
      id: "bridge-dry",
      if: { tallies: { splashes: { to: 0 } } },
      lines: ["Behind you the planks still sway. Everybody's feet are dry."],
      again: ["Behind you the planks still sway. Everybody's feet are dry."],
    },
    {
      id: "bridge-wet",
      if: { tallies: { splashes: { from: 1 } } },
      lines: ["Behind you, somebody wrings out a sock."],
      again: ["Behind you, somebody wrings out a sock."],
    },
  ],
  /** Three endings, by the coal that is left, which is how near she is heard: first, nose to nose, or behind her. */
  ahead: { id: "ahead", if: { stakes: { coal: { from: FIRST } } } },
  close: { id: "close", if: { stakes: { coal: { from: LAST + 1, to: FIRST - 1 } } } },
  "mudge-first": { id: "mudge-first", if: { stakes: { coal: { to: LAST } } } },
  /** What the lesser two leave; the best leaves what the line has. */
  "close-gift": {
    id: "close-gift",
    if: { stakes: { coal: { from: LAST + 1, to: FIRST - 1 } } },
    keepsake: "turnip-bell",
  },
  "mudge-gift": { id: "mudge-gift", if: { stakes: { coal: { to: LAST } } }, keepsake: "soup-ladle" },
  /** What was won, and everybody plays. */
  concert: {
    id: "concert",
    as: "perform",
    if: { tallies: { band: { from: 1 } } },
    again: [{ perform: true }, { sound: "applause" }],
  },
  /** Where nobody is aboard. */
  "no-band": {
    id: "no-band",
    as: "perform",
    if: { tallies: { band: { from: 0, to: 0 } } },
    lines: [
      "conductor: Nobody is aboard tonight, driver. Mudge lends us her horn.",
      { sound: "goods-horn" },
      { sound: "goose" },
    ],
    again: [{ sound: "goods-horn" }, { sound: "goose" }],
  },
  /** A rocket for every ten coins, higher and higher; then what this player did well. */
  farewell: [
    {
      if: { tallies: { coins: { from: PRICE } } },
      acts: [
        {
          id: "rockets",
          as: "perform",
          lines: ["And {coins} coins' worth of rockets, one for every ten!"],
        },
        {
          id: "rocket-1",
          as: "perform",
          lines: [{ sound: "firework", pitch: -4, side: -0.4 }, { rest: 0.2 }],
        },
        {
          id: "rocket-2",
          as: "perform",
          if: { tallies: { coins: { from: 20 } } },
          lines: [{ sound: "firework", pitch: -3, side: 0.4 }, { rest: 0.2 }],
        },
        {
          id: "rocket-3",
          as: "perform",
          if: { tallies: { coins: { from: 30 } } },
          lines: [{ sound: "firework", pitch: -2, side: -0.4 }, { rest: 0.2 }],
        },
        {
          id: "rocket-4",
          as: "perform",
          if: { tallies: { coins: { from: 40 } } },
          lines: [{ sound: "firework", pitch: -1, side: 0.4 }, { rest: 0.2 }],
        },
        {
          id: "rocket-5",
          as: "perform",
          if: { tallies: { coins: { from: 50 } } },
          lines: [{ sound: "firework", pitch: 0, side: -0.4 }, { rest: 0.2 }],
        },
        {
          id: "rocket-6",
          as: "perform",
          if: { tallies: { coins: { from: 60 } } },
          lines: [{ sound: "firework", pitch: 1, side: 0.4 }, { rest: 0.2 }],
        },
        {
          id: "rocket-7",
          as: "perform",
          if: { tallies: { coins: { from: 70 } } },
          lines: [{ sound: "firework", pitch: 2, side: -0.4 }, { rest: 0.2 }],
        },
        {
          id: "rocket-8",
          as: "perform",
          if: { tallies: { coins: { from: 80 } } },
          lines: [{ sound: "firework", pitch: 3, side: 0.4 }, { rest: 0.2 }],
        },
        {
          id: "rocket-9",
          as: "perform",
          if: { tallies: { coins: { from: 90 } } },
          lines: [{ sound: "firework", pitch: 4, side: -0.4 }, { rest: 0.2 }],
        },
        {
          id: "rocket-10",
          as: "perform",
          if: { tallies: { coins: { from: 100 } } },
          lines: [{ sound: "firework", pitch: 5, side: 0.4 }, { rest: 0.2 }],
        },
        {
          id: "rocket-11",
          as: "perform",
          if: { tallies: { coins: { from: 110 } } },
          lines: [{ sound: "firework", pitch: 6, side: -0.4 }, { rest: 0.2 }],
        },
        {
          id: "rocket-12",
          as: "perform",
          if: { tallies: { coins: { from: 120 } } },
          lines: [{ sound: "firework", pitch: 7, side: 0.4 }, { rest: 0.2 }],
        },
      ],
    },
    {
      length: "full",
      acts: [
        {
          id: "did-much",
          if: { tallies: { express: { from: MANY_EXPRESS } } },
          lines: [
            "conductor: {express} express rides, driver, with no wasted jumps. First think, then jump: that is you.",
          ],
        },
        {
          id: "did-some",
          if: { tallies: { express: { from: SOME_EXPRESS, to: MANY_EXPRESS - 1 } } },
          lines: [
            "conductor: {express} express rides, driver, with no wasted jumps. I clapped with both flags.",
          ],
        },
        {
          id: "did-little",
          if: { tallies: { express: { from: 0, to: SOME_EXPRESS - 1 } } },
          lines: ["conductor: You drove all the way, driver, and did not give up."],
        },
      ],
    },
  ],
} satisfies Record<string, Act | readonly Act[] | Partial<Extract<Act, { lines: unknown }>>>;
