/** How far ahead of Dudley one is, who plays on the lawn, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** So far ahead at the end, and the golden boot is won. */
export const GOAL = 16;
/** So far ahead in a short shift. */
export const SHORT_GOAL = 8;
/** With fewer, Dudley has won. */
export const FEW = 1;

export const stakes: AnyDefinition["stakes"] = {
  lead: {
    start: 3,
    from: 0,
    to: 40,
    better: "more",
    unit: { one: "step", many: "steps" },
    moves: { sharp: 1, swift: 1, mistook: -2, dawdled: -1, lent: -1 },
    rises: { sound: "step-tile", caption: "a step ahead" },
    falls: { sound: "squeak-toy", caption: "Dudley's boots squeak, nearer" },
    counted: [
      "{Amount} ahead.",
      "{Amount} between you and Dudley.",
      "{Amount} ahead of Dudley.",
      "Now it's {amount}.",
    ],
    stretches: [
      {
        from: 0,
        layers: { boots: { bed: "detective-music", level: 0.25 } },
        say: `You're {amount} ahead of Dudley. A whole shift is won with ${GOAL}, a short one with ${SHORT_GOAL}.`,
        fallen: [
          ["dudley: Good morning! May I pass?", "Here I come. Squeak, squeak, squeak!"],
          { sound: "squeak-toy" },
        ],
      },
      {
        from: 4,
        layers: {},
        say: `You're {amount} ahead of Dudley. A whole shift is won with ${GOAL}, a short one with ${SHORT_GOAL}.`,
        risen: [
          ["dudley: Hey! I was about to overtake!", "Wait for me! I have a stone in my boot. And a spoon."],
        ],
        fallen: [
          ["dudley: I can hear your steps again!", "I'm catching up! With both boots!"],
          { sound: "squeak-toy" },
        ],
      },
      {
        from: GOAL,
        layers: { tune: { bed: "school-music-tune", level: 0.2 } },
        say: `You're {amount} ahead. Keep ${GOAL}, and the shift is yours.`,
        risen: [
          [
            `chief: That's enough to win, if you keep ${GOAL} to the end.`,
            `Enough to win again. Keep ${GOAL}.`,
          ],
        ],
      },
      {
        from: 22,
        layers: {
          tune: { bed: "school-music-tune", level: 0.25 },
          bass: { bed: "school-music-bass", level: 0.2 },
        },
        say: `You're {amount} ahead. ${GOAL} would do.`,
        risen: ["dudley: Hello? Anybody? I can't hear you any more!"],
      },
    ],
  },
};

type Things = Extract<NonNullable<AnyDefinition["devices"]>[string], { type: "collection" }>["things"];
type Sound = Extract<Things[number]["lines"][number], { sound: unknown }>["sound"];

function player(
  id: string,
  name: string,
  sound: Sound,
  pitches: readonly number[],
  caption: string,
): Things[number] {
  return {
    id,
    name,
    lines: pitches.map((pitch, index) => ({
      sound,
      pitch,
      hold: "lead" as const,
      ...(index === 0 ? { caption } : {}),
    })),
  };
}

export const devices: AnyDefinition["devices"] = {
  band: {
    type: "collection",
    unit: { one: "player", many: "players" },
    order: "as listed",
    things: [
      player("bodo", "Bodo with his tuba", "tuba", [-12, -5, -12], "a tuba: oom, pah, oom"),
      player("twins", "A twin with two spoons", "cutlery", [0, 3, 0], "spoons clatter along"),
      player("neighbor", "The lady next door with her accordion", "accordion", [0, 4, 7], "an accordion"),
      player("mail", "The mail carrier with a bell", "bike-bell", [0, 4, 0], "a bicycle bell"),
      player(
        "dog",
        "A small dog who can't play, and does",
        "dog-small",
        [0, 0],
        "a small dog, in time, nearly",
      ),
    ],
    gains: { right: 1, gained: 1 },
    words: {
      joins: [
        "{name} joins the lawn band.",
        "Another one for the lawn band: {name}.",
        "{name}! The lawn band grows.",
      ],
      have: "In the lawn band: {amount}.",
      none: "Nobody is in the lawn band yet. A drill without a slip brings somebody out to play.",
    },
  },
};

export const tallies: AnyDefinition["tallies"] = {
  sharp: {
    counts: "sharp",
    of: "judged",
    best: "most",
    unit: { one: "step", many: "steps" },
    now: "Right on the first try: {count} of {of}.",
    end: "Right on the first try: {count} of {of}.",
    record: "Right on the first try: {count} of {of}. Your best was {best}!",
  },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  boot: {
    name: "The golden boot",
    lines: [
      { sound: "keepsake" },
      { sound: "squeak-toy", pitch: -5 },
      { sound: "squeak-toy", hold: "end" },
      "dudley: It squeaks better than mine.",
    ],
  },
  "other-boot": {
    name: "The other golden boot",
    lines: [
      { sound: "keepsake" },
      { sound: "squeak-toy", pitch: -3 },
      { sound: "goat", hold: "end" },
      "odile: The goat has licked it. It shines.",
    ],
  },
  bell: {
    name: "The hotel bell",
    lines: [{ sound: "keepsake" }, { sound: "service-bell", hold: "end" }, "dudley: Coming! Oh. It's you."],
  },
  whistle: {
    name: "The chief's own whistle",
    lines: [
      { sound: "keepsake" },
      { sound: "referee-whistle", hold: "end" },
      "chief: Not indoors. The fish jump.",
    ],
  },
  lace: {
    name: "A golden shoelace",
    lines: [{ sound: "keepsake" }, { sound: "rubber-band" }, "chief: A lace is a good beginning."],
  },
  sandwich: {
    name: "Half of Dudley's sandwich",
    lines: [
      { sound: "keepsake" },
      { sound: "crunch" },
      "dudley: Cheese and pickle. I share with everybody I beat.",
    ],
  },
};
