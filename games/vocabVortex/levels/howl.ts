/** Level 1: hard words for winds, and what stands around them. */
import { DICTIONARY } from "../sources.ts";
import { MEANINGS } from "../meanings.ts";
import { every, fog, fork, LIFTS, RECALL, warning, wind } from "../winds.ts";
import type { Bank, Chapter, Choice, Fork, Level, Rules } from "../winds.ts";

const languid = wind("two long slow notes", "cello", [0, 1100], (i) => ({ pitch: 0 - i * 2, level: 0.6 }));
const pauses = wind("two notes, a gap, two notes", "horn", [0, 220, 1200, 1420]);
const endless = wind("quick notes without a gap", "marimba-note", every(110, 16));
const fading = wind("notes, each softer", "horn", every(420, 4), (i) => ({
  level: [1, 0.55, 0.25, 0.1][i] ?? 0.1,
}));
const growing = wind("notes, each louder", "horn", every(420, 4), (i) => ({
  level: [0.1, 0.25, 0.55, 1][i] ?? 1,
}));
const harsh = wind("loud rough squawks", "goose-angry", [0, 600], () => ({ level: 0.6 }));
const tune = wind("a little tune", "harp-note", every(240, 5), (i) => ({ pitch: [0, 4, 7, 4, 0][i] ?? 0 }));
const single = wind("one bell, once", "hand-bell", [0]);
const many = wind("a crowd of bells", "hand-bell", every(130, 9), (i) => ({ pitch: (i * 5) % 12 }));
const wandering = wind(
  "knocks, here and there, high and low",
  "woodblock",
  [0, 150, 420, 600, 930, 1080, 1400],
  (i) => ({
    pitch: [0, 9, -5, 4, -7, 11, -2][i] ?? 0,
  }),
);
const even = wind("knocks, all alike", "woodblock", every(300, 6));
const heavy = wind("two huge slow steps", "boss-step", [0, 1100]);
const light = wind("quick tiny rings", "triangle", every(160, 7), () => ({ level: 0.4, pitch: 5 }));
const calm = wind("the lightest breath of air", "breeze", [0], () => ({ level: 0.25 }));
const stormy = wind("gust upon gust", "wind-gust", every(450, 3));
const falling = wind("a whistle, falling fast", "bottle-note", every(120, 7), (i) => ({ pitch: 12 - i * 4 }));
const rising = wind("a whistle, rising fast", "bottle-note", every(120, 7), (i) => ({ pitch: i * 4 - 12 }));
const ringing = wind("a stroke that rings on and on", "gong", [0], () => ({ level: 0.7 }));
const dry = wind("short dry clacks", "claves", every(260, 5));
const strong = wind("strong quick beats", "djembe", every(180, 8), () => ({ force: 1 }));
const weak = wind("beats, hardly there", "djembe", every(500, 3), () => ({ level: 0.12, force: 0.1 }));
const high = wind("a very high whistle", "flute", [0, 500], () => ({ pitch: 12, level: 0.5 }));
const low = wind("one deep note", "tuba", [0], () => ({ pitch: -7 }));

interface Given extends Fork {
  readonly why: string;
  /** The hard word says which wind to leave alone. */
  readonly warns?: true;
}

const forks: readonly Given[] = [
  {
    word: "Languid",
    apart: ["Ponderous", "Placid"],
    beats: "Languid, I said.",
    message: "The languid one, dear! It moves like my cat at noon. The high one lifts you one.",
    hard: languid,
    easy: high,
    sinks: endless,
    more: "I waved a languid hand at the mailman. It took me all morning.",
    parts: "Languid. It's a cousin of languish, to grow weak. I can't pull any parts off it.",
    again: "Languid, dear! Slow, as if it had all day.",
    hint: "Think of a cat at noon. Does it run?",
    reply: "I once danced languidly. They brought me a chair.",
    why: "Languid means slow, with no hurry in it. You heard two long slow notes.",
  },
  {
    word: "Intermittent",
    beats: "Inter, mittent.",
    message: "The intermittent one, like my neighbor's drum upstairs! The deep one lifts you one.",
    hard: pauses,
    easy: low,
    sinks: endless,
    more: "Intermittent rain is kind. Between two showers you can run for the bus.",
    parts: "Inter means between, and mit means let go. It lets go, in between.",
    again: "Intermittent: it stops, and starts again!",
    hint: "Rain that lets you run between two showers. Is that rain with gaps, or without?",
    reply: "He's drumming again. And now he isn't. And now he is.",
    why: "Intermittent means stopping and starting. The gap gave it away.",
  },
  {
    word: "Incessant",
    warns: true,
    apart: ["Brisk"],
    beats: "In, cessant.",
    message:
      "Keep away from the incessant one! My nephew asks questions like that. The lonely bell lifts you one.",
    hard: endless,
    easy: single,
    sinks: pauses,
    more: "The barking was incessant. I waited all night for it to take a breath.",
    parts: "In means not, and cess means stop, as in cease.",
    again: "Incessant: it never, ever stops!",
    hint: "Not, and stop. Which wind never takes a breath?",
    reply: "Why, asks my nephew. Why? Why? Why?",
    why: "Incessant means never stopping. Those quick notes had no gap at all.",
  },
  {
    word: "Waning",
    beats: "Waning. It's a short one.",
    message: "The waning one! It's like my strength on the lighthouse stairs. The tune lifts you one.",
    hard: fading,
    easy: tune,
    sinks: growing,
    more: "When the moon is waning, there's a little less of it every night.",
    parts: "Wane. It's short and old, with no parts. It once meant: to lack.",
    again: "Waning: less, and less, and less!",
    hint: "Every night a little less moon. What would that be in a wind?",
    reply: "So is my cake. Somebody nibbles.",
    why: "Waning means growing less. Each note was softer.",
  },
  {
    word: "Strident",
    warns: true,
    beats: "Strident, dear.",
    message:
      "Not the strident one, dear! My sister sings like that, and we all love her from the next room. The deep one lifts you one.",
    hard: harsh,
    easy: low,
    sinks: tune,
    more: "His alarm clock was so strident that the neighbors got up, too.",
    parts: "It's from an old word for creak and grate. No parts I can pull off.",
    again: "Strident: loud and rough! I wear earmuffs.",
    hint: "Why would one love a singer from the next room?",
    reply: "She's taking a breath. Run!",
    why: "Strident means loud and harsh. That's why she's best from the next room.",
  },
  {
    word: "Solitary",
    beats: "Sol, itary.",
    message:
      "The solitary one! I've lived like that for forty years, and I always get the good chair. The quick one lifts you one.",
    hard: single,
    easy: endless,
    sinks: many,
    more: "A solitary tree stood on the hill. There was no other for miles.",
    parts: "Sol, from an old word for alone. You know it from solo.",
    again: "Solitary: alone, just one!",
    hint: "Solo is its cousin. How many sing a solo?",
    reply: "Both good chairs, to tell the truth.",
    why: "Solitary means alone. That bell rang once, and had no company.",
  },
  {
    word: "Erratic",
    warns: true,
    apart: ["Intermittent"],
    beats: "Err, atic.",
    message: "Don't take the erratic one! It goes the way a fly does. The high one lifts you one.",
    hard: wandering,
    easy: high,
    sinks: even,
    more: "Her knitting is erratic. A sleeve, a hole, three more sleeves.",
    parts: "Err means to wander. You know it from error.",
    again: "Erratic: you never know what comes next!",
    hint: "Where will a fly be next? Can you say?",
    reply: "It landed on my nose. I didn't see that coming.",
    why: "Erratic means without any pattern. Those knocks came anywhere and anytime.",
  },
  {
    word: "Ponderous",
    warns: true,
    beats: "Ponder, ous.",
    message:
      "Keep away from the ponderous one! My refrigerator would walk like that. The tune lifts you one.",
    hard: heavy,
    easy: tune,
    sinks: light,
    more: "The elephant gave a ponderous bow. It took a while, and the stage bent.",
    parts: "Ponder, from a word for weight. Pound is its cousin. And ous: full of.",
    again: "Ponderous: heavy and slow!",
    hint: "Full of weight. How would that walk?",
    reply: "It stays in the kitchen. I've checked.",
    why: "Ponderous means heavy and slow. You heard huge, slow steps.",
  },
  {
    word: "Melodious",
    beats: "Melodi, ous.",
    message: "The melodious one! I make it in the bathtub. The deep one lifts you one.",
    hard: tune,
    easy: low,
    sinks: dry,
    more: "Her voice was so melodious that we asked her to read the train times.",
    parts: "Look inside it: melody. And ous: full of.",
    again: "Melodious: sweet, like a song!",
    hint: "Say it slowly: melody, us. What's full of melody?",
    reply: "La, la, where's my towel?",
    why: "Melodious means full of melody. Only one wind had a tune.",
  },
  {
    word: "Placid",
    apart: ["Solitary"],
    beats: "Placid. Placid.",
    message: "The placid one! It's my pond after the ducks have left. The high one lifts you one.",
    hard: calm,
    easy: high,
    sinks: stormy,
    more: "The placid old horse didn't mind the parade, or the trombones.",
    parts: "It's a cousin of placate, to calm somebody down. It comes in one piece.",
    again: "Placid: calm and quiet!",
    hint: "Ducks gone, pond left. What do you hear?",
    reply: "Oh, dear. The ducks are back.",
    why: "Placid means calm. It was hardly a breath of air.",
  },
  {
    word: "Plummeting",
    warns: true,
    message:
      "Not the plummeting one, whatever you do! When the cat walks along the shelf, my vases do it. The gentle tune lifts you one.",
    hard: falling,
    easy: tune,
    sinks: rising,
    more: "In the evening it got so cold that the thermometer seemed to plummet.",
    parts: "It comes from a word for [lead|led], the heavy metal. Let go of that, and what does it do?",
    again: "Plummeting: falling, fast and straight!",
    hint: "Something heavy, let go. Which way?",
    reply: "That was the blue vase.",
    why: "Plummeting means falling fast. You heard the whistle fall.",
  },
  {
    word: "Resonant",
    apart: ["Waning", "Solitary", "Placid"],
    beats: "Re, sonant.",
    message: "The resonant one! That's my voice on the stairs. The quick one lifts you one.",
    hard: ringing,
    easy: endless,
    sinks: dry,
    more: "Long after she had struck it, the resonant bowl was humming.",
    parts: "Re means again, and son means sound.",
    again: "Resonant: it rings on and on!",
    hint: "Sounding again and again, after one stroke. Which wind does that?",
    reply: "Hello, hello, lo, lo. See?",
    why: "Resonant means ringing on. One stroke, and it stayed in the air.",
  },
  {
    word: "Vigorous",
    warns: true,
    apart: ["Incessant", "Brisk"],
    beats: "Vigor, ous.",
    message:
      "Don't take the vigorous one! That's how I beat my rugs, and you'd be the rug. The lonely bell lifts you one.",
    hard: strong,
    easy: single,
    sinks: weak,
    more: "He shook my hand so vigorously that my hat fell off.",
    parts: "Vigor, and ous: full of. Vigor comes from a word for being lively.",
    again: "Vigorous: strong and lively!",
    hint: "Rugs, and a carpet beater. Soft or strong?",
    reply: "There's no dust left. There's not much rug left.",
    why: "Vigorous means strong and full of life. Those beats came hard and quick.",
  },
];

function chosen(given: Given): Choice {
  const scene = given.warns ? warning(given, LIFTS) : fork(given, LIFTS);
  return { id: given.word.toLowerCase(), ...scene, why: given.why, source: DICTIONARY };
}

const items = forks.filter(({ warns }) => warns === undefined).map(chosen);
const warned = forks.filter(({ warns }) => warns).map(chosen);

const rules: Rules = {
  clues: ["message", "parts"],
  tips: [
    "Some words come apart. Some only come clear in company.",
    "What would you say in the place of her word? Try yours.",
    "A wind that you've heard before may be another word's wind now.",
  ],
  listenFor: [
    "Slow or quick? Even or not? Louder, softer, higher, lower? What's different in each wind?",
    "Go to each wind once more. What would you say of it?",
  ],
  rule: "What's the keeper comparing it with? Put a word of your own in the place of hers.",
};

const chapter: Chapter = [
  {
    id: "swallowed",
    lines: [
      { sound: "wind-gust" },
      { sound: "radio-crackle" },
      "keeper: Lighthouse to wind-ship! The vortex has swallowed nearly all the easy words.",
      "bix: And we're in the vortex, Captain.",
    ],
    again: [{ sound: "radio-crackle" }, "keeper: Lighthouse to wind-ship! Still only hard words, dear."],
  },
  {
    id: "first-wind",
    as: "learn",
    set: "first-wind",
    turns: 1,
    resumed: ["Left and Right turn the ship. Select flies."],
  },
  {
    id: "rings",
    lines: [
      "bix: Now it counts! We're on ring {height}. From 26 up we can glide home, and the rim's at 44.",
      "bix: The hard word's wind lifts us three rings, the easy word's one. The wind she doesn't name drags us down three.",
    ],
    again: [
      "bix: We're on ring {height}. From 26 up we glide home. Hard word: three up. Easy word: one up. The wind she doesn't name: three down.",
    ],
  },
  {
    id: "ride-up",
    as: "ride",
    turns: 4,
    short: 3,
    how: ["bix: A clue costs one ring. Up: another message. Down: she takes the word apart."],
    resumed: [
      "Left and Right turn the ship, Select flies. Up or Down: a clue for one ring. Hard word: three up. Easy word: one up. The wind she doesn't name: three down.",
    ],
  },
  {
    id: "below",
    length: "full",
    if: { stakes: { height: { from: 6 } } },
    ask: [
      { sound: "pan-bang", level: 0.5 },
      "bix: Somebody's banging a pot, three rings below us! It's a cook with a stove, and no ship. Do we dive for him?",
    ],
    options: [
      {
        id: "dive",
        label: "Dive three rings",
        phrases: ["dive", "yes", "save him"],
        counts: { spent: 3 },
        chosen: [
          { sound: "wind-gust" },
          { sound: "pan-lid", hold: "end" },
          "bix: He's on board. He says thank you, in soup.",
        ],
      },
      {
        id: "lamp",
        label: "Tell the lighthouse",
        phrases: ["no", "tell", "lighthouse"],
        chosen: ["keeper: I've got him on my list, dear. The next ship's his."],
      },
    ],
  },
  {
    id: "ride-on",
    as: "ride",
    set: "warnings",
    turns: 3,
    short: 2,
    how: [
      "bix: She's warning us now! The wind of the hard word drags us down three. The wind she doesn't name lifts us three, the easy word's one.",
    ],
    resumed: [
      "The hard word's wind drags down three now. The wind she doesn't name lifts three, the easy word's one.",
    ],
  },
  {
    id: "stove",
    if: { chose: { below: "dive" } },
    ask: [
      { sound: "pan-lid", level: 0.5 },
      "bix: The cook has kept his stove hot, Captain. Hot air for the sail, or soup for all of us?",
    ],
    options: [
      {
        id: "air",
        label: "Hot air",
        phrases: ["air", "sail"],
        counts: { gained: 2 },
        chosen: [{ sound: "fire-flare" }, "bix: Up she goes, two rings! She smells of onions."],
      },
      {
        id: "soup",
        label: "Soup for all",
        phrases: ["soup"],
        counts: { gained: 1 },
        chosen: [{ sound: "pan-lid" }, "bix: Even the steam lifts us one. And I've got noodles in my beard."],
      },
    ],
  },
  {
    id: "lost-word",
    if: { finished: true },
    lines: [
      { sound: "ball-whoosh" },
      { say: "I'm a spoon! No. A Tuesday? Which word am I?", voice: "stray" },
      "bix: That one's been swallowed and spat out. Hat, dear. You're a hat.",
    ],
  },
  {
    id: "no-time",
    as: "ride",
    set: "echoes",
    turns: 2,
    short: 1,
    how: [
      "bix: The radio's fading! She's only got breath for one word, and no easy one. Its wind lifts us four rings. Any other drags us down three.",
    ],
    resumed: ["One word, no message. Its wind lifts us four rings. Any other drags us down three."],
  },
  {
    id: "fog-comes",
    lines: [
      { sound: "boss-near", hold: "end" },
      "bix: Fog! The radio's dead. And somebody small is behind us.",
      { sound: "bike-bell" },
      "peanut: Hello! This is the kite boat Peanut. It's my first trip. I fly whatever you say!",
      "bix: Now you're the lighthouse, Captain.",
    ],
    again: [{ sound: "boss-near" }, "peanut: Hello, it's Peanut! Fog again!"],
  },
  {
    id: "fog",
    as: "boss",
    set: "fog",
    turns: 4,
    short: 2,
    how: [
      "bix: You hear Peanut's wind. Radio the word. The exact word lifts us all three rings. A true word that fits many winds lifts one. A wrong word drags us down three. Up: what the words mean, for one ring.",
    ],
    resumed: [
      "You hear Peanut's wind. Exact word: three rings up. Vague: one up. Wrong: three down. Up: what the words mean, for one ring.",
    ],
  },
  {
    id: "home",
    if: { stakes: { height: { from: 44 } } },
    lines: [
      { sound: "applause" },
      { sound: "crowd-cheer" },
      "keeper: Over the rim! I've never had to look up at a ship before. Hooray, and hooray again!",
      "peanut: I can hear your whole village from here!",
    ],
  },
  {
    id: "gliding",
    if: { stakes: { height: { from: 26, to: 43 } } },
    lines: [
      { sound: "bird" },
      { sound: "crowd-cheer" },
      "keeper: I see you both! I've got a word for that. One of the easy ones: hooray.",
    ],
  },
  {
    id: "halfway",
    if: { stakes: { height: { from: 10, to: 25 } } },
    lines: [
      { sound: "hull-creak" },
      "keeper: I hear you, but you're too low to glide. Tie up at the weather buoy. We'll pull you in for breakfast.",
      "peanut: I like breakfast!",
    ],
  },
  {
    id: "burped",
    if: { stakes: { height: { to: 9 } } },
    lines: [
      { sound: "monster-gurgle" },
      "vortex: Hic! Too many hats. But I'll keep your log. Yum, words.",
      { sound: "splash" },
      "bix: It burped us into the harbor, hats last. And it kept our log, with all the words in it! Next time we stay above it.",
    ],
  },
  {
    id: "log",
    as: "perform",
    if: { stakes: { height: { from: 10 } } },
    lines: ["bix: The ship's log. The words that we can fly by now:", { perform: true }],
  },
  { id: "page-given", if: { stakes: { height: { from: 26 } } }, keepsake: "page" },
  { id: "hiccup-given", if: { stakes: { height: { to: 25 } } }, keepsake: "hiccup" },
  { id: "spoon-given", if: { chose: { below: "dive" } }, keepsake: "spoon" },
];

export const howlLevel: Level = {
  id: "howl",
  name: "The howling vortex",
  difficulty: -2,
  skill: "words-in-context",
  learned: "to find out a new word from the words around it, and from its parts",
  next: "Next time the words come in pieces, and one piece opens two of them.",
  stakes: ["height"],
  tallies: ["sharp"],
  chapter,
  rules,
  items,
};

const plain: Rules = {
  clues: ["words"],
  listenFor: rules.listenFor,
  rule: "Say in your own words what you hear. Which of the words on your list says it best?",
};

const SPARE = [
  { name: "Brisk", heard: wind("quick light steps", "woodblock", every(150, 8)) },
  { name: "High", heard: high },
  { name: "Deep", heard: low },
  { name: "Rising", heard: rising },
];

export const howlBanks: Bank[] = [
  {
    id: "warnings",
    difficulty: -1.5,
    skill: "words-in-context",
    rules: {
      ...rules,
      rule: "What's the keeper comparing it with? That's the wind to leave alone. Which one is neither that nor the easy one?",
    },
    items: warned,
  },
  {
    id: "echoes",
    difficulty: -1.5,
    skill: "words-in-context",
    rules: {
      listenFor: rules.listenFor,
      rule: "What did the word mean when you flew by it? Say it in your own words.",
      recall: { ...RECALL, spare: SPARE },
    },
  },
  {
    id: "first-wind",
    difficulty: -2.5,
    skill: "words-in-context",
    rules: {
      listenFor: "Which wind goes quick?",
      rule: "Say what each wind is like, in words of your own.",
    },
    items: [
      {
        id: "brisk",
        practice: true,
        ask: [{ say: "Fly the brisk wind! I walk briskly when my soup boils over.", voice: "keeper" }],
        options: [
          {
            id: "brisk",
            heard: wind("quick light steps", "woodblock", every(150, 8)),
            worth: 1,
            keeps: { name: "Brisk", means: "Brisk: quick and lively." },
          },
          { id: "slow", heard: languid, worth: 0 },
          { id: "deep", heard: low, worth: 0 },
        ],
        again: [{ say: "Brisk, dear! Quick and lively.", voice: "keeper" }],
        hint: "Soup that boils over: would you walk slowly, or fast?",
        why: "Brisk means quick and lively.",
        source: DICTIONARY,
      },
    ],
  },
  {
    id: "fog",
    difficulty: -1,
    skill: "exact-words",
    rules: plain,
    items: [
      fog(
        {
          id: "fog-waning",
          heard: fading,
          exact: "Waning",
          vague: "Musical",
          wrong: ["Incessant", "Strident"],
          hint: "Is the last note like the first?",
          why: "Waning: each note was softer than the one before.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-intermittent",
          heard: wind("clicks, a gap, clicks", "claves", [0, 160, 1100, 1260]),
          exact: "Intermittent",
          vague: "Clicking",
          wrong: ["Melodious", "Languid"],
          hint: "What's between the clicks?",
          why: "Intermittent: it stopped, and went on.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-solitary",
          heard: wind("one drop", "drip", [0]),
          exact: "Solitary",
          vague: "Watery",
          wrong: ["Incessant", "Ponderous"],
          hint: "How many were there?",
          why: "Solitary: one drop, and no other.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-erratic",
          heard: wind(
            "plucks, here and there, high and low",
            "rubber-band",
            [0, 120, 700, 820, 1400],
            (i) => ({
              pitch: [0, 12, -5, 7, -10][i] ?? 0,
            }),
          ),
          exact: "Erratic",
          vague: "Plucked",
          wrong: ["Placid", "Resonant"],
          hint: "Could you clap along?",
          why: "Erratic: nobody could have clapped along.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-plummeting",
          heard: wind("notes, falling fast", "violin", every(130, 7), (i) => ({ pitch: 12 - i * 4 })),
          exact: "Plummeting",
          vague: "Musical",
          wrong: ["Placid", "Solitary"],
          hint: "Where do the notes go?",
          why: "Plummeting: straight down, and fast.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-ponderous",
          heard: wind("deep slow beats", "bongo-low", [0, 1000], () => ({ pitch: -12, force: 1 })),
          exact: "Ponderous",
          vague: "Deep",
          wrong: ["Erratic", "Melodious"],
          hint: "If it had feet, whose would they be?",
          why: "Ponderous: heavy and slow, like great feet.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-incessant",
          heard: wind("ticks without a gap", "clock-tick", every(110, 18)),
          exact: "Incessant",
          vague: "Ticking",
          wrong: ["Waning", "Solitary"],
          hint: "Did it ever take a breath?",
          why: "Incessant: not one pause.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-vigorous",
          heard: wind("a strong quick drum", "tom", every(170, 8), () => ({ force: 1 })),
          exact: "Vigorous",
          vague: "Drumming",
          wrong: ["Languid", "Placid"],
          hint: "Is that drummer asleep?",
          why: "Vigorous: strong, and wide awake.",
        },
        MEANINGS,
      ),
    ],
  },
];
