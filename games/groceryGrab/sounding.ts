/** What stakes, tallies and keepsakes are, at every level. */
import type { AnyDefinition } from "../../engine/definition/index.ts";
import type { Act } from "./types.ts";

/** What a full jar holds: about two thirds of what a level pays at best. */
export const FULL = 16;
/** Less than half of it: another keepsake. */
const HALF = 8;
/** The same in a short sitting. */
const SHORT_HALF = 3;

/** The coin jar: whatever comes home drops a coin into it, and the store grows merrier as it fills. */
export const stakes: AnyDefinition["stakes"] = {
  jar: {
    start: 0,
    from: 0,
    to: 99,
    better: "more",
    unit: { one: "coin", many: "coins" },
    // What gets away with the parrot costs as much as it would have paid: a full jar is not safe before the end.
    moves: { coins: 1, escaped: -2 },
    // Each hint that is paid for is asked for, and what it leaves is told.
    atOnce: true,
    falls: { sound: "coin-drop", caption: "coins roll out of the jar" },
    counted: [
      "{Amount} in the jar.",
      "The jar: {amount}.",
      "That makes {amount}.",
      "In the jar now: {amount}.",
      "{Amount} now.",
    ],
    stretches: [
      { from: 0, layers: {}, say: "{Amount} in the jar. Sixteen fill it." },
      {
        from: 4,
        layers: {},
        say: "{Amount} in the jar. Sixteen fill it.",
        risen: [
          { sound: "coins", caption: "a few coins rattle in the jar" },
          "cashier: Hear that rattle? Sixteen fill it.",
        ],
      },
      {
        from: 8,
        layers: { song: { bed: "jungle", level: 0.3 } },
        say: "{Amount} in the jar: half or more. Sixteen fill it.",
        risen: [
          { sound: "coins", pitch: -3, caption: "coins rattle in a half-full jar" },
          "cashier: The jar's half full!",
          "coupon: This calls for my jungle music!",
        ],
      },
      {
        from: 12,
        layers: { song: { bed: "jungle", level: 0.4 } },
        say: "{Amount} in the jar. Almost full: sixteen.",
        risen: ["cashier: It's almost full. Keep going!"],
        fallen: ["cashier: {jarTold}. Not quite full anymore. Keep going!"],
      },
      {
        from: FULL,
        layers: { song: { bed: "party", level: 0.4 } },
        say: "The jar is full: {amount}. Keep it full until we close.",
        risen: [
          { sound: "coins", pitch: -7, caption: "a full, heavy jar of coins" },
          "cashier: {jarTold}! That jar is full. Keep it full until we close!",
          "coupon: Full? Ooh. That's worth stealing from!",
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
    now: "Coins earned so far: {count}.",
    end: "Coins earned: {count} of {of}.",
    record: "Coins earned: {count} of {of}. Your best was {best}: that's a new record!",
  },
  home: {
    counts: "home",
    of: "wanted",
    best: "most",
    now: "Things brought home so far: {count}.",
    end: "Things brought home: {count} of {of}.",
    record: "Things brought home: {count} of {of}. That beats your {best}!",
  },
  punches: {
    counts: "shortest",
    best: "most",
    now: "Trips the short way so far: {count}.",
    end: ["Trips the short way: {count}."],
    record: "Trips the short way: {count}. That beats your {best}!",
  },
  bargains: {
    counts: "packs",
    best: "most",
    now: "Packs bought right the first time so far: {count}.",
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

/** What a level leaves: its own keepsake, from half a jar on; a crumb where it stays emptier. */
export function keeping(keepsake: string): readonly Act[] {
  const from = (least: number) => ({ stakes: { jar: { from: least } } });
  const below = (least: number) => ({ stakes: { jar: { to: least - 1 } } });
  return [
    { id: keepsake, length: "full", if: from(HALF), keepsake },
    { id: `${keepsake}-short`, length: "short", if: from(SHORT_HALF), keepsake },
    { id: "crumb", length: "full", if: below(HALF), keepsake: "crumb" },
    { id: "crumb-short", length: "short", if: below(SHORT_HALF), keepsake: "crumb" },
  ];
}

export const keepsakes: AnyDefinition["keepsakes"] = {
  crumb: {
    name: "Half of Coupon's cracker",
    lines: [
      { sound: "keepsake" },
      "coupon: For you: half my cracker. I nibbled it only a little.",
      { sound: "crunch" },
    ],
  },
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
      "The desk bell, for leading the way in the dark.",
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
