/** Level 2: words come in pieces, and one piece opens two of them. One may moor after the first, or ride on. */
import { DICTIONARY } from "../sources.ts";
import { MEANINGS } from "../meanings.ts";
import { every, fog, fork, RECALL, said, wind } from "../winds.ts";
import type { Bank, Chapter, Choice, Fork, Level, Rules } from "../winds.ts";

const upward = wind("notes going up", "harp-note", every(230, 6), (i) => ({ pitch: i * 2 - 5 }));
const downward = wind("notes going down", "harp-note", every(230, 6), (i) => ({ pitch: 7 - i * 2 }));
const level = wind("one note, again and again", "harp-note", every(260, 5));
const four = wind("four hooves, one after the other", "hoof", [0, 200, 400, 600]);
const two = wind("two steps", "step-wood", [0, 450]);
const wings = wind("wings flap", "wings", [0, 450]);
const cat = wind("a meow", "cat", [0]);
const horse = wind("a neigh", "horse-neigh", [0]);
const cow = wind("a moo", "cow", [0]);
const goat = wind("a bleat", "goat", [0]);
const barking = wind("a bark, and one more", "dog", [0, 500]);
const quack = wind("a quack", "duck", [0]);
const bounces = wind("a ball bounces and bounces", "ball-bounce", [0, 500, 850, 1100, 1260], (i) => ({
  level: 1 - i * 0.1,
}));
const splat = wind("one splat", "splat", [0]);
const leaving = wind("steps, each fainter", "step-gravel", every(380, 5), (i) => ({
  level: [1, 0.6, 0.35, 0.18, 0.08][i] ?? 0.08,
}));
const coming = wind("steps, each louder", "step-gravel", every(380, 5), (i) => ({
  level: [0.08, 0.18, 0.35, 0.6, 1][i] ?? 1,
}));
const under = wind("bubbles", "bubbles", [0, 700]);
const crackle = wind("a fire flares and crackles", "fire-flare", [0]);
const sinkingHum = wind("a hum, softer and softer", "bottle-note", every(400, 4), (i) => ({
  level: [1, 0.5, 0.22, 0.08][i] ?? 0.08,
  pitch: 0 - i,
}));
const risingHum = wind("a hum, stronger and stronger", "bottle-note", every(400, 4), (i) => ({
  level: [0.08, 0.22, 0.5, 1][i] ?? 1,
  pitch: i,
}));
const owl = wind("a hoot", "owl", [0]);
const rooster = wind("a crowing", "rooster", [0]);
const nightPiano = wind("a slow soft piano", "piano", [0, 600, 1200], (i) => ({
  level: 0.4,
  pitch: [0, 7, 4][i] ?? 0,
}));
const march = wind("a drum, marching", "snare", [0, 300, 600, 750, 900]);
const bell = wind("a bell", "hand-bell", [0]);
const speeding = wind("clicks, faster and faster", "claves", [0, 480, 840, 1100, 1280, 1400, 1480]);
const slowing = wind("clicks, slower and slower", "claves", [0, 80, 200, 380, 640, 1000, 1480]);
const steady = wind("clicks, always the same", "claves", every(300, 6));
const choir = wind("somebody sings ah", "voice-ah", [0]);
const shouting = wind("a crowd shouts", "crowd-cheer", [0]);
const purring = wind("a purr", "purr", [0]);
const same = wind("five knocks, one like the other", "woodblock", every(260, 5));
const together: Fork["hard"] = {
  caption: "three instruments, one and the same note, at the same moment",
  notes: [0, 800].flatMap((at) =>
    (["violin", "flute", "horn"] as const).map((sound) => ({ sound, at, level: 0.6 })),
  ),
};
const scattered: Fork["hard"] = {
  caption: "three instruments, three notes, one after another",
  notes: (["violin", "flute", "horn"] as const).map((sound, i) => ({
    sound,
    at: i * 450,
    pitch: [0, 6, -5][i] ?? 0,
    level: 0.6,
  })),
};
const mixed: Fork["hard"] = {
  caption: "a knock, a ring, a clack, a beat",
  notes: (["woodblock", "triangle", "claves", "tom"] as const).map((sound, i) => ({ sound, at: i * 300 })),
};
const torn: Fork["hard"] = {
  caption: "a tune in pieces, with holes",
  notes: [0, 180, 900, 1080, 1800].map((at, i) => ({
    sound: "harp-note" as const,
    at,
    pitch: [0, 4, 7, 4, 0][i] ?? 0,
  })),
};
const clash: Fork["hard"] = {
  caption: "two notes that bite each other",
  notes: [0, 900].flatMap((at) =>
    [0, 1].map((pitch) => ({ sound: "accordion" as const, at, pitch, level: 0.6 })),
  ),
};
const sweet: Fork["hard"] = {
  caption: "notes that melt together",
  notes: [0, 900].flatMap((at) =>
    [0, 4, 7].map((pitch) => ({ sound: "accordion" as const, at, pitch, level: 0.5 })),
  ),
};
const nonstop = wind("ticks without a gap", "clock-tick", every(110, 17));
const brief = wind("three ticks, and no more", "clock-tick", every(110, 3));
const noTune = wind("one dull note, on and on", "tuba", every(450, 4), () => ({ level: 0.6 }));
const tune = wind("a little tune", "harp-note", every(240, 5), (i) => ({ pitch: [0, 4, 7, 4, 0][i] ?? 0 }));

interface Family {
  readonly id: string;
  readonly first: Fork;
  readonly second: Fork;
  /** Where the second word was not heard. */
  readonly alone: string;
  readonly why: string;
}

const families: readonly Family[] = [
  {
    id: "scend",
    first: {
      word: "Ascending",
      message: "The ascending one! I do it every evening, with the lamp oil. The bell lifts you one.",
      hard: upward,
      easy: bell,
      sinks: downward,
      more: "They ascended the mountain, and ate their sandwiches at the top.",
      parts: "A, from ad, means to, and scend means climb.",
      again: "Ascending: climbing up!",
      hint: "The lamp is at the top of the lighthouse. Which way do I go?",
    },
    second: {
      word: "Descending",
      message: "Now the descending one! The flat one lifts you one.",
      hard: downward,
      easy: level,
      sinks: upward,
      more: "When the soup is on the table, I descend.",
      parts: "De means down, and scend means climb.",
      again: "Descending: climbing down!",
      hint: "Scend is climb. De is the other way.",
    },
    alone: "Scend means climb. Ascend: climb up.",
    why: "Scend means climb. Ascend: climb up. Descend: climb down.",
  },
  {
    id: "ped",
    first: {
      word: "Quadruped",
      apart: ["Feline", "Equine"],
      message: "The quadruped's wind, dear! My neighbor rides one on Sundays. The winged one lifts you one.",
      hard: four,
      easy: wings,
      sinks: two,
      more: "Dogs, cats, and elephants are quadrupeds. My aunt isn't.",
      parts: "Quad means four, and ped means foot.",
      again: "Quadruped: four feet. Count!",
      hint: "Ped: foot, as in pedal. How many feet do you hear?",
    },
    second: {
      word: "Biped",
      message: "Now the biped's! I'm one. The barking one lifts you one.",
      hard: two,
      easy: barking,
      sinks: four,
      more: "A penguin is a biped, and so is a person who waddles like one.",
      parts: "Bi means two, as in bicycle, and ped means foot.",
      again: "Biped: two feet!",
      hint: "How many wheels has a bicycle?",
    },
    alone: "Ped means foot. A quadruped has four feet.",
    why: "Ped means foot. A quadruped has four of them, a biped two.",
  },
  {
    id: "ine",
    first: {
      word: "Feline",
      apart: ["Equine"],
      message: "The feline one! It walks on my shelf, and my vases know it. The barking one lifts you one.",
      hard: cat,
      easy: barking,
      sinks: goat,
      more: "With feline care she licked her paw, and then my ice cream.",
      parts: "Fel, from an old word for cat. And ine means: like a.",
      again: "Feline: like a cat!",
      hint: "Who walks on shelves, and licks a paw?",
    },
    second: {
      word: "Equine",
      message: "Now the equine one! It ate my hat, which was made of straw. The quacking one lifts you one.",
      hard: horse,
      easy: quack,
      sinks: cow,
      more: "The saddle maker knows every equine back in town.",
      parts: "Ine means like a, as in feline. And equ is from an old word for horse.",
      again: "Equine: like a horse!",
      hint: "Who wears a saddle?",
    },
    alone: "Ine means like a. Feline: like a cat.",
    why: "Ine means like a. Feline: like a cat. Equine: like a horse.",
  },
  {
    id: "re",
    first: {
      word: "Rebounding",
      apart: ["Accelerating", "Receding"],
      message: "The rebounding one! My nephew does it on my bed. The bubbling one lifts you one.",
      hard: bounces,
      easy: under,
      sinks: splat,
      more: "The ball rebounded from the wall and landed in his hands.",
      parts: "Re means back, and bound means leap.",
      again: "Rebounding: leaping back!",
      hint: "What leaps back, and what stays where it lands?",
    },
    second: {
      word: "Receding",
      message: "Now the receding one! My guests, at dish time. The crackling one lifts you one.",
      hard: leaving,
      easy: crackle,
      sinks: coming,
      more: "At low tide the water recedes, and you can dig for clams.",
      parts: "Re means back, as in rebound. And cede means go.",
      again: "Receding: going back, farther and farther!",
      hint: "Go, and back. Do the guests come nearer, or not?",
    },
    alone: "Here, re means back. Rebound: leap back.",
    why: "Here, re means back. Rebound: leap back. Recede: go back.",
  },
  {
    id: "sub",
    first: {
      word: "Submerged",
      message:
        "The submerged one! That's where my spectacles are, under the dishes. The crackling one lifts you one.",
      hard: under,
      easy: crackle,
      sinks: wings,
      more: "Only the hippo's ears showed. The rest was submerged.",
      parts: "Sub means under, and merge means dip.",
      again: "Submerged: under water!",
      hint: "Under, and dip. What would one hear there?",
    },
    second: {
      word: "Subsiding",
      apart: ["Receding", "Descending"],
      message: "Now the subsiding one! The laughter, after I'd lost my wig. The bell lifts you one.",
      hard: sinkingHum,
      easy: bell,
      sinks: risingHum,
      more: "When the storm had subsided, one could hear the frogs again.",
      parts: "Sub: under, or down. And side, here, means sit. It sits down.",
      again: "Subsiding: sinking down, getting less!",
      hint: "A storm that sits down. Is it more, or less?",
    },
    alone: "Sub means under. Submerged: dipped under.",
    why: "Sub means under or down. Submerged: dipped under. Subsiding: sinking down.",
  },
  {
    id: "noct",
    first: {
      word: "Nocturnal",
      message: "The nocturnal one! My cat says she is, when I can't sleep. The barking one lifts you one.",
      hard: owl,
      easy: barking,
      sinks: rooster,
      more: "Bats are nocturnal. In the daytime they hang there and sleep.",
      parts: "Noct means night, and al means: of.",
      again: "Nocturnal: of the night!",
      hint: "Who's awake at night, and who wakes you in the morning?",
    },
    second: {
      word: "Nocturne",
      apart: ["Nocturnal"],
      message: "Now the nocturne! I play it when the town has gone to bed. The quacking one lifts you one.",
      hard: nightPiano,
      easy: quack,
      sinks: march,
      more: "After the nocturne nobody clapped. They sighed.",
      parts: "Noct means night, as in nocturnal. It's a piece of music.",
      again: "Nocturne: quiet music, made for the night!",
      hint: "Music, for the night. Would you march to it?",
    },
    alone: "Noct means night. Nocturnal: awake at night.",
    why: "Noct means night. Nocturnal: awake at night. A nocturne: night music.",
  },
  {
    id: "celer",
    first: {
      word: "Accelerating",
      message: "The accelerating one! My tea cart, on the ramp. The purring one lifts you one.",
      hard: speeding,
      easy: purring,
      sinks: slowing,
      more: "The train accelerated until the trees were a green stripe. I was told so.",
      parts: "Ac, from ad, means to. And celer means quick.",
      again: "Accelerating: getting faster!",
      hint: "To, and quick. Is it quicker at the end?",
    },
    second: {
      word: "Decelerating",
      message:
        "Now the decelerating one! My nephew, on the way to the dentist. The shouting one lifts you one.",
      hard: slowing,
      easy: shouting,
      sinks: speeding,
      more: "Near a school the bus decelerates.",
      parts: "De means down, or away from. And celer means quick.",
      again: "Decelerating: getting slower!",
      hint: "Celer is quick. De turns it down.",
    },
    alone: "Celer means quick. Accelerate: get faster.",
    why: "Celer means quick. Accelerate: get faster. Decelerate: get slower.",
  },
  {
    id: "voc",
    first: {
      word: "Vocal",
      apart: ["Feline", "Equine", "Vociferous", "Nocturnal"],
      message: "The vocal one! My kettle thinks it is. The clicking one lifts you one.",
      hard: choir,
      easy: steady,
      sinks: march,
      more: "The second piece was for drums, and the third was vocal.",
      parts: "Voc means voice. And al means: of.",
      again: "Vocal: of the voice!",
      hint: "Which wind is made with a mouth?",
    },
    second: {
      word: "Vociferous",
      message: "Now the vociferous one! My family, when it's about pie. The bell lifts you one.",
      hard: shouting,
      easy: bell,
      sinks: purring,
      more: "There was vociferous applause. The windows shook.",
      parts: "Voci means voice, as in vocal. Fer means carry, and ous: full of.",
      again: "Vociferous: with loud voices!",
      hint: "Voices that carry far. Loud, or soft?",
    },
    alone: "Voc means voice. Vocal: of the voice.",
    why: "Voc means voice. Vocal: of the voice. Vociferous: loud with voices.",
  },
  {
    id: "uni",
    first: {
      word: "Uniform",
      apart: ["Quadruped", "Biped", "Ceaseless", "Tuneless"],
      message: "The uniform one! My aunt's cookies. She uses a ruler. The meowing one lifts you one.",
      hard: same,
      easy: cat,
      sinks: mixed,
      more: "All the houses on that street are uniform. I went home to the wrong one.",
      parts: "Uni means one, and form means shape.",
      again: "Uniform: all of one shape!",
      hint: "One shape. Are the knocks alike, or not?",
    },
    second: {
      word: "In unison",
      message: "Now the one in unison! As when we shout: surprise! The bubbling one lifts you one.",
      hard: together,
      easy: under,
      sinks: scattered,
      more: "Forty children said it in unison: no homework, please.",
      parts: "Uni means one, as in uniform. And son means sound.",
      again: "In unison: all at once, with one sound!",
      hint: "One sound. Do they play together, or one after another?",
    },
    alone: "Uni means one. Uniform: of one shape.",
    why: "Uni means one. Uniform: of one shape. In unison: with one sound.",
  },
  {
    id: "dis",
    first: {
      word: "Discordant",
      message:
        "The discordant one! My doorbell and the neighbor's, both at once. The barking one lifts you one.",
      hard: clash,
      easy: barking,
      sinks: sweet,
      more: "One was singing in one key and one in another. It was so discordant that the milk turned.",
      parts: "Dis means apart. Cord comes from heart. Hearts that pull apart.",
      again: "Discordant: not in harmony! Ouch.",
      hint: "Which notes like each other, and which don't?",
    },
    second: {
      word: "Disjointed",
      apart: ["Discordant"],
      message:
        "Now the disjointed one! My speech, after the microphone fell. The quacking one lifts you one.",
      hard: torn,
      easy: quack,
      sinks: tune,
      more: "His story was disjointed. First a bear, then a Tuesday, then his shoes.",
      parts: "Dis means apart, as in discordant. And joint: where things join.",
      again: "Disjointed: in pieces, that don't join!",
      hint: "Apart, and join. Does the tune hang together?",
    },
    alone: "Here, dis means apart. Discordant: notes apart.",
    why: "Here, dis means apart. Discordant: notes apart. Disjointed: pieces apart.",
  },
  {
    id: "less",
    first: {
      word: "Ceaseless",
      apart: ["Accelerating", "Tuneless"],
      message: "The ceaseless one! My uncle and his fishing tales. The meowing one lifts you one.",
      hard: nonstop,
      easy: cat,
      sinks: brief,
      more: "There was a ceaseless drip. In the morning the bucket was full.",
      parts: "Cease means stop, and less means without.",
      again: "Ceaseless: without a stop!",
      hint: "Without a stop. Does it end?",
    },
    second: {
      word: "Tuneless",
      apart: ["Ceaseless", "Uniform", "In unison"],
      message: "Now the tuneless one! My uncle again, in the shower. The clicking one lifts you one.",
      hard: noTune,
      easy: steady,
      sinks: tune,
      more: "He hummed a tuneless hum. It might have been the refrigerator.",
      parts: "Less means without, as in ceaseless. Now look at the front of the word.",
      again: "Tuneless: without a tune!",
      hint: "Without a tune. Which one could you sing along with? Not that one.",
    },
    alone: "Less means without. Ceaseless: without a stop.",
    why: "Less means without. Ceaseless: without a stop. Tuneless: without a tune.",
  },
];

const RIDE = [
  "That's it! Moor here, and it's over. Or ride on: her next word shares a part. Its wind lifts three more, another may drag us down three.",
  "There's another word behind it, with the same part. Moor, or ride on?",
  "Safe here. But I hear more winds behind this one. Moor, or ride on?",
  "Same part, next word. Three up, or three down. Moor, or ride?",
  "Captain? Moor, or ride on?",
];

const items: Choice[] = families.map(({ id, first, second, alone, why }) => ({
  id,
  ...fork(first, { hard: 2, easy: 1, sinks: -3 }, "ride"),
  further: {
    ride: {
      ask: [said("bix", ...RIDE)],
      why: alone,
      inOrder: true,
      options: [
        { id: "on", label: "Ride on", phrases: ["ride", "go on"], worth: 1, to: "second" },
        {
          id: "moor",
          label: "Moor here",
          phrases: ["moor", "stay"],
          worth: 1,
          comes: [{ sound: "rope-creak" }],
        },
      ],
      hint: "Do you know by now what the word's parts mean? One of them comes again.",
    },
    second: { ...fork(second, { hard: 3, easy: 1, sinks: -3 }), why },
  },
  why: alone,
  source: DICTIONARY,
}));

const rules: Rules = {
  clues: ["message", "parts"],
  listenFor: [
    "What changes in each wind, from its beginning to its end?",
    "Go to each wind. Who or what makes it, and how does it move?",
  ],
  rule: "Cut the word. A front part often says which way, or how many. The rest says what.",
};

const chapter: Chapter = [
  {
    id: "pieces",
    lines: [
      { sound: "radio-crackle" },
      { sound: "glass-break", level: 0.5 },
      "keeper: The vortex has chewed my words to pieces!",
    ],
    again: [{ sound: "radio-crackle" }, "keeper: More pieces, dear! It chews day and night."],
  },
  {
    id: "hunt",
    as: "hunt",
    turns: 3,
    short: 2,
    how: [
      "bix: We're on ring {height}. From 26 up we glide home. The hard word: two up. The easy word: one up. Neither: three down.",
    ],
    resumed: [
      "Left and Right turn the bow, Select flies. Up or Down: a clue for one ring. The hard word: two up. The easy word: one up. Neither: three down.",
    ],
  },
  {
    id: "wreck",
    length: "full",
    ask: [
      { sound: "hull-creak" },
      "bix: A wreck floats by, full of letters. We can only hook one crate. One goes:",
      { sound: "gas-hiss", hold: "end" },
      "bix: The other goes:",
      { sound: "couple-one", hold: "end" },
      "bix: Which?",
    ],
    options: [
      {
        id: "gas",
        label: "The hissing crate",
        phrases: ["hissing", "gas", "balloon"],
        counts: { gained: 2 },
        chosen: [{ sound: "gas-hiss", hold: "end" }, "bix: Balloon gas! Two rings up."],
      },
      {
        id: "parts",
        label: "The rattling crate",
        phrases: ["rattling", "parts"],
        chosen: [
          { sound: "couple-one", hold: "end" },
          "bix: Word parts! No rings in there. But the keeper will like it.",
        ],
      },
    ],
  },
  {
    id: "hunt-on",
    as: "hunt",
    turns: 2,
    short: 1,
    returns: true,
    resumed: [
      "Left and Right turn the bow, Select flies. Up or Down: a clue for one ring. The hard word: two up. The easy word: one up. Neither: three down.",
    ],
  },
  {
    id: "spoon-less",
    if: { finished: true },
    lines: [
      { sound: "wings" },
      { say: "I'm called Less. I've lost my front. Have you seen a Hat, or a Spoon?", voice: "stray" },
      "bix: Hatless or Spoonless. It can take its pick.",
    ],
  },
  {
    id: "no-breath",
    as: "ride",
    set: "echoes-of-pieces",
    turns: 2,
    short: 1,
    how: [
      "bix: The radio's fading! One word, no message. Its wind lifts us four rings. Any other drags us down three.",
    ],
    resumed: ["One word, no message. Its wind lifts us four rings. Any other drags us down three."],
  },
  {
    id: "pieces-fog",
    lines: [
      { sound: "boss-near", hold: "end" },
      "bix: Fog. No radio. And listen: a bicycle bell.",
      { sound: "bike-bell" },
      "peanut: Me again! I've got a new hat. Tell me my winds!",
    ],
    again: [{ sound: "boss-near" }, "peanut: Peanut here. This hat's tied on!"],
  },
  {
    id: "fog-of-pieces",
    as: "boss",
    set: "fog-of-pieces",
    turns: 4,
    short: 2,
    how: [
      "bix: You hear Peanut's wind. Exact word: three rings up for all. True but vague: one up. Wrong: three down. And the words sound alike now! Up: what they mean, for one ring.",
    ],
    resumed: [
      "You hear Peanut's wind. Exact word: three rings up. Vague: one up. Wrong: three down. Up: what the words mean, for one ring.",
    ],
  },
  {
    id: "over-the-rim",
    if: { stakes: { height: { from: 44 } } },
    lines: [
      { sound: "applause" },
      { sound: "crowd-cheer" },
      "keeper: Over the rim, and not one piece is missing! There's only sky above you now, dear.",
      "peanut: And my hat! It's flown off again!",
    ],
  },
  {
    id: "whole",
    if: { stakes: { height: { from: 26, to: 43 } } },
    lines: [
      { sound: "bird" },
      { sound: "crowd-cheer" },
      "keeper: Both of you, in one piece! And so are my words. Well, in two. You know how to glue them.",
    ],
  },
  {
    id: "raft",
    if: { stakes: { height: { from: 10, to: 25 } } },
    lines: [
      { sound: "hull-creak" },
      "keeper: You're too low to glide. Tie up at the wreck, dear, and I'll send the tug. There's a crate of jam on it.",
      "peanut: I found it. I found it first!",
    ],
  },
  {
    id: "spat",
    if: { stakes: { height: { to: 9 } } },
    lines: [
      { sound: "monster-gurgle" },
      "vortex: Hic! Un. Dis. Re. I can't chew you, either. But your log was tender.",
      { sound: "splash" },
      "bix: Harbor water, and a seagull on my head. And it ate the log, with all our words! Next time we stay above it.",
    ],
  },
  {
    id: "log-of-pieces",
    as: "perform",
    if: { stakes: { height: { from: 10 } } },
    lines: ["bix: The ship's log, with all the words that are whole again:", { perform: true }],
  },
  { id: "magnet-given", if: { stakes: { height: { from: 26 } } }, keepsake: "magnet" },
  {
    id: "magnet-hooked",
    if: { stakes: { height: { to: 25 } }, chose: { wreck: "parts" } },
    keepsake: "magnet",
  },
  { id: "hic-given", if: { stakes: { height: { to: 25 } } }, keepsake: "hiccup" },
];

export const wrecksLevel: Level = {
  id: "wrecks",
  name: "Words in pieces",
  difficulty: -0.5,
  skill: "word-parts",
  learned: "to cut a new word into parts, and to find the same part in another word",
  next: "Next time some words wear two hats, and both of them blow.",
  stakes: ["height"],
  tallies: ["sharp"],
  chapter,
  rules,
  items,
};

export const wrecksBanks: Bank[] = [
  {
    id: "echoes-of-pieces",
    difficulty: -0.5,
    skill: "word-parts",
    rules: {
      listenFor: rules.listenFor,
      rule: "Cut the word again. What did its parts mean?",
      recall: {
        ...RECALL,
        spare: [
          { name: "Winged", heard: wings },
          { name: "Barking", heard: barking },
          { name: "Crackling", heard: crackle },
          { name: "Ringing", heard: bell },
        ],
      },
    },
  },
  {
    id: "fog-of-pieces",
    difficulty: 0,
    skill: "word-parts",
    rules: {
      clues: ["words"],
      listenFor: "What changes from the beginning to the end?",
      rule: "The words share a part. So it's the other part that tells.",
    },
    items: [
      fog(
        {
          id: "fog-descending",
          heard: wind("notes going down", "xylophone-note", every(220, 6), (i) => ({ pitch: 8 - i * 2 })),
          exact: "Descending",
          vague: "Wooden",
          wrong: ["Ascending", "Decelerating"],
          hint: "De, or a? Which way do the notes go?",
          why: "Descending: scend is climb, and de is down.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-ascending",
          heard: wind("notes going up", "xylophone-note", every(220, 6), (i) => ({ pitch: i * 2 - 4 })),
          exact: "Ascending",
          vague: "Wooden",
          wrong: ["Descending", "Accelerating"],
          hint: "Higher, or faster?",
          why: "Ascending: climbing up. It never got faster.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-accelerating",
          heard: wind("taps, faster and faster", "tambourine", [0, 480, 840, 1100, 1280, 1400, 1480]),
          exact: "Accelerating",
          vague: "Jingling",
          wrong: ["Decelerating", "Ascending"],
          hint: "Higher, or faster?",
          why: "Accelerating: celer is quick, and it got quicker.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-receding",
          heard: wind("hooves, each fainter", "hoof", every(330, 6), (i) => ({
            level: [1, 0.7, 0.45, 0.25, 0.12, 0.06][i] ?? 0.06,
          })),
          exact: "Receding",
          vague: "Clopping",
          wrong: ["Rebounding", "Ascending"],
          hint: "Is it leaping back, or going back?",
          why: "Receding: it went back, farther and farther.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-canine",
          heard: wind("a bark", "dog", [0]),
          exact: "Canine",
          vague: "Loud",
          wrong: ["Feline", "Equine"],
          hint: "Ine: like a. Not like a cat, and not like a horse.",
          why: "Canine: like a dog. Feline is like a cat, equine like a horse.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-tuneless",
          heard: wind("one dull note, on and on", "organ-note", every(500, 3), () => ({ pitch: -5 })),
          exact: "Tuneless",
          vague: "Dull",
          wrong: ["Descending", "Disjointed"],
          hint: "What's it without?",
          why: "Tuneless: without a tune. It stayed on one note, and hung together.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-unison",
          heard: together,
          exact: "In unison",
          vague: "Musical",
          wrong: ["Discordant", "Disjointed"],
          hint: "One sound, or sounds apart?",
          why: "In unison: many players, one sound.",
        },
        MEANINGS,
      ),
      fog(
        {
          id: "fog-discordant",
          heard: wind("a flute and its rough shadow", "flute", [0, 0, 900, 900], (i) => ({
            pitch: i % 2,
            level: 0.6,
          })),
          exact: "Discordant",
          vague: "High",
          wrong: ["In unison", "Descending"],
          hint: "Do the two notes like each other?",
          why: "Discordant: two notes at once that pull apart.",
        },
        MEANINGS,
      ),
    ],
  },
];
