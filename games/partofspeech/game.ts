import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { keepsakes, stakes, tallies } from "./frame.ts";
import { calledBanks, calledLevel } from "./levels/called.ts";
import { gapsBanks, gapsLevel } from "./levels/gaps.ts";
import { sentencesBanks, sentencesLevel } from "./levels/sentences.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  mechanic: "react",
  locale: "en-US",
  objective: "Tell nouns, verbs and adjectives apart by the job that a word does in a sentence.",
  standards: [
    { code: "CCSS L.1.1", checked: false },
    { code: "CCSS L.3.1a", checked: false },
  ],
  forGrownUps: [
    "Your child is the goalie of a radio station. Each ball brings a word; what fits and is caught stands in a blank of tonight's story, which is then read aloud. Telling whether the word can do the job that the blank wants is the whole game.",
    "Words that fit make the serious newsreader giggle, and enough giggles make her laugh on the air. A word that does not fit is read in its sentence, and drops; a later word for that blank brings no giggle. The Up button lets a child hear any word in its sentence before deciding; in level 3 it reads the two sentences, and leaves it to the ear to join them.",
    "Level 1 has nouns and verbs, called by the coach. Level 2 adds adjectives, then has only the sentence, with a beep for the blank. Level 3 has words with two jobs, each in a short sentence that shows which one is meant.",
    "Words in levels 1 and 2 are meant to have one common job only. There is no clock in any level. Parts of speech follow common American school grammar, written from memory and not looked up.",
  ],
  voices: {
    coach: { name: "The coach", pitch: 0.75, rate: 1.1 },
    nora: { name: "Nora, who reads the news", pitch: 1.15, rate: 0.95 },
  },
  streakLayers: [],
  turn: { one: "story", many: "stories" },
  stakes,
  tallies,
  keepsakes,
  soundsToLearn,
  goodbye: ["coach: Bye, goalie! I'll keep the balls dry."],
  tryAtHome: [
    "Ask somebody for two nouns and a verb. Then tell a story in which they turn up, and keep a straight face.",
  ],
  content,
  levels: [calledLevel, gapsLevel, sentencesLevel],
  banks: [...calledBanks, ...gapsBanks, ...sentencesBanks],
});
