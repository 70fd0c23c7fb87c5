import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { clearBanks, clearLevel } from "./levels/all-clear.ts";
import { showersBanks, showersLevel } from "./levels/showers.ts";
import { wanderBanks, wanderLevel } from "./levels/wander.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import { keepsakes, stakes, tallies } from "./stakes.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Recognize weather by sound, spot which way it is going, and give safe advice.",
  standards: [
    { code: "NGSS K-ESS2-1", checked: false },
    { code: "NGSS K-ESS3-2", checked: false },
    { code: "NGSS 3-ESS3-1", checked: false },
  ],
  forGrownUps: [
    "Your child runs a radio station. Callers hold a microphone into the weather; listening on shows whether a shower comes, goes or stays. Advice that comes as soon as it can be heard wins houses; houses buy a microphone that hears the next weather early.",
    "Any thunder, however far and with or without rain, means indoors at once: a substantial building or a hard-topped metal vehicle, not a tree or an open shelter. Going in is never wrong in the game, and never costs a house where there is a storm.",
    "All clear comes 30 minutes after the last thunder. Seconds from flash to thunder give a rough distance, five to a mile. They are for learning, never for deciding whether to go in: sound that is heard is reason enough.",
    "Real rain is not as tidy as these sounds, and no game replaces a forecast or an official warning. The rules follow the National Weather Service as quoted by others; its own pages were not looked up.",
  ],
  mechanic: "listen",
  turn: { one: "call", many: "calls" },
  voices: {
    pip: { name: "Pip, your producer", pitch: 1.25, rate: 1.1 },
    sam: { name: "Sunny Sam", pitch: 0.8, rate: 1.15 },
    jo: { name: "A caller with a high voice", pitch: 1.4, rate: 0.95 },
    max: { name: "A caller with a deep voice", pitch: 0.7, rate: 1 },
    bea: { name: "A caller with a quick voice", pitch: 1.1, rate: 1.1 },
  },
  streakLayers: [],
  stakes,
  tallies,
  keepsakes,
  content: {
    responses: {
      ahead: { label: "Go ahead", phrases: ["go ahead", "ahead", "yes", "stay out", "go on"] },
      coats: { label: "Coats on", phrases: ["coats on", "coats", "raincoats", "coat"] },
      lake: { label: "The lake", phrases: ["lake", "the lake", "duck"] },
      square: { label: "The square", phrases: ["square", "the square", "middle", "bell"] },
      hill: { label: "The hill", phrases: ["hill", "the hill", "sheep"] },
      duckport: { label: "Duckport", phrases: ["duckport", "duck port", "duck"] },
      bellville: { label: "Bellville", phrases: ["bellville", "bell", "middle"] },
      ramhill: { label: "Ramhill", phrases: ["ramhill", "ram hill", "ram"] },
      coming: { label: "It comes", phrases: ["it comes", "coming", "it's coming", "nearer"] },
      staying: { label: "It stays", phrases: ["it stays", "staying", "it's staying", "the same"] },
      going: { label: "It goes", phrases: ["it goes", "going", "it's going", "away", "farther"] },
    },
  },
  prices: { tool: { listeners: 2 } },
  soundsToLearn,
  goodbye: ["pip: I keep your microphone dry."],
  tryAtHome: ["With your family, choose the place indoors where you all go when there is thunder."],
  levels: [showersLevel, wanderLevel, clearLevel],
  banks: [...showersBanks, ...wanderBanks, ...clearBanks],
});
