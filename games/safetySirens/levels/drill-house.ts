/** Level 1: three beeps mean out, and two ways lead there. */
import { BUTTONS, ending, FETCH, HEAD_START, shift, shortShift } from "../acts.ts";
import { walkOf } from "../doors.ts";
import { drill, rulesOf } from "../drills.ts";
import { DARK_HOUSE, DRILL_HOUSE } from "../houses.ts";
import {
  chirps,
  chirpsUnder,
  echo,
  fours,
  goingOn,
  harmless,
  microwavesUnder,
  threes,
  threesUnder,
} from "../inside.ts";
import { ROLL_CALLS, rollCalls } from "../lawn.ts";
import { THREE } from "../pieces.ts";
import type { Act, Bank, Level } from "../pieces.ts";
import { scenes } from "../scenes.ts";
import { GOAL } from "../stakes.ts";

const walk = walkOf({ house: DRILL_HOUSE, alarm: THREE, name: "house", lawns: ROLL_CALLS });
const dark = walkOf({ house: DARK_HOUSE, alarm: THREE, name: "dark", lawns: ROLL_CALLS });
const rooms = { ...walk.fates, ...dark.fates, ...rollCalls };
const { "echo-three": echoThree } = echo;
const sly = { ...threesUnder, ...(echoThree === undefined ? {} : { "echo-three": echoThree }) };

const MORNING = [
  "Bodo looks for his left sock. It's on his right foot.",
  "The twins hold a frog race in the hall.",
  "Echo takes a bath in the soup bowl.",
  "Dudley reads the newspaper to the fish.",
  "The twins build a tower of cans.",
  "Bodo naps in the laundry basket.",
  "Dudley hangs up his other boots to dry.",
];
const NOON = [
  "Lunch. Everybody talks at once.",
  "The twins teach Echo to say please.",
  "Dudley polishes his boots, with jam.",
  "Bodo practices walking in flippers.",
  "Echo sings in the lampshade.",
  "The twins play hide and seek. Nobody seeks.",
];
const DRILLS = ["The first drill.", "Drill time, any moment.", "Everybody pretends to be busy."];
const FOG = ["Another drill, and the fog machine is on.", "Somewhere the fog machine hisses. Ready?"];
const NIGHT = [
  "Night. No lights, and everybody tiptoes.",
  "Midnight. Dudley dreams of cheese.",
  "The stairs creak. It's only Bodo's slippers.",
];

const chapter: Act[] = [
  {
    id: "hello",
    lines: [
      { sound: "fire-bell", level: 0.4 },
      "chief: Rookie! I'm Chief Rosa, and in this house we practice. Lots of alarms, and no fire!",
    ],
    again: [{ sound: "fire-bell", level: 0.4 }, "chief: Back on shift, rookie! Lots of alarms, and no fire."],
  },
  {
    id: "first",
    as: "learn",
    set: "first",
    turns: 2,
    short: 1,
    items: ["first-1", "first-2"],
    devices: [],
    how: ["chief: Count up to the pause: threes and fours are alarms. Everything else is no hurry."],
    resumed: BUTTONS,
  },
  {
    id: "known",
    length: "full",
    as: "learn",
    lines: [
      "chief: Three beepers you know from home. The microwave:",
      { sound: "microwave", hold: "end" },
      { sound: "alarm-beep", pitch: -10, level: 0.5, hold: "end", caption: "one deep beep" },
      "chief: The twins' toy truck, which drives past:",
      { sound: "ratchet", side: -0.6 },
      { sound: "alarm-beep", pitch: -4, level: 0.35, side: -0.6, hold: "end", caption: "a beep, left" },
      { sound: "alarm-beep", pitch: -4, level: 0.35, hold: "end", caption: "a beep, in the middle" },
      { sound: "alarm-beep", pitch: -4, level: 0.35, side: 0.6, hold: "end", caption: "a beep, right" },
      "chief: And the doorbell:",
      { sound: "doorbell", hold: "end" },
      "chief: Those you know. Anything that you don't know: out.",
    ],
    again: [],
  },
  {
    id: "dudley",
    lines: [
      { sound: "squeak-toy" },
      { sound: "squeak-toy", pitch: 2 },
      "dudley: I'm Dudley, rookie number two. In rubber boots!",
      "chief: You're three steps ahead of him. Out at the first beeps of an alarm, and it's two more. Anything else right: one.",
      "chief: A mistake costs two, listening on in an alarm one. Going out never costs a step.",
    ],
    again: [
      { sound: "squeak-toy" },
      "chief: You're three steps ahead of Dudley. Going out never costs a step.",
    ],
  },
  shift(`End ${GOAL} steps ahead of him, and the golden boot is yours.`),
  shortShift("One beeper, one drill."),
  {
    id: "beeps",
    as: "ride",
    turns: 2,
    short: 1,
    devices: [],
    resumed: BUTTONS,
  },
  {
    id: "front",
    as: "learn",
    lines: [
      "chief: Now the way out, by ear. First the clock:",
      { sound: "clock-tick" },
      { sound: "clock-tock" },
      "chief: then the fish tank:",
      { sound: "bubbles", hold: "end" },
      "chief: then the birds at the front door:",
      { sound: "bird", hold: "end" },
      "chief: Clock, fish, birds. And at the tree we call the roll: Bodo, the twins, Echo.",
      { sound: "tuba", pitch: -7 },
      { sound: "giggle", pitch: 3 },
      { sound: "giggle", pitch: 5 },
      { sound: "parrot", hold: "end" },
    ],
    again: ["chief: You know the way: clock, fish, birds."],
  },
  {
    id: "drill",
    as: "hunt",
    set: "drill",
    turns: 1,
    short: 1,
    resumed: ["Three beeps: out. Then the clock, the fish, the birds."],
  },
  {
    id: "back",
    length: "full",
    as: "learn",
    lines: [
      "chief: Every room needs two ways out. Our fog machine plays the smoke:",
      { sound: "steam", hold: "end" },
      "chief: A hiss, and that door stays shut. Real smoke may make no sound: at home, feel the door first with the back of your hand, and stay low.",
      "chief: Then the back way: the fridge,",
      { sound: "freezer-here", hold: "end" },
      "chief: and the hens.",
      { sound: "hen", hold: "end" },
    ],
    again: ["chief: A hiss: fog. Then the back way: fridge, hens."],
  },
  {
    id: "fog",
    as: "rescue",
    set: "fog",
    turns: 1,
    short: 0,
    resumed: ["Front way: clock, fish, birds. A hiss: fog. Back way: fridge, hens."],
  },
  {
    id: "echo",
    length: "full",
    lines: [
      { sound: "parrot", hold: "end" },
      "echo: Beep, beep! Cracker!",
      "chief: Echo beeps, too, and can hardly count. But three is three, whoever makes it: out.",
      "chief: And now it gets loud. You may hear only the end of it. Not sure? Out costs nothing.",
    ],
    again: [{ sound: "parrot" }, "echo: Beep! Beep, beep! Cracker!"],
  },
  { id: "beeps-on", as: "ride", set: "noon", turns: 2, short: 0, devices: [], resumed: BUTTONS },
  FETCH,
  {
    id: "night",
    length: "full",
    lines: [
      { sound: "boss-near" },
      { sound: "power-down", hold: "end" },
      "chief: Night, and the power is off. Alarms have batteries. But the fish tank and the fridge are silent now!",
      "chief: So you look for the silent door. Outside are crickets. Dudley and Echo roam about: follow neither.",
    ],
  },
  HEAD_START,
  {
    id: "dark",
    as: "boss",
    set: "dark",
    turns: 2,
    short: 0,
    resumed: ["In the dark: clock, silence, crickets. Or silence, then hens. A hiss: the other way."],
  },
  ...ending({
    prize: "boot",
    won: [
      "chief: {leadTold} ahead. The golden boot goes to you, rookie!",
      "dudley: I know what I did wrong. I waited. I waited so well!",
    ],
    close: [
      `chief: {leadTold} ahead of Dudley. It takes ${GOAL} for the golden boot. You get its lace.`,
      "dudley: I nearly had you, at the fridge. There was a pickle.",
    ],
    lost: [
      "dudley: I win? I've never won! I don't know how it goes on!",
      "chief: You share your sandwich, Dudley. Tomorrow, rookie, we walk both ways again, slowly.",
    ],
  }),
];

export const houseLevel: Level = {
  id: "drill-house",
  name: "Three beeps",
  difficulty: -2,
  skill: "alarm-patterns",
  learned:
    "that three beeps mean out at once, that one chirp is a battery, and that every room needs two ways out",
  next: "Next time: an inn, and the four beeps of a CO alarm.",
  tryAtHome: [
    "With a grown-up, press the test button of a smoke alarm. Count the beeps before the pause.",
    "With your family, find two ways out of your room, and choose a meeting place outside.",
  ],
  stakes: ["lead"],
  devices: ["band"],
  tallies: ["sharp"],
  chapter,
  rules: rulesOf({ ...threes, ...fours, ...chirps, ...harmless }),
  items: scenes("morning", MORNING),
};

export const houseBanks: Bank[] = [
  {
    id: "first",
    difficulty: -2.5,
    skill: "alarm-patterns",
    rules: rulesOf({ ...threes, ...chirps }),
    items: [
      ...scenes("first", ["Breakfast. Dudley wears both his hats."], ["three-kitchen"]),
      {
        id: "first-2",
        ask: [
          "chief: Not three, not four. But a single chirp, and a long pause: that alarm is hungry for a battery. Who can reach it?",
        ],
        fates: ["chirp-clock"],
      },
    ].map((item) => ({ ...item, practice: true as const })),
  },
  {
    id: "noon",
    difficulty: -1.5,
    skill: "alarm-patterns",
    rules: rulesOf({ ...threesUnder, ...chirpsUnder, ...microwavesUnder, ...echo }),
    items: scenes("noon", NOON),
  },
  {
    id: "drill",
    difficulty: -1.5,
    skill: "ways-out",
    rules: drill(goingOn(threes, walk.begins("plain")), rooms),
    items: scenes("drill", DRILLS),
  },
  {
    id: "fog",
    difficulty: -1,
    skill: "ways-out",
    rules: drill(goingOn(threes, walk.begins("free", "fog")), rooms),
    items: scenes("fog", FOG),
  },
  {
    id: "dark",
    difficulty: -0.5,
    skill: "ways-out",
    rules: drill(goingOn(sly, dark.begins("free", "fog", "backfog")), rooms),
    items: scenes("dark", NIGHT),
  },
];
