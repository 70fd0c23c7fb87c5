/** Level 3: other eyes, and less light. */
import { spend, sunset } from "../acts.ts";
import { deerAndBees, LOOKERS, several, strange } from "../eyes.ts";
import type { Bank, Lines, Level, Rules } from "../types.ts";

const rules: Rules = {
  clues: ["where", "who"],
  tips: [
    "What does it look like to you is one question. What does it look like to a bee is another.",
    "Color needs light, and it needs eyes.",
    "First: who must notice you? Then: who mustn't?",
  ],
  listenFor: "Who's looking? What do those eyes notice, and what don't they?",
  rule: "Take away each color that somebody would notice who mustn't. Does anybody have to notice what's left?",
};

/** Waits until a screen reader has read what comes before: each sound, then its name. */
const meet = (...ids: (keyof typeof LOOKERS)[]): Lines =>
  ids.flatMap((id): Lines => [
    ...LOOKERS[id].heard.notes.map(({ at: _at, ...note }, index, { length }) => ({
      ...note,
      hold: index === 0 || index === length - 1 ? ("end" as const) : ("lead" as const),
    })),
    `prism: ${LOOKERS[id].eyes}`,
  ]);

export const eyesLevel: Level = {
  id: "eyes",
  name: "Other eyes",
  difficulty: 0.8,
  skill: "color-for-whom",
  learned: "that colors need light, and that deer, bees and people don't see the same ones",
  devices: ["team", "whispers"],
  tallies: ["sharp"],
  rules,
  items: deerAndBees,
  chapter: [
    {
      id: "hook",
      lines: [
        { sound: "djembe" },
        { sound: "triangle", level: 0.5 },
        "peek: Today I've got helpers! Whoever notices you tells me.",
        ...meet("deer"),
      ],
      again: [{ sound: "triangle", level: 0.5 }, "prism: Peek has her helpers out again. Other eyes!"],
    },
    {
      id: "first",
      as: "learn",
      set: "first-deer",
      turns: 1,
      how: ["prism: Pop's here, too. He must notice us, and the deer mustn't."],
      resumed: ["prism: The deer mustn't notice us, and Pop must."],
    },
    {
      id: "team",
      lines: [
        "prism: That one was for practice. With you already:",
        { device: "team" },
        "prism: Ten at sunset, and we win. And here are the others:",
        ...meet("bees"),
      ],
      again: ["prism: With you already:", { device: "team" }, ...meet("bees")],
    },
    {
      id: "ride",
      as: "ride",
      turns: 4,
      short: 2,
      how: [
        "prism: From now on it counts. If nobody notices us, not even Pop, nobody comes over. And if Peek's there, she has people's eyes, and mustn't! Up and Down: ask me, for a whisper.",
      ],
      resumed: ["prism: The animals mustn't notice us, and Pop must. Up and Down: ask me, for a whisper."],
    },
    {
      id: "roof",
      length: "full",
      ask: [
        { sound: "cricket" },
        { sound: "cricket" },
        "pop: Phew, what a sun! My cart with the ice cream needs a roof. I've got a black one, and a white one.",
      ],
      options: [
        {
          id: "white",
          label: "The white roof",
          phrases: ["white"],
          counts: { gained: 1 },
          chosen: [
            { sound: "ice-clink" },
            "pop: Cool! White sends the sunlight back. All still frozen, and one of Peek's people wants a cone.",
          ],
        },
        {
          id: "black",
          label: "The black roof",
          phrases: ["black"],
          chosen: [
            { sound: "drip" },
            { sound: "splat" },
            "pop: Oh, dear. Black swallows the sunlight, and gets hot. It's soup now. Anybody for soup?",
          ],
        },
      ],
    },
    {
      id: "strangers",
      lines: [
        "prism: Wait, there are more:",
        ...meet("hen", "snake"),
        "prism: And at night, and deep down in the bay, there's less light. Keep that in mind!",
      ],
      again: ["prism: And the hen, the snake, the night, and the deep."],
    },
    {
      id: "strange",
      as: "hunt",
      set: "strange",
      turns: 4,
      short: 1,
      resumed: ["prism: A hen, a snake, the night, the deep: whose eyes, and how much light?"],
    },
    ...spend("password-three"),
    {
      id: "several",
      as: "boss",
      set: "several",
      turns: 3,
      short: 1,
      how: [
        { sound: "boss-near", hold: "end" },
        "peek: All my helpers at once, and me!",
        "prism: Now several look, all at once. Is Pop with them, to notice us? Or is it Peek, who mustn't? Beware: two are found if it goes wrong.",
      ],
      resumed: [
        "prism: Several look at once. Pop must notice us, and all the others mustn't. Two are found if it goes wrong.",
      ],
    },
    ...sunset({
      won: [
        "peek: My deer, my bees, my own two eyes, and still you win. That happens once in a blue moon.",
        "prism: She means: hardly ever.",
        { sound: "triangle", level: 0.5 },
        "prism: And the deer says she saw a very nice lawn.",
      ],
      drawn: [
        "peek: Some for the deer, some for you. A tie!",
        "pop: Pancakes for all, and clover for the deer.",
      ],
      lost: [
        { sound: "triangle", level: 0.5 },
        { sound: "bee" },
        "peek: Well looked, everybody! The day is ours, and the clover's on me.",
        "prism: I was found by a bee. I'm not proud.",
      ],
      gift: "bell",
    }),
  ],
};

export const eyesBanks: Bank[] = [
  {
    id: "first-deer",
    difficulty: 0.4,
    skill: "color-for-whom",
    rules: { listenFor: rules.listenFor, rule: rules.rule },
    items: deerAndBees
      .filter(({ id }) => id === "grass-deer")
      .map((item) => ({ ...item, id: "first-deer", practice: true as const, clues: undefined })),
  },
  { id: "strange", difficulty: 1, skill: "color-and-light", rules, items: strange },
  { id: "several", difficulty: 1.4, skill: "color-for-whom", rules, items: several },
];
