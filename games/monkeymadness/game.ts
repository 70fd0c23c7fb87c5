import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { devices, keepsakes, tallies } from "./frame.ts";
import { leapsBanks, leapsLevel } from "./levels/leaps.ts";
import { sidesBanks, sidesLevel } from "./levels/sides.ts";
import { whoopsBanks, whoopsLevel } from "./levels/whoops.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  mechanic: "react",
  locale: "en-US",
  objective: "Keep count by ear, and find odd and even numbers, multiples and number patterns.",
  standards: [
    { code: "CCSS 2.NBT.2", checked: false },
    { code: "CCSS 2.OA.3", checked: false },
    { code: "CCSS 4.OA.4", checked: false },
  ],
  forGrownUps: [
    "Your child drums, and with each beat somebody lands on a vine: one thump is one more, two thumps together are two more, a deep double thud is ten, the parrot is none. Nobody says the number. Keeping the count and catching at the right numbers is the whole game.",
    "The drum is the child's own, as slow as they like. Each evening one part offers a drum that goes on by itself, for twice the bananas. It can be declined, and in calm mode it waits too.",
    "Level 1 is odd and even. Level 2 counts by threes, fours, fives and tens, asks which of them lands on a given number, and where two of them meet. Level 3 hides the rule, and counts down at last.",
    "The bananas' colors follow the game's rules. Real bananas ripen by themselves, and crocodiles eat meat and fish.",
  ],
  voices: {
    mango: { name: "Mango the monkey", pitch: 1.35, rate: 1.1 },
    boom: { name: "Boom the gorilla", pitch: 0.65, rate: 0.9 },
    snap: { name: "Snap the crocodile", pitch: 0.85, rate: 0.85 },
  },
  streakLayers: [],
  turn: { one: "run", many: "runs" },
  devices,
  prices: { ask: { bananas: 1 }, hint: { bananas: 1 } },
  tallies,
  keepsakes,
  soundsToLearn,
  goodbye: ["mango: Bye! I'll count the sleeps."],
  tryAtHome: [
    "Walk and count your steps aloud, but whisper all except the threes.",
    "Clap a rhythm of three while somebody claps a rhythm of four. Where do you meet?",
    "Think of a secret rule. Say numbers, whoop when they fit, and let your family find it.",
  ],
  content,
  levels: [sidesLevel, leapsLevel, whoopsLevel],
  banks: [...sidesBanks, ...leapsBanks, ...whoopsBanks],
});
