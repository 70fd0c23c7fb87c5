/** Nora's giggles, the letters, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const stakes: NonNullable<AnyDefinition["stakes"]> = {
  giggles: {
    start: 0,
    from: 0,
    to: 4,
    better: "less",
    unit: { one: "giggle", many: "giggles" },
    moves: { wrongs: 1, slips: 1, told: -4 },
    falls: { sound: "sip", caption: "Nora takes a sip" },
    counted: [
      "{Amount} now. Four make her laugh.",
      "Now {amount}. At four, she laughs.",
      "{Amount}. The fourth makes her laugh.",
    ],
    stretches: [
      { from: 0, layers: {}, say: "Nora hasn't giggled. The fourth giggle makes her laugh on the air." },
      {
        from: 1,
        layers: {},
        say: "Nora's giggles: {giggles} of four. The fourth makes her laugh on the air.",
      },
      {
        from: 2,
        layers: { nora: { bed: "breathing", level: 0.2 } },
        say: "Nora's giggles: {giggles} of four. The fourth makes her laugh on the air.",
        risen: [["coach: She's biting her pencil.", "coach: Her ears are shaking."]],
      },
    ],
  },
};

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  letters: {
    counts: "worth",
    best: "most",
    unit: { one: "letter", many: "letters" },
    now: "Letters from listeners so far: {count}.",
    end: "Letters from listeners: {count}.",
    record: "Letters from listeners: {count}. Your best was {best}!",
  },
  words: {
    counts: "hits",
    of: "ripe",
    best: "most",
    unit: { one: "word", many: "words" },
    now: "Words that fit: {count} of {of}.",
    end: "Words that fit: {count} of {of}.",
    record: "Words that fit: {count} of {of}. Your best was {best}!",
  },
  laughs: {
    counts: "told",
    best: "fewest",
    now: "Times that Nora laughed on the air: {count}.",
    end: "Times that Nora laughed on the air: {count}.",
    record: "Times that Nora laughed on the air: {count}. Your best was {best}!",
  },
};

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  microphone: {
    name: "Nora's microphone",
    lines: [{ sound: "keepsake" }, { sound: "radio-jingle" }, "nora: Good evening. I'm entirely serious."],
  },
  glass: {
    name: "A glass of water with a giggle in it",
    lines: [
      { sound: "keepsake" },
      { sound: "glass-clink" },
      { sound: "giggle" },
      "nora: Excuse me. That was the water.",
    ],
  },
  bell: {
    name: "Bernard's own show, on tape",
    lines: [
      { sound: "keepsake" },
      { sound: "goose" },
      { sound: "goose" },
      "coach: He says good evening. I think.",
    ],
  },
  ball: {
    name: "A squeaky ball",
    lines: [{ sound: "keepsake" }, { sound: "squeak-toy" }, "coach: For practice. It knows no words."],
  },
  pencil: {
    name: "A bitten pencil",
    lines: [
      { sound: "keepsake" },
      { sound: "crunch" },
      "nora: I bit it in three places, and I didn't laugh.",
    ],
  },
  whistle: {
    name: "The coach's whistle",
    lines: [
      { sound: "keepsake" },
      { sound: "referee-whistle" },
      "coach: Two jobs: to whistle, and a whistle.",
    ],
  },
};
