import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { devices, keepsakes, tallies } from "./frame.ts";
import { harbor, harborBanks } from "./levels/harbor.ts";
import { meadow, meadowBanks } from "./levels/meadow.ts";
import { woods, woodsBanks } from "./levels/quiet.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Spell by sound: hear which letter makes the difference between two words, and change it.",
  standards: [
    { code: "CCSS RF.K.3d", checked: false },
    { code: "CCSS L.2.2", checked: false },
    { code: "CCSS L.3.2e", checked: false },
  ],
  forGrownUps: [
    "Whatever is spelled in the comb stands on the meadow, and is heard. Your child turns one letter at a time, so that every word on the way exists: from hen by way of pen to pan.",
    "Vowels are sung, consonants are plucked, and both rise from A to Z: a word is a tune. In the boss letters have no names, and the note that is out of tune is found by ear.",
    "Letters can be turned with the arrows, said (B as in bear), typed with Shift, or written in braille on the keyboard with F D S and J K L as the six dots.",
    "Level 1 has words of three letters, level 2 blends and one letter more or less at the front, level 3 the quiet E. Children who say the words aloud while they play learn most.",
  ],
  mechanic: "enter",
  voices: {
    dot: { name: "Dot the bee", pitch: 1.4, rate: 1.15 },
    plum: { name: "Mrs. Plum", pitch: 1.1, rate: 1 },
    baron: { name: "Baron Sting", pitch: 0.8, rate: 1.1 },
    bruno: { name: "Bruno the bear", pitch: 0.55, rate: 0.85 },
    captain: { name: "The captain", pitch: 0.7, rate: 1 },
  },
  turn: { one: "job", many: "jobs" },
  streakLayers: [],
  devices,
  tallies,
  keepsakes,
  content,
  soundsToLearn,
  goodbye: ["dot: The comb keeps your word. Bzz!"],
  tryAtHome: ["Start with cat. Change one letter, and it is another word. How far do you get?"],
  levels: [meadow, harbor, woods],
  banks: [...meadowBanks, ...harborBanks, ...woodsBanks],
});
