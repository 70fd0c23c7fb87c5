/** What the three levels share: his tricks as they sound, the cook's feather, and how it ends. */
import { bought, ECONOMY, OURS, RAIL } from "./frame.ts";
import type { Chapter, Lines } from "./types.ts";

const PRICE = 5;
const LAST_PRICE = 6;

const SIDES = { left: -0.85, middle: 0, right: 0.85 } as const;
const PITCHES = { left: -4, middle: 0, right: 4 } as const;

/** A coin at a place, as he deals it. */
export function clink(at: keyof typeof SIDES, sound: "coin" | "woodblock" = "coin") {
  return { sound, side: SIDES[at], pitch: PITCHES[at], hold: "end" as const, caption: `clink, ${at}` };
}

/** Something that goes up his sleeve. */
export function rustle(at: keyof typeof SIDES) {
  return { sound: "cloth-wool" as const, side: SIDES[at], hold: "end" as const, caption: `a rustle, ${at}` };
}

const onDeck = { bed: "sea" as const, layer: "sea", level: 0.25 };

/** What the cannonball is about, once a deal was tried that counted for nothing. */
export function cannonball(id: string, prize: string): Chapter {
  return [
    {
      id,
      lines: [
        { sound: "ball-roll", side: 0.8, hold: "end" },
        "pip: That one was for practice. Now for the cannonball on our deck. Our side is the left.",
        `pip: ${ECONOMY}`,
        { sound: "hull-creak" },
        `pip: After the last deal, whoever has it on their side ${prize}.`,
      ],
      again: [
        { sound: "ball-roll", side: 0.8, hold: "end" },
        `pip: Now the ball rolls. Whoever has it in the end ${prize}.`,
      ],
    },
  ];
}

export function aboard(lines: Lines): Lines {
  return [onDeck, { sound: "ball-roll", side: -0.8, hold: "end" }, ...lines];
}

/** Where the ball lies, and what it is good for. */
export function soFar(id: string): Chapter {
  return [
    {
      id: `${id}-ours`,
      if: { stakes: { ball: { from: OURS } } },
      lines: ["pip: The cannonball is on our side, and now come the last deals. Keep it there."],
    },
    {
      id: `${id}-his`,
      if: { stakes: { ball: { to: OURS - 1 } } },
      lines: ["pip: The cannonball isn't on our side, and now come the last deals. Get it over here."],
    },
  ];
}

const UP_TO_RAIL = { to: RAIL - 2 };
const BY_RAIL = { from: RAIL - 1 };

const feather = {
  id: "feather",
  label: "A feather for him",
  phrases: ["feather", "a feather", "giggle"],
  counts: bought.feather(PRICE),
  chosen: ["olga: It's a goose feather. Very ticklish."],
};

const roll = (price: number, said: string) => ({
  id: "roll",
  label: "Roll the ball",
  phrases: ["roll", "ball", "the ball", "cannonball", "roll the cannonball"],
  counts: bought.roll(price),
  chosen: [said],
});

const keep = (said: string) => ({
  id: "keep",
  label: "Keep my pay",
  phrases: ["keep", "keep it", "nothing", "no"],
  chosen: [said],
});

const lid = { sound: "pan-lid" as const, hold: "end" as const };
const giggle = { sound: "giggle" as const, pitch: -9, hold: "end" as const, caption: "the Baron giggles" };
const hello = [
  lid,
  `olga: Olga, the cook. You have {coinsTold} of pay. For ${PRICE} I put a feather in his collar. Then, before he cheats, he goes:`,
  giggle,
];

/** Before the last deals pay can be spent: on a feather that tells, or on the ball itself, if it can be rolled that far. */
export function cook(id: string): Chapter {
  const fed = keep("olga: Then at least eat something.");
  return [
    {
      id: `${id}-by-rail`,
      // First, since a ball that is rolled comes here.
      if: { stakes: { coins: { from: PRICE }, ball: BY_RAIL } },
      ask: [...hello, "olga: Or keep it all."],
      options: [feather, fed],
    },
    {
      id,
      if: { stakes: { coins: { from: PRICE }, ball: UP_TO_RAIL } },
      ask: [...hello, `olga: Or for ${PRICE} I roll the cannonball two steps our way. Or keep it all.`],
      options: [feather, roll(PRICE, "olga: Hup!"), fed],
    },
  ];
}

/** Pay that is left when all is dealt: one more push where it is needed, or something for everybody. */
export function lastCall(id: string): Chapter {
  const soup = {
    id: "soup",
    label: "Soup for everybody",
    phrases: ["soup", "ladle"],
    counts: bought.soup(LAST_PRICE),
    chosen: [
      { sound: "pour-thick" as const },
      { sound: "sip" as const },
      "baron: Is there any left over?",
      { sound: "crowd-laugh" as const },
    ],
  };
  const saved = keep("olga: A saver. Good.");
  const soupFor = `${LAST_PRICE} it's soup for everybody, and my ladle for you. Or keep your pay.`;
  return [
    {
      id,
      if: { stakes: { coins: { from: LAST_PRICE }, ball: { from: OURS } } },
      ask: [lid, `olga: All dealt, and the ball is ours! You still have {coinsTold}. For ${soupFor}`],
      options: [soup, saved],
    },
    {
      id: `${id}-behind`,
      if: { stakes: { coins: { from: LAST_PRICE }, ball: { to: OURS - 1 } } },
      ask: [
        lid,
        `olga: All dealt! You still have {coinsTold}. For ${LAST_PRICE} I roll the cannonball two steps our way. Or for ${soupFor}`,
      ],
      options: [roll(LAST_PRICE, "olga: One good hup!"), soup, saved],
    },
    { id: `${id}-ladle-behind`, if: { chose: { [`${id}-behind`]: "soup" } }, keepsake: "ladle" },
    { id: `${id}-ladle`, if: { chose: { [id]: "soup" } }, keepsake: "ladle" },
  ];
}

interface LastDeals {
  readonly set: string;
  readonly turns: number;
  readonly errs: number;
  readonly how: Lines;
  readonly resumed: Lines;
}

/** He calls first, every other time; with feather in his cuffs where that was bought. */
export function lastDeals(id: string, { set, turns, errs, how, resumed }: LastDeals): Chapter {
  const rival = { voice: "baron", turns: "first and every second" as const, errs };
  const act = { as: "boss" as const, turns, short: 1, rival, how, resumed };
  return [
    { ...act, id: `${id}-feathered`, set: `${set}-feathered`, if: { tallies: { feathered: { from: 1 } } } },
    { ...act, id, set, if: { tallies: { feathered: { to: 0 } } } },
  ];
}

interface Endings {
  readonly best: Lines;
  readonly some: Lines;
  readonly his: Lines;
  readonly good: string;
  readonly other: string;
}

/** By where the ball has come to rest. */
export function endings(id: string, { best, some, his, good, other }: Endings): Chapter {
  const FAR = -2;
  return [
    { id: `${id}-best`, as: "perform", if: { stakes: { ball: { from: OURS } } }, lines: best },
    {
      id: `${id}-some`,
      as: "perform",
      if: { stakes: { ball: { from: FAR, to: OURS - 1 } } },
      lines: some,
    },
    { id: `${id}-his`, as: "perform", if: { stakes: { ball: { to: FAR - 1 } } }, lines: his },
    { id: `${id}-good`, if: { stakes: { ball: { from: OURS } } }, keepsake: good },
    { id: `${id}-other`, if: { stakes: { ball: { to: OURS - 1 } } }, keepsake: other },
  ];
}
