import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { keepsakes } from "./keepsakes.ts";
import { makeTen } from "./levels/make-ten.ts";
import { puzzles } from "./levels/puzzles.ts";
import { tensAndOnes } from "./levels/tens-and-ones.ts";
import { twoDigits } from "./levels/two-digits.ts";
import { within5 } from "./levels/within-5.ts";
import { within10 } from "./levels/within-10.ts";
import { snippets } from "./snippets.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import { stakes, tallies } from "./stakes.ts";

const chapters = [within5, within10, makeTen, tensAndOnes, twoDigits, puzzles];

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  mechanic: "dial",
  locale: "en-US",
  objective: "Add with counting on, making ten and place value.",
  standards: [
    { code: "CCSS 1.OA.6", checked: true },
    { code: "CCSS 2.OA.2", checked: true },
    { code: "CCSS 2.NBT.5", checked: false },
  ],
  forGrownUps: [
    "Practices adding in the head: counting on, choosing the easier order, filling up to ten, adding tens before ones, and finding a missing number.",
    "Numbers are heard: a click for one, a clunk for ten, and a rail that rings higher as the number grows.",
    "Each jump burns one lump of coal, so the short way is worth finding. A wrong stop burns two, brings no new coal, and says whether it was too few or too many.",
    "There is no clock. Who runs out of coal is pushed up the hill by a friendly rival and hears another ending.",
    "It is mental arithmetic on a number line. It does not replace written addition, an abacus or braille math.",
  ],
  voices: {
    conductor: { name: "Conductor Clementine Clank", pitch: 0.95, rate: 1.05 },
    pickle: { name: "Pickle the goose", pitch: 1.5, rate: 1.1 },
    mudge: { name: "Mrs. Mudge", pitch: 0.7, rate: 0.9 },
  },
  bed: "train",
  asks: { repeat: ["what is the sum", "what is the problem"] },
  streakLayers: ["train-music", "train-music-tune"],
  content,
  snippets,
  stakes,
  tallies,
  keepsakes,
  soundsToLearn,
  tryAtHome: [
    "Count the steps of two staircases. How many are they together?",
    "Count the socks in one drawer, then in another. How many in both?",
  ],
  levels: chapters.map(({ level }) => level),
  banks: chapters.flatMap(({ banks }) => banks),
});
