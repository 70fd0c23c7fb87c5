import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { devices, keepsakes, tallies } from "./frame.ts";
import { names, namesBanks } from "./levels/names.ts";
import { sets, setsBanks } from "./levels/sets.ts";
import { touch, touchBanks } from "./levels/touch.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Know what coins are worth and how they feel, count what you have, and think one turn ahead.",
  standards: [
    { code: "CCSS 2.MD.8", checked: false },
    { code: "ECC independent living", checked: false },
  ],
  forGrownUps: [
    "Money lies in a row, and your child takes from its ends, in turns with a pack rat who goes by size and not by worth. Whoever has the price first pays. Your child adds up what was taken: no total is told before that.",
    "Level 1 has coins by name, level 2 coins by touch, level 3 sets of coins and folded bills.",
    "Of dime, penny, nickel and quarter, the dime is the smallest and the quarter the biggest; dime and quarter have ridged edges, penny and nickel smooth ones; the nickel is the thickest. Real coins are the better teachers: let your child feel them with you. Coins are never to be known by their sound here.",
    "Pennies are no longer struck for circulation. They are still legal tender, and some stores round cash to five cents. How bills are folded differs from family to family: the game has one way for its bills, and says so.",
  ],
  facts: [
    {
      fact: "A penny is one cent and 19.05 millimeters across, a nickel five and 21.21, a dime ten and 17.91, a quarter twenty-five and 24.26. The nickel is the thickest of the four. Dimes and quarters have reeded edges, pennies and nickels plain ones.",
      source: "United States Mint, Coin Specifications (usmint.gov)",
      checked: true,
    },
    {
      fact: "Pennies are no longer struck for circulation, and are still legal tender.",
      source:
        "The last one was struck for circulation at the Philadelphia Mint on November 12, 2025 (Patch, Philadelphia)",
      checked: true,
    },
    {
      fact: "Pack rats carry off what they like, and drop what they had been carrying.",
      source: "Harold J. Brodrick, Wild Animals of Yellowstone National Park, on the pack rat or trade rat",
      checked: true,
    },
    {
      fact: "Folded bills are one way to tell them apart by touch, and there is more than one way to fold them: Wurly's ones are flat, his fives folded across, his tens lengthwise.",
      source:
        "National Federation of the Blind, questions of children about blindness; the Fresno Bee of April 30, 2007, on a man who folds as Wurly does",
      checked: true,
    },
  ],
  mechanic: "take",
  voices: {
    wurly: { name: "Wurly the music machine", pitch: 0.8, rate: 1.05 },
    rufus: { name: "Rufus the pack rat", pitch: 1.7, rate: 1.15 },
    mother: { name: "Mama Rat", pitch: 1.3, rate: 0.95 },
  },
  asks: {
    repeat: [
      "where am i",
      "what do i have",
      "what do i hold",
      "how much do i have",
      "how much money do i have",
      "how much have i got",
      "how much money have i got",
      "what is the price",
      "how much does it cost",
    ],
  },
  streakLayers: [],
  turn: { one: "row", many: "rows" },
  devices,
  tallies,
  keepsakes,
  content,
  soundsToLearn,
  goodbye: ["wurly: I'll count the coins. And keep one eye on Rufus."],
  tryAtHome: ["Ask a grown-up for some coins. Which of them have ridges?"],
  levels: [names, touch, sets],
  banks: [...namesBanks, ...touchBanks, ...setsBanks],
});
