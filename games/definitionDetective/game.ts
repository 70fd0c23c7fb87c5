import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { doingAndDescribing, doingAndDescribingBanks } from "./levels/doing-and-describing.ts";
import { doubleLives, doubleLivesBanks } from "./levels/double-lives.ts";
import { everydayThings, everydayThingsBanks } from "./levels/everyday-things.ts";
import { schoolWords, schoolWordsBanks } from "./levels/school-words.ts";
import { wordParts, wordPartsBanks } from "./levels/word-parts.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import { devices, stakes, tallies } from "./stakes.ts";
import { keepsakes } from "./keepsakes.ts";
import { snippets } from "./snippets.ts";
import { words } from "./words.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Work out a word from category, use, definition and word-part clues.",
  standards: [
    { code: "CCSS L.3.4", checked: false },
    { code: "CCSS L.4.4", checked: false },
    { code: "CCSS L.5.4", checked: false },
    { code: "CCSS L.5.5c", checked: true },
  ],
  forGrownUps: [
    "Words hum yes or no to a clue, and one of them lies. To find it, your child holds the clue against the exact meaning of every word.",
    "A guess is never praised. A wrong name costs a bite of the page, and tells what that word really means.",
    "The words suit grades 2 to 5. Clues rest on use, touch, sound, taste and meaning, never on looks alone.",
  ],
  mechanic: "deduce",
  voices: {
    dot: { name: "Detective Dot", pitch: 1.15, rate: 1.05 },
    biscuit: { name: "Biscuit the parrot", pitch: 1.7, rate: 1.2 },
    first: { name: "First word", pitch: 0.7, rate: 0.95 },
    second: { name: "Second word", pitch: 1.35, rate: 1 },
    third: { name: "Third word", pitch: 0.9, rate: 1.1 },
    fourth: { name: "Fourth word", pitch: 1.6, rate: 0.95 },
    fifth: { name: "Fifth word", pitch: 0.8, rate: 1.15 },
    sixth: { name: "Sixth word", pitch: 1.45, rate: 1.1 },
    zibble: { name: "Zibble", pitch: 0.8, rate: 1.2 },
    snorfle: { name: "Snorfle", pitch: 1.55, rate: 1.15 },
    flomp: { name: "Flomp", pitch: 0.6, rate: 0.85 },
    reglump: { name: "Reglump", pitch: 1.05, rate: 1.2 },
    quandle: { name: "Quandle", pitch: 1.25, rate: 0.9 },
  },
  bed: "office",
  asks: { repeat: ["what is the word"] },
  streakLayers: ["detective-music", "detective-music-tune"],
  devices,
  prices: { clue: { crackers: 1 } },
  stakes,
  snippets,
  tallies,
  keepsakes,
  content: words,
  soundsToLearn,
  goodbye: ["dot: I keep the case open, and the page safe.", "biscuit: And I keep an eye on the crackers!"],
  tryAtHome: [
    "Think of something in your kitchen. Give 3 clues, and let somebody guess.",
    "Make up a brand-new word, and tell somebody what it means.",
    "Say 3 things about your day, one of them false. Can your family hear which?",
  ],
  levels: [everydayThings, doingAndDescribing, doubleLives, wordParts, schoolWords],
  banks: [
    ...everydayThingsBanks,
    ...doingAndDescribingBanks,
    ...doubleLivesBanks,
    ...wordPartsBanks,
    ...schoolWordsBanks,
  ],
});
