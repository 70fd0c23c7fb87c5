/** The Bakers' Line: trays of ten, a button that fills them, and the first rides that go too far on purpose. */
import type { Chapter } from "../chapter.ts";
import { BASS, DESCANT, guest, latecomers, on, type Guests } from "../guests.ts";
import { otto, tips } from "../snippets.ts";

const guests: Guests = {
  ...latecomers,
  whisk: guest("The whisk", "whisk", {
    joins: "The whisk brings its own egg. Nobody shake it, please.",
    plays: "whiskety-whisk",
    beats: on(1, 3, 5, 7),
    level: 0.5,
  }),
  glasses: guest("The glasses", "glass-clink", {
    joins: "Twelve glasses. Eleven. Nobody saw anything.",
    plays: "clink",
    beats: on(0, 2.5, 4, 6.5),
    level: 0.5,
  }),
  pan: guest("The frying pan", "pan-bang", {
    joins: "The frying pan gets the seat by the fire. It insists.",
    plays: "bang",
    beats: on(1, 3, 5, 7),
  }),
  plates: guest("The plates", "plates", {
    joins: "The plates all sit down on one seat, very carefully.",
    plays: "clatter",
    beats: on(3.5, 7.5),
    level: 0.5,
  }),
  popcorn: guest("The popcorn", "popcorn", {
    joins: "The popcorn is one bag now. By the next stop it will be three.",
    plays: "pop-pop-pop",
    beats: on(0.5, 2, 4.5, 6),
    level: 0.5,
  }),
  bottles: guest("The milk bottles", "bottle-note", {
    joins: "The milk bottles hum. The cow from the Farm Line sends regards.",
    plays: "bottles, oompah",
    beats: BASS,
    level: 0.7,
  }),
  kettle: guest("The kettle", "kettle-whistle", {
    joins: "The kettle whistles so well that two trains leave by mistake.",
    plays: "one long whistle",
    beats: on(4),
    level: 0.35,
  }),
  timer: guest("The egg timer", "timer-ding", {
    joins: "The egg timer is on time. It is always on time. Ding.",
    plays: "ding, exactly",
    beats: on(7),
    level: 0.5,
  }),
  spoons: guest("The spoons", "cutlery", {
    joins: "The spoons left the knives at home. Too sharp, they say.",
    plays: "chinka-chink",
    beats: on(0, 1.5, 2, 3.5, 4, 5.5, 6, 7.5),
    level: 0.4,
  }),
  cake: guest("The giggling cake", "recorder", {
    joins: "Out of the cake: the baker's twins, with recorders. The cake is mostly gone.",
    plays: "two recorders, sticky",
    beats: DESCANT,
    call: "giggle",
    caption: "a cake giggles",
    secret: true,
  }),
  box: guest("The cold box", "penguin", {
    joins: "In the cold box: a penguin. He was told there would be ice cream.",
    plays: "a penguin, off the beat",
    beats: on(1.5, 5.5),
    level: 0.5,
    call: "ice-clink",
    caption: "ice clinks in a box, and something shuffles",
    secret: true,
  }),
};

const buttons = { up: "add-one", down: "take-one", right: "fill-ten", left: "back-to-ten" };
const range = { from: 0, to: 30 };
const sums = {
  type: "plus" as const,
  start: "first" as const,
  addends: [
    { from: 5, to: 9 },
    { from: 3, to: 11 },
  ],
  total: { from: 11, to: 20 },
};
const own = {
  range,
  buttons,
  tellStart: false,
  pick: "load" as const,
  heard: "last" as const,
  pays: { from: 2, to: 5 },
  full: { every: 10, pays: 4 },
  supply: 2,
  guests,
  tips: ["How many to ten? What is left comes after.", "8 needs 2, 7 needs 3, 6 needs 4."],
  tasks: [sums],
};

export const makeTen: Chapter = {
  level: {
    id: "make-ten",
    name: "Make ten, up to 20",
    difficulty: -0.4,
    skill: "make-ten",
    learned: "to fill the ten first, and that too far and back can be the short way.",
    stakes: ["coal"],
    tallies: ["coins", "express"],
    tryAtHome: [
      "An egg carton holds ten if you cover two cups. Put 8 buttons in. You have 5 more: how many stay out?",
      "Think of a number below ten. What does it need to make ten?",
    ],
    next: "Next time, the Harbor Line: whole tens, and an elephant with luggage. Its trunk, it says.",
    rules: own,
    chapter: [
      {
        id: "hook",
        lines: [
          { sound: "oven-timer", hold: "lead" },
          "conductor: The Bakers' Line! Ten cars make a tray, and a full tray clunks. A pie contest waits.",
        ],
        again: [{ sound: "oven-timer" }, "conductor: The ovens are hot again, driver."],
      },
      {
        id: "first",
        as: "learn",
        set: "bakers-first",
        turns: 1,
        how: ["Each press is a jump: Right fills the ten, Up adds one. Select: go."],
      },
      { use: "coal" },
      {
        id: "ovens",
        as: "ride",
        turns: 1,
        short: 1,
        how: ["Two want a ride. Each click is a car. A full ten, like 20, pays 4 coins more."],
      },
      { use: "prices" },
      {
        length: "full",
        acts: [
          {
            id: "ovens-on",
            as: "ride",
            turns: 1,
            resumed: ["Two want a ride. Each click is a car. A full ten, like 20, pays 4 coins more."],
          },
          { use: "behind" },
          {
            id: "ovens-more",
            as: "ride",
            turns: 1,
            resumed: ["Two want a ride. Each click is a car. A full ten, like 20, pays 4 coins more."],
          },
          {
            id: "over",
            lines: [
              { sound: "goose" },
              "pickle: My trick for 9 and 8:",
              { sound: "couple-ten", hold: "end", caption: "a deep clunk: ten" },
              { sound: "couple-ten", hold: "end", caption: "a deep clunk: twenty" },
              { sound: "uncouple-one", hold: "end", caption: "one car rolls away" },
              { sound: "uncouple-one", hold: "end", caption: "another rolls away" },
              { sound: "uncouple-one", hold: "end", caption: "a third rolls away" },
              "pickle: Right, Right, then Down three times. Five lumps, not eight. And Left goes back to a ten.",
            ],
            again: [{ sound: "goose" }, "pickle: Too far and back, driver. You know how I love it."],
          },
          {
            id: "ovens-last",
            as: "ride",
            turns: 1,
            resumed: ["Two want a ride. Each click is a car. A full ten, like 20, pays 4 coins more."],
          },
          {
            id: "oven",
            ask: [
              "Two bakeries. By the lamp they say their numbers, and pay little. In the dark all is clicks, and they pay well.",
            ],
            options: [
              {
                id: "lamp",
                label: "Where the lamp is",
                phrases: ["lamp", "light"],
                chosen: [{ sound: "oven-open" }, "Warm and bright. It smells of rolls."],
              },
              {
                id: "dark",
                label: "Where it is dark",
                phrases: ["dark"],
                chosen: [{ sound: "crumbs" }, "Crumbs underfoot. Even your own train is clicks here."],
              },
            ],
          },
          { id: "lamp", as: "ride", set: "bakers-lamp", turns: 2, if: { chose: { oven: "lamp" } } },
          { id: "dark", as: "hunt", set: "bakers-dark", turns: 2, if: { chose: { oven: "dark" } } },
          {
            id: "so-far",
            as: "perform",
            if: { tallies: { band: { from: 1 } } },
            lines: ["conductor: Kitchen band, one song on the house!", { perform: true }],
            again: [{ perform: true }],
          },
        ],
      },
      { use: "shop", ask: otto(5) },
      {
        id: "pie",
        lines: [
          { sound: "goods-horn", side: 0.6 },
          "mudge: Make way for my turnip pie. The judges want a driver who can add. That is me.",
          { sound: "boss-near", hold: "end" },
        ],
        again: [{ sound: "goods-horn", side: 0.6 }, "mudge: A new pie. More turnips."],
      },
      {
        id: "contest",
        as: "boss",
        set: "bakers-contest",
        turns: 5,
        short: 2,
        rival: { voice: "mudge", turns: "first and every second", errs: 0.5 },
        how: [
          "She drives, you add along. Left: she is wrong. Right: she is right. A wrong call costs two lumps. On your turns, no numbers after a jump.",
        ],
      },
      {
        use: "ahead",
        lines: [
          { sound: "fanfare" },
          "Ten Bridge! First prize! Lumps left: {coal}. Each becomes a bell.",
          "mudge: Second is almost first. It even starts with an s, like soup.",
        ],
        again: [{ sound: "fanfare" }, "First at Ten Bridge. Bells: {coal}."],
      },
      {
        use: "close",
        lines: [
          { sound: "fanfare" },
          "Ten Bridge! Two pies arrive at once. The judges give each half a prize. Lumps left: {coal}. Each becomes a bell.",
          "mudge: Half a prize is still round on one side.",
        ],
        again: [{ sound: "fanfare" }, "Ten Bridge, a tie. Bells: {coal}."],
      },
      {
        use: "mudge-first",
        lines: [
          { sound: "goods-horn", hold: "end" },
          "Ten Bridge! Mudge is over it first, and wins with her pie. It is, the judges say, brave.",
          "mudge: A slice for everybody. Chew on the left.",
        ],
        again: [{ sound: "goods-horn" }, "Ten Bridge, and turnip pie for all."],
      },
      { id: "gift", if: { stakes: { coal: { from: 8 } } }, keepsake: "baker-bell" },
      { use: "close-gift" },
      { use: "mudge-gift" },
      {
        use: "concert",
        lines: ["conductor: The Kitchen Band of Ten Bridge!", { perform: true }, { sound: "applause" }],
      },
      { use: "no-band" },
      { use: "farewell" },
      tips({
        behind: "Try this next time: fill the ten first. 8 and 5? 2 make the ten, and 3 more.",
        close: "Try this next time: for 8 or 9 more, jump too far and come back.",
        ahead: "You make tens. Try this next time: listen for the guest who brings you to 20.",
      }),
    ],
  },
  banks: [
    {
      id: "bakers-first",
      difficulty: -0.8,
      skill: "make-ten",
      rules: {
        free: true,
        range,
        buttons,
        tellStart: true,
        supply: 3,
        guests,
        waits: ["whisk", "timer"],
        tasks: [
          {
            ...sums,
            addends: [
              { from: 8, to: 9 },
              { from: 3, to: 4 },
            ],
          },
        ],
      },
    },
    {
      id: "bakers-lamp",
      difficulty: -0.4,
      skill: "make-ten",
      rules: { ...own, heard: "none", pays: { from: 1, to: 3 } },
    },
    {
      id: "bakers-dark",
      difficulty: -0.2,
      skill: "make-ten",
      rules: { ...own, heard: "all", pays: { from: 4, to: 8 } },
    },
    {
      id: "bakers-contest",
      difficulty: 0.2,
      skill: "make-ten",
      rules: {
        range,
        pays: { from: 2, to: 5 },
        buttons,
        tellStart: false,
        heard: "last",
        pick: "load",
        full: { every: 10, pays: 4 },
        quiet: true,
        supply: 2,
        guests,
        tasks: [
          {
            ...sums,
            addends: [
              { from: 5, to: 9 },
              { from: 3, to: 9 },
            ],
          },
        ],
      },
    },
  ],
};
