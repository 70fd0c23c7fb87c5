import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { devices, keepsakes, prices, stakes, tallies } from "./frame.ts";
import { boxesBanks, boxesLevel } from "./levels/boxes.ts";
import { evenBanks, evenLevel } from "./levels/even.ts";
import { parrotsBanks, parrotsLevel } from "./levels/parrots.ts";
import { buttons, counters, kinds, sounds, ways, weigh, words } from "./orchard.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  mechanic: "tally",
  locale: "en-US",
  objective: "Count by ear, compare two groups, make them equal, and pack a number in groups.",
  standards: [
    { code: "CCSS K.CC.4", checked: false },
    { code: "CCSS K.CC.5", checked: false },
    { code: "CCSS K.CC.6", checked: false },
    { code: "CCSS 2.OA.3", checked: false },
  ],
  forGrownUps: [
    "Guests across a river order drinks, each so many pieces of fruit. Your child shakes a tree until there is enough, hears it fall into a left and a right bucket, and makes both the same, or packs all of it in threes and fives. No number is ever asked for.",
    "How often to shake is up to the child: more fruit is more to hold in the head. Making it even before the next shake keeps the numbers small, and children find that out.",
    "Half of what one side has more goes over. Children find that out by overshooting, and in the first level by watching the chef overshoot.",
    "What goes beyond an order fills a jug, and the jug pays for help: to hear a shake again, a hint, or which side is heavier.",
    "All pieces in a load are the same kind, so that equal numbers weigh the same. Gulp the river monster is made up.",
  ],
  voices: {
    mango: { name: "Chef Mango", pitch: 1.2, rate: 1.1 },
    gulp: { name: "Gulp the river monster", pitch: 0.6, rate: 0.85 },
  },
  streakLayers: [],
  turn: { one: "guest", many: "guests" },
  stakes,
  devices,
  prices,
  tallies,
  keepsakes,
  soundsToLearn,
  goodbye: ["mango: Bye! Gulp keeps your place, on his back, in the middle."],
  tryAtHome: [
    "Take a shopping bag in each hand, with cans in both. Move cans until both arms feel the same.",
  ],
  content: {
    kinds,
    counters,
    unit: { one: "piece", many: "pieces" },
    buttons,
    sounds,
    ways,
    weigh,
    words,
  },
  levels: [evenLevel, boxesLevel, parrotsLevel],
  banks: [...evenBanks, ...boxesBanks, ...parrotsBanks],
});
