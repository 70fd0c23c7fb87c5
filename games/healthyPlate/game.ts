import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { guests, kinds, marks } from "./band.ts";
import { card } from "./card.ts";
import { dishes } from "./dishes.ts";
import { devices, keepsakes, tallies } from "./frame.ts";
import { drumBanks, drums } from "./levels/drums.ts";
import { five, fiveBanks } from "./levels/five.ts";
import { labelBanks, labels } from "./levels/labels.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import { words } from "./words.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Know which food groups are in a dish, put varied plates together, and heed labels.",
  standards: [
    { code: "National Health Education Standards 5", checked: false },
    { code: "ECC independent living", checked: false },
  ],
  forGrownUps: [
    "Guests ask for food groups, never for dishes: your child decides which dishes bring them. Each group is an instrument. Dishes stand under lids; whoever knows what is in one saves the minute that lifting takes.",
    "Level 1 has grains, vegetables and protein, level 2 adds fruit and dairy (with fortified soy milk and yogurt), level 3 adds labels and swaps. No food is called good or bad, and nothing is said of weight.",
    "Allergies: the game plays three labels: milk, egg, and one for peanuts or nuts. Peanuts and tree nuts are two different allergies; to keep it simple, one sound stands for both here, and such guests have neither. Real labels name them one by one, and more: wheat, soy, fish, shellfish and sesame. Dishes are as this kitchen makes them and may hold other things elsewhere. In real life a grown-up checks the label every time, and the game says so.",
    "Beans, peas and lentils can be counted with protein foods or with vegetables; here each such dish has both. The game asks which groups a dish brings, and never how much sugar or salt is in it: sweet rice pudding counts for its milk. Lids say which grains are whole. Groups follow the Dietary Guidelines for Americans 2020-2025, from memory; no dietitian has read this game.",
  ],
  mechanic: "amount",
  turn: { one: "table", many: "tables" },
  voices: {
    ada: { name: "Ada, who runs the diner", pitch: 1.05, rate: 1.05 },
    bo: { name: "Bo, the new cook", pitch: 0.75, rate: 1.1 },
    leo: { name: "Leo", pitch: 0.85, rate: 1 },
    mia: { name: "Mia", pitch: 1.35, rate: 1.05 },
    omar: { name: "Omar", pitch: 0.65, rate: 0.95 },
    pia: { name: "Pia", pitch: 1.5, rate: 1.1 },
    kai: { name: "Kai", pitch: 1.15, rate: 0.95 },
    noor: { name: "Noor", pitch: 1.25, rate: 1 },
    sam: { name: "Sam", pitch: 0.95, rate: 1.15 },
    ines: { name: "Ines", pitch: 1.3, rate: 0.95 },
    theo: { name: "Theo", pitch: 0.8, rate: 1.05 },
    raj: { name: "Raj", pitch: 0.9, rate: 1.1 },
    lulu: { name: "Lulu", pitch: 1.55, rate: 1 },
    gus: { name: "Gus", pitch: 0.7, rate: 1 },
    wren: { name: "Wren", pitch: 1.2, rate: 1.05 },
  },
  streakLayers: [],
  devices,
  tallies,
  keepsakes,
  soundsToLearn,
  goodbye: ["ada: Goodbye! Your apron stays on the hook."],
  tryAtHome: [
    "At your next meal, listen in: which food groups would be playing on your plate?",
    "With a grown-up, find one dish at home that brings two food groups at once.",
    "Oats and brown rice are whole grains: nothing is taken off the grain. Ask a grown-up if the bread at home is a whole grain, too.",
  ],
  content: {
    units: dishes,
    buttons: {
      on: {
        label: "On or off",
        phrases: ["put it on", "on the plate", "this one", "select"],
      },
      off: {
        label: "Lift the lid",
        phrases: ["lift the lid", "lift it", "lift", "lid", "down", "listen"],
      },
      run: {
        label: "Serve the plate",
        phrases: ["serve", "serve it", "serve the plate", "up", "ready"],
      },
    },
    sounds: {
      on: "plate-down",
      off: "plates",
      run: "service-bell",
      exact: "dish-done",
      under: "almost",
      over: "pan-bang",
      group: "pan-lid",
    },
    plates: { kinds, all: "the full band", marks, guests, clock: "ferry", words },
  },
  levels: [drums, five, labels],
  banks: [...drumBanks, ...fiveBanks, ...labelBanks],
});
