import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { devices, keepsakes, prices, tallies } from "./frame.ts";
import { leaksBanks, leaksLevel } from "./levels/leaks.ts";
import { mudBanks, mudLevel } from "./levels/mud.ts";
import { nap, napBanks } from "./levels/nap.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  mechanic: "dial",
  locale: "en-US",
  objective:
    "Subtract in the head, as taking away and as a difference; estimate, listen for evidence, and fix.",
  standards: [
    { code: "CCSS 1.OA.6", checked: true },
    { code: "CCSS 2.OA.2", checked: true },
    { code: "CCSS 2.NBT.5", checked: false },
  ],
  forGrownUps: [
    "Practices subtracting in the head: how far it is from one number to another (a chest below us), what is left (a submarine that rises), and where one began (mud on the depth needle).",
    "Your child commits a number first and says how sure it is. Who is sure goes ahead. Who is not asks the sonar, which tells by how much, if the estimate was near. Then there is one correction.",
    "Numbers are heard: a boom is ten, a ting is one, a bubble is one up. The cable hums lower the deeper it is set.",
    "There is no clock. Noises wake a friendly monster, who takes some of the pearls, and another ending is heard.",
    "It is mental arithmetic. It does not replace written subtraction, an abacus or braille math. Not yet played by children who are blind, nor read by a teacher.",
  ],
  voices: {
    otta: { name: "Captain Otta", pitch: 1.15, rate: 1.05 },
    bean: { name: "Bean, her nephew", pitch: 1.5, rate: 1.15 },
    grumble: { name: "Grumble", pitch: 0.5, rate: 0.85 },
  },
  asks: { repeat: ["how deep", "what was the number"] },
  turn: { one: "dive", many: "dives" },
  streakLayers: [],
  devices,
  prices,
  tallies,
  keepsakes,
  content,
  soundsToLearn,
  goodbye: ["otta: We stay down here, on tiptoe. Come back when you like."],
  tryAtHome: ["Two people, two ages. How many years are between them?"],
  levels: [nap, leaksLevel, mudLevel],
  banks: [...napBanks, ...leaksBanks, ...mudBanks],
});
