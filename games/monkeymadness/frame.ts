/** The basket, the band, Snap in the river, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const devices: NonNullable<AnyDefinition["devices"]> = {
  bananas: {
    type: "purse",
    unit: { one: "banana", many: "bananas" },
    start: 3,
    eases: { easier: 2 },
    most: 300,
    low: 1,
    earns: { worth: 1, drummed: 1 },
    loses: { wrongs: 1, paid: 1 },
    sounds: { gain: "fruit-plop", pay: "fruit-knock", empty: "tin-clack" },
    words: {
      empty: ["The basket is empty.", "That was the last banana.", "No bananas left in the basket."],
      last: ["One banana left.", "Only one banana now.", "The basket holds one banana."],
    },
  },
  snap: {
    type: "pursuer",
    name: "Snap the crocodile",
    step: { sound: "swim", caption: "a stroke through the water", side: 0 },
    away: 7,
    eases: { easier: 2, harder: 2 },
    nears: { slips: 1, wrongs: 1 },
    flees: { clean: 3, lured: 1 },
    takes: { bananas: 4 },
    how: "Snap the crocodile! A ripe one that falls, or a green one caught, brings him nearer. A clean run drives him off. He eats bananas, and scares players.",
    came: [
      { sound: "crunch" },
      [
        "snap: Good evening. May I? How kind. Four at most.",
        "Is this basket taken? I'll have four, or what there is.",
        "Excuse my reach. Four bananas, or all of them. I'm not greedy.",
      ],
    ],
    nothing: [
      { sound: "splash" },
      [
        "snap: An empty basket. What a sad evening.",
        "Not one banana? I do apologize for asking.",
        "Empty. I'll chew on the thought.",
        "Nothing at all. I came for the company, then.",
      ],
    ],
    back: 6,
    words: {
      warns: ["{name} {place}.", "Mind the water. {name} {place}."],
      fled: ["Snap dives, far away.", "Snap swims off to the other bank."],
    },
  },
  band: {
    type: "collection",
    unit: { one: "player", many: "players" },
    gains: { clean: 1, joined: 1 },
    loses: { "snap-came": 1 },
    things: [
      { id: "gecko", name: "A gecko with a maraca", lines: [{ sound: "maraca", side: -0.8, hold: "end" }] },
      { id: "beetle", name: "A beetle with a scraper", lines: [{ sound: "guiro", side: 0.7, hold: "end" }] },
      { id: "calf", name: "A calf with a cowbell", lines: [{ sound: "cowbell", side: -0.3, hold: "end" }] },
      {
        id: "tapir",
        name: "A tapir on marimba",
        lines: [
          { sound: "marimba-note" },
          { sound: "marimba-note", pitch: 4 },
          { sound: "marimba-note", pitch: 7, hold: "end" },
        ],
      },
      { id: "crab", name: "A crab with two sticks", lines: [{ sound: "claves", side: 0.4, hold: "end" }] },
      { id: "bat", name: "A bat with a triangle", lines: [{ sound: "triangle", side: 0.8, hold: "end" }] },
      {
        id: "toucan",
        name: "A toucan with a tambourine",
        lines: [{ sound: "tambourine", side: -0.6, hold: "end" }],
      },
      { id: "heron", name: "A heron with a trumpet", lines: [{ sound: "trumpet", side: 0.5, hold: "end" }] },
      { id: "boa", name: "A boa on bass", lines: [{ sound: "bass", hold: "end" }] },
      { id: "sloth", name: "A sloth with a gong", lines: [{ sound: "gong", level: 0.7, hold: "end" }] },
      {
        id: "mouse",
        name: "A mouse with a music box",
        lines: [{ sound: "music-box", side: 0.2, hold: "end" }],
      },
      {
        id: "anteater",
        name: "An anteater with an accordion",
        lines: [{ sound: "accordion", side: -0.4, hold: "end" }],
      },
    ],
    words: {
      joins: ["{name} joins the band.", "{name} wants to play, too."],
      leaves: ["{name} won't play so near a crocodile, and goes home.", "{name} slips away from Snap."],
      have: "The band has {amount}. The feast needs 8.",
      none: "The band has no players. The feast needs 8.",
    },
  },
};

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  net: {
    counts: "net",
    of: "ripe",
    best: "most",
    unit: { one: "ripe banana", many: "ripe bananas" },
    now: "Ripe catches minus wrong ones: {count} of {of}.",
    end: ["Ripe catches minus wrong ones, run by run: {count} of {of}."],
    record: ["Ripe catches minus wrong ones: {count} of {of}, your best yet!"],
  },
};

const plays = { sound: "keepsake" } as const;

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  "boom-drum": {
    name: "Boom's small drum",
    lines: [plays, { sound: "tom" }, { sound: "tom" }, "boom: It was mine when I was small. A while ago."],
  },
  rattle: {
    name: "Mango's rattle",
    lines: [plays, { sound: "maraca" }, "mango: Careful! It bites. No, it doesn't."],
  },
  golden: {
    name: "The golden banana",
    lines: [plays, { sound: "star" }, "mango: Solid gold. We tried to peel it. For an hour."],
  },
  peel: {
    name: "A golden peel",
    lines: [plays, { sound: "splat" }, "boom: The peel is gold, too. Watch your step."],
  },
  whoop: {
    name: "A whoop in a bottle",
    lines: [plays, { sound: "cork" }, { sound: "monkey" }, "mango: Put the cork back, or it gets out!"],
  },
  hiccup: {
    name: "Snap's napkin",
    lines: [plays, { sound: "splash", level: 0.5 }, "snap: My finest napkin. Do wring it out."],
  },
};
