import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { content } from "./content.ts";
import { keepsakes, stakes, tallies } from "./frame.ts";
import { third, thirdBanks } from "./levels/loud.ts";
import { first, firstBanks } from "./levels/street.ts";
import { second, secondBanks } from "./levels/wind.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Count the syllables of words, take words apart, and hear which syllable is stressed.",
  standards: [
    { code: "CCSS RF.K.2b", checked: true },
    { code: "CCSS L.3.2f", checked: true },
  ],
  forGrownUps: [
    "Your child drums words beat by beat and fits them on two drums that each want four beats. A full drum calls an animal that dances the rhythm of these words, and at the end the whole parade plays them.",
    "How much room a drum has is only heard. Whoever puts too much on it loses the animal that came last: so it pays to count before, and to think of the next word.",
    "Level 1 counts syllables, level 2 takes words apart (rainbow without rain), level 3 hears stress. Words that people say with more than one count are left out.",
    "A hand under the chin helps: it drops once for each syllable.",
  ],
  mechanic: "sort",
  voices: {
    rosa: { name: "Rosa", pitch: 1.1, rate: 1.05 },
    street: { name: "The street", pitch: 1.3, rate: 0.9 },
  },
  turn: { one: "street", many: "streets" },
  streakLayers: [],
  stakes,
  tallies,
  keepsakes,
  content,
  soundsToLearn,
  goodbye: ["rosa: We'll wait right here for you. The goose sits on the big drum."],
  tryAtHome: ["Drum your own name on your knee. How many beats does it have?"],
  levels: [first, second, third],
  banks: [...firstBanks, ...secondBanks, ...thirdBanks],
});
