/** The cannonball, the pay, what is counted and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** How the ball is moved, as it is told. */
export const ECONOMY =
  "A right call, or a trick you catch, rolls it a step our way. A trick you miss is two steps his way, and so is blaming him for nothing. A wrong first call is one.";
/** From here on it lies on our side. */
export const OURS = 1;
/** What the cook's wares count as: a dial has these names, and nothing else here counts by them. */
export const bought = {
  feather: (price: number) => ({ burned: price, joined: 1 }),
  roll: (price: number) => ({ burned: price, shoveled: 1 }),
  soup: (price: number) => ({ burned: price }),
};
export const RAIL = 5;
const NEAR = 4;

const deck = (side: number, level = 0.3) => ({ deck: { bed: "boat-deck" as const, side, level } });

/** Heard on the side of who is ahead: left is ours. */
export const stakes: NonNullable<AnyDefinition["stakes"]> = {
  ball: {
    start: -2,
    from: -RAIL,
    to: RAIL,
    better: "more",
    moves: { called: 1, caught: 1, shoveled: 2, fooled: -2, blamed: -2, slips: -1, leftover: -1 },
    rises: { sound: "ball-roll", side: 0.8, caption: "the cannonball rolls left, our way" },
    falls: { sound: "ball-roll", side: -0.8, caption: "the cannonball rolls right, the Baron's way" },
    stretches: [
      {
        from: -RAIL,
        layers: deck(0.85),
        say: "The cannonball lies at the Baron's rail, far on the right.",
        fallen: [["pip: It bumps into his rail. Uphill from here!", "pip: All the way over at his rail."]],
      },
      {
        from: 1 - NEAR,
        layers: deck(0.5),
        say: "The cannonball lies on the Baron's side, on the right.",
        risen: [["pip: It's off his rail.", "pip: It comes loose from his rail."]],
        fallen: [["pip: It's rolled over to his side.", "pip: Over to the Baron's side."]],
      },
      {
        from: 0,
        layers: deck(0),
        say: "The cannonball lies in the middle.",
        risen: [["pip: Up to the middle!", "pip: It's in the middle now."]],
        fallen: [["pip: Back to the middle.", "pip: It's only in the middle now."]],
      },
      {
        from: OURS,
        layers: deck(-0.5),
        say: "The cannonball lies on our side, on the left.",
        risen: [["pip: It's on our side!", "pip: Over the middle, to us!"]],
        fallen: [["pip: It rolls away from our rail.", "pip: It's left our rail."]],
      },
      {
        from: NEAR,
        layers: deck(-0.85),
        say: "The cannonball lies at our rail, far on the left.",
        risen: [["pip: It bumps into our rail! Keep it there.", "pip: All the way to our rail!"]],
      },
    ],
  },
};

export const devices: NonNullable<AnyDefinition["devices"]> = {
  coins: {
    type: "purse",
    unit: { one: "coin", many: "coins" },
    start: 1,
    most: 60,
    low: 1,
    earns: { won: 1 },
    loses: { burned: 1 },
    sounds: { gain: "coin-jar", pay: "coin-drop", empty: "nothing" },
    words: {
      have: "Your pay so far: {amount}.",
      none: "Your pay so far: nothing.",
      last: "You have one coin of pay left.",
      left: "{Amount} of pay left.",
      empty: "That was your last coin of pay. Early calls bring more.",
    },
  },
};

export const prices: AnyDefinition["prices"] = { hint: { coins: 1 } };

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  settled: {
    counts: "settled",
    of: "turns",
    best: "most",
    unit: { one: "deal", many: "deals" },
    now: "Deals without a mistake: {count} of {of}.",
    end: "Deals without a mistake: {count} of {of}.",
    record: "Deals without a mistake: {count} of {of}. Your best was {best}!",
  },
  caught: {
    counts: "caught",
    best: "most",
    now: "Caught in the act: {count} so far.",
    end: "How often you caught him: {count}.",
    record: "How often you caught him: {count}. Your best was {best}!",
  },
  // Told in no level: the last deals go by it.
  feathered: {
    counts: "joined",
    best: "most",
    now: "Feathers bought: {count}.",
    end: "Feathers bought: {count}.",
    record: "Feathers bought: {count}.",
  },
};

function keepsake(
  name: string,
  sound: "cloth-wool" | "hanger" | "zip" | "woodblock" | "page" | "violin" | "pan-lid",
  says: string,
) {
  return {
    name,
    lines: [{ sound: "keepsake" as const }, { sound, hold: "end" as const }, says],
  };
}

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  sleeve: keepsake("The Baron's left sleeve", "cloth-wool", "baron: I have one more. Just the one, now."),
  curtain: keepsake("A bathroom curtain", "hanger", "pip: We keep it as a spare. You never know with him."),
  bag: keepsake("A bag that is always full", "zip", "baron: I sewed it shut. Out of spite."),
  biscuit: keepsake("A ship's biscuit", "woodblock", "pip: Don't bite it. Nobody ever has."),
  visiting: keepsake(
    "The Baron's card",
    "page",
    "baron: It says what's left over is mine. I've crossed it out.",
  ),
  ladle: keepsake("Olga's ladle", "pan-lid", "olga: It has stirred storms. And peas."),
  fiddle: keepsake("A very small violin", "violin", "baron: Play it when nobody is sorry for you."),
};
