/** Squish, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** So many tags, and Squish has won. */
export const TAGS = 3;
const AWAY = 6;

export const devices: NonNullable<AnyDefinition["devices"]> = {
  squish: {
    type: "pursuer",
    name: "Squish",
    step: { sound: "layer-clay", caption: "a squelch" },
    away: AWAY,
    nears: { listened: 1, near: 1, mistook: 2, spent: 1 },
    flees: { spared: 1 },
    how: "She's six steps behind. Each corner you hear brings her nearer, each corner you don't need sends her a step back. A wrong name: two steps nearer. With a second hint, no step back.",
    came: [
      { sound: "cork" },
      [
        "squish: Tag! Now I count to eight. I've got the arms for it.",
        "Tag! Go on, swim. I close my eyes, and two suckers.",
        "Tag! That was arm five. It's my lucky one.",
      ],
    ],
    words: {
      places: [
        { from: 0, text: "has tagged you" },
        { from: 1, text: "is one step behind" },
        { from: 2, text: "is two steps behind" },
        { from: 3, text: "is three steps behind" },
        { from: 4, text: "is four steps behind" },
        { from: 5, text: "is at least five steps behind" },
      ],
      warns: ["Careful! {name} {place}.", "Listen: {name} {place}.", "{name} {place}!"],
      fled: [
        "{name} is six steps behind, all the way back.",
        "And {name} is far back: six steps.",
        "Six steps: {name} can hardly hear you.",
        "{name} has to start over, six steps back.",
      ],
    },
  },
};

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  gates: {
    counts: "clean",
    of: "judged",
    best: "most",
    unit: { one: "gate", many: "gates" },
    now: "Gates opened on the first try: {count} of {of}.",
    end: "Gates opened on the first try: {count} of {of}.",
    record: "Gates opened on the first try: {count} of {of}, your best yet!",
  },
  tags: {
    counts: "squish-came",
    best: "fewest",
    unit: { one: "tag", many: "tags" },
    now: `Squish's tags: {count}. With ${TAGS} she wins.`,
    end: "Squish's tags: {count}.",
    record: "Squish's tags: {count}, your fewest yet!",
  },
};

const plays = { sound: "keepsake" } as const;

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  whistle: {
    name: "A shell that whistles",
    lines: [
      plays,
      { sound: "whistle", level: 0.4 },
      "squish: Whistle, and I come and play. I'll be slow. I promise.",
    ],
  },
  clicker: {
    name: "A rusty clicker",
    lines: [
      plays,
      { sound: "dial-click" },
      { sound: "dial-click" },
      { sound: "dial-click" },
      "fin: Three clicks. An octagon! It still works.",
    ],
  },
  plank: {
    name: "A plank that leans",
    lines: [plays, { sound: "hull-creak" }, "fin: It leans, like the whole wreck. Sharp, wide, sharp, wide."],
  },
  sucker: {
    name: "A sucker that says pop",
    lines: [plays, { sound: "cork" }, "squish: I've got hundreds more of them. Take it!"],
  },
  ribbon: {
    name: "Squish's blue ribbon",
    lines: [plays, { sound: "applause-small" }, "squish: I won it! You may hold one end."],
  },
};
