import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { chase } from "./chase.ts";
import { gather } from "./gather.ts";
import { betterBuyBanks } from "./levels/better-buy-sets.ts";
import { betterBuy } from "./levels/better-buy.ts";
import { followTheSoundBanks } from "./levels/follow-the-sound-sets.ts";
import { followTheSound } from "./levels/follow-the-sound.ts";
import { listInYourHeadBanks } from "./levels/list-in-your-head-sets.ts";
import { listInYourHead } from "./levels/list-in-your-head.ts";
import { quietShelvesBanks } from "./levels/quiet-shelves-sets.ts";
import { quietShelves } from "./levels/quiet-shelves.ts";
import { tightPurseBanks } from "./levels/tight-purse-sets.ts";
import { tightPurse } from "./levels/tight-purse.ts";
import { keepsakes, stakes, tallies } from "./sounding.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import { cells, edge, floors, words } from "./store.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  mechanic: "walk",
  locale: "en-US",
  objective:
    "Find places in a store by sound and by directions in words, hold a list in memory, compare prices, and ask for help.",
  standards: [
    { code: "ECC independent living", checked: true },
    { code: "ECC orientation and mobility", checked: true },
    { code: "CCSS 2.MD.8", checked: false },
  ],
  forGrownUps: [
    "Your child walks on a small map: left and right by ear, front and back by the floor and in words. It is a game about maps and directions and does not replace orientation and mobility lessons in a real store.",
    "The store stays the same from visit to visit and grows from level to level, so that a map of it forms in the head. A parrot goes for the same things as your child: who knows where a sound belongs knows where he is.",
    "Asking is a skill, and here it is limited to a few good questions a trip. Many stores have somebody shop along when a blind customer asks at the service desk (National Federation of the Blind of Virginia, 2015). Call your store and ask how it is done there.",
    "Everything brought home pays a coin, and the shortest way one more. A wrong pick at a shelf costs one, and so does each hint after the first on the same thing, so that thinking pays better than guessing.",
    "Prices are samples, not surveyed prices, and sales tax is left out. The game says nothing about allergies: the label and a grown-up decide what is safe.",
  ],
  voices: {
    clerk: { name: "Clementine, the clerk", pitch: 1.2, rate: 1 },
    cashier: { name: "Mr. Penny, the cashier", pitch: 0.8, rate: 1 },
    loudspeaker: { name: "The loudspeaker", pitch: 0.9, rate: 0.9 },
    coupon: { name: "Coupon, the parrot", pitch: 1.7, rate: 1.1 },
    okafor: { name: "Mrs. Okafor", pitch: 1.05, rate: 1 },
    diaz: { name: "Coach Diaz", pitch: 0.9, rate: 1.15 },
    ravi: { name: "Ravi", pitch: 1.4, rate: 1 },
    lou: { name: "Grandpa Lou", pitch: 0.7, rate: 0.85 },
    bell: { name: "Ms. Bell", pitch: 1.15, rate: 0.95 },
  },
  bed: "store",
  asks: {
    repeat: [
      "what is my list",
      "what is on my list",
      "what was my list",
      "what is the list",
      "what was the list",
      "what is on the list",
      "what was on the list",
      "what do i need",
      "what did they want",
      "where is coupon",
      "where is he",
    ],
  },
  streakLayers: ["store-music", "store-music-tune"],
  stakes,
  prices: { hint: { jar: 1 } },
  tallies,
  keepsakes,
  content: { cells, floors, edge, words, tasks: { gather, chase } },
  soundsToLearn,
  goodbye: [
    { sound: "wings" },
    ["coupon: Leaving? I'll guard the store. Hee hee!", "Bye! Bring crackers next time!"],
    "cashier: Your place is saved, and so is the jar. See you!",
  ],
  tryAtHome: ["With a grown-up, ask somebody in a store where one thing is."],
  levels: [followTheSound, quietShelves, listInYourHead, betterBuy, tightPurse],
  banks: [
    ...followTheSoundBanks,
    ...quietShelvesBanks,
    ...listInYourHeadBanks,
    ...betterBuyBanks,
    ...tightPurseBanks,
  ],
});
