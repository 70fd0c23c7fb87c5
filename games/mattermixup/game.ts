import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { devices, keepsakes, prices, stakes, tallies } from "./frame.ts";
import { baked, bakedBanks } from "./levels/baked.ts";
import { cold, coldBanks } from "./levels/cold.ts";
import { hot, hotBanks } from "./levels/hot.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective:
    "Tell solids, liquids and gases by ear, and predict what heating and cooling make of each before it is heard.",
  standards: [
    { code: "NGSS 2-PS1-1", checked: false },
    { code: "NGSS 2-PS1-4", checked: false },
    { code: "NGSS 5-PS1-3", checked: false },
    { code: "NGSS 5-PS1-4", checked: false },
  ],
  forGrownUps: [
    "A whole room turns warmer or colder, and your child sets a catcher for what each thing will be: a claw for what keeps its shape, a sponge for what runs, a hood for what flies. The prediction comes before the lever; afterwards it is heard who was right.",
    "Nobody says how warm it will get. One crumb can be tested, and what it becomes tells of the others: who knows that coconut oil melts before butter can work it out.",
    "Melting points are simplified, and clues stand for numbers: a warm day, a very hot noon, an oven. Real ovens and stoves are for grown-ups.",
  ],
  mechanic: "sort",
  voices: {
    pim: { name: "Professor Pim", pitch: 1.1, rate: 1.05 },
    glop: { name: "Glop the goblin", pitch: 0.7, rate: 1.1 },
  },
  turn: { one: "shelf", many: "shelves" },
  streakLayers: [],
  devices,
  prices,
  stakes,
  tallies,
  keepsakes,
  content,
  soundsToLearn,
  goodbye: ["pim: Off you go. The jars stay as they are, and so does Glop."],
  tryAtHome: ["Put an ice cube and some butter on a plate in the kitchen. Which changes first?"],
  levels: [cold, hot, baked],
  banks: [...coldBanks, ...hotBanks, ...bakedBanks],
});
