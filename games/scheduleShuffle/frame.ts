/** What is won or slips away, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const devices: NonNullable<AnyDefinition["devices"]> = {
  slides: {
    type: "purse",
    unit: { one: "slide", many: "slides" },
    start: 2,
    most: 40,
    earns: { treats: 1 },
    loses: { fixes: 1 },
    sounds: { gain: "vine-swish", pay: "fruit-plop", empty: "power-down" },
    words: {
      have: "You have {amount}. 12 open the Triple Loop.",
      none: "No slides yet. 12 open the Triple Loop.",
      more: ["{Amount} now.", "That makes {amount}."],
      left: ["One slide gone. {Amount} left.", "That cost a slide: {amount} left."],
      last: "One slide left.",
      empty: "That was the last slide you had.",
    },
  },
};

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  slid: {
    counts: "treats",
    of: "possible",
    best: "most",
    now: "Slides out of these days so far: {count} of {of}.",
    end: [
      "Out of all these days: {count} of {of} slides.",
      "{count} slides, of the {of} that the days had in them.",
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
