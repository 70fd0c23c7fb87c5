/** Level 3: the rule is hidden. Whoops tell of it, and then it is proved; and at last the count goes down. */
import { drummed, feast, lateMarket, market, SIX, surprise, USUAL_DEVICES, whoseDrum } from "../acts.ts";
import type { Act, Bank, Level, Rules } from "../types.ts";

const SKILL = "number-patterns";
const PACE = 2200;

const hidden: Rules = {
  hush: true,
  tips: ["Say the numbers with a whoop again. How far apart are they?"],
  make: {
    calls: ["even", "odd", "threes", "fours", "fives", "even-threes", "odd-threes"],
    kind: "hidden",
    start: [0, 9],
    things: { one: 6, two: 4, parrot: 1 },
    length: 16,
    to: 40,
  },
};

const chapter: Act[] = [
  {
    id: "secret",
    lines: [
      { bed: "jungle", layer: "place", level: 0.3 },
      { sound: "monkey" },
      "mango: Tonight the ripe numbers are secret! A whoop means ripe.",
    ],
    again: [
      { bed: "jungle", layer: "place", level: 0.3 },
      { sound: "monkey" },
      "mango: A new secret. Eight land first.",
    ],
  },
  {
    id: "hunt",
    as: "hunt",
    devices: ["bananas", "band"],
    set: "easy-whoops",
    turns: 2,
    short: 1,
    how: ["mango: After eight it's your turn. Down: drum. Select: catch. Eight players make a feast."],
    resumed: ["Find out which numbers get a whoop, and catch the next ones."],
  },
  {
    id: "harder",
    lines: [
      { sound: "monkey", pitch: 3 },
      "mango: Now the sneaky ones. Some whoop only for threes that are even, too. Or odd!",
      { sound: "jump-land" },
      { rest: 0.17 },
      { sound: "jump-land", pitch: 4, hold: "end", caption: "two thumps together" },
      "mango: Two thumps: two more, one banana.",
      { sound: "parrot", hold: "end" },
      "mango: And the parrot is nobody's number.",
    ],
    again: [{ sound: "monkey", pitch: 3 }, "mango: Sneaky ones now."],
  },
  {
    id: "sneaky",
    as: "hunt",
    devices: USUAL_DEVICES,
    turns: 3,
    short: 1,
    resumed: ["Find out which numbers get a whoop, and catch the next ones."],
  },
  ...surprise("snaps-secret", "snaps-secret", [
    { sound: "splash" },
    "snap: May I hide one, too? It begins at forty.",
  ]),
  market("canoe", SIX),
  whoseDrum,
  ...drummed("secret-drums", "whoops", 2),
  {
    id: "owl-asks",
    lines: [{ sound: "owl" }, "boom: The owl asks who. Nobody ever asks the owl how many."],
    again: [{ sound: "owl" }, "boom: Who, says the owl."],
  },
  {
    id: "slide-lab",
    lines: [
      { sound: "glide-down", hold: "end" },
      { sound: "jump-land", hold: "end" },
      "mango: Hear the slide? Somebody slides down, and the count goes down: one back. Two thumps after it: two back.",
    ],
    again: [
      { sound: "glide-down", hold: "end" },
      { sound: "jump-land", hold: "end" },
      "mango: A slide: the count goes down.",
    ],
  },
  {
    id: "slide",
    as: "boss",
    set: "slide",
    turns: 3,
    short: 1,
    how: [
      { sound: "boss-near" },
      "boom: Home we go, all the way down. And every ripe one has to fit two rules at once.",
    ],
    resumed: ["A slide: the count goes down. The ripe ones fit two rules at once."],
  },
  ...lateMarket("late-canoe", SIX),
  ...feast({
    id: "secret-night",
    grand: "mango: They whoop for you! All of them! What's the rule? You are!",
    small: "boom: They whoop a little. I taught them that. Slowly.",
    snaps: "snap: A whoop, for me? It was a yawn. I'll take it.",
    keepsakes: ["whoop", "hiccup"],
  }),
];

export const whoopsLevel: Level = {
  id: "whoops",
  name: "Nobody tells",
  difficulty: 1.2,
  skill: SKILL,
  learned: "to find a rule in numbers that are only heard, and to count down by it",
  next: "Next time there are new secrets. Bring your whoop.",
  tallies: ["net"],
  chapter,
  rules: hidden,
};

export const whoopsBanks: Bank[] = [
  {
    id: "easy-whoops",
    difficulty: 0.8,
    skill: SKILL,
    rules: {
      hush: true,
      tips: ["Remember the number of the first whoop, and count on to the second."],
      make: {
        calls: ["threes", "fours", "fives"],
        kind: "hidden",
        start: [0, 5],
        things: { one: 1 },
        length: 15,
        to: 30,
      },
    },
  },
  { id: "whoops-boom", difficulty: 1.4, skill: SKILL, rules: { ...hidden, pace: PACE } },
  {
    id: "snaps-secret",
    difficulty: 1.4,
    skill: SKILL,
    rules: {},
    items: [
      {
        id: "hidden-fives-from-40",
        start: 40,
        shown: 8,
        calls: ["fives"],
        things: ["one", "two", "two", "one", "two", "two", "one", "one", "two", "one", "one", "one", "two"],
      },
      {
        id: "hidden-fours-from-40",
        start: 40,
        shown: 8,
        calls: ["fours"],
        things: ["two", "two", "one", "one", "two", "two", "two", "one", "one", "two", "one", "one", "two"],
      },
      {
        id: "hidden-threes-from-40",
        start: 40,
        shown: 8,
        calls: ["threes"],
        things: ["two", "one", "two", "one", "two", "one", "two", "one", "one", "two", "one", "one", "two"],
      },
    ],
  },
  {
    id: "slide",
    difficulty: 1.6,
    skill: SKILL,
    rules: {
      hush: true,
      tips: ["Going down, the fives are twenty-five, twenty, fifteen."],
      make: {
        calls: ["even-threes", "odd-threes", "even-fives"],
        start: [22, 32],
        things: { back: 5, "back-two": 5, one: 1 },
        length: 14,
      },
    },
  },
];
