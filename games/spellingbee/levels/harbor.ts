/** Level 2: one letter more, or one less. */
import { evening, hire } from "../acts.ts";
import { heard, job, shown, stung, trick } from "../jobs.ts";
import { inTheDark, oneMore } from "../rules.ts";
import type { Bank, Chapter, Level } from "../types.ts";

const chapter: Chapter = [
  {
    id: "harbor",
    lines: [
      { bed: "sea", layer: "hive", level: 0.25 },
      "dot: The harbor! And look, the comb has grown a cell. There's an open one in front.",
    ],
    again: [
      { bed: "sea", layer: "hive", level: 0.25 },
      "dot: The harbor comb. One cell in front is open, remember?",
    ],
  },
  {
    id: "first-train",
    as: "learn",
    set: "first-train",
    items: ["train"],
    turns: 1,
    short: 1,
    devices: [],
    how: ["Left goes to the open cell. Up and Down put a letter in, Select lets it work."],
    resumed: ["Left: the open cell. Up and Down: a letter. Select: let it work."],
  },
  {
    id: "tide",
    lines: [
      { sound: "honey-plop" },
      "dot: Two jars by the shortest way, one by a longer one. No such word, and a jar spills. With six at the end there's a feast.",
      "dot: And a letter may go, too: turn it until the cell is open. Without its T the train is rain.",
    ],
    again: ["dot: One letter more, one less, or another one. Every word must exist."],
  },
  {
    id: "rescue",
    as: "rescue",
    turns: 4,
    short: 2,
    resumed: ["One letter more, one less, or another. Select: let it work."],
  },
  {
    id: "captain",
    length: "full",
    ask: [
      { sound: "boat-horn" },
      {
        say: "Ahoy! My hold is empty. Shall I load what makes noise, or what people need?",
        voice: "captain",
      },
    ],
    options: [
      {
        id: "noise",
        label: "What makes noise",
        phrases: ["noise", "makes noise"],
        chosen: [{ say: "Noise it is! My crew sleeps too well anyway.", voice: "captain" }],
      },
      {
        id: "need",
        label: "What people need",
        phrases: ["need", "people need"],
        chosen: [{ say: "Very sensible. I'd have taken the noise.", voice: "captain" }],
      },
    ],
  },
  {
    id: "noise",
    if: { chose: { captain: "noise" } },
    as: "ride",
    set: "noise",
    turns: 3,
    short: 0,
    returns: true,
    resumed: ["Spell what you hear."],
  },
  {
    id: "need",
    if: { chose: { captain: "need" } },
    as: "ride",
    set: "need",
    turns: 3,
    short: 0,
    returns: true,
    resumed: ["Spell what the captain needs."],
  },
  hire("hire-harbor"),
  {
    id: "ears-harbor",
    as: "learn",
    set: "ears-harbor",
    items: ["ears-rain"],
    turns: 1,
    short: 1,
    devices: [],
    how: [
      "dot: Ears, everybody! Only notes now: vowels are sung, the others plucked, and later letters sound higher.",
      "dot: I change one letter, or slip one in, or take one out. Count the notes, and mend it. A letter goes if you turn it till its cell is open.",
    ],
    resumed: ["One letter was changed, slipped in, or taken out. Mend it, and let it work."],
  },
  {
    id: "baron-harbor",
    as: "boss",
    set: "stung-harbor",
    turns: 3,
    short: 2,
    how: [
      { sound: "boss-near" },
      { sound: "hornet" },
      "baron: Me again! I change a letter, or steal one, or slip one in. In the dark.",
      "dot: Only notes! Is there one too many, one missing, or one out of tune? Turn one that was right, and a jar spills.",
    ],
    resumed: ["One letter was changed, slipped in, or stolen. Mend it, and let it work."],
  },
  {
    id: "lands",
    if: { stakes: { honey: { from: 3 } } },
    lines: [
      { sound: "hornet" },
      { sound: "squeak-toy" },
      "dot: He has lost his way in the fog, and landed in the comb. On a lap!",
    ],
  },
  {
    id: "trick-harbor",
    if: { stakes: { honey: { from: 3 } } },
    as: "ride",
    set: "trick-harbor",
    turns: 1,
    short: 1,
    devices: [],
  },
  {
    id: "sails",
    if: { stakes: { honey: { to: 2 } } },
    lines: [
      { sound: "hornet" },
      "baron: I'm going on a cruise, on your honey money. Ta-ta!",
      { sound: "boat-horn" },
    ],
  },
  ...evening("horn"),
];

export const harbor: Level = {
  id: "harbor",
  name: "One letter more",
  difficulty: -0.5,
  skill: "blends",
  learned: "to hear two sounds at the front of a word, and to take one off",
  next: "Next time: the E that nobody hears. It makes a cane of a can.",
  tryAtHome: ["Take the first sound off your own name. What's left?"],
  tallies: ["exact", "made"],
  chapter,
  rules: oneMore,
  items: [
    job(
      "dry",
      "It's pouring! Something to wear in the rain?",
      "coat hat cap hood boot cape",
      "Dry as toast.",
    ),
    job(
      "float",
      "I want to go out on the water. Something that floats, and holds a person?",
      "boat ship tug raft",
      "Up and down it goes. Oh dear.",
    ),
    job(
      "play",
      "The band is short of something to play.",
      "bell drum horn harp flute pipe",
      "Listen to that!",
    ),
    job(
      "sit",
      "My feet! Something to sit on, please.",
      "chair stool swing seat bench log mat rug lap",
      "Ah.",
    ),
    job(
      "hours",
      "When does the ferry go? I need something that knows.",
      "clock",
      "The ferry leaves in five minutes. Or it has left.",
    ),
    job(
      "sky",
      "It's so quiet up there. Some weather, please!",
      "rain snow fog sun hail storm wind mist frost cloud ice",
      "That's what I call weather.",
    ),
    job(
      "wings",
      "Somebody with feathers, for the empty mast.",
      "owl crow bird hen hawk duck stork gull dove lark swan crane",
      "Welcome aboard.",
    ),
    job(
      "pond",
      "Somebody who likes to sit in a pond.",
      "frog duck toad fish swan eel",
      "It sits. It's in no hurry.",
    ),
    job(
      "door",
      "The door stands open. Something to keep it shut?",
      "lock block bolt bar rock brick chain",
      "Nobody comes in now. Nor out.",
    ),
    job("rails", "Something that runs on rails.", "train tram", "All aboard!"),
    job(
      "pup-toy",
      "The pup is bored. Something round to play with?",
      "ball hoop ring wheel",
      "He's got it. We won't get it back.",
    ),
    job("horns", "Somebody with a beard and horns, who eats everything.", "goat", "It ate the list. Good."),
    job("slow", "Somebody with a house on the back.", "snail", "It'll be here by winter."),
    job("night", "It's dark. Something that shines at night?", "star moon lamp", "Now I can see my nose."),
  ],
};

export const harborBanks: Bank[] = [
  {
    id: "first-train",
    difficulty: -1.5,
    skill: "blends",
    rules: { ...oneMore, tips: undefined, wheels: ["aeiou", "_tb"] },
    items: [
      {
        id: "train",
        practice: true,
        from: "rain",
        answers: ["train"],
        wants: true,
        ask: ["captain: Rain, rain, rain. I'm waiting for this:"],
        recall: ["The captain is waiting for this:"],
        told: { train: ["captain: On time! For the first time ever."] },
      },
    ],
  },
  {
    id: "noise",
    difficulty: -0.4,
    skill: "blends",
    rules: oneMore,
    items: [
      heard("noise-clap", "When I sing, I'd like to hear this:", "clap", "Thank you, thank you!"),
      heard("noise-crow", "Somebody for the crow's nest:", "crow", "He says: land. It's a fish."),
      heard("noise-frog", "Something green, that goes:", "frog", "It's in my hammock."),
      heard("noise-clock", "What goes like this, all night?", "clock", "Now I'm never late. Only sorry."),
      heard("noise-owl", "I need a night watch that says this:", "owl", "Who? Who? Me, the captain."),
      heard("noise-bell", "And for the fog, this:", "bell", "Loud and clear."),
    ].map(aboard),
  },
  {
    id: "need",
    difficulty: -0.4,
    skill: "blends",
    rules: oneMore,
    items: [
      job("need-nail", "A plank is loose. What do I hammer in?", "nail peg pin", "It holds."),
      job(
        "need-brush",
        "The deck is filthy. Something to scrub it with?",
        "brush mop rag soap",
        "I can see my beard in it.",
      ),
      job("need-flag", "What do I hoist on the mast?", "flag sail", "Look how it flaps."),
      job(
        "need-drink",
        "The crew is thirsty. What do I pour them?",
        "drink milk tea soup",
        "Cheers, says the crew.",
      ),
      job(
        "need-bowl",
        "And what do they eat their soup from?",
        "bowl dish mug cup pot",
        "Slurp, says the crew.",
      ),
      job(
        "need-tray",
        "I can't carry eight cups. What do I put them on?",
        "tray cart",
        "Nothing broke. Well, one.",
      ),
    ].map(aboard),
  },
  {
    id: "ears-harbor",
    difficulty: -0.4,
    skill: "blends",
    rules: inTheDark(oneMore),
    items: [shown("Listen, some rain.", "rain", "train", "That's it! One note too many, at the front.")],
  },
  {
    id: "stung-harbor",
    difficulty: 0,
    skill: "blends",
    rules: inTheDark(oneMore),
    items: [
      stung("stung-train", "On the rails, there was this:", "train", "I wanted to miss it anyway."),
      stung("stung-clock", "It hung on the wall, and went:", "clock", "Tick yourself!"),
      stung("stung-goat", "This one ate my cloak. It went:", "goat", "My cloak! It's eating it again."),
      stung("stung-owl", "Up in the mast somebody said this:", "owl", "Who? You. That's who."),
      stung("stung-ball", "The pup was chasing this:", "ball", "It hit me on the stinger."),
      stung("stung-ship", "Out at sea, there was this:", "ship", "I'm seasick."),
    ],
  },
  {
    id: "trick-harbor",
    difficulty: -0.5,
    skill: "blends",
    rules: oneMore,
    items: [
      trick(
        "lap",
        [
          "baron: A lap? Cats sit on laps!",
          "dot: L, A, P. One letter more, or another one. What shall we make of him?",
        ],
        "lap",
        {
          clap: "For me? Is that for me? Again!",
          flap: "Flap, flap. I can do that anyway. Hm. It's nice.",
          slap: "Ow! That was the water.",
          map: "I know where everything is. And I can't be folded.",
          nap: "Five minutes. Nobody move.",
          cap: "I'm on somebody's head. The view!",
          lip: "I'm a lip. I can only say: buh.",
          tap: "Drip. Excuse me. Drip.",
          lab: "I bubble! Professor Sting!",
          rap: "My name is Sting, and I do my thing!",
          lad: "I'm a boy. I have knees!",
        },
        "This isn't what I ordered.",
      ),
    ],
  },
];

/** It's the captain who asks here. */
function aboard<T extends { ask: readonly unknown[]; told?: unknown }>(item: T): T {
  return JSON.parse(JSON.stringify(item).replaceAll('"voice":"plum"', '"voice":"captain"')) as T;
}
