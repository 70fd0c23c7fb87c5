/** Level 3: balloons through the school. What to do with help that pulls, and whom to help. */
import { asked, type Question } from "../dark.ts";
import { endings, extra, NEEDED, running } from "../frame.ts";
import type { Words } from "../hall.ts";
import {
  ball,
  bell,
  creak,
  cutlery,
  dog,
  drawer,
  drum,
  hum,
  laugh,
  page,
  piano,
  saw,
  scissors,
  squeak,
  trumpet,
  typing,
  water,
} from "../heard.ts";
import { others, workers } from "../people.ts";
import { rules, stopOf, type Row } from "../rows.ts";
import { v, type Act, type Level } from "../scene.ts";

const words: Words = {
  place: "museum",
  clerk: "clerk",
  known: v("may", [
    "You knew the way.",
    "No doubt about that one.",
    "You knew it, and here it is.",
    "You had it worked out.",
  ]),
  told: v("may", ["Here it is. I told you, so I can't act surprised.", "By my tip."]),
  lucky: v("may", [
    "Lucky! It wasn't the only door it could have been.",
    "A lucky pick.",
    "A guess. This time it worked.",
  ]),
  late: v("may", ["Here it is.", "The second try is a try, too.", "Found it."]),
  cost: v("may", [
    "Three balloons slip away.",
    "That cost three balloons.",
    "Squeak, squeak, squeak: three.",
    "Three balloons, up and away.",
  ]),
  wrong: v("keeper", [
    "This isn't it. Teachers only! I'm not one either.",
    "Lost and found? You're found. Next!",
    "Wrong door. Wrong door. I say everything twice. Twice.",
    "Not here. Do you have a hall pass? Me neither.",
    "Shh! I'm hiding from the banner committee.",
    "No. But leave a balloon. No? Okay, bye.",
  ]),
};

const ASTRAY = [
  "That's the broom closet.",
  "This is the coat room. I'm in a coat.",
  "I found a mop. Just a mop.",
];

const HALL = [piano, ball, typing, saw, cutlery, page] as const;

const stops: Row[] = [
  {
    id: "office",
    name: "the office",
    layout: "across",
    sounds: [typing, piano, ball, saw, cutlery, page],
    worker: workers.broom,
    ask: "First the office. They type there.",
    arrive: "Visitors sign in here. The balloons, too.",
  },
  {
    id: "tape",
    name: "the supply room",
    layout: "different",
    sounds: HALL,
    worker: workers.drawer,
    other: others.camera,
    ask: "Tape, from the supply room. Supplies just lie there.",
    arrive: "Tape! It's stuck to the other tape.",
  },
  {
    id: "roomnine",
    name: "room nine",
    layout: "alike",
    sounds: [creak],
    worker: workers.plates,
    ask: "Mr. Okafor's room is room nine. He's the one who leaves.",
    arrive: "Shh! He's at lunch. Tie three to his chair.",
  },
  {
    id: "song",
    name: "the music room",
    layout: "neighbors",
    sounds: [piano, ball, typing, saw, cutlery, drawer],
    worker: workers.broom,
    other: others.suitcase,
    ask: "The music room, for the song. Hear the piano?",
    arrive: "We know two lines. We hum the rest.",
  },
  {
    id: "nurse",
    name: "the nurse",
    layout: "rows",
    sounds: [water, typing, ball],
    worker: workers.drawer,
    ask: "A bandage for a leaky balloon, from the nurse.",
    arrive: "Where does it hurt? Ah. It says psss.",
  },
  {
    id: "lunchroom",
    name: "the lunchroom",
    layout: "corner",
    sounds: [cutlery, piano, typing, saw, page, drawer],
    worker: workers.plates,
    other: others.camera,
    ask: "The cake is in the lunchroom. Forks clatter there.",
    arrive: "One cake. It's bigger than the door. We'll see.",
  },
  {
    id: "library",
    name: "the library",
    layout: "across",
    sounds: [page, piano, typing, saw, ball, drum],
    worker: workers.broom,
    other: others.suitcase,
    ask: "The library made a card. Pages turn there.",
    arrive: "Signed by everybody. Some signed twice.",
  },
  {
    id: "glitter",
    name: "the art room",
    layout: "sides",
    sounds: [squeak, drawer],
    worker: workers.drawer,
    other: others.camera,
    ask: "Glitter, from the art room. Art is quiet today.",
    arrive: "Glitter! You'll find it in your shoes for years.",
  },
  {
    id: "gym",
    name: "the gym",
    layout: "neighbors",
    sounds: [ball, piano, typing, saw, cutlery, drawer],
    worker: workers.plates,
    ask: "Chairs are in the gym. A ball bounces there.",
    arrive: "Thirty chairs, stacked. Mind the ball.",
  },
  {
    id: "shop",
    name: "the wood shop",
    layout: "alone",
    sounds: [saw, piano, typing, ball, cutlery, page],
    worker: workers.broom,
    other: others.suitcase,
    ask: "The wood shop built a frame. They saw.",
    arrive: "It's straight on three sides.",
  },
  {
    id: "stage",
    name: "the stage door",
    layout: "mixed",
    sounds: [drawer, laugh, bell],
    worker: workers.drawer,
    ask: "The stage door. Nobody's on stage yet.",
    arrive: "Break a leg! No, don't. Just say your line.",
  },
  {
    id: "pets",
    name: "the kindergarten",
    layout: "alike",
    sounds: [squeak],
    worker: workers.plates,
    other: others.camera,
    ask: "The kindergarten has painted a banner. They're asleep: shh.",
    arrive: "It says Goodbye. The B is backward. Feel it?",
  },
];

/** Before the first hand. */
const lobby: Row[] = [
  {
    id: "badge",
    name: "the front desk",
    layout: "rows",
    sounds: [page, cutlery, drawer],
    worker: workers.broom,
    other: others.suitcase,
    ask: "First the front desk, for a badge. Desks are quiet.",
    arrive: "One badge for you, one for your aunt. None for balloons.",
  },
  {
    id: "ladder",
    name: "the ladder room",
    layout: "different",
    sounds: [cutlery, page, piano, saw, ball, typing],
    worker: workers.plates,
    other: others.camera,
    ask: "A ladder for the banner. Ladders don't talk.",
    arrive: "A grown-up carries it. You carry on.",
  },
];

const questions: Question[] = [
  {
    id: "sam",
    voice: "sam",
    asks: "It's pitch dark! Which side is the music room on?",
    piece: "side",
    sounds: [piano, ball, typing, saw, cutlery, page],
    thanks: "I'm at the piano! I can feel the keys!",
    astray: ASTRAY,
  },
  {
    id: "nell",
    voice: "nell",
    asks: "I know which side the gym is on. But which of the three doors there?",
    piece: "number",
    sounds: [ball, drum, water, trumpet, hum, scissors],
    thanks: "Got it! I'm holding the ball.",
    astray: ASTRAY,
  },
  {
    id: "okafor",
    voice: "okafor",
    asks: "This is Mr. Okafor. We can all walk, and none of us can find the way. Which side is the lunchroom on?",
    piece: "side",
    sounds: [cutlery, dog, typing, saw, hum, bell],
    thanks: "We're all in. You lead better than any lamp.",
    astray: ASTRAY,
  },
];

const left = { stakes: { balloons: { from: 1 } } };

const chapter: Act[] = [
  {
    id: "hook",
    lines: [
      { bed: "museum", layer: "place" },
      "may: Mr. Okafor says goodbye to school today, and I hold {balloons} balloons for him. A question lets one slip, a wrong door three.",
      { sound: "squeak-toy", hold: "end" },
      `may: It takes ${NEEDED} to lift the banner all the way. You lead!`,
    ],
    again: [{ bed: "museum", layer: "place" }, "may: Balloons again. Hold on to me, I'm light."],
  },
  {
    id: "first",
    as: "rescue",
    set: "lobby",
    turns: 1,
    short: 1,
    resumed: ["Up: all six doors. Left and Right: one by one. Select asks, or goes in."],
  },
  {
    id: "sleeves",
    lines: [
      "may: Some people here help before you ask. A hand at your sleeve:",
      { sound: "rustle", caption: "a hand pulls at your sleeve", hold: "end" },
      "may: You may always say stop. Then ask; or ask for an elbow, and say where to: two balloons. It gets you there, but you won't have known the door.",
    ],
    again: ["may: You may always say stop. A question: one balloon. An elbow, all the way: two."],
  },
  {
    id: "morning",
    as: "rescue",
    turns: 3,
    short: 2,
    ...running("balloons"),
    resumed: [
      "Up: all six doors. Left and Right: one by one. Select asks, or goes in. You may always say stop.",
    ],
  },
  {
    id: "ceiling",
    length: "full",
    if: { stakes: { balloons: { from: 1, to: 16 } } },
    lines: [
      { sound: "laugh-child", hold: "end" },
      [
        "may: The balloons that slipped are at the ceiling. A class below is singing to them.",
        "A balloon came down in the math room. They are measuring it.",
        "A balloon is at the ceiling of the library. It won't be quiet.",
      ],
    ],
    again: [{ sound: "laugh-child", hold: "end" }, "may: They're singing to the ceiling again."],
  },
  {
    id: "noon",
    as: "rescue",
    turns: 2,
    short: 0,
    if: left,
    ...running("balloons"),
    resumed: [
      "Up: all six doors. Left and Right: one by one. Select asks, or goes in. You may always say stop.",
    ],
  },
  {
    id: "out",
    if: left,
    lines: [
      { sound: "boss-near" },
      { sound: "power-down", hold: "end" },
      "may: All the lights are out! I stand still, and so do the teachers.",
      "sam: I can't find anything!",
      "may: You can. So now they ask you. Left and Right: answers. Select: say it. Up: listen again. A wrong answer costs three; a good first answer brings back two.",
    ],
  },
  {
    id: "dark",
    as: "boss",
    set: "dark",
    items: ["sam", "nell", "okafor"],
    turns: 3,
    short: 1,
    if: left,
    ...running("balloons"),
    resumed: ["It's dark. Left and Right: answers. Select: say it. Up: listen again."],
  },
  extra("balloons", "may: The lights are on. {balloonsTold}, and the banner needs ten. Give one away?", [
    {
      id: "sam",
      label: "To Sam",
      phrases: ["sam"],
      chosen: [{ sound: "squeak-toy", hold: "end" }, "sam: I'll name it Lamp."],
      counts: { minutes: 1 },
    },
    {
      id: "okafor",
      label: "To Mr. Okafor",
      phrases: ["mister okafor", "okafor", "teacher"],
      chosen: [
        { sound: "squeak-toy", hold: "end" },
        "okafor: It lifts my hat. I don't wear a hat. It lifts somebody's hat.",
      ],
      counts: { minutes: 1 },
    },
    {
      id: "keep",
      label: "All for the banner",
      phrases: ["the banner", "banner", "nobody"],
      chosen: ["may: Up with it, then."],
    },
  ]),
  ...endings({
    stake: "balloons",
    good: [
      { sound: "drum-roll-end", hold: "end" },
      { sound: "glide-up", caption: "the banner goes up", hold: "end" },
      { sound: "crowd-cheer", hold: "end" },
      "may: {balloonsTold}: the banner goes all the way up!",
      "okafor: I asked for no fuss. You gave me exactly what I didn't ask for.",
    ],
    some: [
      { sound: "glide-up", caption: "the banner goes up", hold: "end" },
      { sound: "applause-small", hold: "end" },
      "may: {balloonsTold}; ten were needed. The banner hangs at knee height. Everybody can feel what it says.",
    ],
    none: [
      { sound: "squeak-toy", hold: "end" },
      { sound: "crowd-laugh", hold: "end" },
      "may: All of them are at the gym ceiling. So the farewell is held on the mats, lying down, and they squeak along.",
    ],
    keepsakes: ["balloon", "string"],
  }),
];

export const school: Level = {
  id: "school",
  name: "Balloons at school",
  difficulty: 1,
  skill: "steer-help",
  stakes: ["balloons"],
  prices: { hint: { balloons: 1 } },
  tallies: ["known"],
  learned: "to stop help that pulls, and to turn it into the help you want",
  next: "Next time the doors have moved, and so have the hands.",
  goodbye: ["may: I hold the strings. Your place is kept."],
  chapter,
  rules,
  items: stops.map((row) => stopOf(row, words, { pulls: true })),
};

export const schoolBanks = [
  {
    id: "lobby",
    difficulty: 0.5,
    skill: "steer-help",
    rules,
    items: lobby.map((row) => stopOf(row, words)),
  },
  {
    id: "dark",
    difficulty: 1.5,
    skill: "steer-help",
    rules,
    items: questions.map((question) => asked(question, words)),
  },
];
