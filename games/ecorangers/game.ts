import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { devices, keepsakes, tallies } from "./frame.ts";
import { change, changeBanks } from "./levels/change.ts";
import { meadow, meadowBanks } from "./levels/meadow.ts";
import { water, waterBanks } from "./levels/water.ts";
import { crowds, living, worms } from "./life.ts";
import { facts } from "./links.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  mechanic: "order",
  locale: "en-US",
  objective: "Build food chains and predict what change does to a habitat.",
  standards: [
    { code: "NGSS 5-LS2-1", checked: false },
    { code: "NGSS 3-LS4-4", checked: false },
  ],
  forGrownUps: [
    "Each row is a food chain. Your child hears living things by their voices, without names, and puts them in the order in which energy flows: a plant first, then the animal that eats it, then the animal that eats that one.",
    "An empty belly, heard as a rumble, marks an animal that ate nobody in this row. Many animals eat many things; the row tells only what happened here.",
    "Level 3 is about change: more or fewer of one kind, heard as growing louder or softer, and what follows from it. In nature many more things happen at once; the rows show the strongest direct effect, as school books do.",
    "Plants and very small animals have no voices. Theirs are sounds that stand for them: seeds that trickle, krill that click.",
    "Who eats whom has not yet been reviewed by a biologist.",
  ],
  facts,
  review: "needed",
  voices: {
    fern: { name: "Ranger Fern", pitch: 1.15, rate: 1.05 },
    moss: { name: "Moss the sloth", pitch: 0.75, rate: 0.8 },
  },
  streakLayers: [],
  turn: { one: "row", many: "rows" },
  devices,
  prices: { closer: { batteries: 1 }, hint: { batteries: 1 } },
  tallies,
  keepsakes,
  soundsToLearn,
  tryAtHome: ["What did you eat today? Follow it back: which plant did its energy come from?"],
  content: {
    cards: { ...living, ...worms, ...crowds },
    together: "all of the row sings together",
    sounds: { begin: "woodblock", broken: "fanfare-sad" },
    buttons: {
      perform: { label: "Let it sing", phrases: ["sing", "let it sing", "perform"] },
      closer: { label: "Look closer", phrases: ["look closer", "shine", "flashlight", "notebook"] },
    },
    words: {
      early: [
        "{Name} looks at an empty plate. Its supper has to come right before it.",
        "{Name} looks to the left. No supper there!",
        "{Name} opens wide, and bites air. There's no supper right before it.",
        "{Name} taps the table. Just to the left, there should be supper.",
        "{Name} sings half a note, and stops. Supper has to come right before it!",
        "{Name} checks the menu, and looks left. Not a bite.",
      ],
      stray: [
        "{Name} can't sing: its belly rumbles too loudly. It ate nobody here.",
        "Rumble! {Name} ate nobody in this row.",
        "{Name} only came for the snacks, and ate nobody here.",
      ],
      missing: [
        "The last note hangs in the air. Still aside: {name}.",
        "It ends too soon. Still aside: {name}.",
      ],
      whole: ["There it is! The row sings.", "Now it sings, end to end.", "That's the song!"],
      first: [
        "It sings, right away!",
        "First try, and it sings.",
        "Right away. Even the wind stops to listen.",
        "A clean row, from end to end!",
      ],
      two: "Think of these two: {one}, and {other}. Which comes first?",
      twoStray: "Listen for this one: {name}. In the row, or aside?",
      move: "Right after {other}: {name}.",
      moveStray: "This one goes aside: {name}. Pick it up, and press Down.",
      opens: { full: ["{count} voices, from left to right."], short: ["{count} voices."] },
    },
  },
  levels: [meadow, water, change],
  banks: [...meadowBanks, ...waterBanks, ...changeBanks],
});
