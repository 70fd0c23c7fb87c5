/** Level 3: each shake wakes more parrots, loads may be odd, and at the end Gulp is ticklish. */
import { goal, party } from "../evening.ts";
import { EXTRA } from "../frame.ts";
import { EVENING, GRAND } from "../guests.ts";
import { oddRules } from "../loads.ts";
import { beforeTheJug, shake } from "../orchard.ts";
import type { Act, Bank, Level, Rules } from "../types.ts";

const SKILL = "running-totals";
const RESUMED =
  "A squawk: one fewer there. Left, Right: one goes over. Up: shake for more. Select: Gulp swims.";
const EVENINGS = {
  full: { guests: 8, dance: 6, party: 3 },
  short: { guests: 4, dance: 3, party: 2 },
};

/** So many pears come for each parrot. */
function raid(pears: number, events: [number, number]): Rules["stretches"][number] {
  return {
    stream: [...Array.from({ length: pears }, () => ({ kind: "pear" })), { kind: "parrot" }],
    events,
    comes: [1, 2, 3, 4, 5],
    every: [1000, 1300],
  };
}
const waking = [raid(6, [5, 6]), raid(4, [5, 7]), raid(3, [6, 7]), raid(2, [6, 8])];

const rules: Rules = {
  ...oddRules(EVENING),
  stream: [{ kind: "pear" }],
  wants: [6, 8],
  stretches: waking,
};

const chapter: Act[] = [
  {
    id: "parrots",
    lines: [
      { bed: "stream", layer: "water", level: 0.08 },
      "mango: Pears today! This is one:",
      { sound: "fruit-knock", side: -0.9, hold: "end" },
      "mango: And this is a parrot:",
      { sound: "parrot", side: -0.9, hold: "end" },
      "mango: It took that one out of the left bucket. A squawk is one fewer on that side.",
    ],
    again: [
      { bed: "stream", layer: "water", level: 0.08 },
      { sound: "parrot", side: -0.9, hold: "end" },
      "mango: The parrots! A squawk is one fewer on that side.",
    ],
  },
  { id: "first-parrot", as: "learn", set: "first-parrot", turns: 1, short: 1, resumed: [RESUMED] },
  ...goal(EVENINGS),
  {
    id: "odd-one",
    lines: [
      { sound: "fruit-knock", side: -0.9, hold: "end" },
      { sound: "fruit-knock", side: 0.9, hold: "end" },
      { sound: "fruit-knock", side: -0.9, hold: "end" },
      "mango: Three! That can't be made even. One apart is fine from now on: Gulp doesn't mind one, and I eat it.",
      { sound: "crunch", hold: "end" },
      "mango: And what goes beyond an order fills my jug.",
    ],
    again: [{ sound: "crunch" }, "mango: One apart is fine, as always, and I eat that one."],
  },
  { id: "raid", as: "hunt", turns: 2, short: 1, resumed: [RESUMED] },
  {
    id: "waking",
    lines: [
      { sound: "wings", hold: "end" },
      "mango: Every shake wakes more parrots! The first brings most, the fourth hardly anything. And the guests get thirstier.",
      `gulp: For ${EXTRA} pieces from the jug I lean to the heavier side. Down. The parrots say it looks silly.`,
    ],
    again: [`mango: Every shake wakes more parrots. Down, for ${EXTRA} pieces: Gulp leans.`],
  },
  { id: "thirst", as: "rescue", set: "thirst", turns: 3, short: 1, resumed: [RESUMED] },
  {
    id: "ticklish",
    lines: [
      { sound: "boss-near" },
      { sound: "wings", hold: "end" },
      "gulp: One is walking on my belly! I'm ticklish! I jump, and then one goes over:",
      { sound: "spring", side: 0.9, hold: "end" },
      "mango: A boing is where it lands, so that was from left to right. And the grand guests are waiting!",
    ],
    again: [{ sound: "boss-near" }, "gulp: They're walking on my belly again. A boing is where one lands!"],
  },
  { id: "boss", as: "boss", set: "tickled", turns: 2, short: 1, resumed: [RESUMED] },
  ...party({
    evenings: EVENINGS,
    dance: [
      { sound: "parrot" },
      "gulp: A parrot dances on my head. I've stopped being ticklish. No, I haven't.",
      "mango: In my jug: {piecesTold}. That's my breakfast.",
    ],
    some: [{ sound: "parrot" }, "gulp: The parrots hum along. They only know one note, and it's loud."],
    few: [{ sound: "parrot" }, "gulp: There's a parrot who tells everybody it was pear. It was pear."],
    keepsake: "feather",
  }),
];

export const parrotsLevel: Level = {
  id: "parrots",
  name: "Pears and parrots",
  difficulty: 0.5,
  skill: SKILL,
  learned: "to keep two counts that go up and down, and to make them even, odd or not",
  tryAtHome: [
    "In a hallway: somebody claps and clicks. One step forward for a clap, one back for a click. Say how far you got before you walk back and count.",
  ],
  next: "Next time: the same trees, other guests. And the parrots have told their cousins.",
  stakes: ["party"],
  tallies: ["served", "arrived"],
  chapter,
  rules,
};

/** Parrots take, and where one tickles him, one goes over. */
const tickled: readonly (readonly [id: string, wants: number, ...shakes: string[]])[] = [
  ["belly", 8, "LLRLLlR >", "RRLRrR <", "LRLRlL >"],
  ["toes", 8, "RRRLRrL <", "LLRLL >>", "RRrLR <"],
  ["ribs", 10, "LRLLLRl >", "RLRRlRR <", "LLRRL >"],
  ["neck", 10, "RLRRRLr <<", "LLLRLl >", "RRLLR <"],
  ["chin", 8, "LLLLRlR >>", "RLRRrL >", "LLRLl <"],
  ["tail", 10, "RRLRRLR <", "LRLLrLL >", "RRLrR <<"],
];

export const parrotsBanks: Bank[] = [
  {
    id: "first-parrot",
    difficulty: 0,
    skill: SKILL,
    rules: {
      ...rules,
      words: {
        ...beforeTheJug,
        after: [
          "The one on the right was taken: two on the left, none on the right. Press Right, and one goes over. Then Select.",
        ],
      },
    },
    items: [{ id: "taken-right", job: "mice", wants: 2, script: [shake("LRLr", "pear")] }],
  },
  {
    id: "thirst",
    difficulty: 0.7,
    skill: SKILL,
    rules: { ...rules, wants: [10, 12] },
  },
  {
    id: "tickled",
    difficulty: 1,
    skill: SKILL,
    rules: { ...rules, ...oddRules(GRAND) },
    items: tickled.map(([id, wants, ...shakes], index) => ({
      id,
      job: index % 2 === 0 ? "elephant" : "lion",
      wants,
      script: shakes.map((written) => shake(written, "pear")),
    })),
  },
];
