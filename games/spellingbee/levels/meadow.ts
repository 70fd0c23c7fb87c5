/** Level 1: three letters, and one of them turns. */
import { evening, hire } from "../acts.ts";
import { heard, job, shown, stung, trick } from "../jobs.ts";
import { inTheDark, oneLetter } from "../rules.ts";
import type { Bank, Chapter, Level } from "../types.ts";

const BED = "hive";
/** Told when the arrows are known. */
const OTHER_WAYS = [
  "You can say a letter, too: B as in bear. Or say the next word whole. On a keyboard, type a letter with Shift, or in braille: F, D, S and J, K, L are the six dots.",
];

const chapter: Chapter = [
  {
    id: "comb",
    lines: [
      { bed: "bees", layer: BED, level: 0.25 },
      "dot: Psst, I'm Dot! This is the Changing Comb. What's spelled in it stands on the meadow.",
    ],
    again: [{ bed: "bees", layer: BED, level: 0.25 }, "dot: The comb is awake. What shall it be today?"],
  },
  {
    id: "first",
    as: "learn",
    set: "first",
    items: ["hen"],
    turns: 1,
    short: 1,
    devices: [],
    how: ["Up turns the first letter. Select lets it work."],
    resumed: ["Up turns the letter. Select lets it work."],
  },
  {
    id: "shelf",
    lines: [
      { sound: "honey-plop" },
      "dot: Now for honey! A job brings two jars by the shortest way, one by a longer one. With six at the end there's a feast.",
      "dot: One letter at a time, and each word on the way must be real. If it isn't, a jar spills.",
    ],
    again: ["dot: Two jars by the shortest way, one by a longer one. No such word, and a jar spills."],
  },
  {
    id: "one-job",
    as: "ride",
    turns: 1,
    short: 1,
    devices: ["honey"],
    how: ["Left and Right go from letter to letter. Up and Down turn one, Select lets it work."],
    resumed: ["Left and Right: which letter. Up and Down: turn it. Select: let it work."],
  },
  {
    id: "jobs",
    as: "ride",
    turns: 2,
    short: 1,
    resumed: ["Left and Right: which letter. Up and Down: turn it. Select: let it work."],
  },
  {
    id: "where-next",
    length: "full",
    ask: [
      "dot: They all want you! The barn has lost its animals. The kitchen has lost its things. Where to?",
    ],
    options: [
      {
        id: "barn",
        label: "The barn",
        phrases: ["barn", "animals"],
        chosen: [{ sound: "bee" }, "dot: To the barn. Listen well, they only make noise there."],
      },
      {
        id: "kitchen",
        label: "The kitchen",
        phrases: ["kitchen", "things"],
        chosen: [{ sound: "bee" }, "dot: To the kitchen. Wipe your feet. All six."],
      },
    ],
  },
  {
    id: "barn",
    if: { chose: { "where-next": "barn" } },
    as: "ride",
    set: "barn",
    turns: 3,
    short: 0,
    returns: true,
    how: OTHER_WAYS,
    resumed: ["Who was it? Spell who you hear."],
  },
  {
    id: "kitchen",
    if: { chose: { "where-next": "kitchen" } },
    as: "ride",
    set: "kitchen",
    turns: 3,
    short: 0,
    returns: true,
    how: OTHER_WAYS,
    resumed: ["Spell what the kitchen needs."],
  },
  hire("hire"),
  {
    id: "ears",
    as: "learn",
    set: "ears",
    items: ["ears-pen"],
    turns: 1,
    short: 1,
    devices: [],
    how: [
      "dot: Now your ears. Each letter is a note: vowels are sung, the others are plucked, and later letters sound higher.",
      "dot: I change one letter and don't say which. Find the note that's different, and turn that one back.",
    ],
    resumed: ["One note is different. Find it, turn it back, and let it work."],
  },
  {
    id: "baron",
    as: "boss",
    set: "stung",
    turns: 3,
    short: 2,
    how: [
      { sound: "boss-near" },
      { sound: "hornet" },
      "baron: Baron Sting! I change one letter, in the dark, and tell nobody.",
      "dot: Only notes again! Find the one that's out of tune, turn it, and let it work. Turn one that was right, and a jar spills.",
    ],
    resumed: ["One note is out of tune. Find it, turn it back, and let it work."],
  },
  {
    id: "falls",
    if: { stakes: { honey: { from: 3 } } },
    lines: [
      { sound: "hornet" },
      { sound: "drum-bang" },
      "dot: He flew into the comb! Now he's in it himself.",
    ],
  },
  {
    id: "trick",
    if: { stakes: { honey: { from: 3 } } },
    as: "ride",
    set: "trick",
    turns: 1,
    short: 1,
    devices: [],
  },
  {
    id: "flies-off",
    if: { stakes: { honey: { to: 2 } } },
    lines: [
      { sound: "hornet" },
      "baron: Such a mess! I couldn't have done it better. Good night.",
      { sound: "hornet", level: 0.4 },
    ],
  },
  ...evening("crown"),
];

export const meadow: Level = {
  id: "meadow",
  name: "The Changing Comb",
  difficulty: -2,
  skill: "three-letter-words",
  learned: "to hear which letter makes the difference",
  next: "Next time, at the harbor: rain is in the comb, and with one letter more it stops at every station.",
  tryAtHome: ["Start with cat. Change one letter, and it's another word. How far do you get?"],
  tallies: ["exact", "made"],
  chapter,
  rules: oneLetter,
  items: [
    job("stew", "Plum here! My stew wants something to cook in.", "pan pot tin", "The stew is on."),
    job(
      "sleep",
      "My nephew is coming. What does he sleep on?",
      "bed cot mat rug pad hay",
      "He's asleep. He's still wearing his hat.",
    ),
    job("drink", "I'm thirsty. Something to drink from, please.", "cup mug can jug", "Ah. That was nice."),
    job("wear", "It's windy. I need something for my head.", "hat cap wig", "It fits. A little crooked."),
    job(
      "clean",
      "Bruno was in my hall. I need something to clean it with.",
      "mop rag",
      "There. Now we can see the hall.",
    ),
    job(
      "catch",
      "There are fish in the pond. Something to catch one with?",
      "net rod",
      "We caught a boot. And let it go.",
    ),
    job(
      "family",
      "A child at the fence wants somebody from home.",
      "mom dad",
      "They hug, and they go home for supper.",
    ),
    job("fly", "Something that flies, for the empty sky.", "bat bug jet fly bee", "Up it goes."),
    job(
      "pet",
      "The house is so quiet. Somebody with four legs and fur, please.",
      "cat dog pup cub rat cow ram fox",
      "Oh, hello, you.",
    ),
    job("house", "A small animal has no home. Where could it live?", "hut den pen", "Home at last, it says."),
    job(
      "ride",
      "The goat wants to go to town. Something with wheels?",
      "bus cab car van rig",
      "The goat has the window seat.",
    ),
    job("wet", "The pig is hot. It wants something wet to lie in.", "mud tub bog", "It's a very happy pig."),
    job(
      "point",
      "My button is off. Something small and pointed, please.",
      "pin",
      "Got it. Straight back in the cushion.",
    ),
    job("way", "Where am I? Something to find the way with!", "map", "I'm at home. Who'd have thought?"),
  ],
};

export const meadowBanks: Bank[] = [
  {
    id: "first",
    difficulty: -2.2,
    skill: "three-letter-words",
    rules: { ...oneLetter, tips: undefined, wheels: ["aeiou", "phm"] },
    items: [
      {
        id: "hen",
        practice: true,
        from: "pen",
        answers: ["hen"],
        wants: true,
        ask: ["dot: A pen is in it. But Mrs. Plum has lost this:"],
        recall: ["Mrs. Plum has lost this:"],
        told: { hen: ["dot: She's back! And she's as fat as ever."] },
      },
    ],
  },
  {
    id: "barn",
    difficulty: -1.8,
    skill: "three-letter-words",
    rules: oneLetter,
    items: [
      heard("barn-hen", "Who's missing? She does this:", "hen", "Back on her eggs."),
      heard("barn-dog", "The gate is open! He did this:", "dog", "He has brought a stick. And the gate."),
      heard("barn-cat", "The mice are dancing. She always does this:", "cat", "The mice sit down."),
      heard("barn-pig", "Somebody has left the mud. He goes like this:", "pig", "Right back in."),
      heard("barn-cow", "No milk today. She says this:", "cow", "There you are, dear."),
      heard(
        "barn-bat",
        "Up in the roof somebody flies like this:",
        "bat",
        "There she hangs again, upside down.",
      ),
    ],
  },
  {
    id: "kitchen",
    difficulty: -1.8,
    skill: "three-letter-words",
    rules: oneLetter,
    items: [
      job(
        "lunch",
        "Lunch! Something from the oven for my plate?",
        "bun ham cod pie cob rib yam",
        "Smells wonderful.",
      ),
      job("throw", "Peels, shells and paper. Where do I throw them?", "bin can tin bag box", "In it goes."),
      job("bath", "The pup is all mud. Something to bathe him in?", "tub", "He's clean. The kitchen isn't."),
      heard(
        "kitchen-tap",
        "Somewhere it does this all night:",
        "tap",
        "I've turned it off. It was only loose.",
      ),
      heard("kitchen-pan", "The cook misses this:", "pan", "Eggs for everybody."),
      heard(
        "kitchen-cup",
        "I had a whole set. Now there's one less of what goes like this:",
        "cup",
        "The set is whole.",
      ),
    ],
  },
  {
    id: "ears",
    difficulty: -1.5,
    skill: "three-letter-words",
    rules: inTheDark(oneLetter),
    items: [
      shown("Listen, a pen.", "pen", "pan", "That's it! The middle one was lower, an A. E is higher than A."),
    ],
  },
  {
    id: "stung",
    difficulty: -1.4,
    skill: "three-letter-words",
    rules: inTheDark(oneLetter),
    items: [
      stung("stung-dog", "Somebody was here. He did this:", "dog", "Beginner's ears!"),
      stung("stung-pig", "And who was this, before I came?", "pig", "That one was easy. I was being nice."),
      stung("stung-hen", "Remember her?", "hen", "Eggs and feathers! Who told you?"),
      stung("stung-cat", "This one I enjoyed. She went:", "cat", "She scratched me. Me!"),
      stung("stung-pan", "A kitchen thing. It went like this:", "pan", "Bang yourself!"),
      stung("stung-bat", "Up there, somebody flew like this:", "bat", "Upside down, too. Hmph."),
    ],
  },
  {
    id: "trick",
    difficulty: -1.5,
    skill: "three-letter-words",
    rules: oneLetter,
    items: [
      trick(
        "bug",
        [
          "baron: I'm a Baron!",
          "dot: You're B, U, G. One letter is free, no job, no bear. What shall we make of him?",
        ],
        "bug",
        {
          hug: "What is this? Let go. No. Don't let go.",
          mug: "Somebody's drinking me! It tickles.",
          rug: "Wipe your feet! Your feet! Your feet!",
          bun: "I smell delicious. That worries me.",
          bud: "I feel lavender. I want to be watered.",
          big: "Ha! Big! At last. Why's the door so small?",
          bag: "It's dark in here. Who put a sandwich in me?",
          tug: "Toot! Make way for Captain Sting!",
          bog: "I'm mud. Somebody's shoe is in me.",
          dug: "Somebody has dug me a hole. And watered me.",
          beg: "Please! Please! Oh. I see. That's what it means.",
          but: "But. But, but. I've nothing to say, for the first time.",
          bus: "All aboard! Hm. I like a timetable.",
          jug: "I'm full of lemonade. Nobody stir.",
        },
        "This isn't dignified at all.",
      ),
    ],
  },
];
