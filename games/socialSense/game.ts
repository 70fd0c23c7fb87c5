import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { heardIn } from "./cast.ts";
import { content } from "./content.ts";
import { keepsakes, stakes, tallies } from "./frame.ts";
import { disagree } from "./levels/disagree.ts";
import { greet } from "./levels/greet.ts";
import { join } from "./levels/join.ts";
import { speakUp } from "./levels/speak-up.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

const levels = [greet, join, disagree, speakUp];

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  turn: { one: "scene", many: "scenes" },
  mechanic: "talk",
  objective: "Read tone of voice, take turns, join in, and set boundaries.",
  standards: [
    { code: "ECC social interaction", checked: true },
    { code: "ECC self-determination", checked: true },
  ],
  forGrownUps: [
    "Radio stories at school, on the playground and at a radio station. Your child plays Robin, who is blind, listens to how people speak, and chooses what to say.",
    "The words rarely tell how somebody feels; voice, hands, feet and breath do. All lines are kind: which one fits is for the ear to find out, and feelings are different in every sitting.",
    "Everybody remembers what was said. A line that did not fit leads to another, often funnier, turn of the story; nobody loses. Whoever said no can be asked again in level 1, one line can be taken back in level 3, and in level 4 one says it again. Listening closer costs nothing anywhere.",
    "Feelings are made by pace and pitch of a synthetic voice and by sounds of hands and feet. Real people are richer and differ from each other: talk about how it sounds in your family.",
    "Level 4 is about boundaries: help that grabs, a moved cane, a hug. A strong no is never wrong there, and nobody is blamed for what others do.",
    "This is practice for talking, not therapy, and no test of a child's social skills.",
  ],
  voices: heardIn({ levels, keepsakes, stakes, content }),
  streakLayers: [],
  stakes,
  tallies,
  keepsakes,
  content,
  soundsToLearn,
  tryAtHome: ['Say "good morning" in three moods. Can your family guess them?'],
  levels,
});
