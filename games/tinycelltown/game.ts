import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { devices, keepsakes, prices, stakes, tallies } from "./frame.ts";
import { animalBanks, animalLevel } from "./levels/animal.ts";
import { bacteriumBanks, bacteriumLevel } from "./levels/bacterium.ts";
import { plantBanks, plantLevel } from "./levels/plant.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective:
    "Know what parts of a cell do, and what fails with each of them, in animals, plants and bacteria.",
  standards: [
    { code: "NGSS MS-LS1-1", checked: false },
    { code: "NGSS MS-LS1-2", checked: false },
    { code: "NGSS 4-LS1-1", checked: false },
  ],
  forGrownUps: [
    "A town that is a cell, run by ear. Each part has a noise; together they are the hum. When a part breaks, all that needs it falls silent, too. Your child hears the holes, works out the cause, and sends a few fixers.",
    "Level 1 is an animal cell (membrane, nucleus, mitochondria, ribosomes, lysosomes), level 2 a plant cell (chloroplasts, vacuole, cell wall), level 3 a bacterium, which has no nucleus.",
    "No part of a cell makes such noises, and a cell has no telephone. After a shift the game says what is really so, and in turns where the comparison ends.",
    "What needs what is simplified so that it goes in no circle: here the powerhouse has a full pantry, while in a real cell the membrane lets in what mitochondria use up. What takes hours or days in a cell takes one shift here, and parts slow down before they stop. Copying plans takes energy, too, and most cells of a body seldom split.",
  ],
  mechanic: "build",
  turn: { one: "shift", many: "shifts" },
  voices: {
    dot: { name: "Dot at the night desk", pitch: 1.15, rate: 1.05 },
    otto: { name: "Otto at the gate", pitch: 0.7, rate: 0.95 },
    page: { name: "Ms. Page of the plans", pitch: 1.4, rate: 0.9 },
    mito: { name: "The Mito sisters", pitch: 1.3, rate: 1.2 },
    rob: { name: "Rob of the workshop", pitch: 0.85, rate: 1.1 },
    munch: { name: "Munch from the yard", pitch: 0.6, rate: 1.05 },
    sunny: { name: "Sunny, the cook", pitch: 1.5, rate: 1.1 },
    bess: { name: "Bess", pitch: 1, rate: 0.9 },
    stranger: { name: "Somebody on the line", pitch: 1.7, rate: 1 },
    moe: { name: "Moe, the wall", pitch: 0.55, rate: 0.85 },
  },
  streakLayers: [],
  stakes,
  devices,
  prices,
  tallies,
  keepsakes,
  content,
  soundsToLearn,
  goodbye: ["dot: I'll keep an ear on the hum. Good night, desk."],
  tryAtHome: [
    "Leave a celery stick out until it's limp. Then stand it in cold water for a few hours, and feel it again. That's water pushing on walls.",
    "Ask a grown-up to stop one thing at home for a minute, like the fan. What else goes quiet, and what doesn't?",
    "Close your eyes and listen to your kitchen. How many noises is it made of?",
  ],
  levels: [animalLevel, plantLevel, bacteriumLevel],
  banks: [...animalBanks, ...plantBanks, ...bacteriumBanks],
});
