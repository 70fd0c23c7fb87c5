import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { devices, keepsakes, tallies } from "./frame.ts";
import { apart, apartBanks } from "./levels/apart.ts";
import { frogBanks, frogs } from "./levels/frogs.ts";
import { hotBanks, hotLevel } from "./levels/hot.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import { words } from "./words.ts";

/** What was written on it; it need not be so. */
function chalk(number: number): string[] {
  return [`Chalk: ${number}.`, `It says ${number}.`, `Chalked ${number}.`];
}

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Build products from factor pairs, and turn them around.",
  standards: [
    { code: "CCSS 3.OA.1", checked: false },
    { code: "CCSS 3.OA.5", checked: false },
    { code: "CCSS 3.OA.7", checked: true },
    { code: "CCSS 4.OA.4", checked: false },
  ],
  forGrownUps: [
    "Your child hangs two gears on a machine. The first is heard as a group of clicks, the second says how many groups; what comes out is the product. Gears have no numbers: they are counted by ear, in fives.",
    "Many pairs make the same product. The larger gear first takes fewer turns, and turns cost steam: 8 three times makes as many as 3 eight times. Level 1 has twos to fives and tens, level 2 twos to nines, level 3 products broken apart: 52 is 6 times 8, and 4.",
    "What was made too little can be added to; after too much, the box begins anew. Hints are free, but one that names a gear leaves its box without a ribbon. Nothing is timed.",
  ],
  mechanic: "amount",
  turn: { one: "order", many: "orders" },
  voices: {
    tilda: { name: "Tilda, who runs the Gear Works", pitch: 1.2, rate: 1.05 },
    otto: { name: "Otto from next door", pitch: 0.75, rate: 1.05 },
    jo: { name: "A customer with a high voice", pitch: 1.4, rate: 0.95 },
    max: { name: "A customer with a deep voice", pitch: 0.65, rate: 1 },
    bea: { name: "A customer with a quick voice", pitch: 1.1, rate: 1.15 },
  },
  streakLayers: [],
  devices,
  tallies,
  keepsakes,
  soundsToLearn,
  goodbye: ["tilda: Goodbye! Clara says: clunk."],
  tryAtHome: [
    "Lay out 3 groups of 4 spoons. Then 4 groups of 3. Which are more?",
    "What comes in twos, in fives, in tens where you live?",
    "How many ways are there to lay 24 beans in equal rows?",
  ],
  content: {
    units: {
      g2: { value: 2 },
      g3: { value: 3 },
      g4: { value: 4 },
      g5: { value: 5 },
      g6: { value: 6 },
      g7: { value: 7 },
      g8: { value: 8 },
      g9: { value: 9 },
      g10: { value: 10 },
      c3: { value: 3, name: chalk(3) },
      c2: { value: 2, name: chalk(2) },
      c4: { value: 4, name: chalk(6) },
      c6: { value: 6, name: chalk(9) },
      c8: { value: 8, name: chalk(10) },
      c9: { value: 9, name: chalk(9) },
    },
    thing: { one: "frog", many: "frogs" },
    spare: { label: "Corner frogs", phrases: ["corner frogs", "corner", "frogs"] },
    buttons: {
      on: { label: "Hang the gear", phrases: ["hang", "hang it", "hang it up", "this one"] },
      off: { label: "Take one off", phrases: ["take one off", "take it off", "off"] },
      run: { label: "Run Clara", phrases: ["run", "run clara", "go", "run it"] },
    },
    sounds: {
      unit: "dial-click",
      group: "couple-one",
      room: "tag-knock",
      on: "gear",
      off: "ratchet",
      run: "lever-pull",
      exact: "lock-click",
      spare: "frog",
    },
    words,
  },
  levels: [frogs, hotLevel, apart],
  banks: [...frogBanks, ...hotBanks, ...apartBanks],
});
