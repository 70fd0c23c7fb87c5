/** The Mountain Line: two long trains and thin coal. The cheap one to fetch is not always the short one. */
import type { Chapter } from "../chapter.ts";
import { BASS, CHOPS, DESCANT, guest, latecomers, on, TUNE, type Guests } from "../guests.ts";
import { otto, tips } from "../snippets.ts";

const guests: Guests = {
  ...latecomers,
  violin: guest("The violin", "violin", {
    joins: "The violin has a cold, and a very good scarf.",
    plays: "a high tune",
    beats: TUNE,
    level: 0.5,
  }),
  cello: guest("The cello", "cello", {
    joins: "The cello takes the sleeping car. It snores in tune.",
    plays: "deep strings",
    beats: BASS,
    level: 0.8,
  }),
  harp: guest("The harp", "harp-note", {
    joins: "The harp gets stuck in the door, and plays it.",
    plays: "plinks between the beats",
    beats: CHOPS,
    level: 0.5,
  }),
  flute: guest("The flute", "flute", {
    joins: "The flute traveled in somebody's sleeve.",
    plays: "a slow, high song",
    beats: DESCANT,
    level: 0.5,
  }),
  choir: guest("The choir", "voice-ah", {
    joins: "The choir says thank you in four parts.",
    plays: "aah",
    beats: [
      [0, 0],
      [0, 4],
      [4, 5],
      [6, 7],
    ],
    level: 0.4,
  }),
  bells: guest("The goat with bells", "hand-bell", {
    joins: "The goat with bells. It ate Mudge's flag once. We say nothing.",
    plays: "ding, dong",
    beats: [
      [1, 7],
      [3, 4],
      [5, 0],
      [7, 2],
    ],
    level: 0.4,
  }),
  timpani: guest("The kettledrum", "tom", {
    joins: "The kettledrum. No, you can't make tea in it.",
    plays: "dum, dum-dum",
    beats: on(0, 2, 2.5, 4, 6, 6.5),
  }),
  triangle: guest("The triangle", "triangle", {
    joins: "The triangle has practiced all week. One note, but wow.",
    plays: "ting",
    beats: on(7.5),
  }),
  crow: guest("The crow", "crow", {
    joins: "The crow knows a shortcut. Crows say that.",
    plays: "caw",
    beats: on(3.5),
    level: 0.5,
  }),
  echo: guest("The answering voice", "voice-ooh", {
    joins: "It is the echo. It has always wanted to leave. To leave. To leave.",
    plays: "everything, once more, softly",
    beats: [
      [1, 0],
      [3, 7],
      [5, 9],
      [7, 7],
    ],
    level: 0.4,
    caption: "a far voice that says ooh",
    secret: true,
  }),
  bear: guest("The heap of snow", "bear", {
    joins: "Under the snow: a bear. It shakes, yawns, and asks for the dining car.",
    plays: "huff, huff",
    beats: on(1, 5),
    call: "step-snow",
    caption: "snow crunches, and nobody walks",
    secret: true,
  }),
};

const buttons = { up: "add-one", down: "take-one", right: "add-ten", left: "take-ten" };
const range = { from: 0, to: 120 };
const sums = {
  type: "plus" as const,
  start: "first" as const,
  addends: [
    { from: 12, to: 59 },
    { from: 12, to: 59 },
  ],
  total: { from: 30, to: 99 },
};
const own = {
  range,
  buttons,
  tellStart: false,
  pick: "start" as const,
  heard: "last" as const,
  pays: { from: 2, to: 5 },
  supply: 4,
  guests,
  tips: ["Adding 19? Add 20, then take one off.", "Which of the two is near a ten? Fetch that one."],
  tasks: [sums],
};

/** Nobody pays at the first try. */
const { pays: _pays, ...unpaid } = own;

const loads = {
  ...own,
  tips: ["Nearly a ten? Jump too far, then back.", "Clunks first, clicks after."],
  supply: 2,
  pick: "load" as const,
  full: { every: 10, pays: 4 },
};

export const twoDigits: Chapter = {
  level: {
    id: "two-digits",
    name: "Two long trains",
    difficulty: 1.2,
    skill: "add-two-digits",
    learned: "to add the number that is near a ten, too far and back.",
    stakes: ["coal"],
    tallies: ["coins", "express"],
    tryAtHome: [
      "Ask somebody for two prices, like 38 and 25. Which one would you rather add?",
      "Add 29 to any number: thirty more, one back.",
    ],
    next: "Next time, the Night Line. A whole train has lost its cars, and something says ooh.",
    rules: own,
    chapter: [
      {
        id: "hook",
        lines: [
          { sound: "wind-gust", hold: "lead" },
          "conductor: The Mountain Line! Two long trains, and little coal.",
        ],
        again: [{ sound: "wind-gust" }, "conductor: Up again, driver. Bring gloves."],
      },
      {
        id: "first",
        as: "learn",
        set: "mountain-first",
        turns: 1,
        how: ["Left or Right: hook on. Then jump: Right and Left are tens, Up and Down ones. Select: go."],
      },
      { use: "coal" },
      {
        id: "climb",
        as: "ride",
        turns: 1,
        short: 1,
        how: ["The right train is only heard: clunks for tens, clicks for ones."],
      },
      { use: "prices" },
      {
        id: "near",
        lines: [
          { sound: "goose" },
          "pickle: My trick for 38:",
          { sound: "couple-ten", hold: "end", caption: "a clunk: ten" },
          { sound: "couple-ten", hold: "end", caption: "a clunk: twenty" },
          { sound: "couple-ten", hold: "end", caption: "a clunk: thirty" },
          { sound: "couple-ten", hold: "end", caption: "a clunk: forty" },
          { sound: "uncouple-one", hold: "end", caption: "one car rolls away" },
          { sound: "uncouple-one", hold: "end", caption: "another rolls away" },
          "pickle: Forty, two back. Six lumps! 35 takes eight. So fetch what is near a ten.",
        ],
        again: [{ sound: "goose" }, "pickle: Fetch the one that is nearly a ten. I say no more. Honk."],
      },
      {
        length: "full",
        acts: [
          {
            id: "climb-on",
            as: "ride",
            turns: 1,
            resumed: ["The right train is only heard: clunks for tens, clicks for ones."],
          },
          { use: "behind" },
          {
            id: "climb-more",
            as: "ride",
            turns: 1,
            resumed: ["The right train is only heard: clunks for tens, clicks for ones."],
          },
          {
            id: "path",
            ask: [
              "The line forks. In the gorge sharp ears win Mudge's coal. On the glacier all is clunks and clicks, and they pay well.",
            ],
            options: [
              {
                id: "gorge",
                label: "The gorge",
                phrases: ["gorge"],
                chosen: [{ sound: "rock-fall" }, "Mudge waits there, with a pencil behind her ear."],
              },
              {
                id: "glacier",
                label: "The glacier",
                phrases: ["glacier", "ice"],
                chosen: [
                  { sound: "ice-crack" },
                  "Fog! Two want a ride, and your own train is clunks and clicks, too.",
                ],
              },
            ],
          },
          {
            id: "gorge",
            as: "duel",
            set: "mountain-duel",
            turns: 4,
            if: { chose: { path: "gorge" } },
            rival: { voice: "mudge", turns: "first and every second", errs: 0.5 },
            how: [
              "She drives, you add along. Left: she is wrong. Right: she is right. A wrong call costs two lumps. A full ten, like 40, pays 4 coins more.",
            ],
          },
          { id: "glacier", as: "hunt", set: "mountain-fog", turns: 3, if: { chose: { path: "glacier" } } },
          {
            id: "so-far",
            as: "perform",
            if: { tallies: { band: { from: 1 } } },
            lines: ["conductor: Mountain Orchestra, keep warm!", { perform: true }],
            again: [{ perform: true }],
          },
        ],
      },
      { use: "shop", ask: otto(3) },
      {
        id: "avalanche",
        lines: [
          { sound: "thunder-far", hold: "end" },
          "conductor: Snow is coming down behind us! No stopping. What you pull, you keep, and the next train waits to be added.",
          { sound: "boss-near", hold: "end" },
        ],
        again: [{ sound: "thunder-far" }, "conductor: Snow behind us. No stopping!"],
      },
      { id: "summit", as: "boss", set: "mountain-summit", turns: 3, short: 1 },
      {
        use: "ahead",
        lines: [
          { sound: "passengers" },
          "The summit! The snow stops at your back wheel. Lumps left: {coal}. Each becomes a bell over the valley.",
          "mudge: I am down here. I can hear you. Louder!",
        ],
        again: [{ sound: "passengers" }, "The summit. Bells over the valley: {coal}."],
      },
      {
        use: "close",
        lines: [
          { sound: "passengers" },
          "The summit! Mudge is right there beside you, puffing like a kettle. Lumps left: {coal}. Each becomes a bell over the valley.",
          "mudge: A tie. The mountain did not move for either of us.",
        ],
        again: [{ sound: "passengers" }, "The summit, side by side. Bells over the valley: {coal}."],
      },
      {
        use: "mudge-first",
        lines: [
          { sound: "goods-horn", hold: "end" },
          "The summit! The Turnip Train is here first, under a lot of snow.",
          "mudge: Snow, turnips, fire. Who wants soup?",
        ],
        again: [{ sound: "goods-horn" }, "The summit, right behind Mudge, in one big snowball."],
      },
      { id: "gift", if: { stakes: { coal: { from: 8 } } }, keepsake: "mountain-echo" },
      { use: "close-gift" },
      { use: "mudge-gift" },
      {
        use: "concert",
        lines: [
          "conductor: The Mountain Orchestra, above the clouds!",
          { perform: true },
          { sound: "applause" },
        ],
      },
      { use: "no-band" },
      { use: "farewell" },
      tips({
        behind:
          "Try this next time: tens first, then ones. When the ones make ten or more, that is one more ten.",
        close: "Try this next time: ask which train is near a ten. That one is quick to fetch.",
        ahead: "You round numbers like Pickle. Try this next time: know the whole sum before the first jump.",
      }),
    ],
  },
  banks: [
    {
      id: "mountain-first",
      difficulty: 0.8,
      skill: "add-two-digits",
      rules: {
        free: true,
        ...unpaid,
        heard: "none",
        guests,
        waits: ["flute", "crow"],
        tasks: [
          {
            ...sums,
            addends: [
              { from: 31, to: 39 },
              { from: 19, to: 21 },
            ],
            total: { from: 50, to: 60 },
          },
        ],
      },
    },
    {
      id: "mountain-duel",
      difficulty: 1.2,
      skill: "add-two-digits",
      rules: {
        ...loads,
        tasks: [
          {
            ...sums,
            addends: [
              { from: 12, to: 49 },
              { from: 11, to: 32 },
            ],
          },
        ],
      },
    },
    {
      id: "mountain-fog",
      difficulty: 1.4,
      skill: "add-two-digits",
      rules: { ...loads, heard: "all", pays: { from: 4, to: 8 } },
    },
    {
      id: "mountain-summit",
      difficulty: 1.8,
      skill: "add-two-digits-past-ten",
      rules: {
        ...own,
        runsOn: true,
        tasks: [
          {
            ...sums,
            addends: [
              { from: 12, to: 88 },
              { from: 11, to: 32 },
            ],
            total: { from: 25, to: 115 },
          },
        ],
      },
    },
  ],
};
