/** The Night Line: trains that have lost cars, trains in three parts, and somebody who says ooh. */
import type { Chapter } from "../chapter.ts";
import { BASS, DESCANT, guest, latecomers, on, type Guests } from "../guests.ts";
import { otto, tips } from "../snippets.ts";

const guests: Guests = {
  ...latecomers,
  ghost: guest("A ghost", "ghost-ooh", {
    joins: "The ghost asks for a seat in the shade.",
    plays: "ooh",
    beats: [
      [0, 0],
      [4, 5],
    ],
    level: 0.5,
  }),
  owl: guest("The night owl", "owl", {
    joins: "The owl asks who. The ghost says: me. They get along.",
    plays: "hoo, hoo",
    beats: on(2, 6),
  }),
  wolf: guest("The wolf", "wolf", {
    joins: "The wolf howls at the moon. The moon has asked him to stop.",
    plays: "a howl at the end",
    beats: on(5),
    level: 0.45,
  }),
  organ: guest("The organ", "organ-note", {
    joins: "The organ rolls in by itself. Nobody pushes it. Nobody asks.",
    plays: "organ pipes, down low",
    beats: BASS,
    level: 0.7,
  }),
  clock: guest("The old clock", "clock-hour", {
    joins: "The old clock is right twice a day, and very loud about it.",
    plays: "bong",
    beats: on(0),
    level: 0.5,
  }),
  door: guest("A door", "door-squeak", {
    joins: "A door. Only the door. It squeaks good evening.",
    plays: "eek",
    beats: on(1.5, 3.5, 5.5, 7.5),
    level: 0.4,
  }),
  skeleton: guest("The skeleton", "xylophone-note", {
    joins: "The skeleton plays his own ribs. He never forgets them at home.",
    plays: "a rattling tune",
    beats: DESCANT,
    level: 0.6,
  }),
  chains: guest("The chains", "keys-jingle", {
    joins: "The chains say they are with the ghost. The ghost looks away.",
    plays: "jingle",
    beats: on(1, 3, 5, 7),
    level: 0.5,
  }),
  frog: guest("The frog", "frog", {
    joins: "The frog has no ticket, and no pocket for one.",
    plays: "ribbit",
    beats: on(0.5, 2.5, 4.5, 6.5),
  }),
  mouse: guest("The big breather", "mouse", {
    joins: "It is a mouse, with a very big barrel to breathe in. Squeak.",
    plays: "one squeak",
    beats: on(7.5),
    call: "dragon-sleep",
    secret: true,
  }),
  aunt: guest("The evil laugh", "kalimba", {
    joins: "It is Clementine's aunt. She laughs like that. She brought a kalimba.",
    plays: "a sweet little kalimba",
    beats: DESCANT,
    call: "villain-laugh",
    secret: true,
  }),
};

const buttons = { up: "add-one", down: "take-one", right: "add-ten", left: "take-ten" };
const range = { from: 0, to: 100 };
const plus = { type: "plus" as const, start: "first" as const };
const three = {
  ...plus,
  addends: [
    { from: 2, to: 29 },
    { from: 2, to: 9 },
    { from: 2, to: 9 },
  ],
  tenPair: true as const,
};
const missing = { ...plus, missing: "last" as const, skill: "missing-addend" };
const own = {
  range,
  buttons,
  tellStart: false,
  pick: "start" as const,
  heard: "last" as const,
  pays: { from: 2, to: 5 },
  supply: 2,
  guests,
  tips: ["Hunt for pairs: 9 and 1, 8 and 2, 7 and 3.", "Something missing? Go to the next ten first."],
  tasks: [three],
};
const lost = {
  ...own,
  pick: "load" as const,
  supply: 2,
  tips: [
    "Something missing? Up to the next ten first. Then on.",
    "From 8 to 13: 2 to the ten, then 3. That is 5.",
  ],
  tasks: [
    {
      ...missing,
      addends: [
        { from: 4, to: 9 },
        { from: 4, to: 9 },
      ],
      total: { from: 11, to: 18 },
    },
    {
      ...missing,
      addends: [
        { from: 11, to: 59 },
        { from: 11, to: 32 },
      ],
      total: { from: 25, to: 90 },
      regroups: true,
    },
  ],
};

/** The first one lost is alone, and nobody pays yet. */
const { pick: _pick, pays: _pays, ...single } = lost;

export const puzzles: Chapter = {
  level: {
    id: "puzzles",
    name: "Three numbers, or one missing",
    difficulty: 2,
    skill: "add-three",
    learned: "to hunt for pairs of ten, and for what is missing.",
    stakes: ["coal"],
    tallies: ["coins", "express"],
    tryAtHome: [
      "How many pages are left in your book? Count up to the next ten, then by tens.",
      "Roll three dice. Which two do you add first, and why?",
    ],
    next: "Next time you ride anywhere you like. Clementine has lost the timetable, and Pickle ate it.",
    rules: own,
    chapter: [
      {
        id: "hook",
        lines: [
          { sound: "ghost-ooh", hold: "lead" },
          "conductor: The Night Line. A ghost train lost cars in the fog. Bring back what is missing.",
        ],
        again: [{ sound: "ghost-ooh" }, "conductor: It has lost them again, driver. Every night."],
      },
      {
        id: "first",
        as: "learn",
        set: "night-first",
        turns: 1,
        how: ["You bring none yet. Jump by tens with Right and Left, by ones with Up and Down. Select: go."],
      },
      {
        id: "honk",
        lines: [
          { sound: "goose" },
          "pickle: I am not afraid of the dark.",
          { sound: "mouse" },
          { sound: "goose-angry" },
        ],
        again: [{ sound: "goose" }, "pickle: Still not afraid. Honk."],
        length: "full",
      },
      { use: "coal" },
      {
        id: "lost",
        as: "rescue",
        set: "night-lost",
        turns: 1,
        short: 1,
        how: ["Two ghost trains now. Choose one. The whole train is only clunks and clicks."],
      },
      { use: "prices" },
      {
        length: "full",
        acts: [
          {
            id: "lost-on",
            as: "rescue",
            set: "night-lost",
            turns: 1,
            resumed: ["Two ghost trains. Choose one. The whole train is only clunks and clicks."],
          },
          { use: "behind" },
          {
            id: "three",
            lines: [
              { sound: "door-squeak" },
              "A shed opens. Three trains. One gets the engine: left, middle with Up, or right. Fetch the other two.",
            ],
            again: [{ sound: "door-squeak" }, "Three trains. Left, Up or Right takes the engine."],
          },
          { id: "sheds", as: "ride", turns: 2 },
          {
            id: "so-far",
            as: "perform",
            if: { tallies: { band: { from: 1 } } },
            lines: ["conductor: Softly. They all have sensitive ears.", { perform: true }],
            again: [{ perform: true }],
          },
        ],
      },
      { use: "shop", ask: otto(6) },
      {
        length: "full",
        acts: [
          {
            id: "mudge",
            lines: [
              { sound: "goods-horn", side: 0.6 },
              "mudge: Who said ooh? It was my soup. Adding by lantern, dearie!",
            ],
            again: [{ sound: "goods-horn", side: 0.6 }, "mudge: Lantern, turnips, adding."],
          },
          {
            id: "duel",
            as: "duel",
            set: "night-duel",
            turns: 3,
            rival: { voice: "mudge", turns: "first and every second", errs: 0.5 },
            how: [
              "She drives, you add along. Left: she is wrong. Right: she is right. A wrong call costs two lumps.",
            ],
          },
        ],
      },
      {
        id: "midnight",
        lines: [
          { sound: "clock-hour" },
          { sound: "boss-near", hold: "end" },
          "conductor: Midnight! Ghost trains again, and you bring none yet. The ghosts hush me: no numbers after a jump.",
        ],
        again: [
          { sound: "clock-hour" },
          "conductor: Midnight. You bring none yet, and no numbers after a jump.",
        ],
      },
      { id: "midnight-run", as: "boss", set: "night-boss", turns: 3, short: 1 },
      {
        use: "ahead",
        lines: [
          { sound: "ghost-ooh" },
          "Dawn! The ghost train is whole again, and bows. Lumps left: {coal}. Each becomes a bell.",
          "mudge: Ghosts do not eat soup. It falls through.",
        ],
        again: [{ sound: "ghost-ooh" }, "Dawn, and a whole ghost train. Bells: {coal}."],
      },
      {
        use: "close",
        lines: [
          { sound: "ghost-ooh" },
          "Dawn! The ghost train is out of the fog, and so is Mudge, beside you. Lumps left: {coal}. Each becomes a bell.",
          "mudge: A tie. The ghosts cannot tell us apart.",
        ],
        again: [{ sound: "ghost-ooh" }, "Dawn, side by side. Bells: {coal}."],
      },
      {
        use: "mudge-first",
        lines: [
          { sound: "goods-horn", hold: "end" },
          "Dawn! Mudge is out of the fog first. The ghosts applaud. It sounds like nothing at all.",
          "mudge: Soup at dawn, dearie. The ghosts may smell it.",
        ],
        again: [{ sound: "goods-horn" }, "Dawn, right behind Mudge."],
      },
      { id: "gift", if: { stakes: { coal: { from: 8 } } }, keepsake: "night-lantern" },
      { use: "close-gift" },
      { use: "mudge-gift" },
      {
        use: "concert",
        lines: [
          "conductor: The Midnight Band. Boo is a compliment here.",
          { perform: true },
          { sound: "applause" },
        ],
      },
      { use: "no-band" },
      { use: "farewell" },
      tips({
        behind:
          "Try this next time: go up to the next ten, then on. Both steps together are what is missing.",
        close: "Try this next time: with three trains, look for the two that make ten.",
        ahead:
          "You find what is missing in the dark. Try this next time: add it back, and see if it makes the whole.",
      }),
    ],
  },
  banks: [
    {
      id: "night-first",
      difficulty: 1.6,
      skill: "missing-addend",
      rules: {
        free: true,
        ...single,
        heard: "none",
        guests,
        waits: ["owl", "door", "frog"],
        tasks: [
          {
            ...missing,
            addends: [
              { from: 7, to: 9 },
              { from: 3, to: 6 },
            ],
            total: { from: 11, to: 14 },
          },
        ],
      },
    },
    { id: "night-lost", difficulty: 2, skill: "missing-addend", rules: lost },
    {
      id: "night-duel",
      difficulty: 1.8,
      skill: "add-three",
      rules: {
        ...own,
        tasks: [
          {
            ...plus,
            addends: [
              { from: 12, to: 49 },
              { from: 5, to: 29 },
            ],
            total: { from: 25, to: 75 },
          },
        ],
      },
    },
    {
      id: "night-boss",
      difficulty: 2.2,
      skill: "missing-addend",
      rules: {
        ...lost,
        quiet: true,
        tasks: [
          {
            ...missing,
            addends: [
              { from: 11, to: 49 },
              { from: 11, to: 29 },
            ],
            total: { from: 25, to: 70 },
          },
        ],
      },
    },
  ],
};
