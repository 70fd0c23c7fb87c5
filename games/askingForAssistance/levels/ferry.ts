/** Level 2: wind-up frogs through the ferry hall. When can an answer be heard? */
import { endings, extra, NEEDED, running } from "../frame.ts";
import type { Words } from "../hall.ts";
import {
  accordion,
  bell,
  bird,
  kettle,
  coins,
  creak,
  dog,
  glass,
  page,
  rope,
  saw,
  seal,
  sizzle,
  squeak,
  stamp,
  typing,
  water,
} from "../heard.ts";
import { others, workers } from "../people.ts";
import { lostPhone, type Lost } from "../phone.ts";
import { rules, stopOf, type Row } from "../rows.ts";
import { v, type Act, type Level } from "../scene.ts";

const words: Words = {
  place: "sea",
  clerk: "clerk",
  known: v("may", [
    "You knew it before you went in.",
    "Heard, asked, found.",
    "No luck needed.",
    "You were sure, and here it is.",
  ]),
  told: v("may", ["By my tip: here.", "I gave that one away, didn't I?"]),
  lucky: v("may", [
    "Pure luck! It could have been another.",
    "That was a lucky door.",
    "It could have been another door. Lucky.",
  ]),
  late: v("may", ["After a detour: here.", "Found, with fewer frogs.", "There we are, in the end."]),
  cost: v("may", [
    "Three frogs hop out.",
    "That cost three frogs.",
    "Hop, hop, hop: three.",
    "Three frogs, gone.",
  ]),
  wrong: v("keeper", [
    "Nobody ever wants this door. You may stay, if you like.",
    "Shh! I'm taking a nap.",
    "Wrong door! Are those frogs? Take them out, please.",
    "Not here. But come back on Tuesday. I'm not here on Tuesday.",
    "Wrong door. I've told everybody today. Everybody came in here.",
    "No, no, no. Three noes. One for each frog.",
  ]),
};

const HALL = [kettle, stamp, coins, rope, glass, seal] as const;

const stops: Row[] = [
  {
    id: "ticket",
    name: "the ticket window",
    layout: "across",
    sounds: [stamp, kettle, coins, rope, glass, seal],
    worker: workers.broom,
    other: others.suitcase,
    ask: "First the ticket window. Tickets get stamped.",
    arrive: "One for you, one for your aunt. Frogs ride free.",
  },
  {
    id: "lunch",
    name: "the sandwich maker",
    layout: "different",
    sounds: HALL,
    worker: workers.plates,
    other: others.camera,
    ask: "Sandwiches. Nobody ever heard a sandwich.",
    arrive: "Cheese, or cheese with cheese?",
  },
  {
    id: "locker",
    name: "the luggage room",
    layout: "alike",
    sounds: [creak],
    worker: workers.drawer,
    other: others.suitcase,
    ask: "The luggage room. The frogs' drum is there.",
    arrive: "One very small drum. Sign here.",
  },
  {
    id: "cafe",
    name: "the café",
    layout: "neighbors",
    sounds: [kettle, stamp, coins, rope, dog, seal],
    worker: workers.broom,
    other: others.camera,
    ask: "Cocoa! The café's kettle whistles.",
    arrive: "Hot cocoa. Blow first.",
  },
  {
    id: "maps",
    name: "the map seller",
    layout: "rows",
    sounds: [kettle, typing, glass],
    worker: workers.plates,
    other: others.suitcase,
    ask: "A map of the island, with raised lines.",
    arrive: "Here's the island. This bump is my aunt's house.",
  },
  {
    id: "soap",
    name: "the washroom",
    layout: "corner",
    sounds: [water, stamp, kettle, rope, coins, dog],
    worker: workers.drawer,
    other: others.camera,
    ask: "The washroom, before the ferry. Water runs there.",
    arrive: "Soap first, then the dryer. Then sing, it echoes.",
  },
  {
    id: "oil",
    name: "the oil man",
    layout: "sides",
    sounds: [squeak, bell],
    worker: workers.broom,
    other: others.suitcase,
    ask: "A drop of oil for the frogs. The oil man never squeaks.",
    arrive: "One drop each. They'll hop like new.",
  },
  {
    id: "books",
    name: "the book stall",
    layout: "across",
    sounds: [page, stamp, kettle, rope, seal, bell],
    worker: workers.plates,
    other: others.camera,
    ask: "A book for the crossing. Pages turn at the book stall.",
    arrive: "In braille? Top shelf, all of it. Here.",
  },
  {
    id: "wool",
    name: "the sock lady",
    layout: "mixed",
    sounds: [glass, coins, saw],
    worker: workers.drawer,
    other: others.suitcase,
    ask: "Dry socks, from the sock lady. Socks are silent.",
    arrive: "Two dry ones. They're even a pair.",
  },
  {
    id: "band",
    name: "the accordion player",
    layout: "neighbors",
    sounds: [accordion, bell, rope, dog, coins, saw],
    worker: workers.broom,
    other: others.camera,
    ask: "The accordion player conducts the frogs. Hear that?",
    arrive: "Frogs! My orchestra! One, two, ribbit!",
  },
  {
    id: "glue",
    name: "the glue shop",
    layout: "different",
    sounds: [bird, squeak, coins, sizzle, typing, rope],
    worker: workers.plates,
    other: others.suitcase,
    ask: "Glue. One frog lost a foot.",
    arrive: "Hold the foot until it sticks. Only the foot.",
  },
  {
    id: "flags",
    name: "the flag room",
    layout: "alike",
    sounds: [squeak],
    worker: workers.drawer,
    other: others.camera,
    ask: "A flag for the band, from the flag room.",
    arrive: "It says Frogs Ahoy. By accident.",
  },
];

/** Before the ship comes in. */
const calm: Row[] = [
  {
    id: "paint",
    name: "the paint shop",
    layout: "different",
    sounds: [coins, kettle, seal, glass, stamp, typing],
    worker: workers.plates,
    other: others.suitcase,
    ask: "Green paint for the frogs. Paint is quiet, even green.",
    arrive: "Frog green, or greener?",
  },
  {
    id: "strings",
    name: "the string maker",
    layout: "sides",
    sounds: [rope, seal],
    worker: workers.broom,
    other: others.camera,
    ask: "String for the crate. The string maker works without a sound.",
    arrive: "Tied. Now they can only hop out one by one.",
  },
];

const lost: Lost[] = [
  {
    id: "gulla",
    task: [
      v(
        "may",
        "Your phone! The gull took it, and landed by one of these doors. Captain Roy is here, and he has a phone.",
      ),
    ],
    sounds: [kettle, stamp, rope],
    voice: "roy",
    found: [
      { sound: "crow", pitch: 4, caption: "the gull screams and flies on", hold: "end" },
      v("may", "It flew on, with the phone!"),
    ],
  },
  {
    id: "gullb",
    task: [v("may", "The gull has landed somewhere else. And it's quiet again.")],
    sounds: [glass, seal, coins],
    voice: "roy",
    found: [
      { sound: "crow", pitch: 5, caption: "the gull screams and flies on", hold: "end" },
      v("may", "Off it goes again! It's getting tired."),
    ],
  },
  {
    id: "gullc",
    task: [v("may", "The last corner of the hall. It must be here.")],
    sounds: [water, dog, bell],
    voice: "roy",
    found: [
      { sound: "phone-pick-up", hold: "end" },
      v("may", "You have it! A little wet. It smells of herring."),
    ],
  },
];

const chapter: Act[] = [
  {
    id: "hook",
    lines: [
      { bed: "sea", layer: "place" },
      "may: Wind-up frogs for the island band: {frogs} in my crate. A question costs one: it hops out. A wrong door costs three.",
      { sound: "frog", hold: "end" },
      `may: The band needs ${NEEDED} of them. You lead!`,
    ],
    again: [{ bed: "sea", layer: "place" }, "may: The frogs again. They missed you."],
  },
  {
    id: "first",
    as: "hunt",
    set: "calm",
    turns: 1,
    short: 1,
    resumed: ["Up: all six doors. Left and Right: one by one. Select asks, or goes in."],
  },
  {
    id: "horn",
    lines: [
      "may: Mind the ship! When steam hisses:",
      { sound: "steam", caption: "steam hisses", hold: "end" },
      "may: its horn is next, and swallows every word.",
      { sound: "boat-horn", caption: "the ship's horn", hold: "end" },
      "may: Then wait for the horn: that's free. To wait without steam costs a frog, like any question.",
    ],
    again: ["may: Steam, then the horn: wait for it. No steam: ask."],
  },
  {
    id: "hall",
    as: "hunt",
    turns: 3,
    short: 2,
    ...running("frogs"),
    resumed: [
      "Up: all six doors. Left and Right: one by one. Select asks, or goes in. Steam comes before the horn.",
    ],
  },
  {
    id: "seal",
    length: "full",
    if: { stakes: { frogs: { from: 1, to: 21 } } },
    lines: [
      { sound: "seal", hold: "end" },
      [
        "may: A seal has adopted one of the frogs. It brings it herring.",
        "The seal took a frog for a swim. The frog swims better.",
        "That seal keeps a frog on its nose. They practice for something.",
      ],
    ],
    again: [
      { sound: "seal", hold: "end" },
      { sound: "frog", hold: "end" },
      "may: The seal and its frog. Still together.",
    ],
  },
  {
    id: "pier",
    as: "hunt",
    turns: 2,
    short: 0,
    if: { stakes: { frogs: { from: 1 } } },
    ...running("frogs"),
    resumed: [
      "Up: all six doors. Left and Right: one by one. Select asks, or goes in. Steam comes before the horn.",
    ],
  },
  {
    id: "gull",
    if: { stakes: { frogs: { from: 1 } } },
    lines: [
      { sound: "boss-near" },
      { sound: "wings", hold: "end" },
      "may: A gull! It has your phone! Nobody knows which door it went to. Each time you find it by ear, two frogs hop back.",
      "roy: I'm Captain Roy, and I do exactly what I'm told.",
    ],
  },
  {
    id: "phone",
    as: "boss",
    set: "gull",
    items: ["gulla", "gullb", "gullc"],
    turns: 3,
    short: 1,
    if: { stakes: { frogs: { from: 1 } } },
    ...running("frogs"),
    resumed: ["The gull has your phone. Captain Roy does exactly what you say."],
  },
  extra("frogs", "may: {frogsTold}, and the band needs ten. [Wind|wined] up an extra one for somebody?", [
    {
      id: "seal",
      label: "The seal",
      phrases: ["seal"],
      chosen: [{ sound: "seal", hold: "end" }, "may: Now it has two. It can't decide which one to love."],
      counts: { minutes: 1 },
    },
    {
      id: "roy",
      label: "Captain Roy",
      phrases: ["captain", "roy"],
      chosen: [{ sound: "ratchet", hold: "end" }, "roy: For me? I didn't ask for it. ... Thank you."],
      counts: { minutes: 1 },
    },
    {
      id: "keep",
      label: "All for the band",
      phrases: ["the band", "band", "nobody"],
      chosen: ["may: A big band, then."],
    },
  ]),
  ...endings({
    stake: "frogs",
    good: [
      { sound: "ratchet", hold: "end" },
      { bed: "pond", layer: "band", level: 0.6 },
      { sound: "accordion", hold: "end" },
      { sound: "accordion", pitch: 5, hold: "end" },
      { sound: "crowd-cheer", hold: "end" },
      "may: {frogsTold}, and all of them in tune! Nearly.",
      { bed: null, layer: "band" },
    ],
    some: [
      { sound: "ratchet", hold: "end" },
      { sound: "frog", hold: "end" },
      { sound: "accordion", hold: "end" },
      "may: {frogsTold}; ten were needed. A small band plays small songs. They're over quickly.",
    ],
    none: [
      { sound: "accordion", hold: "end" },
      { sound: "seal", hold: "end" },
      "may: The crate is empty. The hall is full of frogs, hopping home. So the seal sings alone. It has waited for this.",
    ],
    keepsakes: ["frog", "key"],
  }),
];

export const ferry: Level = {
  id: "ferry",
  name: "Frogs on the ferry",
  difficulty: -0.5,
  skill: "ask-exactly",
  stakes: ["frogs"],
  prices: { hint: { frogs: 1 } },
  tallies: ["known"],
  learned: "to wait until you can be heard, and to ask for exactly what would help",
  next: "Next time, at school, hands pull at your sleeve before anybody has asked.",
  goodbye: ["may: I close the crate. Your place is kept."],
  chapter,
  rules,
  items: stops.map((row) => stopOf(row, words, { horn: true })),
};

export const ferryBanks = [
  {
    id: "calm",
    difficulty: -1,
    skill: "ask-exactly",
    rules,
    items: calm.map((row) => stopOf(row, words)),
  },
  {
    id: "gull",
    difficulty: 0.5,
    skill: "ask-exactly",
    rules,
    items: lost.map((one) => lostPhone(one, words)),
  },
];
