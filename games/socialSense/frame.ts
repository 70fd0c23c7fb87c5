/** What is won or slips away, what is counted, and what is kept. */
import type { Definition } from "../../engine/definition/index.ts";

const minute = { one: "minute", many: "minutes" };
const clap = { one: "clap", many: "claps" };

/** How it stands is told with what wins; a short game asks for less. */
const CLAPS = "The clap meter says {room}. Twenty-four win; in a short game, eleven.";
const POINTS = "Points so far: {mic}. Seventeen win a show; in a short game, eight.";

export const stakes: NonNullable<Definition["stakes"]> = {
  talks: {
    start: 5,
    from: 0,
    to: 5,
    better: "more",
    unit: { one: "talk", many: "talks" },
    moves: { minutes: -1 },
    falls: { sound: "tick" },
    counted: ["{Amount} left.", "{Amount} left at this lunch."],
    atOnce: true,
    stretches: [
      {
        from: 0,
        layers: { clock: { bed: "clock", level: 0.7, rate: 1.4 } },
        say: "Lunch is as good as over.",
        counted: "Lunch is over after this.",
        fallen: ["bell: Trays up, everybody!"],
      },
      {
        from: 1,
        layers: { clock: { bed: "clock", level: 0.5 } },
        say: "Talks left at lunch: {talks}.",
        fallen: [["bell: Last bites, people!", "bell: Finish your milk, people!"]],
      },
      {
        from: 2,
        layers: { clock: { bed: "clock", level: 0.25, rate: 0.8 } },
        say: "Talks left at lunch: {talks}.",
      },
      { from: 4, layers: {}, say: "Talks left at lunch: {talks}." },
    ],
  },
  band: {
    start: 1,
    from: 1,
    to: 6,
    better: "more",
    moves: { won: 1 },
    stretches: [
      { from: 1, layers: {}, say: "The band so far: Omar." },
      {
        from: 2,
        layers: { band: { bed: "school-music", level: 0.6 } },
        say: "The band: {band} people. The hall wants five, and a crew that's ready.",
      },
      {
        from: 5,
        layers: { band: { bed: "school-music", level: 1 } },
        say: "The band: {band} people. That's a band for the hall!",
        risen: ["omar: That's five! A band for the hall!"],
      },
    ],
  },
  ready: {
    start: 0,
    from: 0,
    to: 2,
    better: "more",
    moves: { points: 1 },
    rises: { sound: "power-up", level: 0.4 },
    stretches: [
      { from: 0, layers: {}, say: "Nobody on the radio crew has been helped yet." },
      { from: 1, layers: {}, say: "One of the radio crew got ready with your help." },
      { from: 2, layers: {}, say: "Two of the radio crew got ready with your help." },
    ],
  },
  recess: {
    start: 12,
    from: 0,
    to: 12,
    better: "more",
    unit: minute,
    moves: { waited: -1, minutes: -1 },
    counted: ["{Amount} left.", "{Amount} of recess left."],
    atOnce: true,
    stretches: [
      {
        from: 0,
        layers: { clock: { bed: "clock", level: 0.7, rate: 1.6 } },
        say: "Recess is over.",
        counted: "No minutes left.",
        fallen: ["kit: Time's up, Captain! Finish that one, then run!"],
      },
      {
        from: 1,
        layers: { clock: { bed: "clock", level: 0.6, rate: 1.4 } },
        say: "Minutes of recess left: {recess}. It's nearly over.",
        fallen: ["kit: The lunch lady's shaking her keys, Captain! Not long now!"],
      },
      {
        from: 4,
        layers: { clock: { bed: "clock", level: 0.3 } },
        say: "Minutes of recess left: {recess}.",
        fallen: ["kit: Half of recess is gone, Captain!"],
      },
      { from: 7, layers: {}, say: "Minutes of recess left: {recess}." },
    ],
  },
  rocket: {
    start: 0,
    from: 0,
    to: 3,
    better: "more",
    moves: { won: 1 },
    rises: { sound: "gear" },
    stretches: [
      { from: 0, layers: {}, say: "The rocket is boxes and hope." },
      {
        from: 1,
        layers: { engine: { bed: "spaceship", level: 0.25 } },
        say: "The rocket has {rocket} of 3 parts.",
      },
      {
        from: 3,
        layers: { engine: { bed: "spaceship", level: 0.5 } },
        say: "The rocket has all its parts.",
        risen: ["kit: That's everything! She hums! Do you hear her hum?"],
      },
    ],
  },
  flight: {
    start: 0,
    from: 0,
    to: 4,
    better: "more",
    moves: { points: 1 },
    rises: { sound: "power-up", level: 0.4 },
    stretches: [
      { from: 0, layers: {}, say: "Nobody on the crew has gotten a word in yet." },
      { from: 1, layers: {}, say: "The crew is listening to you: {flight}." },
    ],
  },
  room: {
    start: 4,
    from: 0,
    to: 40,
    better: "more",
    unit: clap,
    moves: { points: 1, lost: -1 },
    rises: { sound: "crowd-ooh", level: 0.5 },
    falls: { sound: "crowd-mutter", level: 0.5 },
    counted: ["The clap meter: {amount}.", "Clap meter: {amount}."],
    atOnce: true,
    stretches: [
      {
        from: 0,
        layers: { crowd: { bed: "crowd", level: 0.3 } },
        say: `The room is Bram's. ${CLAPS}`,
        fallen: ["bram: They love me! Both of them!"],
      },
      {
        from: 4,
        layers: { crowd: { bed: "crowd", level: 0.6 } },
        say: `The room is half yours, half Bram's. ${CLAPS}`,
      },
      {
        from: 10,
        layers: { crowd: { bed: "party", level: 0.7 } },
        say: `The room claps for you, too. ${CLAPS}`,
        risen: [["bram: Hey! Some of those claps aren't for me!", "bram: Are those claps for me? No? Huh."]],
      },
    ],
  },
  mic: {
    start: 0,
    from: 0,
    to: 20,
    better: "more",
    unit: { one: "point", many: "points" },
    moves: { points: 1 },
    rises: { sound: "power-up", level: 0.4 },
    counted: ["You have {amount}.", "{Amount} so far."],
    atOnce: true,
    stretches: [
      { from: 0, layers: {}, say: POINTS },
      {
        from: 8,
        layers: { mic: { bed: "school-music", level: 0.6 } },
        say: POINTS,
        risen: ["omar: Sunny's writing down your name!"],
      },
      {
        from: 16,
        layers: { mic: { bed: "school-music", level: 0.9 } },
        say: `${POINTS} They can't miss you today.`,
      },
    ],
  },
};

export const tallies: NonNullable<Definition["tallies"]> = {
  caught: {
    counts: "caught",
    of: "judged",
    best: "most",
    now: "Times your ear was right: {count} of {of}.",
    end: ["Your ear was right for {count} of {of}.", "{count} of {of}: that's how often your ear was right."],
    record: [
      "Your ear was right for {count} of {of}. Your old best was {best}!",
      "{count} of {of} right: a new best, up from {best}!",
    ],
  },
  joined: {
    counts: "won",
    best: "most",
    now: "People you talked into the band: {count}.",
    end: ["Your band: Omar, and {count} more."],
    record: ["{count} joined you. Your biggest band yet!", "A band of Omar and {count} more: a record!"],
  },
  parts: {
    counts: "won",
    best: "most",
    now: "Parts for the rocket: {count} of 3.",
    end: ["Your rocket had {count} of 3 parts."],
    record: ["Your rocket had {count} of 3 parts: your best one yet!"],
  },
  points: {
    counts: "points",
    best: "most",
    now: "Claps you won: {count}.",
    end: ["Claps you won: {count}. The first four come on top. Hints, slips and walk-outs come off."],
    record: [
      "Claps you won: {count}, more than ever! The first four come on top. Hints, slips and walk-outs come off.",
    ],
  },
  own: {
    counts: "won",
    best: "most",
    now: "Times you were heard, or heard somebody out: {count}.",
    end: ["Times you were heard, or heard somebody out: {count}."],
    record: ["Times you were heard, or heard somebody out: {count}, more than ever!"],
  },
};

export const keepsakes: NonNullable<Definition["keepsakes"]> = {
  "band-tape": {
    name: "The tape of your first show",
    lines: [
      { sound: "keepsake" },
      "Ms. Bell hands you the tape of your first show.",
      { sound: "radio-crackle" },
      { sound: "applause-small" },
      "dex-bright: This is Marigold Radio, live!",
    ],
  },
  "moon-rock": {
    name: "A moon rock",
    lines: [
      { sound: "keepsake" },
      "nell: A moon rock, Captain. It's a pretzel. But it's been up there.",
      { sound: "crunch", caption: "somebody bites a moon rock" },
    ],
  },
  "real-laugh": {
    name: "A laugh that won't stop",
    lines: [
      { sound: "keepsake" },
      "Nell recorded a laugh for you that won't stop. It's Kit's.",
      { sound: "laugh-big", caption: "a laugh that won't stop" },
    ],
  },
  drumstick: {
    name: "Omar's drumstick",
    lines: [
      { sound: "keepsake" },
      "omar: Here. My second drumstick. Small bands share.",
      { sound: "snare", caption: "a drumstick, on a tabletop" },
    ],
  },
  scarf: {
    name: "Kit's itchy scarf",
    lines: [
      { sound: "keepsake" },
      "kit: You earned the pilot's scarf. It's itchy. That's how you stay awake.",
      { sound: "rustle", caption: "a very itchy scarf" },
    ],
  },
  walrus: {
    name: "A joke for the rematch",
    lines: [
      { sound: "keepsake" },
      "omar: For the rematch. What's loud and wet, and nobody asked? A walrus with a trumpet.",
      { sound: "trumpet", caption: "a wet trumpet" },
    ],
  },
  sticker: {
    name: "A visitor's sticker",
    lines: [
      { sound: "keepsake" },
      "guard: Keep the visitor's sticker, kiddo. It's scratch and sniff. It smells like mops.",
      { sound: "breath-in", caption: "a long sniff" },
    ],
  },
  badge: {
    name: "Your radio badge",
    lines: [
      { sound: "keepsake" },
      "A badge, with your name in braille. It clicks when you clip it on.",
      { sound: "lock-click", caption: "a badge clicks on" },
    ],
  },
  kazoo: {
    name: "Omar's second-best kazoo",
    lines: [
      { sound: "keepsake" },
      "omar: Keep the kazoo. I have eleven.",
      { sound: "party-horn", caption: "a kazoo" },
    ],
  },
};
