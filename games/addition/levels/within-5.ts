/** The yard: the first band is put together, one click a car. Loads are only heard; the tunnel counts for nobody. */
import { BASS, CHOPS, guest, latecomers, on, TUNE, type Guests } from "../guests.ts";
import { otto, tips } from "../snippets.ts";
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
  blanket: guest("The snoring blanket", "snore", {
    joins: "Under the blanket: Grandpa Gus, and the trombone he sleeps in.",
    plays: "a snore, in tune",
    beats: on(3),
    caption: "something snores",
    secret: true,
  }),
  basket: guest("The wobbly basket", "cat", {
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

const plain = { range, buttons, tellStart: false, quiet: true as const, supply: 1, guests };
/** A part is missing: whoever presses Up for each click brings too many, so that the sum must be thought. */
const lost = {
  ...plain,
  pick: "load" as const,
  heard: "last" as const,
  pays: { from: 1, to: 4 },
  tips: ["Say the number that is there, then count up to the whole.", "5 is 4 and 1, or 3 and 2."],
  tasks: [
    {
      ...small,
      missing: "last" as const,
      addends: [
        { from: 1, to: 4 },
        { from: 1, to: 4 },
      ],
      total: { from: 3, to: 5 },
    },
  ],
};

/** What makes five: no click tells it. The first one is alone, and nobody pays yet. */
const { pick: _pick, pays: _pays, quiet: _quiet, ...single } = lost;
const toFive = {
  ...single,
  heard: "none" as const,
  tasks: lost.tasks.map((task) => ({ ...task, total: { from: 5, to: 5 } })),
};

const CLICKS =
  "Two want a ride. First the cars that are there, then the whole train in clicks. Bring the rest. I say no numbers now.";
const HERS = { voice: "mudge", turns: "first and every second" as const, errs: 0.5 };

export const within5: Chapter = {
  level: {
    id: "within-5",
    name: "Count on, up to 5",
    difficulty: -2,
    skill: "add-within-5",
    learned: "to find what is missing. 3, and 5 in all? Count up: 4, 5. Two.",
    stakes: ["coal"],
    tallies: ["coins", "express"],
    tryAtHome: [
      "Knock on a table while somebody listens. How many knocks? Then two more?",
      "Put 3 spoons in a cup, then drop in 2 more. Count on with your ears.",
    ],
    next: "Next time, the Farm Line: animals who sing. A cow has asked for you.",
    rules: lost,
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
        how: ["Up adds one car: that is a jump. Down takes one off. Select: whistle and go."],
      },
      { use: "coal" },
      {
        id: "five",
        as: "build",
        set: "yard-five",
        turns: 1,
        how: ["This train needs 5 cars in all, and you bring none yet."],
      },
      {
        id: "choice",
        as: "build",
        set: "yard-lost",
        turns: 1,
        how: [CLICKS],
      },
      { use: "prices" },
      {
        length: "full",
        acts: [
          { id: "choice-on", as: "build", set: "yard-lost", turns: 1, resumed: [CLICKS] },
          { use: "behind" },
          {
            id: "yard",
            as: "build",
            set: "yard-clicks",
            turns: 2,
            how: ["Now the cars that are there are clicks, too."],
            resumed: ["All cars are clicks now: first those that are there, then the whole train."],
          },
          {
            id: "so-far",
            as: "perform",
            if: { tallies: { band: { from: 1 } } },
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
            turns: 1,
            rival: HERS,
            how: [
              "She drives, you add along. Left: she is wrong. Right: she is right. A wrong call costs two lumps.",
            ],
          },
          {
            id: "duel-yours",
            as: "duel",
            set: "yard-lost",
            turns: 1,
            how: ["Your ride, and you bring none yet."],
            resumed: [CLICKS],
          },
          {
            id: "duel-hers",
            as: "duel",
            set: "yard-duel",
            turns: 1,
            rival: HERS,
            resumed: ["Mudge again. Left: she is wrong. Right: she is right."],
          },
          {
            id: "road",
            ask: [
              "Two ways. By the pond they say how long the trains are, and pay little. Over the meadow all is clicks, and they pay well.",
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
            how: ["You bring none yet."],
          },
          {
            id: "meadow",
            as: "ride",
            set: "yard-meadow",
            turns: 2,
            if: { chose: { road: "meadow" } },
            how: ["You bring none yet."],
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
          "First you hear all groups. Right: take. Left: leave, for one lump. Select: cross. Exactly 5 pays 8 coins, and coal.",
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
        use: "mudge-first",
        lines: [
          { sound: "goods-horn", hold: "end" },
          "Hilltop! Mudge is here first, with steam from every pot.",
          "mudge: Soup for everybody! Nobody plays well hungry.",
        ],
        again: [{ sound: "goods-horn" }, "Hilltop, right behind Mudge. She ladles soup."],
      },
      { id: "gift", if: { stakes: { coal: { from: 8 } } }, keepsake: "yard-whistle" },
      { use: "close-gift" },
      { use: "mudge-gift" },
      {
        use: "concert",
        lines: [
          "conductor: Ladies, gentlemen and geese: your band!",
          { perform: true },
          { sound: "applause" },
        ],
      },
      { use: "no-band" },
      { use: "farewell" },
      tips({
        behind:
          "Try this next time: say the cars that are there, then count up to the whole, one finger for each.",
        close:
          "Try this next time: work out both trains before you choose. The one that pays more may be the short one.",
        ahead: "You hear what is missing. Try this next time: know your number before the first jump.",
        splash:
          "Try this next time: at the bridge, find the groups that make five before you take the first.",
      }),
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
      rules: { ...toFive, waits: Object.keys(everybody) },
    },
    {
      id: "yard-lost",
      difficulty: -2,
      skill: "add-within-5",
      rules: { ...lost, waits: Object.keys(everybody) },
    },
    {
      id: "yard-clicks",
      difficulty: -2,
      skill: "add-within-5",
      rules: { ...lost, heard: "all", waits: Object.keys(everybody) },
    },
    {
      id: "yard-duel",
      difficulty: -1.8,
      skill: "add-within-5",
      rules: {
        ...plain,
        waits: Object.keys(everybody),
        tasks: [
          {
            ...small,
            addends: [
              { from: 1, to: 3 },
              { from: 1, to: 3 },
            ],
            total: { from: 3, to: 5 },
          },
        ],
      },
    },
    {
      id: "yard-pond",
      difficulty: -1.8,
      skill: "add-within-5",
      rules: {
        ...lost,
        heard: "none",
        pays: { from: 1, to: 3 },
        waits: Object.keys(pond),
      },
    },
    {
      id: "yard-meadow",
      difficulty: -1.8,
      skill: "add-within-5",
      rules: {
        ...lost,
        heard: "all",
        pays: { from: 4, to: 8 },
        waits: Object.keys(meadow),
      },
    },
    {
      id: "yard-bridge",
      difficulty: -1.4,
      skill: "add-within-5",
      rules: {
        ...plain,
        gather: { offers: 4, size: { from: 1, to: 3 }, ahead: true, pays: 8 },
        supply: 2,
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
