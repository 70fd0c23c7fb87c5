/** Level 2: ways to move, noises of the breath, and what things are like. Many clues are sounds. */
import { BET } from "./bet.ts";
import type { Banks, Chapter, Group, Level } from "./level.ts";

const moves: Group = {
  id: "moves",
  candidates: [
    {
      id: "tiptoe",
      name: "tiptoe",
      phrases: ["tip toe"],
      meaning: "to walk on the tips of your toes, so that nobody hears you",
      caught: "Shh! Fine. Not so loud.",
    },
    {
      id: "march",
      name: "march",
      meaning: "to walk with strong, even steps, like a band in a parade",
      caught: "Left, right, left, to jail.",
    },
    {
      id: "sprint",
      name: "sprint",
      meaning: "to run a short way as fast as you can",
      caught: "I nearly got away!",
    },
    {
      id: "stroll",
      name: "stroll",
      meaning: "to walk slowly, just because it is nice",
      caught: "No hurry. I'll come along.",
    },
    {
      id: "stomp",
      name: "stomp",
      meaning: "to put your feet down hard, often because you are angry",
      caught: "Grrr! All right!",
    },
    {
      id: "scurry",
      name: "scurry",
      meaning: "to run with quick, light little steps, like a mouse",
      caught: "Eek! Don't tell the cat.",
    },
  ],
  clues: [
    {
      id: "soft",
      text: "Its steps are very soft.",
      heard: [
        { sound: "step-wood", level: 0.25, caption: "a step on wood, so soft that you hardly hear it" },
        { rest: 0.3 },
        { sound: "step-wood", level: 0.25, caption: "another soft step" },
      ],
      fits: ["ynn?ny", "ynn?ny"],
    },
    {
      id: "hard",
      text: "Its steps come down hard.",
      heard: [
        { sound: "step-wood", force: 1, caption: "a hard step on wood: thump" },
        { rest: 0.15 },
        { sound: "step-wood", force: 1, caption: "thump" },
      ],
      fits: ["ny?nyn", "ny?nyn"],
    },
    {
      id: "quick",
      text: "Its feet go very fast.",
      heard: [{ sound: "run", rate: 1.5, caption: "very fast feet" }],
      fits: ["nnynny", "nnynny"],
    },
    {
      id: "slow",
      text: "Its steps are slow.",
      heard: [
        { sound: "step-gravel", level: 0.7, caption: "a step on gravel" },
        { rest: 1.1 },
        { sound: "step-gravel", level: 0.7, caption: "and, much later, another" },
      ],
      fits: ["y?ny?n", "y?ny?n"],
    },
    { id: "temper", text: "You can do it out of anger.", fits: ["n?nnyn", "n?nnyn"] },
    { id: "race", text: "It helps to win a race.", fits: ["nnynnn", "nnynn?"] },
    { id: "baby", text: "You do it past a sleeping baby.", fits: ["ynn?n?", "ynn?n?"] },
    { id: "parade", text: "A band in a parade does it.", fits: ["nynn?n", "nynnnn"] },
    { id: "next-room", text: "People in the next room can hear it.", fits: ["ny?ny?", "ny?nyn"] },
    { id: "hour", text: "You can keep it up for an hour.", fits: ["?ynynn", "?yny?n"] },
    { id: "small", text: "It takes small steps.", fits: ["y?nnny", "ynn?ny"] },
    { id: "mouse", text: "A mouse does it when the light goes on.", fits: ["nnnnny", "nn?nny"] },
    { id: "nice", text: "You do it for fun, on a nice day.", fits: ["n??ynn", "n??ynn"] },
    { id: "heels", text: "Your heels stay up in the air.", fits: ["yn?nn?", "yn?nnn"] },
    { id: "hurry", text: "Whoever does it is in a hurry.", fits: ["n?yn?y", "nnynny"] },
  ],
};

const noises: Group = {
  id: "noises",
  candidates: [
    {
      id: "gasp",
      name: "gasp",
      meaning: "to breathe in fast, because something surprises you",
      caught: "You surprised me!",
      truths: [["A surprise brings me out.", { sound: "gasp" }], "I am air that rushes in."],
      lies: [
        { said: "I am air that goes slowly out.", why: "A gasp is fast, and the air goes in." },
        {
          said: ["A surprise brings me out.", { sound: "yawn" }],
          why: "That was no gasp, that was a yawn.",
        },
      ],
    },
    {
      id: "sigh",
      name: "sigh",
      meaning: "to let out a long breath, because you are sad, tired or glad that it is over",
      caught: "Oh, well.",
      truths: [
        ["I am one long breath out.", { sound: "sigh" }],
        "I can mean: I am so glad that this is over.",
      ],
      lies: [
        { said: "I am how you laugh at a good joke.", why: "A sigh is a long breath out, no laugh." },
        {
          said: "Dust in your nose brings me out.",
          why: "Dust makes you sneeze, not sigh.",
        },
      ],
    },
    {
      id: "yawn",
      name: "yawn",
      meaning: "to open your mouth wide and breathe in deep, because you are tired or bored",
      caught: "Can I nap in jail?",
      truths: [["I come before bedtime.", { sound: "yawn" }], "When one person starts, others join in."],
      lies: [
        { said: "I work best with your mouth shut tight.", why: "You can't yawn with your mouth shut." },
      ],
    },
    {
      id: "snore",
      name: "snore",
      meaning: "to breathe with a rattle while you are asleep",
      caught: "What? Who? I was asleep!",
      truths: [
        ["The sleeper hardly ever hears me.", { sound: "snore" }],
        "I only come out at night, or at naps.",
      ],
      lies: [{ said: "I come out when you are wide awake.", why: "People snore in their sleep." }],
    },
    {
      id: "giggle",
      name: "giggle",
      meaning: "to laugh in small, quick bursts",
      caught: "Hee hee! I can't stop!",
      truths: [["I am a small, quick laugh.", { sound: "giggle" }], "I come out when you should be quiet."],
      lies: [
        { said: "I am a deep, sad breath.", why: "A giggle is a laugh." },
        { said: ["I am a small, quick laugh.", { sound: "cough" }], why: "That was a cough." },
      ],
    },
    {
      id: "sneeze",
      name: "sneeze",
      meaning: "to blow air out through your nose and mouth, all of a sudden",
      caught: "Ah, ah, all right!",
      truths: [["Dust sets me off.", { sound: "sneeze" }], "People cover me with their elbow."],
      lies: [
        { said: "I come out slowly, whenever you like.", why: "A sneeze is sudden, and nobody plans it." },
      ],
    },
  ],
  clues: [
    { id: "in", text: "Air goes in, deep or fast.", fits: ["yny?n?", "y?y?n?"] },
    { id: "sudden", text: "It comes all of a sudden.", fits: ["ynnn?y", "ynnn?y"] },
    { id: "slow", text: "It is long and slow.", fits: ["nyy?nn", "nyyynn"] },
    { id: "nose", text: "It has a lot to do with the nose.", fits: ["nnnyny", "nnnyny"] },
    { id: "catching", text: "If one does it, others often join in.", fits: ["nnynyn", "n?ynyn"] },
    { id: "tired", text: "Being tired can bring it on.", fits: ["nyyynn", "nyy??n"] },
    { id: "feelings", text: "It shows others how you feel.", fits: ["yy?nyn", "yy?nyn"] },
    { id: "asleep", text: "You do it in your sleep.", fits: ["nnnynn", "??ny?n"] },
    { id: "polite", text: "It is polite to cover it.", fits: ["?nyn?y", "nnynny"] },
    { id: "joke", text: "A good joke brings it on.", fits: ["nnnnyn", "n?nnyn"] },
    { id: "out", text: "Air goes out.", fits: ["ny??yy", "ny??yy"] },
    { id: "loud", text: "It can be really loud.", fits: ["?n?y?y", "?n?yyy"] },
    { id: "laugh", text: "It is a kind of laugh.", fits: ["nnnnyn", "nnnnyn"] },
  ],
};

const feels: Group = {
  id: "feels",
  candidates: [
    { id: "brittle", name: "brittle", meaning: "hard, but easy to snap", caught: "I cracked." },
    {
      id: "soggy",
      name: "soggy",
      meaning: "soft because it is full of water",
      caught: "I'm a bit wet. Sorry.",
    },
    {
      id: "sticky",
      name: "sticky",
      meaning: "holding on to whatever touches it, like honey",
      caught: "I'm stuck, it seems.",
    },
    {
      id: "hollow",
      name: "hollow",
      meaning: "empty inside",
      caught: "I have nothing inside me but guilt.",
    },
    {
      id: "bumpy",
      name: "bumpy",
      meaning: "covered in small lumps, not smooth",
      caught: "That was a rough ride.",
    },
    {
      id: "crisp",
      name: "crisp",
      meaning: "dry and firm, so that it crunches",
      caught: "Crunch time for me.",
    },
  ],
  clues: [
    {
      id: "snap",
      text: "Bend it, and it snaps.",
      heard: [{ sound: "ice-crack", caption: "something thin and hard snaps" }],
      fits: ["ynn?ny", "ynn?ny"],
    },
    {
      id: "drum",
      text: "Knock on it, and it sounds like a drum.",
      heard: [{ sound: "djembe", caption: "a knock that booms, as on a drum" }],
      fits: ["nnnynn", "nnnynn"],
    },
    {
      id: "rip",
      text: "Your hand comes off it with a rip.",
      heard: [{ sound: "hook-and-loop", caption: "something is ripped off something" }],
      fits: ["nnynnn", "nnynnn"],
    },
    {
      id: "drip",
      text: "Squeeze it, and it drips.",
      heard: [{ sound: "tap-drip", caption: "drip, drip" }],
      fits: ["nynnnn", "nynnnn"],
    },
    {
      id: "bumps",
      text: "Wheels bounce on it.",
      heard: [
        { sound: "road-bump", caption: "a wheel goes over a bump" },
        { sound: "road-bump", caption: "and another" },
      ],
      fits: ["nnnnyn", "nnnnyn"],
    },
    { id: "finger", text: "One fingertip can feel it.", fits: ["nyyny?", "nyyny?"] },
    { id: "break", text: "It is about how something breaks.", fits: ["ynnnny", "ynnnn?"] },
    { id: "inside", text: "It is about what is inside.", fits: ["nnnynn", "nnnynn"] },
    { id: "honey", text: "Honey makes your hands like that.", fits: ["nnynnn", "nnynnn"] },
    { id: "mine", text: "My crackers must be like that!", fits: ["?nnnny", "nnnnny"] },
    { id: "soft", text: "It goes with soft things.", fits: ["ny?nnn", "nynnnn"] },
    { id: "owl", text: "An owl can live in a tree like that.", fits: ["nnnynn", "nnnynn"] },
    { id: "glass", text: "Old bones and thin glass are like that.", fits: ["ynnnnn", "ynn?nn"] },
  ],
};

const chapter: Chapter = [
  {
    id: "lights-out",
    type: "tell",
    as: "story",
    lines: [
      { sound: "power-down" },
      { say: "Lights out in the library! Somebody sneaks along the shelves.", voice: "dot" },
      { say: "We go by ear now. Biscuit repeats whatever he hears.", voice: "dot" },
    ],
    again: [{ say: "Lights out again! Biscuit, what do you hear?", voice: "dot" }],
  },
  {
    id: "footsteps",
    type: "play",
    as: "hunt",
    turns: 2,
    short: 1,
    how: [
      {
        say: "Here are 4 words. The first clue is free: a sound. Up buys more. Select: accuse.",
        voice: "dot",
      },
    ],
    resumed: ["Which word fits every clue? Up: buy a clue. Select: accuse."],
  },
  {
    id: "crates",
    type: "play",
    as: "hunt",
    set: "things-by-ear",
    turns: 1,
    short: 0,
    how: [
      { sound: "bump" },
      { say: "It ran into the snack crates. What was in the crate it ate?", voice: "dot" },
    ],
  },
  {
    id: "stories",
    type: "play",
    as: "hunt",
    set: "noise-stories",
    turns: 2,
    short: 0,
    how: [
      { say: "Somebody breathes behind the shelf! Let them tell us what they are.", voice: "dot" },
      { say: "Walk along. One says what is not so. Not sure? Up: press it, for a cracker.", voice: "dot" },
    ],
    resumed: ["Walk along. One says what is not so. Up: press further. Select: accuse."],
  },
  {
    id: "shh",
    type: "tell",
    as: "story",
    if: { length: "full" },
    lines: [
      { say: "Shh, Biscuit!", voice: "dot" },
      { say: "Shh, Biscuit! Shh, Biscuit!", voice: "biscuit" },
      { say: "Don't repeat what I say.", voice: "dot" },
      { say: "You said to repeat what I hear!", voice: "biscuit" },
      { sound: "giggle", side: -0.9 },
      { say: "Who laughed there, on the left?", voice: "dot" },
    ],
  },
  {
    id: "hums",
    type: "play",
    as: "ride",
    set: "move-hums",
    turns: 2,
    short: 1,
    how: [
      { say: "They are out of breath, so now they hum.", voice: "dot" },
      { sound: "hum-yes", hold: "end" },
      { say: "Yes, that's me.", voice: "dot" },
      { sound: "hum-no", hold: "end" },
      { say: "Not me. And that is what the thief always hums, even when the clue fits.", voice: "dot" },
    ],
  },
  {
    id: "bet",
    type: "choose",
    if: { length: "full" },
    ask: [
      { sound: "parrot" },
      { say: "I bet 2 crackers: in a row of 6, you get lost in the dark.", voice: "biscuit" },
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: [{ say: "Then the crackers stay where they are.", voice: "biscuit" }],
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: [{ say: "Six of them! Good luck.", voice: "biscuit" }, { sound: "dice" }],
      },
    ],
  },
  {
    id: "the-bet",
    type: "play",
    as: "duel",
    set: "moves-bet",
    turns: 1,
    short: 0,
    if: { chose: { bet: "yes" }, length: "full" },
  },
  {
    id: "two-shadows",
    type: "tell",
    as: "story",
    lines: [
      { sound: "boss-near", hold: "end" },
      { sound: "laugh-child", side: -0.8 },
      { sound: "laugh-child", side: 0.8, pitch: -4 },
      { say: "Two of them! One always hums low. The other always hums high.", voice: "dot" },
    ],
  },
  {
    id: "snorfle",
    type: "play",
    as: "boss",
    set: "two-at-once",
    turns: 2,
    short: 1,
    how: [{ say: "Find the 2 who lie. Accuse one, then the other.", voice: "dot" }],
  },
  {
    id: "lights-on",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { from: 1 } } },
    lines: [
      { say: "Hah, hnk! I'm Snorfle. I tried to be quiet, but it was so funny!", voice: "snorfle" },
      { say: "A new word, and not in the book? Tell me what you mean.", voice: "dot" },
      { sound: "page-write" },
    ],
  },
  {
    id: "still-dark",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { to: 0 } } },
    lines: [
      { sound: "run", side: -0.8 },
      { sound: "bump", side: -0.8 },
      {
        say: "Hah, hnk! I ran into the shelf. Hnk! It hurts, but it is so funny!",
        voice: "snorfle",
        side: -0.8,
      },
      { say: "Caught by a bookshelf! Now tell me what you mean, and I write you in.", voice: "dot" },
    ],
  },
  { id: "entry", type: "give", keepsake: "snorfle" },
  {
    id: "pages",
    type: "tell",
    as: "perform",
    lines: [{ say: "And these are the pages.", voice: "dot" }, { perform: true }],
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
    lines: [{ sound: "parrot" }, { say: "Your hat is so warm, Dot. I sleep in it now.", voice: "biscuit" }],
  },
];

export const doingAndDescribing: Level = {
  id: "doing-and-describing",
  name: "Doing and describing",
  difficulty: -1,
  skill: "verbs-and-adjectives",
  learned: "to tell words like march and stomp apart, by what each one really means",
  tryAtHome: [
    "Walk through the room in 3 ways. Can somebody hear which way it is: march, stroll, or tiptoe?",
    "Touch 3 things. Find the best word for each: is it brittle, or crisp, or hollow?",
  ],
  next: "Next time, words with 2 lives. And a trapdoor!",
  stakes: ["crackers", "nibbler"],
  tallies: ["pages", "bitten"],
  chapter,
  rules: { task: "seek", groups: [moves], row: 4 },
};

export const doingAndDescribingBanks: Banks = [
  {
    id: "things-by-ear",
    difficulty: -1,
    skill: "verbs-and-adjectives",
    rules: { task: "seek", groups: [feels], row: 4 },
  },
  {
    id: "noise-stories",
    difficulty: -1,
    skill: "verbs-and-adjectives",
    rules: { task: "alibis", groups: [noises], row: 4 },
  },
  {
    id: "move-hums",
    difficulty: -1,
    skill: "verbs-and-adjectives",
    rules: { task: "hums", groups: [moves, noises], row: 4, liars: ["denies"], idle: 0.3 },
  },
  {
    id: "two-at-once",
    difficulty: -0.5,
    skill: "verbs-and-adjectives",
    rules: { task: "hums", groups: [noises, moves], row: 4, liars: ["denies", "boasts"], final: true },
  },
  {
    id: "moves-bet",
    difficulty: -0.6,
    skill: "verbs-and-adjectives",
    rules: { task: "seek", groups: [feels], row: 6, prize: BET },
  },
];
