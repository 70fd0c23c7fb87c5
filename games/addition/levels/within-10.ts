/** The Farm Line: two short trains at every farm and one engine. Which one takes it is half the work. */
import type { Chapter } from "../chapter.ts";
import { BASS, guest, latecomers, on, TUNE, type Guests } from "../guests.ts";
import { otto, tips } from "../snippets.ts";

const guests: Guests = {
  ...latecomers,
  hen: guest("The hen", "hen", {
    joins: "The hen sits down. There was nothing under her. Now there is an egg.",
    plays: "cluck, cluck",
    beats: on(0.5, 1, 2.5, 3, 4.5, 5, 6.5, 7),
  }),
  cat: guest("The barn cat", "cat", {
    joins: "The cat gets on, gets off, gets on. The door stays open.",
    plays: "meow",
    beats: on(3, 7),
  }),
  pig: guest("The pig", "pig", {
    joins: "The pig has washed. You can tell by the mud it left.",
    plays: "oink on the beat",
    beats: on(0, 2, 4, 6),
  }),
  goat: guest("The goat", "goat", {
    joins: "The goat shows a ticket. Then the goat eats the ticket.",
    plays: "meh-eh",
    beats: on(1, 5),
  }),
  dog: guest("The dog", "dog", {
    joins: "The dog fetches the suitcase. Nobody threw it.",
    plays: "woof, woof",
    beats: on(1.5, 3.5, 5.5, 7.5),
  }),
  sheep: guest("The three sheep", "sheep", {
    joins: "Three sheep. Counting them makes the driver sleepy, so we stop at three.",
    plays: "baa, in three parts",
    beats: [
      [0, 0],
      [2, 4],
      [4, 5],
      [6, 7],
    ],
  }),
  horse: guest("The horse", "horse-snort", {
    joins: "The horse looks at the engine for a long time. Hm, says the horse.",
    plays: "a snort",
    beats: on(3.5, 7.5),
    call: "horse-neigh",
  }),
  cow: guest("The cow", "cow", {
    joins: "The cow takes a window seat. Both windows.",
    plays: "moo, down low",
    beats: [
      [0, 0],
      [4, 5],
      [6, 7],
    ],
    level: 0.7,
  }),
  rooster: guest("The rooster", "rooster", {
    joins: "The rooster wakes the whole train. It was noon already.",
    plays: "cock-a-doodle at the end",
    beats: on(6),
  }),
  accordion: guest("The scarecrow", "accordion", {
    joins: "The scarecrow stands up, and has an accordion. Did anybody know?",
    plays: "an accordion tune",
    beats: TUNE,
    call: "leaf-rustle",
    caption: "straw rustles",
    secret: true,
  }),
  tuba: guest("The humming puddle", "tuba", {
    joins: "Out of the puddle: a frog in a tuba. Or a tuba with a frog.",
    plays: "oompah, a bit wet",
    beats: BASS,
    call: "bubbles",
    caption: "something bubbles, and hums",
    secret: true,
  }),
};

const buttons = { up: "add-one", down: "take-one" };
const range = { from: 0, to: 14 };
const sums = {
  type: "plus" as const,
  start: "first" as const,
  addends: [
    { from: 1, to: 8 },
    { from: 1, to: 8 },
  ],
  total: { from: 6, to: 10 },
};
const own = {
  range,
  buttons,
  tellStart: false,
  pick: "start" as const,
  heard: "last" as const,
  pays: { from: 1, to: 4 },
  supply: 2,
  guests,
  tips: ["The longer train gets the engine.", "Say the big number, then count on."],
  tasks: [sums],
};

/** Nobody pays at the first try. */
const { pays: _pays, ...unpaid } = own;

const loads = {
  ...own,
  tips: ["Say your own number, then count on.", "How many to ten? Listen for that many."],
  pick: "load" as const,
  supply: 2,
  full: { every: 10, pays: 4 },
  tasks: [
    {
      ...sums,
      addends: [
        { from: 4, to: 7 },
        { from: 1, to: 6 },
      ],
    },
  ],
};

export const within10: Chapter = {
  level: {
    id: "within-10",
    name: "Start big, up to 10",
    difficulty: -1.2,
    skill: "add-within-10",
    learned: "to start with the bigger number.",
    stakes: ["coal"],
    tallies: ["coins", "express"],
    tryAtHome: [
      "Make two piles of socks. Start with the bigger one, then count on the other.",
      "Ask somebody what 2 plus 7 is, and listen for where they start.",
    ],
    next: "Next time, the Bakers' Line: ten rolls fit on a tray, and Mudge has baked a turnip pie.",
    rules: own,
    chapter: [
      {
        id: "hook",
        lines: [
          { sound: "rooster", hold: "lead" },
          "conductor: The Farm Line! Two short trains of animals at each farm, and you have one engine.",
        ],
        again: [{ sound: "rooster" }, "conductor: Back to the farms, driver. They have practiced."],
      },
      {
        id: "first",
        as: "learn",
        set: "farm-first",
        turns: 1,
        how: ["Left or Right: hook on. Then each Up is a jump that fetches one car. Select: go."],
      },
      { use: "coal" },
      {
        id: "fetch",
        lines: ["pickle: So, fetch 2, or fetch 7?"],
        again: ["pickle: Fetch few, driver."],
      },
      {
        id: "farms",
        as: "ride",
        turns: 1,
        short: 1,
        how: ["From now on the right train is only clicks."],
      },
      { use: "prices" },
      {
        length: "full",
        acts: [
          {
            id: "farms-on",
            as: "ride",
            turns: 1,
            resumed: ["The right train is only clicks."],
          },
          { use: "behind" },
          {
            id: "farms-more",
            as: "ride",
            set: "farm-duel",
            turns: 2,
            how: ["Now two want a ride. Each click is a car. A full ten pays 4 coins more."],
          },
          {
            id: "goat-flag",
            lines: [
              { sound: "goods-horn", side: 0.6 },
              "mudge: Who ate my flag?",
              { sound: "goat" },
              "mudge: I see. Then the goat and you add against me!",
            ],
            again: [{ sound: "goods-horn", side: 0.6 }, "mudge: My new flag is gone, too. Let us add!"],
          },
          {
            id: "duel",
            as: "duel",
            set: "farm-duel",
            turns: 3,
            rival: { voice: "mudge", turns: "first and every second", errs: 0.5 },
            how: [
              "She drives, you add along. Left: she is wrong. Right: she is right. A wrong call costs two lumps.",
            ],
          },
          {
            id: "so-far",
            as: "perform",
            if: { tallies: { band: { from: 1 } } },
            lines: ["conductor: Quiet in the stable! From the top.", { perform: true }],
            again: [{ perform: true }],
          },
        ],
      },
      { use: "shop", ask: otto(5) },
      {
        length: "full",
        acts: [
          {
            id: "barn",
            lines: [
              { sound: "door-creak" },
              "The last farms lie in the dark. Even your own train is clicks now.",
            ],
            again: [{ sound: "door-creak" }, "Dark farms. All is clicks."],
          },
          { id: "dark", as: "hunt", set: "farm-dark", turns: 2 },
        ],
      },
      {
        id: "storm",
        lines: [
          { sound: "thunder-far", hold: "end" },
          "conductor: A storm! No stopping now. What you pull is what you start the next one with.",
        ],
        again: [{ sound: "thunder-far" }, "conductor: Storm again. No stopping!"],
      },
      { id: "storm-ride", as: "boss", set: "farm-storm", turns: 3, short: 1 },
      {
        use: "ahead",
        lines: [
          { sound: "crowd-cheer" },
          "The fair! You come in before the rain. Lumps left: {coal}. Each becomes a bell.",
          "mudge: My turnips are wet. They like it.",
        ],
        again: [{ sound: "crowd-cheer" }, "Dry at the fair. Bells: {coal}."],
      },
      {
        use: "close",
        lines: [
          { sound: "crowd-cheer" },
          "The fair! The first drops fall on you and on Mudge, side by side. Lumps left: {coal}. Each becomes a bell.",
          "mudge: A tie. The goat says so, and she ate the rules.",
        ],
        again: [{ sound: "crowd-cheer" }, "The fair, side by side, a little damp. Bells: {coal}."],
      },
      {
        use: "mudge-first",
        lines: [
          { sound: "goods-horn", hold: "end" },
          "The fair! Mudge is here first, dry, and holds out an umbrella on a stick.",
          "mudge: Wet animals smell like soup. Or the other way around.",
        ],
        again: [{ sound: "goods-horn" }, "The fair, wet, right behind Mudge."],
      },
      { id: "gift", if: { stakes: { coal: { from: 8 } } }, keepsake: "farm-bell" },
      { use: "close-gift" },
      { use: "mudge-gift" },
      {
        use: "concert",
        lines: [
          "conductor: The Farm Line Choir. Cover your ears, then uncover them.",
          { perform: true },
          { sound: "applause" },
        ],
      },
      { use: "no-band" },
      { use: "farewell" },
      tips({
        behind: "Try this next time: give the longer train the engine. Then few are left to fetch.",
        close: "Try this next time: ask what a number needs to make ten. 7 needs 3, 6 needs 4.",
        ahead: "You start big. Try this next time: know the sum before the first jump.",
      }),
    ],
  },
  banks: [
    {
      id: "farm-first",
      difficulty: -1.6,
      skill: "add-within-10",
      rules: {
        free: true,
        ...unpaid,
        heard: "none",
        guests,
        waits: ["hen", "cat"],
        tasks: [
          {
            ...sums,
            addends: [
              { from: 2, to: 2 },
              { from: 5, to: 7 },
            ],
          },
        ],
      },
    },
    { id: "farm-duel", difficulty: -1.2, skill: "add-within-10", rules: loads },
    { id: "farm-dark", difficulty: -1, skill: "add-within-10", rules: { ...loads, heard: "all" } },
    {
      id: "farm-storm",
      difficulty: -0.6,
      skill: "add-within-10",
      rules: {
        ...own,
        range: { from: 0, to: 18 },
        heard: "last",
        runsOn: true,
        tasks: [
          {
            ...sums,
            addends: [
              { from: 2, to: 12 },
              { from: 2, to: 6 },
            ],
            total: { from: 4, to: 14 },
          },
        ],
      },
    },
  ],
};
