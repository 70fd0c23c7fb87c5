/** The Harbor Line: whole tens and loose ones. What looks heavy may be cheap: nine is ten and one back. */
import type { Chapter } from "../chapter.ts";
import { BASS, CHOPS, DESCANT, guest, latecomers, on, TUNE, type Guests } from "../guests.ts";
import { otto, tips } from "../snippets.ts";

const guests: Guests = {
  ...latecomers,
  trumpet: guest("The trumpet", "trumpet", {
    joins: "The trumpet says hello to the front of the train. And the back.",
    plays: "a bright tune",
    beats: TUNE,
    level: 0.6,
  }),
  tuba: guest("The tuba", "tuba", {
    joins: "The tuba knows two notes. It is proud of the second one.",
    plays: "oompah, oompah",
    beats: BASS,
    level: 0.9,
  }),
  bell: guest("The ship's bell", "cowbell", {
    joins: "The ship's bell wants to know where the ship is.",
    plays: "ding on one",
    beats: on(0, 4),
  }),
  accordion: guest("The accordion", "accordion", {
    joins: "The accordion breathes in. It breathes out. It has boarded.",
    plays: "chop, chop",
    beats: CHOPS,
    level: 0.5,
  }),
  tambourine: guest("The tambourine", "tambourine", {
    joins: "The tambourine cannot sit still. So its seat jingles, too.",
    plays: "shh-ching",
    beats: on(1, 3, 5, 7, 7.5),
  }),
  horn: guest("The foghorn", "boat-horn", {
    joins: "The foghorn whispers. Windows crack.",
    plays: "one long, low note",
    beats: on(4),
    level: 0.4,
  }),
  drum: guest("The oil drum", "steel-drum", {
    joins: "The oil drum has been so happy since the oil moved out.",
    plays: "pling-plong",
    beats: DESCANT,
    level: 0.6,
  }),
  seal: guest("The seal", "seal", {
    joins: "The seal claps for itself all the way to its seat.",
    plays: "ark, ark",
    beats: on(3, 3.5, 7, 7.5),
  }),
  cymbal: guest("The anchor", "gong", {
    joins: "The anchor comes aboard. The train goes nowhere for a moment.",
    plays: "a clang, late",
    beats: on(6.1),
    level: 0.5,
  }),
  elephant: guest("The crate with holes", "elephant", {
    joins: "In the crate: an elephant. It only travels with its own trunk.",
    plays: "a trumpeting, no trumpet",
    beats: on(7),
    level: 0.5,
    call: "beast-purr",
    caption: "a deep rumble in a crate",
    secret: true,
  }),
  parrot: guest("The cheery hello", "parrot", {
    joins: "A parrot. It says: all aboard! It says it at every stop.",
    plays: "a squawk at the end",
    beats: on(7.5),
    secret: true,
  }),
};

const buttons = { up: "add-one", down: "take-one", right: "add-ten", left: "take-ten" };
const range = { from: 0, to: 100 };
const plus = { type: "plus" as const, start: "first" as const };
const tens = { ...plus, skill: "add-tens" };
const ones = {
  ...plus,
  addends: [
    { from: 12, to: 78 },
    { from: 3, to: 9 },
  ],
  skill: "add-ones",
};
const own = {
  range,
  buttons,
  tellStart: false,
  pick: "load" as const,
  heard: "last" as const,
  pays: { from: 2, to: 5 },
  full: { every: 10, pays: 4 },
  supply: 1,
  guests,
  tips: ["A clunk is ten, a click is one.", "Nine more? Ten more, one back."],
  tasks: [
    ones,
    {
      ...plus,
      addends: [
        { from: 12, to: 58 },
        { from: 5, to: 30 },
      ],
    },
  ],
};

export const tensAndOnes: Chapter = {
  level: {
    id: "tens-and-ones",
    name: "Tens or ones",
    difficulty: 0.4,
    skill: "tens-and-ones",
    easier: "make-ten",
    learned: "that adding tens doesn't change the ones, and that nine more is ten more, one back.",
    stakes: ["coal"],
    tallies: ["coins", "express"],
    tryAtHome: [
      "Say your age. Add ten. Add ten more. What stays the same?",
      "Add 9 to a number by adding ten and stepping back. Race somebody.",
    ],
    next: "Next time, the Mountain Line. The air is thin, the numbers are not.",
    rules: own,
    chapter: [
      {
        id: "hook",
        lines: [
          { sound: "boat-horn", hold: "lead" },
          "conductor: The Harbor Line! Long trains now: a clunk is ten cars, a click is one. The ship leaves at sunset.",
        ],
        again: [{ sound: "boat-horn" }, "conductor: The ship is back, and bored without you."],
      },
      {
        id: "first",
        as: "learn",
        set: "harbor-first",
        turns: 1,
        how: ["Each press is a jump: Right adds ten, Left takes ten off. Up and Down are ones. Select: go."],
      },
      { use: "coal" },
      {
        id: "docks",
        as: "build",
        turns: 1,
        short: 1,
        how: ["Two want a ride. A full ten, like 40, pays 4 coins more."],
      },
      { use: "prices" },
      {
        length: "full",
        acts: [
          {
            id: "nine",
            lines: [
              { sound: "goose" },
              "pickle: My trick for nine more:",
              { sound: "couple-ten", hold: "end", caption: "a clunk: ten more" },
              { sound: "uncouple-one", hold: "end", caption: "one car rolls away" },
              "pickle: Two lumps, not nine.",
            ],
            again: [{ sound: "goose" }, "pickle: Nine more? Ten more, one back. Honk."],
          },
          {
            id: "docks-on",
            as: "build",
            turns: 1,
            resumed: ["Two want a ride. A full ten, like 40, pays 4 coins more."],
          },
          { use: "behind" },
          {
            id: "docks-more",
            as: "build",
            turns: 1,
            resumed: ["Two want a ride. A full ten, like 40, pays 4 coins more."],
          },
          {
            id: "cookie",
            if: { tallies: { express: { from: 2 } } },
            lines: [
              { sound: "crunch" },
              "pickle: Two express rides or more! Here is a cookie for you. One bite is missing. I was hungry.",
            ],
            again: [{ sound: "crunch" }, "pickle: Your cookie, driver. Most of it."],
          },
          {
            id: "so-far",
            as: "perform",
            if: { tallies: { band: { from: 1 } } },
            lines: ["conductor: Play for the gulls!", { perform: true }],
            again: [{ perform: true }],
          },
        ],
      },
      { use: "shop", ask: otto(7) },
      {
        length: "full",
        acts: [
          {
            id: "crane",
            lines: [
              { sound: "goods-horn", side: 0.6 },
              "mudge: Forty years, dearie, and never once a car too many. Or was it once?",
            ],
            again: [{ sound: "goods-horn", side: 0.6 }, "mudge: It was twice. I remember now."],
          },
          {
            id: "duel",
            as: "duel",
            set: "harbor-duel",
            turns: 3,
            rival: { voice: "mudge", turns: "first and every second", errs: 0.5 },
            how: [
              "She drives, you add along. Left: she is wrong. Right: she is right. A wrong call costs two lumps.",
            ],
          },
          {
            id: "pier",
            lines: [
              { sound: "wave-here", hold: "end" },
              "conductor: The pier! No stopping, and the waves drown me out.",
            ],
            again: [{ sound: "wave-here" }, "conductor: The pier. Keep count."],
          },
          {
            id: "pier-run",
            as: "ride",
            set: "harbor-pier",
            turns: 2,
            how: ["What you pull stays on for the next ride. No numbers after a jump."],
          },
        ],
      },
      {
        id: "gangway-near",
        lines: [
          { sound: "rope-creak" },
          { sound: "boss-near", hold: "end" },
          "conductor: The ramp to the ship! One car too many, and splash: two lumps, and Mudge gets the guest.",
        ],
        again: [{ sound: "rope-creak" }, "conductor: The ramp. Count well."],
      },
      {
        id: "gangway",
        as: "boss",
        set: "harbor-gangway",
        turns: 2,
        short: 1,
        how: [
          "First you hear all groups. Right: take. Left: leave, for one lump. Select: cross. Exactly full pays 10 coins, and coal.",
        ],
      },
      { use: "bridge-told" },
      {
        use: "ahead",
        lines: [
          { sound: "boat-horn" },
          "The ship! Up the ramp before sunset. Lumps left: {coal}. Each becomes a bell.",
          "mudge: I will wave. Somebody has to stay and be missed.",
        ],
        again: [{ sound: "boat-horn" }, "On board. Bells: {coal}."],
      },
      {
        use: "close",
        lines: [
          { sound: "boat-horn" },
          "The ship! You roll up the ramp with Mudge beside you, hooting all the way. Lumps left: {coal}. Each becomes a bell.",
          "mudge: You will hear me through the wall, dearie. I snore in tens.",
        ],
        again: [{ sound: "boat-horn" }, "Up the ramp, side by side. Bells: {coal}."],
      },
      {
        use: "mudge-first",
        lines: [
          { sound: "goods-horn", hold: "end" },
          "The ship! Mudge is up the ramp first, and cannot stop. Now the turnips sail, too.",
          "mudge: I have always wanted to see the sea. It is very wet.",
        ],
        again: [{ sound: "goods-horn" }, "Both trains on one ship, hers in front. It leans."],
      },
      { id: "gift", if: { stakes: { coal: { from: 8 } } }, keepsake: "harbor-horn" },
      { use: "close-gift" },
      { use: "mudge-gift" },
      {
        use: "concert",
        lines: ["conductor: The Harbor Band, on deck!", { perform: true }, { sound: "applause" }],
      },
      { use: "no-band" },
      { use: "farewell" },
      tips({
        behind: "Try this next time: tens first, then ones. 52 and 13 is 62, and 3 more.",
        close: "Try this next time: listen for a nine before you choose. Ten more, one back: two jumps.",
        ahead:
          "You hop by tens. Try this next time: when the ones make more than ten, know it before you jump.",
        splash:
          "Try this next time: at the ramp, add the ones first. They must end like the number it holds.",
      }),
    ],
  },
  banks: [
    {
      id: "harbor-first",
      difficulty: 0,
      skill: "tens-and-ones",
      rules: {
        free: true,
        range,
        buttons,
        tellStart: true,
        supply: 2,
        guests,
        waits: ["bell", "tambourine", "seal"],
        tasks: [
          {
            ...tens,
            addends: [
              { from: 12, to: 38 },
              { from: 10, to: 30, by: 10 },
            ],
          },
        ],
      },
    },
    { id: "harbor-duel", difficulty: 0.4, skill: "tens-and-ones", rules: own },
    {
      id: "harbor-gangway",
      difficulty: 1,
      skill: "tens-and-ones",
      rules: {
        range,
        buttons,
        tellStart: false,
        gather: { offers: 3, size: { from: 8, to: 30 }, ahead: true, pays: 10 },
        supply: 2,
        guests,
        tasks: [
          {
            ...plus,
            addends: [
              { from: 11, to: 25 },
              { from: 30, to: 55 },
            ],
            total: { from: 50, to: 80 },
          },
        ],
      },
    },
    {
      id: "harbor-pier",
      difficulty: 1,
      skill: "tens-and-ones",
      rules: {
        range,
        pays: { from: 2, to: 5 },
        buttons,
        tellStart: false,
        heard: "last",
        pick: "load",
        full: { every: 10, pays: 4 },
        quiet: true,
        runsOn: true,
        supply: 2,
        guests,
        tasks: [
          {
            ...plus,
            addends: [
              { from: 12, to: 90 },
              { from: 8, to: 21 },
            ],
            total: { from: 20, to: 99 },
          },
        ],
      },
    },
  ],
};
