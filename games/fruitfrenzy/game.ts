import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { devices, keepsakes, prices, tallies } from "./frame.ts";
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
    "Your child hears fruit fall into a left and a right bucket and acts on what was counted: moves pieces over until both sides are the same, or packs all of it in threes and fives. No number is ever asked for.",
    "Half of what one side has more goes over. Children find that out by overshooting: who moves the whole difference hears the other side tip.",
    "Whoever is unsure can pay for a second listen, for a hint, or for Gulp, who tells which side is heavier and not by how much.",
    "All pieces in a load are the same kind, so that equal numbers weigh the same. Gulp the river monster is made up.",
  ],
  voices: {
    mango: { name: "Chef Mango", pitch: 1.2, rate: 1.1 },
    gulp: { name: "Gulp the river monster", pitch: 0.6, rate: 0.85 },
  },
  streakLayers: [],
  turn: { one: "load", many: "loads" },
  devices,
  prices,
  tallies,
  keepsakes,
  soundsToLearn,
  goodbye: ["mango: Bye! The plank and I wait for you. So does Gulp."],
  tryAtHome: ["Drop spoons into two bowls, and make both the same by moving as few as you can."],
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
