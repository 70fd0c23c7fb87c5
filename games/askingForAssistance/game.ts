import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { keepsakes, stakes, tallies } from "./frame.ts";
import { ferry, ferryBanks } from "./levels/ferry.ts";
import { market, marketBanks } from "./levels/market.ts";
import { school, schoolBanks } from "./levels/school.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  mechanic: "talk",
  turn: { one: "stop", many: "stops" },
  objective: "Decide whether, whom and for what to ask, and steer help that is too much.",
  standards: [
    { code: "ECC self-determination", checked: true },
    { code: "ECC social interaction", checked: true },
    { code: "ECC orientation and mobility", checked: true },
  ],
  forGrownUps: [
    "Your child leads Aunt May through halls with six doors, hears what can be heard, and asks for what is missing. Asking, and doing without, both count: what matters is to know before going in.",
    "People in this town answer exactly what they are asked. Real people mostly tell more: say so. Asking somebody who works there is taught as the better choice, and the child is never alone among strangers.",
    "The halls are indoors; nothing here teaches crossing a street. Travel skills are learned with an orientation and mobility specialist.",
    "Level 3 is about help that grabs. Stop is never wrong there. A guide lends an arm: one holds it just above the elbow and walks half a step behind, and is not pushed.",
  ],
  facts: [
    {
      fact: "A guide lends an arm: one holds it just above the elbow and walks half a step behind, and is not pushed.",
      source: "APH, Step-by-Step; Helen Keller Services, on sighted guides",
      checked: false,
    },
    {
      fact: "One may always ask somebody who works there, and may always say stop.",
      source: "Expanded Core Curriculum, self-determination",
      checked: false,
    },
  ],
  review: "needed",
  voices: {
    you: { name: "You", pitch: 1.18, rate: 1.04 },
    may: { name: "Aunt May", pitch: 1, rate: 1.05 },
    sal: { name: "Sal", pitch: 1.35, rate: 1 },
    mo: { name: "Mo", pitch: 0.7, rate: 0.98 },
    gil: { name: "Gil", pitch: 0.86, rate: 1.1 },
    kay: { name: "A visitor", pitch: 1.2, rate: 1.1 },
    lee: { name: "A visitor", pitch: 0.8, rate: 1.05 },
    clerk: { name: "Behind the counter", pitch: 1.25, rate: 1.02 },
    keeper: { name: "Somebody behind a wrong door", pitch: 0.78, rate: 1.05 },
    polly: { name: "The parrot", pitch: 1.7, rate: 1.2 },
    sam: { name: "Sam", pitch: 1.4, rate: 1.1 },
    nell: { name: "Nell", pitch: 1.55, rate: 1 },
    okafor: { name: "Mr. Okafor", pitch: 0.72, rate: 0.98 },
    roy: { name: "Captain Roy", pitch: 0.66, rate: 0.95 },
  },
  streakLayers: [],
  stakes,
  tallies,
  keepsakes,
  content: {
    you: { voice: "you" },
    sounds: { fit: "warmer", amiss: "cooler" },
    buttons: {
      go: { label: "This one", phrases: ["this one", "that one", "go there", "go in"] },
      listen: { label: "Listen around", phrases: ["listen", "listen around", "all doors", "all six"] },
    },
    texts: {
      line: "{line}",
      best: ["I'd take this one: {line}", "This one, I think: {line}"],
    },
  },
  soundsToLearn,
  tryAtHome: [
    "In a store with your family: find somebody who works there by ear, and ask which aisle something is in.",
  ],
  levels: [market, ferry, school],
  banks: [...marketBanks, ...ferryBanks, ...schoolBanks],
});
