/** The parade, what is counted and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** With so many in the parade, the gate opens at the end. */
export const GOAL = 12;
/** With so few, it stays a walk. */
export const FEW = 6;

/** The same on a short walk. */
export const SHORT_GOAL = 6;
export const SHORT_FEW = 2;

const AIM = "It takes twelve to be let in at the end, or six on a short walk.";

export const stakes: AnyDefinition["stakes"] = {
  parade: {
    start: 0,
    from: 0,
    to: 40,
    better: "more",
    unit: { one: "animal", many: "animals" },
    moves: { joined: 1, fled: -1 },
    counted: [
      "Behind the goose: {amount}.",
      "{Amount} behind the goose now.",
      "That makes {amount} behind the goose.",
    ],
    stretches: [
      { from: 0, layers: {}, say: `Nobody is behind the goose. ${AIM}` },
      {
        from: 1,
        layers: { crowd: { bed: "crowd", level: 0.12 } },
        say: `Behind the goose: {amount}. ${AIM}`,
      },
      {
        from: FEW + 1,
        layers: { crowd: { bed: "crowd", level: 0.25 } },
        say: `Behind the goose: {amount}. ${AIM}`,
        fallen: [
          { sound: "crowd-aww" },
          { say: ["Fewer than twelve again.", "Below twelve again. Careful now."], voice: "rosa" },
        ],
      },
      {
        from: GOAL,
        layers: { crowd: { bed: "party", level: 0.35 } },
        say: "Behind the goose: {amount}. That's enough to be let in, as long as nobody runs off.",
        risen: [
          { sound: "crowd-cheer" },
          {
            say: ["Twelve or more! They'll let us in. Now don't lose them.", "There! Enough of us again."],
            voice: "rosa",
          },
        ],
      },
    ],
  },
};

export const tallies: AnyDefinition["tallies"] = {
  bars: {
    counts: "bars",
    of: "due",
    best: "most",
    unit: { one: "drum", many: "drums" },
    now: "Drums filled so far: {count}.",
    end: ["Drums filled: {count} of {of}."],
    record: ["Drums filled: {count} of {of}. Your best was {best}!"],
  },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  drumstick: {
    name: "A golden drumstick",
    lines: [
      { sound: "keepsake" },
      { sound: "claves", caption: "a golden drumstick", hold: "end" },
      "rosa: Only one. You have a knee for the other hand.",
    ],
  },
  windsock: {
    name: "A piece of wind",
    lines: [
      { sound: "keepsake" },
      { sound: "breeze", hold: "end" },
      "rosa: In a paper bag. Please don't open it near long words.",
    ],
  },
  bell: {
    name: "The loud bell",
    lines: [
      { sound: "keepsake" },
      { sound: "cowbell", hold: "end" },
      "rosa: It only rings on the loud beat. I've tried to fool it.",
    ],
  },
  feather: {
    name: "A goose feather",
    lines: [
      { sound: "keepsake" },
      { sound: "goose", hold: "end" },
      "rosa: From the goose, who was here first. She'd like you to remember that.",
    ],
  },
  bun: {
    name: "Half a bun",
    lines: [
      { sound: "keepsake" },
      { sound: "crunch", hold: "end" },
      "rosa: The goose had the other half. It was a good walk, she says.",
    ],
  },
};
