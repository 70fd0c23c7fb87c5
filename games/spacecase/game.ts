import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { devices, keepsakes, prices, tallies, tank } from "./frame.ts";
import { farBanks, farLevel } from "./levels/far.ts";
import { giantsBanks, giantsLevel } from "./levels/giants.ts";
import { nearBanks, nearLevel } from "./levels/near.ts";
import { probes } from "./probes.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import { words } from "./words.ts";
import { worlds } from "./worlds.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Identify worlds from evidence: gravity, heat, moons, spin, tilt, ground and air.",
  standards: [
    { code: "NGSS 5-PS2-1", checked: false },
    { code: "NGSS MS-ESS1-3", checked: false },
  ],
  forGrownUps: [
    "Your child hears what a probe reads on an unknown world, and compares it with the worlds on a chart. One measurement seldom decides: Mercury and Mars pull alike, but one is hot. Which probe tells apart what is left is what is learned.",
    "Space is silent. All sounds here are those of instruments: how long a jump lasts is gravity, a higher note is hotter, each answer to a radar call is a moon. The game says so.",
    "Readings are rounded, so that worlds that are nearly alike sound the same. The figures are those of NASA's planetary fact sheet, as quoted by others; its own page was not looked up.",
    "On Jupiter, Saturn, Uranus and Neptune there is no ground. The jump there is made on a board under a balloon.",
  ],
  mechanic: "deduce",
  voices: {
    kettle: { name: "Kettle, the ship", pitch: 0.9, rate: 1.05 },
    blip: { name: "Blip", pitch: 1.5, rate: 1.1 },
    tidy: { name: "Tidy", pitch: 0.75, rate: 0.95 },
    gus: { name: "Gus", pitch: 0.65, rate: 1 },
  },
  turn: { one: "stop", many: "stops" },
  streakLayers: [],
  devices,
  prices,
  tallies,
  keepsakes,
  content: {
    places: worlds,
    probes,
    tank,
    teller: { voice: "kettle" },
    seeker: { voice: "tidy" },
    sounds: { drop: "probe-launch", found: "passengers", roll: "robot-step", caught: "robot-bump" },
    words,
  },
  soundsToLearn,
  goodbye: ["kettle: I'll keep the engine warm."],
  tryAtHome: [
    "Hop once where there is room. Say up as you leave the floor, and down as you land: that's a jump on Earth. On the Moon, it would last six times as long.",
  ],
  levels: [nearLevel, giantsLevel, farLevel],
  banks: [...nearBanks, ...giantsBanks, ...farBanks],
});
