/** The yard: the first band is put together, one click a car. Loads are only heard; the tunnel counts for nobody. */
import { BASS, CHOPS, guest, latecomers, on, TUNE, type Guests } from "../guests.ts";
import { otto } from "../snippets.ts";
import type { Chapter } from "../chapter.ts";

const everybody: Guests = {
  triangle: guest("The triangle", "triangle", {
    joins: "The triangle hops on. It weighs less than a sandwich.",
    plays: "ting, ting",
    beats: on(0, 4, 7),
  }),
  woodblock: guest("The woodblock", "woodblock", {
    joins: "The woodblock knocks before it comes in. So polite.",
    plays: "tock, tock, tock",
    beats: on(0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7, 7.5),
  }),
  snare: guest("The snare drum", "snare", {
    joins: "The snare drum rolls on board. It rolls everywhere.",
    plays: "tsh, tsh",
    beats: on(1, 3, 5, 7, 7.5),
  }),
  banjo: guest("The banjo", "banjo", {
    joins: "The banjo brings a cousin. Also a banjo.",
    plays: "plunk-a-plunk",
    beats: CHOPS,
  }),
  tuba: guest("The tuba", "tuba", {
    joins: "The tuba needs two seats and a bucket of oil.",
    plays: "oompah, oompah",
    beats: BASS,
    level: 0.9,
  }),
  drum: guest("The big drum", "kick", {
    joins: "The big drum fills a car, wall to wall.",
    plays: "boom, boom",
    beats: on(0, 2, 4, 6),
    level: 1,
  }),
  cymbal: guest("The cymbals", "cymbal", {
    joins: "The cymbals come along, both of them. They never agree.",
    plays: "crash",
    beats: on(0, 6),
    level: 0.4,
  }),
  clarinet: guest("The clarinet", "clarinet", {
    joins: "The clarinet wets its reed and the bench around it.",
    plays: "toodle-oo",
    beats: TUNE,
    level: 0.5,
  }),
  maracas: guest("The maracas", "maraca", {
    joins: "The maracas are full of beans. So is their owner.",
    plays: "chicka-chicka",
    beats: on(0, 0.5, 1.5, 2, 2.5, 3.5, 4, 4.5, 5.5, 6, 6.5, 7.5),
    level: 0.4,
  }),
  blanket: guest("Something under a blanket", "snore", {
    joins: "Under the blanket: Grandpa Gus, and the trombone he sleeps in.",
    plays: "a snore, in tune",
    beats: on(3),
    caption: "something snores",
    secret: true,
  }),
  basket: guest("A basket that wobbles", "cat", {
    joins: "Three kittens with kazoos fall out of the basket.",
    plays: "meow, off the beat",
    beats: on(3.5, 7.5),
    call: "giggle",
    caption: "a basket giggles",
    secret: true,
  }),
};

const pond: Guests = {
  frog: guest("The frog", "frog", {
    joins: "The frog has no ticket. The frog has never had a ticket.",
    plays: "ribbit",
    beats: on(1, 3, 5, 7),
  }),
  duck: guest("The duck choir", "duck", {
    joins: "The ducks know one song. It goes quack.",
    plays: "quack-quack",
    beats: on(0, 0.5, 2, 2.5, 4, 4.5, 6, 6.5),
    level: 0.5,
  }),
  owl: guest("The owl", "owl", {
    joins: "The owl asks who. Pickle says: me. The owl asks who.",
    plays: "hoo, hoo",
    beats: on(2, 6),
  }),
};
const meadow: Guests = {
  sheep: guest("The sheep", "sheep", {
    joins: "The sheep boards, and so does the hedge she was eating.",
    plays: "baa",
    beats: on(1.5, 5.5),
  }),
  cow: guest("The cow with bells", "cowbell", {
    joins: "The cow boards backwards, so she can see where she was.",
    plays: "clonk, clonk",
    beats: on(0, 1, 2, 3, 4, 5, 6, 7),
  }),
  bees: guest("The bees", "hornet", {
    joins: "Four hundred bees, one ticket. They hum.",
    plays: "bzz",
    beats: on(0.5, 4.5),
    level: 0.4,
  }),
};
const guests: Guests = { ...everybody, ...pond, ...meadow, ...latecomers };

const buttons = { up: "add-one", down: "take-one" };
const range = { from: 0, to: 12 };
const small = { type: "plus" as const, start: "first" as const };

const plain = { range, buttons, tellStart: false, stop: 1, quiet: true as const };
/** One of the two makes five, and the other one is one off: neither more clicks nor fewer tell which. */
const five = {
  ...plain,
  pick: "load" as const,
  heard: "last" as const,
  supply: 1,
  guests,
  full: { every: 5, pays: 6, always: true as const },
  tips: ["Say your number first, then count on.", "5 is 4 and 1, or 3 and 2."],
  tasks: [
    {
      ...small,
      addends: [
        { from: 1, to: 3 },
        { from: 1, to: 5 },
      ],
      total: { from: 4, to: 6 },
    },
  ],
};
/** At first only five is paid for: later each guest has a fare, too. */
const own = { ...five, supply: 2, pays: { from: 1, to: 2 } };

/** A part is missing: whoever presses up for each click brings too many. */
const MISSING = "Some cars rolled away. The clicks are the whole train. Bring only what is missing.";
const lost = {
  ...plain,
  pick: "load" as const,
  heard: "last" as const,
  supply: 1,
  guests,
  tips: ["Say the number that is there, then count up to the whole.", "What is there is not yours to bring."],
  tasks: [
    {
      ...small,
      missing: "last" as const,
      skill: "missing-addend",
      addends: [
        { from: 2, to: 3 },
        { from: 1, to: 3 },
      ],
      total: { from: 3, to: 5 },
    },
  ],
};

/** What makes five: no click tells it. The first one is alone. */
const { pick: _pick, ...single } = lost;
const toFive = {
  ...single,
  heard: "none" as const,
  pays: { from: 2, to: 4 },
  tips: ["Say the number that is there, then count up to 5.", "5 is 4 and 1, or 3 and 2."],
  tasks: [
    {
      ...small,
      missing: "last" as const,
      skill: "missing-addend",
      addends: [
        { from: 1, to: 4 },
        { from: 1, to: 4 },
      ],
      total: { from: 5, to: 5 },
    },
  ],
};

export const within5: Chapter = {
  level: {
    id: "within-5",
    name: "Count on, up to 5",
    difficulty: -2,
    skill: "add-within-5",
    learned: "to count on. 3 and 2 more? Not from one again: 4, 5.",
    stakes: ["coal"],
    tallies: ["coins", "express"],
    tryAtHome: [
      "Knock on a table while somebody listens. How many knocks? Then two more?",
      "Put 3 spoons in a cup, then drop in 2 more. Count on with your ears.",
    ],
    next: "Next time, the Farm Line: animals who sing. A cow has asked for you.",
    rules: own,
    chapter: [
      {
        id: "hook",
        lines: [
          { sound: "whistle", hold: "lead" },
          "conductor: You drive the Addition Express! Tonight we play at Hilltop, and the band waits along the way.",
        ],
        again: [{ sound: "whistle" }, "conductor: Driver! Hilltop wants music again."],
      },
      {
        id: "first",
        as: "learn",
        set: "yard-first",
        turns: 1,
        how: ["Up adds one car, Down takes one off. Select: whistle and go."],
      },
      {
        id: "five",
        as: "build",
        set: "yard-five",
        turns: 1,
        how: [
          "Two want a ride. Each click is a car. Exactly 5 cars pay 6 coins. You count now, I stay quiet.",
        ],
      },
      {
        id: "coal",
        lines: [
          { sound: "goose" },
          "pickle: Honk! I am Pickle. Each jump burns a lump of coal, and so does a wrong stop. You have {coal} lumps.",
        ],
        again: [{ sound: "goose" }, "pickle: Honk. Shovel is hot. Mudge is behind us."],
      },
      {
        id: "five-on",
        as: "build",
        set: "yard-coal",
        turns: 1,
        resumed: ["Two want a ride. Each click is a car. Exactly 5 cars pay 6 coins."],
      },
      { use: "behind" },
      {
        length: "full",
        acts: [
          {
            id: "five-more",
            as: "build",
            set: "yard-coal",
            turns: 1,
            resumed: ["Two want a ride. Each click is a car. Exactly 5 cars pay 6 coins."],
          },
          {
            id: "yard",
            as: "build",
            set: "yard-loads",
            turns: 1,
            how: ["Now your own cars are clicks, too."],
            resumed: ["Your own cars are clicks, too. Exactly 5 cars pay 6 coins."],
          },
          {
            id: "express",
            lines: [
              { sound: "goose" },
              "pickle: An express, no jump too many, pays a fare double and brings a lump.",
            ],
            again: [],
          },
          {
            id: "yard-missing",
            as: "build",
            set: "yard-missing",
            turns: 1,
            how: ["This train needs 5 cars. Bring only what is missing."],
          },
          {
            id: "so-far",
            as: "perform",
            lines: ["conductor: The band so far, and a bell for each lump!", { perform: true }],
            again: [{ perform: true }],
          },
        ],
      },
      { use: "shop", ask: otto(7) },
      {
        length: "full",
        acts: [
          {
            id: "mudge",
            lines: [
              { sound: "goods-horn", side: 0.6 },
              "mudge: Move over! I have hauled turnips for forty years. I add in my sleep.",
            ],
            again: [{ sound: "goods-horn", side: 0.6 }, "mudge: Me again, dearie. Sharper than ever."],
          },
          {
            id: "duel",
            as: "duel",
            set: "yard-duel",
            turns: 3,
            rival: { voice: "mudge", turns: "first and every second", errs: 0.5 },
            how: [
              "She drives, you add along. Left: she is wrong. Right: she is right. A wrong call costs two lumps.",
            ],
          },
          {
            id: "road",
            ask: [
              "Two ways. By the pond they pay little, and coal lies around. Over the meadow they pay well, and only an express finds coal.",
            ],
            options: [
              {
                id: "pond",
                label: "Past the pond",
                phrases: ["pond", "the pond"],
                chosen: [{ sound: "frog" }, "Somebody croaks a hello."],
              },
              {
                id: "meadow",
                label: "Over the meadow",
                phrases: ["meadow", "the meadow"],
                chosen: [{ sound: "sheep" }, "Woolly faces turn."],
              },
            ],
          },
          {
            id: "pond",
            as: "ride",
            set: "yard-pond",
            turns: 2,
            if: { chose: { road: "pond" } },
            how: [MISSING],
          },
          {
            id: "meadow",
            as: "ride",
            set: "yard-meadow",
            turns: 2,
            if: { chose: { road: "meadow" } },
            how: [MISSING],
          },
        ],
      },
      {
        id: "bridge-near",
        lines: [
          { sound: "rope-creak" },
          { sound: "boss-near", hold: "end" },
          "conductor: The old bridge! One car too many, and splash: two lumps, and Mudge gets the guest.",
        ],
        again: [
          { sound: "rope-creak" },
          "conductor: The old bridge. Five, and not one more, or two lumps get wet.",
        ],
      },
      {
        id: "bridge",
        as: "boss",
        set: "yard-bridge",
        turns: 2,
        short: 1,
        how: [
          "First all groups are heard. Right: take. Left: leave, one lump. Select: cross. Exactly 5 pays double.",
        ],
      },
      { use: "bridge-told" },
      {
        use: "ahead",
        lines: [
          { sound: "passengers" },
          "Lights! Hilltop! You are first. Lumps left: {coal}. Each becomes a bell.",
          "mudge: I let you win. My turnips get dizzy.",
        ],
        again: [{ sound: "passengers" }, "Hilltop! Lumps left, and bells: {coal}."],
      },
      {
        use: "close",
        lines: [
          { sound: "passengers" },
          "Hilltop! You and Mudge roll in nose to nose, and nobody can tell who is first. Lumps left: {coal}. Each becomes a bell.",
          "mudge: A tie, dearie. My turnips leaned forward.",
        ],
        again: [{ sound: "passengers" }, "Hilltop, side by side. Bells: {coal}."],
      },
      {
        use: "pushed-in",
        lines: [
          { sound: "train-bump", hold: "end" },
          "Hilltop! You roll in with Mudge at your back and steam from every pot.",
          "mudge: Soup for the whole band! Nobody plays well hungry.",
        ],
        again: [{ sound: "train-bump" }, "Hilltop, with a gentle push. Mudge ladles soup."],
      },
      { id: "gift", if: { stakes: { coal: { from: 6 } } }, keepsake: "yard-whistle" },
      { use: "close-gift" },
      { use: "pushed-gift" },
      {
        use: "concert",
        lines: [
          "conductor: Ladies, gentlemen and geese: your band!",
          { perform: true },
          { sound: "applause" },
        ],
      },
      { use: "farewell" },
    ],
  },
  banks: [
    {
      id: "yard-first",
      difficulty: -2,
      skill: "add-within-5",
      rules: {
        free: true,
        range,
        buttons,
        tellStart: true,
        supply: 1,
        guests,
        waits: ["woodblock", "triangle"],
        tasks: [
          {
            ...small,
            addends: [
              { from: 2, to: 3 },
              { from: 1, to: 2 },
            ],
            total: { from: 3, to: 4 },
          },
        ],
      },
    },
    {
      id: "yard-five",
      difficulty: -2,
      skill: "add-within-5",
      rules: { ...five, free: true, waits: Object.keys(everybody) },
    },
    {
      id: "yard-coal",
      difficulty: -2,
      skill: "add-within-5",
      rules: { ...five, waits: Object.keys(everybody) },
    },
    {
      id: "yard-missing",
      difficulty: -2,
      skill: "add-within-5",
      rules: { ...toFive, waits: Object.keys(everybody) },
    },
    {
      id: "yard-loads",
      difficulty: -2,
      skill: "add-within-5",
      rules: { ...five, heard: "all", waits: Object.keys(everybody) },
    },
    {
      id: "yard-duel",
      difficulty: -1.8,
      skill: "add-within-5",
      rules: { ...own, waits: Object.keys(everybody) },
    },
    {
      id: "yard-pond",
      difficulty: -1.8,
      skill: "add-within-5",
      rules: { ...lost, supply: 2, pays: { from: 1, to: 3 }, waits: Object.keys(pond) },
    },
    {
      id: "yard-meadow",
      difficulty: -1.8,
      skill: "add-within-5",
      rules: { ...lost, supply: 0, pays: { from: 4, to: 8 }, waits: Object.keys(meadow) },
    },
    {
      id: "yard-bridge",
      difficulty: -1.4,
      skill: "add-within-5",
      rules: {
        ...plain,
        pays: { from: 1, to: 4 },
        gather: { offers: 4, size: { from: 1, to: 3 }, ahead: true },
        supply: 1,
        guests,
        tasks: [
          {
            ...small,
            addends: [
              { from: 1, to: 2 },
              { from: 3, to: 4 },
            ],
            total: { from: 5, to: 5 },
          },
        ],
      },
    },
  ],
};
