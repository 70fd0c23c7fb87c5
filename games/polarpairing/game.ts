import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { devices, keepsakes, prices, tallies } from "./frame.ts";
import { secretRadio } from "./levels/secret-radio.ts";
import { storm } from "./levels/storm.ts";
import { thermometer } from "./levels/thermometer.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

const chapters = [storm, thermometer, secretRadio];

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Match opposites, weigh how strong they are, and find that a word can have two.",
  standards: [
    { code: "CCSS L.4.5c", checked: true },
    { code: "CCSS L.5.5c", checked: true },
  ],
  forGrownUps: [
    "A memory game for the ear. Each ice floe has a note of its own: further right and further up is higher. Under it lies a word. Your child finds pairs of opposites and decides what each pair is worth.",
    "Lifting two new floes costs nothing. What costs is a word that had been heard before: so a good memory for places is rewarded, and luck is called luck.",
    "Level 1 has everyday opposites. Level 2 asks for equal strength: boiling goes with freezing, warm with cool. Level 3 has words with two opposites, and words turned around by un-, in-, im- and dis-.",
    "Bears live around the North Pole and penguins in the south; the jokes rest on that. Walruses do eat clams.",
  ],
  mechanic: "pairs",
  voices: {
    bo: { name: "Bo the bear", pitch: 0.65, rate: 0.95 },
    pip: { name: "Pip the penguin", pitch: 1.6, rate: 1.15 },
    "bo-low": { name: "Bo the bear", pitch: 0.6, rate: 0.85 },
    "pip-low": { name: "Pip the penguin", pitch: 1.45, rate: 1 },
    wallace: { name: "Wallace the walrus", pitch: 0.5, rate: 0.8 },
  },
  bed: "arctic",
  asks: { repeat: ["where am i", "which floe"] },
  streakLayers: [],
  turn: { one: "field", many: "fields" },
  devices,
  prices,
  tallies,
  keepsakes,
  content,
  soundsToLearn,
  goodbye: ["bo: The ice keeps your words.", "pip: And I keep an eye on Wallace!"],
  tryAtHome: ["Say a word. Who finds its opposite first?"],
  levels: chapters.map(({ level }) => level),
  banks: chapters.flatMap(({ banks }) => [...banks]),
});
