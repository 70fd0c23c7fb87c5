/** The singing thermometer: opposites must be equally strong, and the stage melts under whoever tries too often. */
import { lateBoat, shows } from "../acts.ts";
import { alone, twoOf } from "../boards.ts";
import { dearHelp } from "../frame.ts";
import type { Chapter } from "../types.ts";
import { long, short } from "../words/scales.ts";

const goes = [
  "True opposites are equally strong: boiling goes with freezing, warm only with cool.",
  "Think of a seesaw: the same weight at both ends. Huge against tiny.",
];
const skill = "equal-strength";

export const thermometer: Chapter = {
  level: {
    id: "thermometer",
    name: "The thermometer: how strong is a word?",
    difficulty: -0.6,
    skill,
    learned: "to hear how strong a word is, and to match opposites of equal strength.",
    devices: ["choir", "clams", "wallace", "ice"],
    prices: dearHelp,
    tallies: ["sharp", "cracks"],
    tryAtHome: [
      "Best, better, good, bad, worse, worst: say them about six meals.",
      "Find a stronger word for happy. What's as strong on the other side?",
    ],
    next: ["Secret radio has words with two opposites. Old isn't only not new."],
    rules: { rows: 2, columns: 2, asks: true, goes },
    items: alone(short),
    chapter: [
      {
        id: "hook",
        lines: [
          { sound: "radio-crackle" },
          "pip: Bo! My singing thermometer! It goes like this.",
          { sound: "glass-harp", pitch: -7, caption: "a low tone: freezing" },
          "pip: Freezing.",
          { sound: "glass-harp", pitch: 7, caption: "a high tone: boiling" },
          "bo: Boiling. As far up as yours is down. Words must balance tonight.",
        ],
        again: [{ sound: "radio-crackle" }, "pip: Balance night, Bo! Strong with strong, mild with mild."],
      },
      {
        id: "balance",
        as: "ride",
        turns: 1,
        devices: ["choir", "clams"],
        how: [
          "Arrows: walk. Select: lift. Only equally strong opposites count.",
          "A pair buys a singer for the show, or three clams. Clams pay for help, for the whale, and for Wallace.",
        ],
      },
      {
        id: "song",
        length: "full",
        ask: [
          "Which song? The short one has three pairs of one kind. The long one has four pairs, and Wallace likes it.",
        ],
        options: [
          {
            id: "short",
            label: "The short song",
            phrases: ["short"],
            chosen: [{ sound: "music-box" }, "Three pairs, all of one kind."],
          },
          {
            id: "long",
            label: "The long song",
            phrases: ["long"],
            chosen: [{ sound: "accordion" }, "Four pairs, of two kinds."],
          },
        ],
      },
      {
        id: "short-song",
        as: "build",
        set: "thermometer-short",
        turns: 1,
        if: { chose: { song: "short" } },
        length: "full",
        devices: ["choir", "clams"],
      },
      {
        id: "long-song",
        as: "build",
        set: "thermometer-long",
        turns: 1,
        if: { chose: { song: "long" } },
        length: "full",
        devices: ["choir", "clams", "wallace"],
      },
      {
        id: "melting",
        as: "boss",
        set: "thermometer-melt",
        turns: 1,
        devices: ["choir", "clams", "ice"],
        how: [
          { sound: "boss-near" },
          "bo: It's too warm! The stage is melting!",
          { sound: "drip" },
          "Lifting two floes is a try. You have fourteen. After that, each try can cost a singer.",
        ],
      },
      lateBoat,
      ...shows({
        big: ["pip: From freezing to boiling, all of us!", "bo: The big show! Hold on to your hats!"],
        middle: ["bo: Warm to cool. A cozy little show.", "pip: Cozy is good. Not best. Good."],
        small: [
          "pip: Where is everybody?",
          "wallace: Swimming. But I'm here. I do one note, at all strengths.",
        ],
        gift: "thermometer",
      }),
    ],
  },
  banks: [
    {
      id: "thermometer-short",
      difficulty: -0.6,
      skill,
      rules: { rows: 2, columns: 3, asks: true, goes },
      items: alone(long),
    },
    {
      id: "thermometer-long",
      difficulty: -0.4,
      skill,
      rules: { rows: 2, columns: 4, asks: true, goes },
      items: twoOf(short),
    },
    {
      id: "thermometer-melt",
      difficulty: 0,
      skill,
      rules: { rows: 3, columns: 4, asks: true, goes },
      items: twoOf(long, [1, 2, 3]),
    },
  ],
};
