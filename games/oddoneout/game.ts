import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { noisyBanks, noisyLevel } from "./levels/noisy.ts";
import { spokenBanks, spokenLevel } from "./levels/spoken.ts";
import { thingsBanks, thingsLevel } from "./levels/things.ts";
import { noisyClubs, noisyGuests } from "./noisy.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import { spokenClubs, spokenGuests } from "./spoken.ts";
import { keepsakes, stakes, tallies } from "./stakes.ts";
import { thingClubs, thingGuests } from "./things.ts";
import { words } from "./words.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Sort four things in more than one way, and say the rule by which one is left out.",
  standards: [
    { code: "CCSS L.K.5a", checked: false },
    { code: "CCSS L.1.5b", checked: false },
    { code: "CCSS RF.K.2", checked: false },
  ],
  forGrownUps: [
    "Four guests are heard. Three belong to one club, and your child finds the one who does not, and names the club. Only both together count. Some benches can be sorted in two ways, and then two guests do not belong: any pair that is true is accepted.",
    "Level 1 is everyday sounds and their kinds, level 2 material, use and place of things (the material is told by a tap alone), level 3 rhyme, first sound and beats.",
    "What people argue about never decides a bench: whether a plane counts as a thing with wheels, or whether a jar belongs in the kitchen.",
    "First sounds go by the ear and not by the letter: kangaroo and cat begin alike. Beats are syllables.",
  ],
  mechanic: "deduce",
  voices: {
    opal: { name: "Aunt Opal", pitch: 1.15, rate: 1.05 },
    goblin: { name: "A goblin", pitch: 1.55, rate: 1.15 },
    nib: { name: "Big Nib", pitch: 0.6, rate: 1 },
    lou: { name: "Lou the cook", pitch: 0.8, rate: 1.05 },
    one: { name: "Guest one", pitch: 0.75, rate: 1 },
    two: { name: "Guest two", pitch: 1.35, rate: 1 },
    three: { name: "Guest three", pitch: 0.95, rate: 1 },
    four: { name: "Guest four", pitch: 1.65, rate: 1 },
  },
  turn: { one: "bench", many: "benches" },
  streakLayers: [],
  stakes,
  tallies,
  keepsakes,
  content: {
    guests: { ...noisyGuests, ...thingGuests, ...spokenGuests },
    clubs: { ...noisyClubs, ...thingClubs, ...spokenClubs },
    seats: [{ voice: "one" }, { voice: "two" }, { voice: "three" }, { voice: "four" }],
    teller: { voice: "opal" },
    intruder: { voice: "goblin" },
    sounds: {
      sit: { sound: "rope-creak", caption: "four guests sit down" },
      walk: "step-carpet",
      list: { sound: "page", caption: "the list of clubs opens" },
      shut: { sound: "page", caption: "the list is shut" },
      ask: "hello-hum",
      found: { sound: "hook-and-loop", caption: "a mask is ripped off" },
      wrong: { sound: "crowd-ooh", caption: "the guests say ooh" },
      slip: { sound: "run", caption: "somebody runs in" },
      count: { sound: "sneeze", caption: "Pepper sneezes" },
      giggle: { sound: "gremlin-giggle", caption: "a giggle under a mask" },
    },
    words,
  },
  soundsToLearn,
  goodbye: ["opal: I'll guard what's left of the cake until you're back."],
  tryAtHome: [
    "Put four things on the table. Who can leave one out, and say why? Who can leave out another?",
    "Say four words. Three of them rhyme. Let somebody find the fourth.",
  ],
  levels: [noisyLevel, thingsLevel, spokenLevel],
  banks: [...noisyBanks, ...thingsBanks, ...spokenBanks],
});
