import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { devices, keepsakes, prices, tallies } from "./frame.ts";
import { packetsBanks, packetsLevel } from "./levels/packets.ts";
import { weatherBanks, weatherLevel } from "./levels/weather.ts";
import { wondersBanks, wondersLevel } from "./levels/wonders.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Find out by fair tests what plants need, and what makes no difference.",
  standards: [
    { code: "NGSS K-LS1-1", checked: true },
    { code: "NGSS 2-LS2-1", checked: false },
    { code: "NGSS 5-LS1-1", checked: true },
  ],
  forGrownUps: [
    "Three pots, seven days. Your child sets water and light for three equal seedlings, says which will grow most, and hears how far each one climbs. A fair test changes one thing and keeps the others the same.",
    "A plant that was finished by luck is sold for seeds; one with proof goes on the stall. Level 2 adds weather, so that only pots of the same day can be compared; level 3 has claims to test.",
    "Plants do not play the flute: the notes stand for how tall they are. Real plants take weeks for what happens here in a day, and their needs are finer than three steps. With too little light a real seedling may even grow taller, but thin and pale. Each plant's needs here follow common garden guides from memory; nobody has looked them up.",
    "Most of a plant's dry material comes from carbon dioxide in the air and from water, little from the soil.",
  ],
  mechanic: "build",
  turn: { one: "day", many: "days" },
  voices: {
    hazel: { name: "Hazel, who runs the greenhouse", pitch: 1.15, rate: 1.05 },
    weedy: { name: "Weedy from the next stall", pitch: 0.75, rate: 1.1 },
  },
  streakLayers: [],
  devices,
  prices,
  tallies,
  keepsakes,
  content,
  soundsToLearn,
  goodbye: ["hazel: I'll keep the gate shut. Biscuit knows how gates work, but still."],
  tryAtHome: [
    "Put two bean seeds in two equal cups of soil, side by side at the window. Water one a little every day, and keep the other one dry. Predict, wait ten days, and feel.",
    "With a grown-up, feel the soil of a houseplant with a fingertip. Dry, or damp?",
    "Next time somebody says that something works, ask: did you try it without?",
  ],
  levels: [packetsLevel, weatherLevel, wondersLevel],
  banks: [...packetsBanks, ...weatherBanks, ...wondersBanks],
});
