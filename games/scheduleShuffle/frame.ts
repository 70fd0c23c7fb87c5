/** What is won or slips away, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const devices: NonNullable<AnyDefinition["devices"]> = {
  slides: {
    type: "purse",
    unit: { one: "slide", many: "slides" },
    most: 40,
    earns: { treats: 1 },
    loses: { fines: 1 },
    sounds: { gain: "vine-swish", pay: "fruit-plop", empty: "power-down" },
    words: {
      have: "You have {amount}. 12 open the Triple Loop.",
      none: "You have no slides. 12 open the Triple Loop.",
      more: ["{Amount} now.", "That makes {amount}."],
      left: ["One slide gone. {Amount} left.", "That cost a slide: {amount} left."],
      last: "One slide left.",
      empty: "That was the last slide you had.",
    },
  },
};

/** The same number once more, for what is heard when the twelfth comes in, or goes again; its water runs as long as it is open. */
export const stakes: NonNullable<AnyDefinition["stakes"]> = {
  loop: {
    start: 0,
    from: 0,
    to: 40,
    better: "more",
    moves: { treats: 1, fines: -1 },
    stretches: [
      {
        from: 0,
        layers: {},
        say: "The gate of the Triple Loop is shut.",
        fallen: [{ sound: "oven-close", hold: "end" }, "otto: Under twelve again. The Triple Loop is shut!"],
      },
      {
        from: 12,
        layers: { water: { bed: "stream", level: 0.15 } },
        say: "The gate of the Triple Loop is open, as long as you have 12.",
        risen: [
          { sound: "level-gate", hold: "end" },
          { sound: "vine-swish", side: -0.8 },
          { sound: "vine-swish", pitch: 3, side: 0.8, hold: "end" },
          ["otto: Twelve! The Triple Loop opens its gate.", "otto: Twelve! The gate swings open."],
        ],
      },
    ],
  },
};

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  slid: {
    counts: "treats",
    of: "possible",
    best: "most",
    now: "Slides found on these lists so far: {count} of {of}.",
    end: [
      "On Otto's lists you found {count} of {of} slides.",
      "There were {of} slides on these lists, and you found {count}.",
    ],
    record: ["{count} of {of} slides, your best yet!"],
  },
};

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  loop: {
    name: "A splash of the Triple Loop, in a jar",
    lines: [
      { sound: "keepsake" },
      { sound: "vine-swish" },
      { sound: "vine-swish", pitch: 4 },
      { sound: "splash" },
    ],
  },
  horn: {
    name: "Zib's pizza horn",
    lines: [{ sound: "keepsake" }, { sound: "party-horn" }, { sound: "gremlin-giggle" }],
  },
  bell: {
    name: "Otto's old doorbell",
    lines: [{ sound: "keepsake" }, { sound: "doorbell" }, "otto: Now you can surprise me!"],
  },
  whistle: {
    name: "The bus driver's whistle",
    lines: [{ sound: "keepsake" }, { sound: "referee-whistle" }, { sound: "bus-doors" }],
  },
  duck: {
    name: "A duck off Otto's pajamas",
    lines: [{ sound: "keepsake" }, { sound: "squeak-toy" }, { sound: "duck" }],
  },
};
