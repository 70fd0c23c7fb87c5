/** Level 1. Readings of clues: a letter for each word of the group, in order; the first reader's, then the second's. */
import { BET } from "./bet.ts";
import type { Banks, Chapter, Group, Level } from "./level.ts";

const kitchen: Group = {
  id: "kitchen",
  candidates: [
    {
      id: "spoon",
      name: "spoon",
      meaning: "a small, round scoop on a handle, for eating and stirring",
      caught: "Fine. I dug myself into this.",
      truths: [
        ["I was stirring soup.", { sound: "stir" }],
        ["After that, I went back into my drawer.", { sound: "drawer" }],
      ],
      lies: [
        {
          said: ["I was stirring soup.", { sound: "nibble" }],
          why: "It said stirring, but we heard chewing.",
        },
        {
          said: ["I was asleep in my drawer.", { sound: "door-open" }],
          why: "That was a door, not a drawer.",
        },
      ],
    },
    {
      id: "bowl",
      name: "bowl",
      phrases: ["bowls", "ball"],
      meaning: "a deep, round dish, open at the top",
      caught: "I was only holding it for a friend.",
      truths: [
        ["I was full of eggs, and somebody whisked them.", { sound: "whisk" }],
        ["Then, at dawn, they filled me with dry cereal.", { sound: "pour-grains" }],
      ],
      lies: [
        {
          said: ["They filled me with dry cereal.", { sound: "splash" }],
          why: "Dry cereal doesn't splash.",
        },
      ],
    },
    {
      id: "kettle",
      name: "kettle",
      meaning: "a pot with a lid and a spout, for boiling water",
      caught: "I could never keep quiet.",
      truths: [
        ["I was boiling water for tea.", { sound: "kettle-whistle" }],
        ["And then I poured Dot a cup.", { sound: "pour" }],
      ],
      lies: [
        {
          said: ["I was pouring tea, nice and gentle.", { sound: "glass-break" }],
          why: "Gentle? We heard glass break.",
        },
        {
          said: ["I was whistling for tea.", { sound: "footsteps" }],
          why: "Those were footsteps. A whistle is high and long.",
        },
      ],
    },
    {
      id: "toaster",
      name: "toaster",
      meaning: "a machine that makes slices of bread warm and crisp",
      caught: "Oh, crumbs.",
      truths: [
        ["My toast was just done.", { sound: "toaster" }],
        ["And then somebody took a bite of it.", { sound: "crunch" }],
      ],
      lies: [
        {
          said: ["My toast was just done.", { sound: "page" }],
          why: "Toast pops. That was a page turning.",
        },
        { said: ["Somebody bit into my toast.", { sound: "sip" }], why: "Nobody sips toast." },
      ],
    },
    {
      id: "sponge",
      name: "sponge",
      meaning: "a soft block full of tiny holes that soaks up water",
      caught: "All right. Squeeze it out of me.",
      truths: [
        ["I was wiping the window.", { sound: "wipe" }],
        ["After that, I was dripping by the sink.", { sound: "tap-drip" }],
      ],
      lies: [
        {
          said: ["I was dripping by the sink.", { sound: "keys-jingle" }],
          why: "Drips don't jingle. Those were keys.",
        },
      ],
    },
    {
      id: "blender",
      name: "blender",
      meaning: "a jar with fast blades that mix soft or wet food",
      caught: "I got mixed up in something.",
      truths: [
        ["I was making a smoothie.", { sound: "blender" }],
        ["Then two friends drank it, and touched glasses.", { sound: "glass-clink" }],
      ],
      lies: [
        {
          said: ["I was roaring away at a smoothie.", { sound: "nibble" }],
          why: "A roar? We heard tiny chewing.",
        },
      ],
    },
  ],
  clues: [
    { id: "heat", text: "Its job is to make things hot.", fits: ["nnyynn", "nnyynn"] },
    { id: "electric", text: "It runs on electricity.", fits: ["nn?yny", "nn?yny"] },
    { id: "blades", text: "It has sharp blades inside.", fits: ["nnnnny", "nnnnny"] },
    { id: "pour", text: "You can pour from it.", fits: ["?yynny", "?yyn?y"] },
    { id: "soup", text: "You eat soup with it, or out of it.", fits: ["yynnnn", "yynnnn"] },
    { id: "sink", text: "You can wash it right in the sink.", fits: ["yy?ny?", "yy?ny?"] },
    { id: "milk", text: "It can hold a glass of milk.", fits: ["nyyn?y", "ny?nny"] },
    { id: "held", text: "Your hand holds it the whole time.", fits: ["y??nyn", "yn?nyn"] },
    { id: "squeeze", text: "You can squeeze it flat.", fits: ["nnnnyn", "nnnnyn"] },
    { id: "noise", text: "It makes noise all by itself.", fits: ["nnyyny", "nn?yny"] },
    { id: "bread", text: "A slice of bread fits right into it.", fits: ["n?nynn", "n?ny?n"] },
  ],
};

const barn: Group = {
  id: "barn",
  candidates: [
    {
      id: "duck",
      name: "duck",
      meaning: "a water bird with a wide, flat bill",
      caught: "I should have ducked.",
      truths: [
        ["I was calling my ducklings.", { sound: "duck" }],
        ["And then we all splashed into the pond.", { sound: "splash" }],
      ],
      lies: [
        {
          said: ["I was calling my ducklings.", { sound: "nibble" }],
          why: "A duck quacks. That was chewing.",
        },
      ],
    },
    {
      id: "rooster",
      name: "rooster",
      meaning: "a grown male chicken that crows in the morning",
      caught: "I don't even feel like crowing.",
      truths: [
        ["I was waking everybody up.", { sound: "rooster" }],
        ["And I flapped my wings, to be sure.", { sound: "wings" }],
      ],
      lies: [
        {
          said: ["I was waking everybody up.", { sound: "snore" }],
          why: "A snore wakes nobody up. Well, almost.",
        },
      ],
    },
    {
      id: "bee",
      name: "bee",
      phrases: ["be", "b"],
      meaning: "a flying insect that buzzes and can make honey",
      caught: "Ouch. You stung me.",
      truths: [
        ["I was flying to a flower.", { sound: "bee" }],
        ["And then I filled the comb with honey.", { sound: "honey-plop" }],
      ],
      lies: [
        {
          said: ["I was flying to a flower.", { sound: "footsteps" }],
          why: "Bees fly with a buzz. Those were shoes.",
        },
      ],
    },
    {
      id: "snake",
      name: "snake",
      meaning: "a long, scaly animal without legs",
      caught: "You've got me tied up in knots.",
      truths: [
        ["I was having a quiet hiss.", { sound: "snake" }],
        ["Then I slid off through dry leaves.", { sound: "leaf-rustle" }],
      ],
      lies: [
        {
          said: ["I slid away, flat on the ground.", { sound: "hooves-trot" }],
          why: "A snake has no feet to trot on.",
        },
      ],
    },
    {
      id: "horse",
      name: "horse",
      phrases: ["hoarse"],
      meaning: "a large, strong animal with hooves that people ride",
      caught: "Neigh. I mean: yes.",
      truths: [
        ["I was trotting around the yard.", { sound: "hooves-trot" }],
        ["And I said good night to the other horses.", { sound: "horse-neigh" }],
      ],
      lies: [
        {
          said: ["I was trotting around the yard.", { sound: "page" }],
          why: "Hooves clop. That was a page turning.",
        },
      ],
    },
    {
      id: "frog",
      name: "frog",
      meaning: "a small jumping animal that lives near water and croaks",
      caught: "Right. I'll hop along to jail.",
      truths: [
        ["I was singing by the pond.", { sound: "frog" }],
        ["And then I jumped in.", { sound: "splash" }],
      ],
      lies: [
        { said: ["I was singing by the pond.", { sound: "saw" }], why: "That was a saw. A frog croaks." },
      ],
    },
  ],
  clues: [
    { id: "feathers", text: "It has feathers.", fits: ["yynnnn", "yynnnn"] },
    { id: "wings", text: "It has wings.", fits: ["yyynnn", "yyynnn"] },
    { id: "four-legs", text: "It has 4 legs.", fits: ["nnnnyy", "nnnnyy"] },
    { id: "legs", text: "It has legs.", fits: ["yyynyy", "yyynyy"] },
    { id: "egg", text: "It starts life in an egg.", fits: ["yyy?ny", "yyy?ny"] },
    { id: "pond", text: "It lives around ponds.", fits: ["ynn?ny", "ynn?ny"] },
    { id: "bones", text: "It has bones inside.", fits: ["yynyyy", "yynyyy"] },
    { id: "rider", text: "You can ride on its back.", fits: ["nnnnyn", "nnnnyn"] },
    { id: "lays", text: "It can lay eggs.", fits: ["yn??ny", "yn??ny"] },
    { id: "food", text: "It makes something that people eat.", fits: ["?nynnn", "?nynnn"] },
    { id: "alarm", text: "On a farm, it is the alarm clock.", fits: ["nynnnn", "nynnnn"] },
    { id: "sounds", text: "It hums or croaks.", fits: ["nny?ny", "n?y?ny"] },
  ],
};

const chapter: Chapter = [
  {
    id: "nibbling",
    type: "tell",
    as: "story",
    lines: [
      { sound: "nibble", hold: "end" },
      "Somebody is eating the town dictionary!",
      { say: "Detective Dot here. One of 3 words hid a page.", voice: "dot" },
    ],
    again: [
      { sound: "nibble", hold: "end" },
      { say: "Dot again! The nibbler is back in the kitchen.", voice: "dot" },
    ],
  },
  {
    id: "first-hum",
    type: "play",
    as: "learn",
    set: "kitchen-lab",
    turns: 1,
    short: 1,
    how: [
      { say: "My parrot calls a clue, and they hum. Yes, that's me:", voice: "dot" },
      { sound: "hum-yes", hold: "end" },
      { say: "Not me:", voice: "dot" },
      { sound: "hum-no", hold: "end" },
      {
        say: "The thief always hums: not me. Even if the clue fits! Right: walk along. Select: accuse.",
        voice: "dot",
      },
    ],
    resumed: [
      "The thief always hums low: not me. Even when the clue fits. Right: walk along. Select: accuse.",
    ],
  },
  {
    id: "kitchen",
    type: "play",
    as: "ride",
    turns: 2,
    short: 1,
    how: [
      {
        say: "Now 4 words. Down: hear it again. And if all the hums are true, you need another clue: Up.",
        voice: "dot",
      },
      { say: "Each one costs a cracker. Count them in your tin!", voice: "biscuit" },
    ],
    resumed: ["The thief always hums low. Up: buy a clue. Select: accuse."],
  },
  {
    id: "crumbs",
    type: "choose",
    if: { length: "full" },
    ask: [
      { sound: "footsteps", side: -0.8 },
      { sound: "nibble", side: 0.8 },
      {
        say: "The trail splits! Steps lead to the barn. But who chews there, in the kitchen?",
        voice: "dot",
      },
    ],
    options: [
      {
        id: "barn",
        label: "The barn",
        phrases: ["steps", "barn"],
        chosen: ["To the barn!", { sound: "cow" }],
      },
      {
        id: "kitchen",
        label: "The kitchen",
        phrases: ["chewing", "kitchen"],
        chosen: ["Back into the kitchen!", { sound: "cutlery" }],
      },
    ],
  },
  {
    id: "barn-alibis",
    type: "play",
    as: "hunt",
    set: "barn-alibis",
    turns: 2,
    short: 1,
    if: { chose: { crumbs: "barn" } },
    how: [
      { say: "Where were they at midnight? Walk along, and listen behind the words.", voice: "dot" },
      {
        say: "One sound will not match. Not sure? Up: press that word, for a cracker. Liars get nervous.",
        voice: "dot",
      },
    ],
  },
  {
    id: "kitchen-alibis",
    type: "play",
    as: "hunt",
    set: "kitchen-alibis",
    turns: 2,
    short: 1,
    if: { chose: { crumbs: "kitchen" } },
    how: [
      { say: "Where were they at midnight? Walk along, and listen behind the words.", voice: "dot" },
      {
        say: "One sound will not match. Not sure? Up: press that word, for a cracker. Liars get nervous.",
        voice: "dot",
      },
    ],
  },
  {
    id: "letter-b",
    type: "tell",
    as: "story",
    if: { length: "full" },
    lines: [
      "Meanwhile, back at the library:",
      { sound: "big-bite" },
      { say: "Oh, no. That was the whole letter B!", voice: "dot" },
      { sound: "parrot" },
      { say: "B? Then what am I called? Iscuit? I built a trapdoor. Now I'm angry!", voice: "biscuit" },
    ],
  },
  {
    id: "barn-trap",
    type: "play",
    as: "build",
    set: "barn-trap",
    turns: 2,
    short: 0,
    how: [
      { say: "We know the thief now, but it hides in a crowd.", voice: "dot" },
      {
        say: "Right: hear my cards. Up: call one out. Who fits it steps onto the trapdoor!",
        voice: "biscuit",
      },
      { say: "Call a second one, and only those who fit both stay. Select: pull the lever.", voice: "dot" },
      { say: "First call is free. Then a cracker each!", voice: "biscuit" },
    ],
    resumed: ["Right: hear the cards. Up: call one out, or take it back. Select: pull the lever."],
  },
  {
    id: "bet",
    type: "choose",
    if: { length: "full" },
    ask: [
      { sound: "parrot" },
      { say: "Want to bet 2 crackers? Six words in one row. You won't find the liar.", voice: "biscuit" },
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: [{ say: "Wise. Or chicken? There was no chicken in the barn.", voice: "biscuit" }],
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: [{ say: "Six words! I'm already hungry.", voice: "biscuit" }, { sound: "dice" }],
      },
    ],
  },
  {
    id: "the-bet",
    type: "play",
    as: "duel",
    set: "kitchen-bet",
    turns: 1,
    short: 0,
    if: { chose: { bet: "yes" }, length: "full" },
  },
  {
    id: "under-the-floor",
    type: "tell",
    as: "story",
    lines: [
      { sound: "boss-near", hold: "end" },
      { say: "Now it sits among us, dressed up as a word!", voice: "dot" },
      { sound: "giggle", side: 0.6 },
    ],
  },
  {
    id: "boaster",
    type: "play",
    as: "boss",
    set: "boasters",
    turns: 1,
    short: 0,
    how: [
      { say: "New trick! This thief boasts: it always hums high. Yes, me! True or not.", voice: "dot" },
      { say: "So who hums high, and should not?", voice: "dot" },
    ],
  },
  {
    id: "zibble",
    type: "play",
    as: "boss",
    set: "the-nibbler",
    turns: 1,
    short: 1,
    how: [{ say: "Only a helper! The nibbler itself is in this row. It boasts, too.", voice: "dot" }],
  },
  {
    id: "caught",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { from: 1 } } },
    lines: [
      { say: "I'm Zibble. I'm a brand-new word, and I'm not in the book. So I ate it.", voice: "zibble" },
      { say: "Then tell me what you mean, and I will write you in.", voice: "dot" },
      { sound: "page-write" },
    ],
  },
  {
    id: "got-away",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { to: 0 } } },
    lines: [
      { sound: "run", side: 0.8 },
      { say: "Too slow! Bye!", voice: "zibble", side: 0.8 },
      { sound: "splat" },
      { say: "Zibble slipped on a cracker. Thank you, Biscuit.", voice: "dot" },
      { say: "My cracker! I want it back!", voice: "biscuit" },
      { say: "I only nibble because I'm not in the book.", voice: "zibble" },
      { say: "Then tell me what you mean, and I will write you in.", voice: "dot" },
    ],
  },
  { id: "entry", type: "give", keepsake: "zibble" },
  {
    id: "pages",
    type: "tell",
    as: "perform",
    lines: [{ say: "Here are some of the pages.", voice: "dot" }, { perform: true }],
  },
  {
    id: "letter-b-is-back",
    type: "tell",
    as: "story",
    if: { length: "full" },
    lines: [
      { say: "And letter B?", voice: "biscuit" },
      { say: "Zibble spat it out. Good night, Biscuit.", voice: "dot" },
      { say: "Biscuit! With a B!", voice: "biscuit" },
    ],
  },
  {
    id: "feast",
    type: "tell",
    as: "perform",
    if: { stakes: { crackers: { from: 8 } } },
    lines: [
      {
        say: ["So many crackers are left. Party!", "The tin is still full? Then we feast!"],
        voice: "biscuit",
      },
      { sound: "party-horn" },
      { sound: "cracker", hold: "end" },
    ],
  },
  {
    id: "hat",
    type: "tell",
    as: "story",
    if: { tallies: { borrowed: { from: 1 } } },
    lines: [{ sound: "parrot" }, { say: "I keep the hat. You owe me crackers!", voice: "biscuit" }],
  },
];

export const everydayThings: Level = {
  id: "everyday-things",
  name: "Everyday things",
  difficulty: -2,
  skill: "everyday-nouns",
  learned: "to hold every clue against every word before you accuse",
  next: "Next time, steps in the dark: who sneaks, who marches, who stomps?",
  stakes: ["crackers", "nibbler"],
  tallies: ["pages", "bitten"],
  chapter,
  rules: { task: "hums", groups: [kitchen], row: 4, liars: ["denies"], idle: 0.4 },
};

export const everydayThingsBanks: Banks = [
  {
    id: "kitchen-lab",
    difficulty: -2,
    skill: "everyday-nouns",
    rules: { task: "hums", groups: [kitchen], row: 3, liars: ["denies"] },
  },
  {
    id: "barn-trap",
    difficulty: -2,
    skill: "everyday-nouns",
    rules: { task: "trap", groups: [barn], row: 4, cards: 4 },
  },
  {
    id: "barn-alibis",
    difficulty: -2,
    skill: "everyday-nouns",
    rules: { task: "alibis", groups: [barn], row: 4 },
  },
  {
    id: "kitchen-alibis",
    difficulty: -2,
    skill: "everyday-nouns",
    rules: { task: "alibis", groups: [kitchen], row: 4 },
  },
  {
    id: "boasters",
    difficulty: -1.5,
    skill: "everyday-nouns",
    rules: { task: "hums", groups: [barn], row: 4, liars: ["boasts"] },
  },
  {
    id: "the-nibbler",
    difficulty: -1,
    skill: "everyday-nouns",
    rules: {
      task: "hums",
      groups: [kitchen],
      row: 4,
      liars: ["boasts"],
      idle: 0.5,
      final: true,
      unmasked: [{ say: "Aw! It's me. Zibble!", voice: "zibble" }, { sound: "giggle" }],
    },
  },
  {
    id: "kitchen-bet",
    difficulty: -1.3,
    skill: "everyday-nouns",
    rules: { task: "hums", groups: [kitchen], row: 6, liars: ["denies"], prize: BET },
  },
];
