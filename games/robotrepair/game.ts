import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { devices, keepsakes, prices, tallies } from "./frame.ts";
import { orchestraBanks, orchestraLevel } from "./levels/orchestra.ts";
import { stationBanks, stationLevel } from "./levels/station.ts";
import { toysBanks, toysLevel } from "./levels/toys.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Follow a program step by step, find the step that leads astray, and change it.",
  standards: [
    { code: "NGSS K-2-ETS1-2", checked: false },
    { code: "NGSS 3-5-ETS1-3", checked: false },
  ],
  forGrownUps: [
    "Bolt the robot fetches lost things from a wall of boxes. His program is a row of beeps: left, up, right. Your child hears where it leads, compares that with where the thing calls from, and finds the beep that is wrong. That is debugging.",
    "A place is told by ear: each click is one box higher, and notes rise from left to right. Nothing depends on loudspeakers, and captions say the same.",
    "Level 1 has one wrong beep, and then crossed wires. Level 2 has a beep too few or too many. A box opens for nothing but Bolt's tape with that one beep mended. Level 3 has loops: what is punched in is walked over and over.",
    "Each step takes a spark of Bolt's battery, so a short program that works at the first try is worth the thought.",
  ],
  mechanic: "enter",
  voices: {
    bolt: { name: "Bolt the robot", pitch: 0.8, rate: 0.95 },
    odette: { name: "Odette", pitch: 1.1, rate: 1.05 },
    man: { name: "A man", pitch: 0.7, rate: 1 },
    lady: { name: "A lady", pitch: 1.25, rate: 1.05 },
    kid: { name: "A kid", pitch: 1.6, rate: 1.1 },
    gran: { name: "An old lady", pitch: 1.15, rate: 0.85 },
  },
  turn: { one: "job", many: "jobs" },
  streakLayers: [],
  devices,
  prices,
  tallies,
  keepsakes,
  content,
  soundsToLearn,
  goodbye: ["bolt: I'll wait here. I'm very good at waiting. Beep."],
  tryAtHome: [
    "Be a robot: somebody tells you left, right and forward, step by step. What does a wrong step do?",
  ],
  levels: [stationLevel, toysLevel, orchestraLevel],
  banks: [...stationBanks, ...toysBanks, ...orchestraBanks],
});
