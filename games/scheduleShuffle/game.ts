import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { devices, keepsakes, stakes, tallies } from "./frame.ts";
import { bus, busBanks } from "./levels/bus.ts";
import { doorbell, doorbellBanks } from "./levels/doorbell.ts";
import { itself, itselfBanks } from "./levels/itself.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  mechanic: "order",
  locale: "en-US",
  objective: "Order a day by what takes how long, what must come first, and what comes at its own time.",
  standards: [
    { code: "CCSS 3.MD.1", checked: false },
    { code: "ECC compensatory (organization)", checked: false },
  ],
  forGrownUps: [
    "Uncle Otto does exactly what his list says, in that order. Your child hears how long each thing takes, as ticks, and packs what fits before the bus: what is left over after work is time to play. Then the day is heard as it was ordered.",
    "Some things must come before others, and it is heard what happens when they do not. Several orders may work; each that works counts, and the fullest morning is worth most. A day that had room for more may be run once more.",
    "Level 2 is about things that go on by themselves. Level 3 tells the time by the clock, in steps of ten minutes, and lets something come in between, so that the plan has to be changed in the middle.",
    "Otto is a grown-up and uses the stove and the oven himself. How long things take is made up for the game.",
  ],
  review: "needed",
  voices: {
    otto: { name: "Uncle Otto", pitch: 0.85, rate: 1 },
    zib: { name: "Zib the gremlin", pitch: 1.5, rate: 1.1 },
  },
  streakLayers: [],
  turn: { one: "day", many: "days" },
  devices,
  stakes,
  tallies,
  keepsakes,
  soundsToLearn,
  tryAtHome: ["How long does it take you to get dressed: as long as one song? Try it, and tell a grown-up."],
  content,
  levels: [bus, itself, doorbell],
  banks: [...busBanks, ...itselfBanks, ...doorbellBanks],
});
