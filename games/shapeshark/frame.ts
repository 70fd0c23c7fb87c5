/** Flag tag: Squish, the flags, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const FLAGS = 3;
const AWAY = 8;

export const devices: NonNullable<AnyDefinition["devices"]> = {
  squish: {
    type: "pursuer",
    name: "Squish",
    step: { sound: "layer-clay", caption: "a squelch" },
    away: AWAY,
    nears: { listened: 1, mistook: 2, told: 2, spent: 1 },
    flees: { early: 1 },
    takes: { flags: 1 },
    how: "She's eight steps behind, one for each arm. Each corner after the first: a step nearer. A wrong name: two.",
    came: [
      { sound: "hook-and-loop" },
      [
        "squish: Got one! That was arm five. It's my lucky one.",
        "Mine! I've always wanted something that flutters.",
        "A flag! Hold still. No, don't. This is more fun.",
      ],
    ],
    nothing: [{ sound: "giggle" }, "squish: No flag left? Then I'll tickle your tail."],
    words: {
      places: [
        { from: 0, text: "has caught you" },
        { from: 1, text: "is one step behind" },
        { from: 2, text: "is two steps behind" },
        { from: 3, text: "is three steps behind" },
        { from: 4, text: "is four steps behind" },
        { from: 5, text: "is five steps behind, or more" },
      ],
      warns: [
        "Careful! {name} {place}.",
        "Listen: {name} {place}.",
        "{name} {place}!",
        "Hold on to your flags: {name} {place}.",
      ],
      fled: [
        "{name} is eight steps behind again.",
        "Eight steps: {name} can hardly hear you.",
        "And {name} is all the way back: eight steps.",
        "{name} rubs her nose, eight steps behind.",
      ],
    },
  },
  flags: {
    type: "purse",
    unit: { one: "flag", many: "flags" },
    start: FLAGS,
    most: FLAGS,
    sounds: { gain: "wipe", pay: "wipe", empty: "gong" },
    words: {
      have: "On Fin's tail: {amount}, of three.",
      none: "There's no flag on Fin's tail.",
      left: ["{Amount} left on Fin's tail.", "Fin still has {amount}."],
      last: ["One flag left. With that one, you still win.", "One last flag. Bring that one home!"],
      empty: "That was your last flag. Open this gate, and then it's home.",
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
  skipped: {
    counts: "spared",
    of: "could",
    best: "most",
    unit: { one: "corner", many: "corners" },
    now: "Corners you could do without: {count} of {of}.",
    end: "Corners you could do without: {count} of {of}.",
    record: "Corners you could do without: {count} of {of}, your best yet!",
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
  rope: {
    name: "Squish's measuring rope",
    lines: [
      plays,
      { sound: "rope-creak" },
      "squish: Twenty-four strokes long. Eight sides of three, or six of four. I can measure anything.",
    ],
  },
  plank: {
    name: "A plank that hums",
    lines: [
      plays,
      { sound: "marimba-note" },
      { sound: "marimba-note", hold: "end" },
      "fin: Both its edges hum the same. They're parallel!",
    ],
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
