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
  objective: "Know what coins are worth and how they feel, and find amounts that are equal.",
  standards: [
    { code: "CCSS 2.MD.8", checked: false },
    { code: "ECC independent living", checked: false },
  ],
  forGrownUps: [
    "Your child opens lockers in pairs: money in one, the same amount in other words in another. A pack rat opens lockers, too, and takes any pair that he remembers, so it pays to compare amounts: the bigger pair first.",
    "Level 1 has coins and cents, level 2 coins by touch, level 3 sets of coins and bills that are worth the same.",
    "Of dime, penny, nickel and quarter, the dime is the smallest and the quarter the biggest; dime and quarter have ridged edges, penny and nickel smooth ones; the nickel is the thickest. Real coins are the better teachers: let your child feel them with you. Coins are never to be known by their sound here.",
    "Pennies are no longer struck for circulation. They are still legal tender, and some stores round cash to five cents. How bills are folded differs from family to family, so the game leaves it out.",
  ],
  facts: [
    {
      fact: "By size: dime, penny, nickel, quarter. Dimes and quarters have ridged edges, pennies and nickels smooth ones; the nickel is the thickest of the four.",
      source: "United States Mint, coin specifications",
      checked: false,
    },
    {
      fact: "Pennies are no longer struck for circulation, and are still legal tender.",
      source: "NBC News on the last penny struck, November 2025",
      checked: false,
    },
    {
      fact: "Pack rats carry off what they like, and drop what they had been carrying.",
      source: "National Park Service, on woodrats",
      checked: false,
    },
  ],
  mechanic: "pairs",
  voices: {
    wurly: { name: "Wurly the music machine", pitch: 0.8, rate: 1.05 },
    rufus: { name: "Rufus the pack rat", pitch: 1.7, rate: 1.15 },
    mother: { name: "Mama Rat", pitch: 1.3, rate: 0.95 },
  },
  asks: { repeat: ["where am i", "which locker", "what is the price"] },
  streakLayers: [],
  turn: { one: "room", many: "rooms" },
  devices,
  tallies,
  keepsakes,
  content,
  soundsToLearn,
  goodbye: ["wurly: I'll keep the lockers shut. And one eye on Rufus."],
  tryAtHome: ["Ask a grown-up for some coins. Which of them have ridges?"],
  levels: [names, touch, sets],
  banks: [...namesBanks, ...touchBanks, ...setsBanks],
});
