import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { devices, keepsakes, tallies } from "./frame.ts";
import { gardenBanks, gardenLevel } from "./levels/garden.ts";
import { reefBanks, reefLevel } from "./levels/reef.ts";
import { townBanks, townLevel } from "./levels/town.ts";
import { figures, heard, names } from "./shapes.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import { words } from "./words.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  mechanic: "tally",
  locale: "en-US",
  objective:
    "Know a shape by its corners and its sides, from as few of them as it takes, and close one that has a gap.",
  standards: [
    { code: "CCSS K.G.4", checked: false },
    { code: "CCSS 1.G.1", checked: false },
    { code: "CCSS 3.G.1", checked: false },
    { code: "CCSS 4.G.2", checked: false },
  ],
  forGrownUps: [
    "Fin the shark swims around a shape, corner by corner. Your child counts the strokes of each side and hears what each corner is: a ting is less than 90 degrees, a knock 90, a boing more. The shape is named as soon as it is known: listening on lets Squish the octopus come nearer.",
    "How high and how far to a side Fin swims can be heard, too, but nothing has to be known by that: outlines are hard to follow by ear alone.",
    "In level 2 all sides are equal, and the strokes all the way around are told: 15 strokes around and 3 to a side make 5 sides. In level 3 each side has a note by the way it runs, so that parallel sides can be heard: they have the same one.",
    "A square is a rectangle, a rhombus, a parallelogram and a kite. Whoever says so is told that it is true, loses nothing, and is asked for the name that says most. A trapezoid has just one pair of parallel sides here; some books count parallelograms among them.",
    "Flag tag is only a game: Squish and Fin are friends.",
  ],
  voices: {
    fin: { name: "Fin the shark", pitch: 1.1, rate: 1.05 },
    squish: { name: "Squish the octopus", pitch: 0.75, rate: 0.95 },
  },
  streakLayers: [],
  turn: { one: "gate", many: "gates" },
  devices,
  tallies,
  keepsakes,
  soundsToLearn,
  goodbye: ["fin: Bye! I'll float right here. Squish, stop that. We're on a break."],
  tryAtHome: ["Go around a door frame with one finger. How many corners, and which sides are equal?"],
  content: { names, figures, ...heard, words },
  levels: [reefLevel, gardenLevel, townLevel],
  banks: [...reefBanks, ...gardenBanks, ...townBanks],
});
