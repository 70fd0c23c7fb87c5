/** Nora's giggles, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** With so many giggles Nora laughs out loud, then the studio does, then nobody is serious any more. */
export const LAUGHS = [10, 18, 26] as const;
const [ONCE, STUDIO, ALL] = LAUGHS;

export const stakes: NonNullable<AnyDefinition["stakes"]> = {
  giggles: {
    start: 0,
    from: 0,
    to: 60,
    better: "more",
    unit: { one: "giggle", many: "giggles" },
    moves: { net: 1 },
    rises: { sound: "giggle", caption: "Nora giggles" },
    afterwards: true,
    counted: ["{Amount} tonight.", "That makes {amount}.", "{Amount} so far."],
    stretches: [
      { from: 0, layers: {}, say: `At ${ONCE} giggles, Nora laughs out loud.` },
      {
        from: ONCE,
        layers: {},
        say: `Nora has laughed out loud. At ${STUDIO} giggles, the whole studio laughs.`,
        risen: [
          { sound: "laugh-big", hold: "end" },
          [
            "coach: She laughed! Nora laughed, live on the radio!",
            "coach: That was a laugh! A real one, out loud, on the air!",
          ],
          [
            "nora: Excuse me, listeners. I had something in my throat.",
            "nora: That was the radiator. Now, the news.",
          ],
          `coach: Get her to ${STUDIO}, and the whole studio laughs with her.`,
        ],
      },
      {
        from: STUDIO,
        layers: {},
        say: `The whole studio has laughed. At ${ALL} giggles, not even Bernard stays serious.`,
        risen: [
          { sound: "laugh-big", hold: "end" },
          { sound: "crowd-laugh", hold: "end" },
          [
            "coach: Now the whole studio is laughing! The man with the cables had to sit down.",
            "coach: Everybody is laughing! The weather lady has dropped her clouds.",
          ],
          `coach: At ${ALL}, not even Bernard stays serious.`,
        ],
      },
      {
        from: ALL,
        layers: {},
        say: "Everybody has laughed, even Bernard.",
        risen: [
          { sound: "laugh-big", hold: "end" },
          { sound: "goose", hold: "end" },
          { sound: "crowd-laugh", hold: "end" },
          { sound: "phone-ring", hold: "end" },
          [
            "coach: That's Bernard laughing! And the phone: it's the mayor, and all we hear is ha, ha, ha.",
            "coach: Bernard is on his back! And the phone: somebody's grandma wants to hear that story again.",
          ],
        ],
      },
    ],
  },
};

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  giggles: {
    counts: "net",
    best: "most",
    unit: { one: "giggle", many: "giggles" },
    now: "Nora's giggles so far: {count}.",
    end: "Nora's giggles: {count}.",
    record: "Nora's giggles: {count}. Your best was {best}!",
  },
  words: {
    counts: "firsts",
    of: "ripe",
    best: "most",
    unit: { one: "word", many: "words" },
    now: "Right at the first try: {count} of {of}.",
    end: "Right at the first try: {count} of {of}.",
    record: "Right at the first try: {count} of {of}. Your best was {best}!",
  },
};

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  microphone: {
    name: "Nora's microphone",
    lines: [
      { sound: "keepsake" },
      { sound: "radio-jingle" },
      "nora: Good evening. I'm entirely serious. Don't say walrus.",
    ],
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
    name: "Nora and Bernard's good night, on tape",
    lines: [
      { sound: "keepsake" },
      { sound: "laugh-big", hold: "end" },
      { sound: "goose", hold: "end" },
      { sound: "goose" },
      "coach: He says good night. She tries to.",
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
      "nora: I bit it in three places, and I laughed anyway.",
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
