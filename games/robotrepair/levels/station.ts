/** Level 1: lost things at a station. One beep on the tape is wrong. */
import { hello, night, shift, tryOut, twoLines } from "../acts.ts";
import { giggling, jobs, one, thing, wall } from "../jobs.ts";
import type { Bank, Level } from "../types.ts";

const things = {
  cuckoo: thing(
    "the cuckoo clock",
    { sound: "cuckoo", caption: "a cuckoo" },
    ["gran: My cuckoo clock got off the train without me."],
    "gran: It's an hour behind. Poor thing, it missed me.",
  ),
  horn: thing(
    "the party horn",
    { sound: "party-horn", caption: "a party horn" },
    ["kid: The party's at six, and the party horn is here!"],
    "kid: Now the party can start. Cover your ears.",
  ),
  music: thing(
    "the music box",
    { sound: "music-box", caption: "a music box" },
    ["gran: A little music box, please. I can't sleep without it."],
    "gran: Oh, I'm yawning already.",
  ),
  phone: thing(
    "the telephone",
    { sound: "phone-ring", caption: "a telephone rings" },
    ["man: I lost my telephone. I've been calling it all day."],
    "man: Hello? It's me. I found me!",
  ),
  camera: thing(
    "the camera",
    { sound: "camera", caption: "a camera clicks" },
    ["lady: My camera! It has my whole vacation inside."],
    "lady: Forty pictures of Bolt's elbow. Lovely.",
  ),
  trumpet: thing(
    "the trumpet",
    { sound: "trumpet", caption: "a trumpet" },
    ["lady: I'm on stage in ten minutes, and my trumpet is lost!"],
    "lady: Tootle! The band says hi.",
  ),
  duck: thing(
    "the rubber duck",
    { sound: "squeak-toy", caption: "a squeak" },
    ["kid: My rubber duck! It's up there:"],
    "kid: Ducky! You're all dusty.",
  ),
  clock: thing(
    "the alarm clock",
    { sound: "timer-ding", caption: "a ding" },
    ["man: My alarm clock. I'd have come sooner, but I overslept."],
    "man: Thanks. Now I'm late on time.",
  ),
  drum: thing(
    "the drum",
    { sound: "snare", caption: "a drum" },
    ["man: My daughter's drum. The neighbors say there's no hurry."],
    "man: She'll be so glad. They won't.",
  ),
  bell: thing(
    "the bicycle bell",
    { sound: "bike-bell", caption: "a bicycle bell" },
    ["man: A bicycle bell. The bicycle is somewhere, too."],
    "man: Ding! Now for the rest of it.",
  ),
  ball: thing(
    "the ball",
    { sound: "ball-bounce", caption: "a ball bounces" },
    ["kid: My ball rolled onto the train, and the train left."],
    "kid: It went to Chicago and back. Lucky ball.",
  ),
  keys: thing(
    "the keys",
    { sound: "keys-jingle", caption: "keys jingle" },
    ["gran: My keys. My cat is letting nobody in."],
    "gran: There they are. Now the cat owes me an answer.",
  ),
  dice: thing(
    "the dice",
    { sound: "dice", caption: "dice roll" },
    ["kid: Our dice! We've been playing with potatoes."],
    "kid: Two sixes! They missed us.",
  ),
  whistle: thing(
    "the whistle",
    { sound: "referee-whistle", caption: "a whistle" },
    ["lady: I'm the conductor. No train leaves without my whistle."],
    "lady: All aboard! Finally.",
  ),
  giggle: giggling([
    { sound: "chest-open" },
    "bolt: Inside is a smaller box. It giggles louder. And inside that... teeth. With a key to wind them.",
  ]),
};

const station = wall(
  [
    ["cuckoo", "x", "horn", "_", "giggle"],
    ["music", "phone", "_", "x", "camera"],
    ["trumpet", "x", "duck", "clock", "drum"],
    ["bell", "ball", "keys", "dice", "whistle"],
  ],
  things,
);

const rule = [
  "Does the tape end too low? Then a Left or a Right should be an Up. Too high? Then an Up should be something else. The same height? Then Left and Right got mixed up.",
  "Say Up, Up, Left ends one box too low. Then the Left should be an Up.",
];
const clicks = [
  "One click, one Up. Two clicks, two Ups. Count them, press Up that often, then Select.",
  "Listen once more, and press Up once for each click. Then Select.",
];
const patch = { most: 8, tape: "other", patch: true, rule } as const;

export const stationLevel: Level = {
  id: "station",
  name: "Lost at the station",
  difficulty: -1.5,
  skill: "programs",
  learned: "to find the one step of a program that leads astray, and to change it.",
  next: ["Next time: the toy shop. The toys have been mended, and the tapes have been chewed."],
  tallies: ["first"],
  chapter: [
    hello(
      [
        "bolt: Good evening. I'm Bolt. I fetch lost things. I've lost my program.",
        "odette: I'm Odette. He's new here. He's from 1962.",
      ],
      ["bolt: Good evening. I'm still Bolt.", "odette: Lost things, a whole wall of them. Here we go."],
    ),
    tryOut("station-first", [
      "odette: First comes a note: that's where Bolt stands. Then each click is one box higher. Count the clicks, press Up that often, then Select.",
    ]),
    tryOut("station-patch", [
      "odette: After the clicks comes a note, too. In the middle, where Bolt stands, it's this:",
      { sound: "marimba-note", pitch: 4, hold: "end", caption: "the note in the middle" },
      "odette: Lower notes are on the left, higher ones on the right. This beep is Left, and this one is Right:",
      { sound: "command-left", hold: "end", caption: "a low beep, falling" },
      { sound: "command-right", hold: "end", caption: "a high beep, rising" },
      "odette: Bolt has a tape for the next one, but one beep on it is wrong. Punch in the whole tape with that one changed: the box opens for nothing else. Down takes one back.",
    ]),
    shift("hunt", {
      id: "tapes",
      turns: 3,
      short: 2,
      how: [
        "odette: Now it counts. Each step takes a spark, and Bolt has 28.",
        { sound: "giggle", side: 0.9, hold: "end" },
        "odette: That box is nobody's. It giggles, and it's six steps away. Save six sparks, and you'll find out why.",
      ],
    }),
    ...twoLines(
      { set: "station-low", sparks: 20 },
      { set: "station-high", sparks: 28 },
      "odette: Two lines of people! The low boxes are near, and that line winds Bolt up by 20. The high boxes have long tapes, and wind him up by 28. Which line?",
    ),
    shift("boss", {
      id: "wires",
      set: "station-wires",
      turns: 3,
      short: 2,
      how: [
        { sound: "boss-near" },
        "bolt: I feel tall. Sideways.",
        "odette: I pulled the plug and looked inside. Two of his wires are crossed: two beeps have traded places!",
        "odette: The tapes are fine tonight. His feet aren't. Hear which two beeps are crossed, and punch in what really gets him there. Change as many as you like.",
      ],
    }),
    ...night("station-giggle", "teeth", 0.9),
  ],
  rules: station({
    ...patch,
    steps: { from: 3, to: 5 },
    tips: ["Hum where it calls. Then hum where he ends."],
  }),
};

export const stationBanks: Bank[] = [
  one("station-first", -2.2, station({ most: 8, steps: { from: 2, to: 4 }, rule: clicks }), {
    practice: true,
    ask: things.duck.asks ?? [],
    wanted: "duck",
    answers: ["uu"],
  }),
  one("station-patch", -2, station({ ...patch, steps: { from: 3, to: 3 } }), {
    practice: true,
    ask: things.clock.asks ?? [],
    wanted: "clock",
    answers: ["uru"],
    tape: "urr",
  }),
  jobs("station-low", -1.5, station({ ...patch, steps: { from: 2, to: 4 } })),
  jobs("station-high", -1.2, station({ ...patch, steps: { from: 4, to: 6 } })),
  jobs(
    "station-wires",
    -1,
    station({
      most: 8,
      tape: "right",
      crossed: ["lr", "ur", "lu"],
      steps: { from: 3, to: 5 },
      rule: [
        "Take his tape beep by beep. Where does a Left take him? Where does an Up?",
        "If Left takes him up, then Up takes him left. Press the one when you want the other.",
      ],
    }),
  ),
  one(
    "station-giggle",
    -1,
    station({
      most: 10,
      steps: { from: 6, to: 6 },
      rule: ["Count the clicks for the Ups. The highest note is two to the right of the middle."],
    }),
    { ask: ["odette: His wires are straight again. Here it is:"], wanted: "giggle", answers: ["rruuuu"] },
  ),
];
