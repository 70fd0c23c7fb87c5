/** Level 3: words with two meanings. Both blow, the message tells which is meant, and the sails are set before one hears them. */
import { DICTIONARY } from "../sources.ts";
import { every, fog, fork, RECALL, said, wind } from "../winds.ts";
import type { Bank, Chapter, Choice, Level, Rules, Scene, Wind } from "../winds.ts";

const RISKS = { full: { hard: 4, easy: 1, sinks: -4 }, half: { hard: 2, easy: 1, sinks: -1 } } as const;

const bell = wind("a bell", "hand-bell", [0]);
const bubbling = wind("bubbles", "bubbles", [0]);
const purring = wind("a purr", "purr", [0]);
const hoot = wind("a hoot", "owl", [0]);
const neigh = wind("a neigh", "horse-neigh", [0]);
const moo = wind("a moo", "cow", [0]);
const meow = wind("a meow", "cat", [0]);
const crowing = wind("a crowing", "rooster", [0]);

interface TwoHats {
  readonly word: string;
  readonly message: string;
  readonly more: string;
  readonly both: string;
  readonly meant: Wind;
  readonly other: Wind;
  readonly easy: Wind;
  readonly hint: string;
  readonly why: string;
  readonly reply: string;
  readonly apart?: string[];
}

const bark: TwoHats = {
  word: "Bark",
  message: "Follow the bark! The squirrel ran up it.",
  more: "Somebody had carved a heart into the bark.",
  both: "Bark: what a dog says. Or: the skin of a tree.",
  meant: wind("a beak hammers on wood", "woodpecker", [0]),
  other: wind("a dog", "dog", [0, 450]),
  easy: bell,
  hint: "Could a squirrel run up what a dog says?",
  why: "It was the bark of a tree, with a woodpecker at it: the squirrel ran up.",
  reply: "The woodpecker's fine. The squirrel's furious.",
};

const words: readonly TwoHats[] = [
  {
    word: "Bolt",
    message: "Follow the bolt! I slide it shut at night, and then I sleep. The bubbling one lifts you one.",
    more: "The barn door had a bolt as thick as my arm.",
    both: "Bolt: a bar that locks a door. Or: a flash of lightning.",
    meant: wind("metal slides and clicks", "lock-click", [0, 600]),
    other: wind("thunder, far away", "thunder-far", [0]),
    easy: bubbling,
    hint: "Which of the two can you slide?",
    why: "It was the bolt of a door. Nobody slides lightning.",
    reply: "I've got three. I'm a careful woman.",
  },
  {
    word: "Match",
    message: "Follow the match! It was two to two, and then it rained. The hooting one lifts you one.",
    more: "Our team lost the match, but we had the better oranges.",
    both: "Match: a game between two. Or: a little stick that makes fire.",
    meant: {
      caption: "a whistle, and a ball is kicked",
      notes: [
        { sound: "referee-whistle", at: 0, level: 0.6 },
        { sound: "ball-kick", at: 700 },
      ],
    },
    other: wind("a little stick is struck, and hisses", "match-light", [0]),
    easy: hoot,
    hint: "Two to two: what's counted like that?",
    why: "Two to two is a score, so it was a game. You heard the ball.",
    reply: "I play goalie. I sit down, mostly.",
  },
  {
    word: "Horn",
    apart: ["Jam"],
    message: "Follow the horn! It grows on his head, next to the other one. The purring one lifts you one.",
    more: "He lowered his horns and ate the laundry.",
    both: "Horn: what an animal has on its head. Or: what honks in a car.",
    meant: wind("a bleat", "goat", [0]),
    other: wind("a car honks", "car-horn", [0]),
    easy: purring,
    hint: "What grows on a head, and who has it there?",
    why: "Horns that grow are an animal's. You heard the goat.",
    reply: "It was my good tablecloth.",
  },
  {
    word: "Key",
    message: "Follow the key! It's a thin one, between two wide ones. The crowing one lifts you one.",
    more: "My finger slipped, and I hit the wrong key. Everybody turned around.",
    both: "Key: what you turn in a lock. Or: what you press on a piano.",
    meant: wind("one note of a piano", "piano", [0]),
    other: wind("metal jingles", "keys-jingle", [0]),
    easy: crowing,
    hint: "Where do thin and wide ones lie side by side?",
    why: "Thin between wide: that's a piano's key. You heard its note.",
    reply: "I was playing for the mayor. He sang over it.",
  },
  {
    word: "Seal",
    apart: ["Jam"],
    message: "Follow the seal! If it's broken, don't eat the jam. The hooting one lifts you one.",
    more: "The seal on the bottle was tight, so the juice was still good.",
    both: "Seal: an animal of the sea. Or: what keeps a jar shut.",
    meant: wind("a lid pops", "jar-pop", [0]),
    other: wind("a wet bark", "seal", [0, 500]),
    easy: hoot,
    hint: "Which of the two has to do with jam?",
    why: "A seal that keeps jam good is on the jar. It went pop.",
    reply: "Strawberry. Since you ask.",
  },
  {
    word: "Fly",
    message: "Follow the fly! I always check it before I give a speech. The ringing one lifts you one.",
    more: "Grandpa, your fly is open. Yes, again.",
    both: "Fly: a small insect. Or: the zipper of a pair of pants.",
    meant: wind("a zipper", "zip", [0]),
    other: wind("an insect buzzes", "hornet", [0]),
    easy: bell,
    hint: "What would one rather have closed, in front of people?",
    why: "What's checked before a speech is the zipper.",
    reply: "It was closed. My shoes were on the wrong feet.",
  },
  {
    word: "Jam",
    message:
      "Follow the jam! We sat in it for two hours, and the bus driver sang. The neighing one lifts you one.",
    more: "There was such a jam on the bridge that people got out and danced.",
    both: "Jam: fruit, cooked with sugar. Or: cars that can't move.",
    meant: wind("honks, long and short", "car-horn", [0, 700, 1000]),
    other: wind("a lid pops", "jar-pop", [0]),
    easy: neigh,
    hint: "In which of the two would you find a bus?",
    why: "With a bus in it, it was a traffic jam. You heard the horns.",
    reply: "He knew eleven songs. We know them, too, now.",
  },
  {
    word: "Trunk",
    message: "Follow the trunk! Both suitcases fit, and the cat hid in it. The bubbling one lifts you one.",
    more: "We opened the trunk, and the picnic basket had tipped over.",
    both: "Trunk: an elephant's nose. Or: the back of a car, for bags.",
    meant: wind("a lid thuds shut", "chest-shut", [0]),
    other: wind("a trumpeting, with no brass in it", "elephant", [0]),
    easy: bubbling,
    hint: "Where do suitcases go?",
    why: "Suitcases go into a car's trunk. You heard its lid.",
    reply: "The cat got out at the first meow.",
  },
  {
    word: "Spring",
    message: "Follow the spring! My bed's got one too many, and it pokes me. The mooing one lifts you one.",
    more: "The clown's hat has a spring inside.",
    both: "Spring: the season after winter. Or: a coil of metal.",
    meant: wind("boing", "spring", [0, 600]),
    other: wind("a bird sings", "bird", [0]),
    easy: moo,
    hint: "Can a season poke you?",
    why: "What pokes you in bed is a coil of metal. Boing.",
    reply: "I sleep on the other side now. It's got two.",
  },
  {
    word: "Toast",
    apart: ["Seal"],
    message:
      "Follow the toast! Uncle Ned made it, and it was ten minutes long. The crowing one lifts you one.",
    more: "Then everybody stood up for the toast, and someone cried.",
    both: "Toast: bread, made brown and crisp. Or: a short speech before people clink their glasses and drink.",
    meant: wind("glasses meet", "glass-clink", [0, 500]),
    other: wind("something pops up", "toaster", [0]),
    easy: crowing,
    hint: "Ten minutes long, and people stand up for it. Do you butter it?",
    why: "Ten minutes long: it was a speech. At its end you heard glasses clink.",
    reply: "He forgot whose birthday it was. Mine.",
  },
  {
    word: "Tap",
    apart: ["Bark"],
    message: "Follow the tap! Turn it off while you brush your teeth. The mooing one lifts you one.",
    more: "The plumber fixed the tap, and the kitchen was dry again.",
    both: "Tap: a light knock. Or: what water comes out of, a faucet.",
    meant: wind("water runs", "tap-runs", [0]),
    other: wind("knuckles on wood", "door-knock", [0]),
    easy: moo,
    hint: "Which of the two can be turned off?",
    why: "What's turned off at the sink is the faucet. You heard it run.",
    reply: "The fish in the sea say thanks.",
  },
  {
    word: "Chest",
    apart: ["Trunk"],
    message: "Follow the chest! The doctor put her cold little disk on it. The ringing one lifts you one.",
    more: "He was so proud that his chest swelled, and a button popped.",
    both: "Chest: the front of you, over your heart. Or: a big box with a lid.",
    meant: wind("thump, thump, thump", "heart-beat", every(650, 3)),
    other: wind("an old lid opens", "chest-open", [0]),
    easy: bell,
    hint: "What does a doctor listen to?",
    why: "A doctor listens to your chest. You heard a heart.",
    reply: "All fine, she said. Fewer stairs. In a lighthouse!",
  },
  {
    word: "Pen",
    message: "Follow the pen! Close its gate, or they'll be in the beans. The hooting one lifts you one.",
    more: "In the morning the pen was empty, and the mud had little footprints.",
    both: "Pen: what you write with, in ink. Or: a place with a fence, for animals.",
    meant: wind("a grunt in the mud", "pig", [0, 600]),
    other: wind("scratching on paper", "page-write", [0]),
    easy: hoot,
    hint: "Which of the two has a gate?",
    why: "A pen with a gate is for animals. You heard who lives there.",
    reply: "They like beans. I know that now.",
  },
  {
    word: "Frog in her throat",
    message:
      "Follow the lady with a frog in her throat! She should drink some tea. The meowing one lifts you one.",
    more: "I've got a frog in my throat today, so I'll whisper the story.",
    both: "It can be a real frog. Or it's only said of someone whose voice is hoarse.",
    meant: wind("a cough", "cough", [0]),
    other: wind("a croak by the pond", "frog", [0, 500]),
    easy: meow,
    hint: "Does anybody really have a frog in there?",
    why: "That's only a way to say it: she was hoarse, and coughed.",
    reply: "No frog was hurt. None was there.",
  },
  {
    word: "Raining cats and dogs",
    message: "Follow where it's raining cats and dogs! My umbrella gave up. The purring one lifts you one.",
    more: "It rained cats and dogs, and the street was a river.",
    both: "It can be animals. Or it's only said of very hard rain.",
    meant: wind("something pours down", "rain-hard", [0]),
    other: {
      caption: "a meow and a yap",
      notes: [
        { sound: "cat", at: 0 },
        { sound: "dog-small", at: 600 },
      ],
    },
    easy: purring,
    hint: "What does one need an umbrella for?",
    why: "That's only a way to say it: it poured.",
    reply: "My umbrella is a hat now.",
  },
];

const BOTH = Object.fromEntries(words.concat(bark).map(({ word, both }) => [word, both]));

const SAILS = [
  "Are you sure what it means? Full sail: four up, or four down. Half: two up, or one down.",
  "Which sail for that one? Full, or half?",
  "Full sail, or half, Captain?",
  "How sure are you? Full, or half?",
  "Sails, Captain?",
];

function windsOf({ both, meant, other, ...told }: TwoHats) {
  return { ...told, hard: meant, sinks: other, parts: both, again: both };
}

/** The sails come first, then the winds. */
function sailed(given: TwoHats): Choice {
  const { clues, ask, recall } = fork(windsOf(given), RISKS.half);
  const open = (risk: keyof typeof RISKS): Scene => {
    const { clues: _clues, ...scene } = fork(windsOf(given), RISKS[risk]);
    return { ...scene, ask: [{ sound: "rope-creak", level: 0.6 }] };
  };
  return {
    id: given.word.toLowerCase().replaceAll(" ", "-"),
    ask: [...ask, said("bix", ...SAILS)],
    ...(recall && { recall }),
    inOrder: true,
    options: [
      { id: "full", label: "Full sail", phrases: ["full"], worth: 1, to: "full" },
      { id: "half", label: "Half sail", phrases: ["half"], worth: 1, to: "half" },
    ],
    clues: { message: clues?.["message"] ?? [], hats: clues?.["parts"] ?? [] },
    hint: given.hint,
    further: { full: open("full"), half: open("half") },
    why: given.why,
    source: DICTIONARY,
  };
}

/** The first is for trying: no sails, and nothing counts. */
function tried(given: TwoHats): Choice {
  const { clues: _clues, options, ...scene } = fork(windsOf(given), { hard: 0, easy: 0, sinks: 0 });
  const tries = options.map((option) =>
    option.id === "hard" ? option : { id: option.id, heard: option.heard, worth: 0 as const },
  );
  return { id: "bark", practice: true, ...scene, options: tries, why: given.why, source: DICTIONARY };
}

const items: Choice[] = words.map(sailed);

const rules: Rules = {
  clues: ["message", "hats"],
  listenFor: [
    "Each wind is something, or somebody. Which is which?",
    "Two of the winds are the same word. Which two?",
  ],
  rule: "Put each meaning into her message in turn. With one of them it makes no sense.",
};

const chapter: Chapter = [
  {
    id: "two-hats",
    lines: [
      { sound: "radio-crackle" },
      "keeper: Dear, the vortex has only left me words that wear two hats.",
    ],
    again: [{ sound: "radio-crackle" }, "keeper: Two hats on every word, dear!"],
  },
  {
    id: "first-hat",
    as: "learn",
    set: "first-hat",
    turns: 1,
    resumed: ["Left and Right turn the ship. Select flies."],
  },
  {
    id: "sails",
    as: "ride",
    turns: 4,
    short: 3,
    how: [
      "bix: So both of its hats were out there! We're on ring {height}. From 26 up we glide home. You set the sails before you hear the winds. The hat she means lifts us, the other one drags us down.",
    ],
    resumed: [
      "First the sails. Full: four up, or four down. Half: two up, or one down. The easy word: one up. Then Left, Right, and Select. Up or Down, before you sail: a clue for one ring.",
    ],
  },
  {
    id: "snack",
    length: "full",
    ask: [{ sound: "cutlery" }, "bix: It's dinner time. What do we throw overboard, to be lighter?"],
    options: [
      {
        id: "cabbage",
        label: "The cabbage",
        phrases: ["cabbage"],
        counts: { gained: 1 },
        chosen: [{ sound: "fruit-thud" }, "vortex: Hic! Salad.", "bix: One ring up. Nobody misses it."],
      },
      {
        id: "cake",
        label: "The huge cake",
        phrases: ["cake"],
        counts: { gained: 2 },
        chosen: [{ sound: "splat" }, "vortex: Ooh. Birthday!", "bix: Two rings up. I'll cry later."],
      },
    ],
  },
  {
    id: "sails-on",
    as: "ride",
    turns: 2,
    short: 0,
    returns: true,
    resumed: [
      "First the sails. Full: four up, or four down. Half: two up, or one down. The easy word: one up. Then Left, Right, and Select. Up or Down, before you sail: a clue for one ring.",
    ],
  },
  {
    id: "lost-hat",
    if: { finished: true },
    lines: [
      { sound: "wings" },
      { say: "I'm Bat! Do I fly, or do I hit balls? I've forgotten.", voice: "stray" },
      "bix: Both. Only not at the same time.",
    ],
  },
  {
    id: "hats-breath",
    as: "ride",
    set: "echoes-of-hats",
    turns: 2,
    short: 1,
    how: [
      "bix: The radio's fading! One word, no message. It wears the hat that it wore before. Its wind lifts us four rings. Any other drags us down three.",
    ],
    resumed: [
      "One word, with the hat that it wore before. Its wind lifts us four rings. Any other drags us down three.",
    ],
  },
  {
    id: "hats-fog",
    lines: [
      { sound: "boss-near", hold: "end" },
      "bix: Fog. You know who's coming.",
      { sound: "bike-bell" },
      "peanut: I've got two hats on today! You give me words, I fly. And the hats may be the other way around now!",
    ],
    again: [{ sound: "boss-near" }, "peanut: Two hats, one Peanut! Go!"],
  },
  {
    id: "fog-of-hats",
    as: "boss",
    set: "fog-of-hats",
    turns: 4,
    short: 3,
    how: [
      "bix: You hear Peanut's wind. Radio the word that wears this hat: three rings up. True but vague: one up. Wrong: three down. Up: both hats of the words, for one ring.",
    ],
    resumed: [
      "You hear Peanut's wind. Its word: three rings up. Vague: one up. Wrong: three down. Up: both hats of the words, for one ring.",
    ],
  },
  {
    id: "hats-rim",
    if: { stakes: { height: { from: 44 } } },
    lines: [
      { sound: "applause" },
      { sound: "crowd-cheer" },
      "keeper: Over the rim! I've thrown all my hats in the air. One of them hasn't come down.",
      "peanut: I've got it!",
    ],
  },
  {
    id: "hats-home",
    if: { stakes: { height: { from: 26, to: 43 } } },
    lines: [{ sound: "bird" }, { sound: "crowd-cheer" }, "keeper: Come in, come in! Hats off. Both of them."],
  },
  {
    id: "hats-buoy",
    if: { stakes: { height: { from: 10, to: 25 } } },
    lines: [
      { sound: "hull-creak" },
      "keeper: Too low to glide, dear. Hold on to the buoy. They're building you a bed out of hats.",
      "peanut: I called the top one!",
    ],
  },
  {
    id: "hats-spat",
    if: { stakes: { height: { to: 9 } } },
    lines: [
      { sound: "monster-gurgle" },
      "vortex: Hic! Fly. The one with the zipper. Yuck. Your log was better.",
      { sound: "splash" },
      "bix: We're in the harbor, and wet. It ate the log, with all our words! Next time we stay above it.",
    ],
  },
  {
    id: "log-of-hats",
    as: "perform",
    if: { stakes: { height: { from: 10 } } },
    lines: ["bix: The ship's log, every word with the hat it wore today:", { perform: true }],
  },
  { id: "hat-given", if: { stakes: { height: { from: 26 } } }, keepsake: "hat" },
  { id: "hats-hiccup", if: { stakes: { height: { to: 25 } } }, keepsake: "hiccup" },
];

export const hatsLevel: Level = {
  id: "hats",
  name: "Words with two hats",
  difficulty: 1,
  skill: "two-meanings",
  learned: "to think of both meanings of a word, and to let the message choose",
  next: "Next time other words put on their hats. Which ones do you know?",
  stakes: ["height"],
  tallies: ["sharp"],
  chapter,
  rules,
  items,
};

export const hatsBanks: Bank[] = [
  {
    id: "first-hat",
    difficulty: 0.5,
    skill: "two-meanings",
    rules: { listenFor: rules.listenFor, rule: rules.rule },
    items: [tried(bark)],
  },
  {
    id: "echoes-of-hats",
    difficulty: 1,
    skill: "two-meanings",
    rules: {
      listenFor: "Each wind is something, or somebody. Which is which?",
      rule: "Which hat did the word wear when you flew by it?",
      recall: {
        ...RECALL,
        spare: [
          { name: "Bubbling", heard: bubbling },
          { name: "Purring", heard: purring },
          { name: "Hooting", heard: hoot },
          { name: "Neighing", heard: neigh },
        ],
      },
    },
  },
  {
    id: "fog-of-hats",
    difficulty: 1,
    skill: "two-meanings",
    rules: {
      clues: ["words"],
      listenFor: "What is it that you hear? What else is called the same?",
      rule: "Try each word: could this sound be one of its two meanings?",
    },
    items: [
      fog(
        {
          id: "fog-horn",
          heard: wind("a car honks", "car-horn", [0]),
          exact: "Horn",
          vague: "Noise",
          wrong: ["Chest", "Pen"],
          hint: "Which word also grows on a head?",
          why: "Horn: on a goat's head, and in a car.",
        },
        BOTH,
      ),
      fog(
        {
          id: "fog-trunk",
          heard: wind("a trumpeting, with no brass in it", "elephant", [0]),
          exact: "Trunk",
          vague: "Animal",
          wrong: ["Jam", "Seal"],
          hint: "Which word is a nose, too?",
          why: "Trunk: a car has one, and an elephant blows through one.",
        },
        BOTH,
      ),
      fog(
        {
          id: "fog-match",
          heard: wind("a little stick is struck, and hisses", "match-light", [0]),
          exact: "Match",
          vague: "Hiss",
          wrong: ["Toast", "Bolt"],
          hint: "Which word makes fire, with a grown-up?",
          why: "Match: a game, and a little stick that only grown-ups strike.",
        },
        BOTH,
      ),
      fog(
        {
          id: "fog-tap",
          heard: wind("knuckles on wood", "door-knock", [0]),
          exact: "Tap",
          vague: "Noise",
          wrong: ["Spring", "Key"],
          hint: "Which word is a light knock, too?",
          why: "Tap: a faucet, and a light knock.",
        },
        BOTH,
      ),
      fog(
        {
          id: "fog-toast",
          heard: wind("something pops up", "toaster", [0]),
          exact: "Toast",
          vague: "Food",
          wrong: ["Tap", "Trunk"],
          hint: "What popped up? You can butter it.",
          why: "Toast: a speech before a drink, and crisp brown bread.",
        },
        BOTH,
      ),
      fog(
        {
          id: "fog-key",
          heard: wind("metal jingles", "keys-jingle", [0]),
          exact: "Key",
          vague: "Metal",
          wrong: ["Toast", "Pen"],
          hint: "What jingles in a pocket?",
          why: "Key: on a piano, and in a pocket, where it jingles with others.",
        },
        BOTH,
      ),
      fog(
        {
          id: "fog-seal",
          heard: wind("a wet bark", "seal", [0, 500]),
          exact: "Seal",
          vague: "Animal",
          wrong: ["Fly", "Pen"],
          hint: "Who lives in the sea, and barks?",
          why: "Seal: on a jar, and in the sea.",
        },
        BOTH,
      ),
      fog(
        {
          id: "fog-pen",
          heard: wind("scratching on paper", "page-write", [0]),
          exact: "Pen",
          vague: "Paper",
          wrong: ["Bark", "Chest"],
          hint: "What makes ink lines?",
          why: "Pen: a fence for animals, and what you write with.",
        },
        BOTH,
      ),
    ],
  },
];
