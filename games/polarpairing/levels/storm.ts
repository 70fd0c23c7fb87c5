/** The night after the storm: everyday opposites, the walrus, and ice that drifts. */
import { lateBoat, shows } from "../acts.ts";
import type { Chapter } from "../types.ts";
import { everyday } from "../words/everyday.ts";

const goes = [
  "Opposites stand at two ends, like in and out.",
  "Ask: if it isn't this, what is it instead? Not in, so out.",
];
const own = { pairs: everyday, goes };

export const storm: Chapter = {
  level: {
    id: "storm",
    name: "After the storm: everyday opposites",
    difficulty: -1.6,
    skill: "everyday-opposites",
    learned: "to keep a word and its note together, and to find its opposite.",
    devices: ["choir", "clams", "wallace"],
    tallies: ["sharp", "cracks"],
    tryAtHome: [
      "Turn six cups over, hide three pairs under them, and play this at your table.",
      "Say a word. Who finds its opposite first?",
    ],
    next: ["How strong is a word? Find out at the thermometer. Boiling doesn't go with cool."],
    rules: { ...own, rows: 2, columns: 3, asks: true },
    chapter: [
      {
        id: "hook",
        lines: [
          { sound: "radio-crackle" },
          "bo: Bo the bear, North Pole! I say hot.",
          "pip: Pip the penguin, South Pole! I say cold.",
          "bo: Tonight we sing opposites. But the storm put our words under the ice!",
        ],
        again: [{ sound: "radio-crackle" }, "bo: Another storm, another show.", "pip: Find our words!"],
      },
      {
        id: "first-ice",
        as: "learn",
        set: "storm-first",
        turns: 1,
        devices: ["choir", "clams"],
        how: ["Arrows: walk. Each floe has its own note. Select: lift."],
      },
      {
        id: "stage",
        as: "story",
        lines: [
          "pip: From now on, each pair is worth a singer for our show, or three clams.",
          "bo: Seven singers make the big show! Clams pay for the whale, and for Wallace.",
        ],
        again: ["bo: Seven singers make the big show."],
      },
      { id: "open-ice", as: "ride", set: "storm-open", turns: 1, short: 1 },
      {
        id: "whale",
        lines: [
          { sound: "whale" },
          "pip: The whale! She knows the ice from below. Press Select on a lifted floe, and for a clam she sings the note you need.",
        ],
        again: [{ sound: "whale" }, "The whale is back."],
      },
      {
        id: "way",
        length: "full",
        ask: [
          "Two ways over the ice. On the small field, nobody hears you. On the big one there's one more pair, and Wallace.",
        ],
        options: [
          {
            id: "small",
            label: "The small field",
            phrases: ["small"],
            chosen: [{ sound: "breeze" }, "Quiet ice. Six floes."],
          },
          {
            id: "big",
            label: "The big field",
            phrases: ["big"],
            chosen: [{ sound: "wind-gust" }, "Wide ice. Eight floes."],
          },
        ],
      },
      {
        id: "small-field",
        as: "ride",
        turns: 1,
        if: { chose: { way: "small" } },
        length: "full",
        devices: ["choir", "clams"],
      },
      {
        id: "big-field",
        as: "hunt",
        set: "storm-big",
        turns: 1,
        if: { chose: { way: "big" } },
        length: "full",
      },
      {
        id: "breaking",
        as: "boss",
        set: "storm-drift",
        turns: 1,
        how: [
          { sound: "boss-near" },
          "bo: The ice is breaking up!",
          { sound: "hull-creak" },
          "When it creaks like that, two floes trade places. You only hear their two notes.",
        ],
      },
      lateBoat,
      ...shows({
        big: ["bo: Choir, ready? Pip, ready?", "pip: The big show! To both ends of the world!"],
        middle: ["pip: A small choir. But what a choir!", "bo: Less is more. That's an opposite, too."],
        small: ["bo: There's lots of room on that stage.", "wallace: So I'll sing. I know one note."],
        gift: "bell",
      }),
    ],
  },
  banks: [
    {
      id: "storm-first",
      difficulty: -2,
      skill: "everyday-opposites",
      rules: { ...own, rows: 2, columns: 2, plain: true },
    },
    {
      id: "storm-open",
      difficulty: -1.8,
      skill: "everyday-opposites",
      rules: { ...own, rows: 2, columns: 3 },
    },
    {
      id: "storm-big",
      difficulty: -1.4,
      skill: "everyday-opposites",
      rules: { ...own, rows: 2, columns: 4, asks: true },
    },
    {
      id: "storm-drift",
      difficulty: -1.2,
      skill: "everyday-opposites",
      rules: { ...own, rows: 2, columns: 4, asks: true, drift: 2 },
    },
  ],
};
