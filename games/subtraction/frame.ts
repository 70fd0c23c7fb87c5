/** Pearls, the sleeper, what is counted and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const GOAL = 12;

export const devices: NonNullable<AnyDefinition["devices"]> = {
  pearls: {
    type: "purse",
    unit: { one: "pearl", many: "pearls" },
    start: 2,
    most: 60,
    low: 1,
    earns: { paid: 1 },
    loses: { burned: 1 },
    sounds: { gain: "glass-clink", pay: "coin-drop", empty: "nothing" },
    words: {
      have: `Aboard: {amount}. We want ${GOAL}.`,
      none: `No pearls aboard. We want ${GOAL}.`,
      last: "One pearl is left aboard.",
      left: "{Amount} left aboard.",
      empty: "That was our last pearl. There are more down there.",
    },
  },
  grumble: {
    type: "pursuer",
    name: "Grumble",
    step: { sound: "snore", pitch: 7, caption: "a snuffle" },
    away: 4,
    nears: { pings: 1, clangs: 2, stirred: 1 },
    flees: { mended: 4 },
    takes: { pearls: 4 },
    warn: 1,
    how: "Count his snores: that's how many noises until he wakes. A ping is one noise, a miss is two. Awake, he takes four pearls to bed, and sleeps again.",
    came: [
      { sound: "yawn", pitch: -7 },
      {
        say: [
          "My pillow's flat. Ah, pearls. Night-night.",
          "Who's there? Oh, pearls. Come to bed.",
          "Is it morning? No. But pearls. Good.",
        ],
        voice: "grumble",
      },
      ["And asleep again: four snores.", "He's off again. Four snores.", "Asleep, and four snores deep."],
    ],
    nothing: [
      { sound: "yawn", pitch: -7 },
      { say: ["No pearls? Then I'm dreaming.", "Nobody here. Back to sleep."], voice: "grumble" },
    ],
    words: {
      places: [
        { from: 0, text: "is awake" },
        { from: 1, text: "wakes at the next noise" },
        { from: 2, text: "wakes at the second noise" },
        { from: 3, text: "wakes at the third noise" },
        { from: 4, text: "sleeps deep: only a fourth noise wakes him" },
      ],
      warns: ["Careful: {name} {place}.", "Shh. {name} {place}."],
      fled: ["{name} sleeps like a rock.", "{name} is deep asleep again."],
    },
  },
};

export const prices: AnyDefinition["prices"] = { hint: { pearls: 1 } };

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  fished: {
    counts: "paid",
    best: "most",
    unit: { one: "pearl", many: "pearls" },
    now: "Pearls fished out: {count}.",
    end: "Pearls fished out: {count}.",
    record: "Pearls fished out: {count}. Your best was {best}!",
  },
  clean: {
    counts: "clean",
    of: "turns",
    best: "most",
    now: "In silence, at the first try: {count} of {of}.",
    end: "In silence, at the first try: {count} of {of}.",
    record: "In silence, at the first try: {count} of {of}. Your best was {best}!",
  },
  woke: {
    counts: "grumble-came",
    best: "fewest",
    now: "Times that Grumble got up for pearls: {count}.",
    end: "Times that Grumble got up for pearls: {count}.",
    record: "Times that Grumble got up for pearls: {count}. That's the fewest yet.",
  },
};

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  shell: {
    name: "A shell with a snore in it",
    lines: [{ sound: "keepsake" }, { sound: "snore", hold: "end" }, "otta: Hold it to your ear. Not in bed."],
  },
  lullaby: {
    name: "Grumble's lullaby",
    lines: [
      { sound: "keepsake" },
      { sound: "music-box", hold: "end" },
      "grumble: That's mine. You may hum it.",
    ],
  },
  gum: {
    name: "The gum that plugs everything",
    lines: [{ sound: "keepsake" }, { sound: "bubble-pop", hold: "end" }, "bean: It's only a little chewed."],
  },
  whistle: {
    name: "A valve that whistles",
    lines: [
      { sound: "keepsake" },
      { sound: "gas-hiss", hold: "end" },
      "bean: That one was my fault. All of them were.",
    ],
  },
  squid: {
    name: "Grumble's cuddle squid",
    lines: [
      { sound: "keepsake" },
      { sound: "squeak-toy", hold: "end" },
      "grumble: You can have him on Tuesdays.",
    ],
  },
  mud: {
    name: "A jar of famous mud",
    lines: [
      { sound: "keepsake" },
      { sound: "splat", hold: "end" },
      "otta: Seventy feet deep. Nobody has better mud.",
    ],
  },
};
