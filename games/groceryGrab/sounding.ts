/** What stakes, tallies and keepsakes are, at every level. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** What a full jar holds: about two thirds of what a level pays at best. */
export const FULL = 24;

/** The coin jar: whatever comes home drops a coin into it, and the store grows merrier as it fills. */
export const stakes: AnyDefinition["stakes"] = {
  jar: {
    start: 0,
    from: 0,
    to: 99,
    better: "more",
    moves: { coins: 1 },
    stretches: [
      { from: 0, layers: {}, say: "Coins in the jar: {jar}. Twenty-four fill it." },
      {
        from: 6,
        layers: {},
        say: "Coins in the jar: {jar}. Twenty-four fill it.",
        risen: [
          { sound: "coins", caption: "a few coins rattle in the jar" },
          "cashier: {jar} in the jar. Hear that rattle?",
        ],
      },
      {
        from: 12,
        layers: { song: { bed: "jungle", level: 0.3 } },
        say: "Coins in the jar: {jar}. That's more than half.",
        risen: [
          { sound: "coins", pitch: -3, caption: "coins rattle in a half-full jar" },
          "cashier: {jar}! The jar's half full.",
          "coupon: This calls for my jungle music!",
        ],
      },
      {
        from: 18,
        layers: { song: { bed: "jungle", level: 0.4 } },
        say: "Coins in the jar: {jar}. Almost full.",
        risen: ["cashier: {jar} coins! It's almost full. Keep going!"],
      },
      {
        from: FULL,
        layers: { song: { bed: "party", level: 0.4 } },
        say: "The jar is full: {jar} coins.",
        risen: [
          { sound: "coins", pitch: -7, caption: "a full, heavy jar of coins" },
          "cashier: {jar} coins! That jar is full. You did it!",
          "coupon: Party! Party! I'm invited, right?",
        ],
      },
    ],
  },
};

export const tallies: AnyDefinition["tallies"] = {
  coins: {
    counts: "coins",
    of: "payable",
    best: "most",
    now: "{count} coins earned so far.",
    end: "You earned {count} coins of {of}.",
    record: "You earned {count} coins of {of}. Your best was {best}: that's a new record!",
  },
  home: {
    counts: "home",
    of: "wanted",
    best: "most",
    now: "{count} things brought home so far.",
    end: "You brought home {count} things of {of}.",
    record: "You brought home {count} of {of}. That beats your {best}!",
  },
  punches: {
    counts: "punches",
    best: "most",
    now: "{count} trips the short way.",
    end: ["Trips the short way: {count}.", "You found the short way {count} times."],
    record: "Trips the short way: {count}. That beats your {best}!",
  },
  bargains: {
    counts: "bargains",
    best: "most",
    now: "{count} packs bought well so far.",
    end: ["Packs bought right the first time: {count}."],
    record: "Packs bought right the first time: {count}. Your best was {best}!",
  },
  caught: {
    counts: "caught",
    best: "most",
    now: "Times you caught Coupon so far: {count}.",
    end: ["Times you caught Coupon: {count}."],
    record: "Times you caught Coupon: {count}. That's your best yet!",
  },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  feather: {
    name: "Coupon's green feather",
    lines: [
      { sound: "keepsake" },
      "A green feather, for your cap.",
      { sound: "wings" },
      { sound: "parrot", pitch: 4 },
    ],
  },
  "dark-bell": {
    name: "The bell from the dark",
    lines: [
      { sound: "keepsake" },
      "The desk bell. It rang you all out of the dark.",
      { sound: "service-bell" },
      { sound: "service-bell", pitch: 5 },
    ],
  },
  elephant: {
    name: "The elephant who never forgets",
    lines: [
      { sound: "keepsake" },
      "A toy elephant. It never forgets.",
      { sound: "squeak-toy" },
      { sound: "elephant" },
    ],
  },
  stickers: {
    name: "Coupon's sticker gun",
    lines: [
      { sound: "keepsake" },
      "His sticker gun. All it prints is: maybe.",
      { sound: "ratchet" },
      { sound: "parrot", pitch: -3 },
    ],
  },
  horn: {
    name: "Your party horn",
    lines: [
      { sound: "keepsake" },
      "A party horn, and a whole store that sings for you.",
      { sound: "party-horn" },
      { sound: "crowd-cheer" },
    ],
  },
};
