import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { devices, keepsakes, prices, stakes, tallies } from "./frame.ts";
import { bags, bagsBanks } from "./levels/bags.ts";
import { chests, chestsBanks } from "./levels/chests.ts";
import { leftovers, leftoversBanks } from "./levels/leftovers.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  mechanic: "dial",
  locale: "en-US",
  objective: "Share and group equally, and know what to do with what is left over.",
  standards: [
    { code: "CCSS 3.OA.2", checked: false },
    { code: "CCSS 3.OA.7", checked: true },
    { code: "CCSS 4.OA.3", checked: false },
  ],
  forGrownUps: [
    "Practices division in both of its meanings: so many each (level 1), and how many groups of so many (level 2); then remainders, and what they mean: one boat more, no half hats, the rest is for the parrot (level 3).",
    "Your child calls the result before it is dealt, or listens to some of it first, for less pay. Then the dealing is heard coin by coin, left, middle and right, and your child says whether it was fair. Some tricks can be heard. One cannot: a whole round that was never dealt. Only who has divided knows.",
    "Accusing somebody who was fair costs as much as two right answers. There is no clock.",
    "It is mental arithmetic within 100, and no long division. Not yet played by children who are blind, nor read by a teacher.",
  ],
  voices: {
    pip: { name: "Pip, the first mate", pitch: 1.4, rate: 1.1 },
    baron: { name: "Baron Remainder", pitch: 0.65, rate: 0.95 },
    olga: { name: "Olga, the cook", pitch: 0.95, rate: 1.05 },
  },
  asks: { repeat: ["what was the number", "deal it again"] },
  turn: { one: "deal", many: "deals" },
  streakLayers: [],
  stakes,
  devices,
  prices,
  tallies,
  keepsakes,
  content,
  soundsToLearn,
  goodbye: ["pip: We drop anchor. The cannonball stays where it is. Come back when you like!"],
  tryAtHome: ["Deal out some cards, or raisins. Say first how many each will get, and what will be left."],
  levels: [chests, bags, leftovers],
  banks: [...chestsBanks, ...bagsBanks, ...leftoversBanks],
});
