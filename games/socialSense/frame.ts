/** What is won or slips away, what is counted, and what is kept. */
import type { Definition } from "../../engine/definition/index.ts";

export const stakes: NonNullable<Definition["stakes"]> = {
  minutes: {
    start: 10,
    from: 0,
    to: 10,
    better: "more",
    moves: { minutes: -1, listened: -1 },
    stretches: [
      {
        from: 0,
        layers: { clock: { bed: "clock", level: 0.7, rate: 1.4 } },
        say: "Lunch is over.",
        fallen: ["bell: Trays up, everybody!"],
      },
      {
        from: 1,
        layers: { clock: { bed: "clock", level: 0.5 } },
        say: "Minutes of lunch left: {minutes}.",
        fallen: [["bell: Three minutes, people! Or less!", "Finish your milk, people!"]],
      },
      {
        from: 4,
        layers: { clock: { bed: "clock", level: 0.25, rate: 0.8 } },
        say: "Minutes of lunch left: {minutes}.",
        fallen: ["bell: Halfway through lunch, people!"],
      },
      { from: 7, layers: {}, say: "Minutes of lunch left: {minutes}." },
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
        say: "The band: Omar and company, {band} people.",
      },
      {
        from: 4,
        layers: { band: { bed: "school-music", level: 1 } },
        say: "The band: {band} people. That's a real band!",
      },
    ],
  },
  recess: {
    start: 15,
    from: 0,
    to: 15,
    better: "more",
    moves: { waited: -1, mistook: -1 },
    stretches: [
      {
        from: 0,
        layers: { clock: { bed: "clock", level: 0.6, rate: 1.4 } },
        say: "The bell could ring any second.",
      },
      {
        from: 5,
        layers: { clock: { bed: "clock", level: 0.3 } },
        say: "Recess is half over.",
        fallen: ["kit: Half of recess is gone, Captain!"],
      },
      { from: 10, layers: {}, say: "There's plenty of recess left." },
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
  room: {
    start: 4,
    from: 0,
    to: 20,
    better: "more",
    moves: { points: 1, lost: -2, listened: -1 },
    rises: { sound: "crowd-ooh", level: 0.5 },
    falls: { sound: "crowd-mutter", level: 0.5 },
    stretches: [
      {
        from: 0,
        layers: { crowd: { bed: "crowd", level: 0.3 } },
        say: "The room is Bram's.",
        fallen: ["bram: They love me! Both of them!"],
      },
      {
        from: 4,
        layers: { crowd: { bed: "crowd", level: 0.6 } },
        say: "The room is half yours, half Bram's.",
      },
      {
        from: 8,
        layers: { crowd: { bed: "party", level: 0.7 } },
        say: "The room is yours.",
        risen: ["bram: Hey! Why's it so loud on Robin's side?"],
      },
    ],
  },
  mic: {
    start: 3,
    from: 0,
    to: 11,
    better: "more",
    moves: { won: 1, lost: -1 },
    rises: { sound: "power-up", level: 0.4 },
    falls: { sound: "power-down", level: 0.4 },
    stretches: [
      { from: 0, layers: {}, say: "Today others have done most of the deciding." },
      {
        from: 4,
        layers: { mic: { bed: "school-music", level: 0.6 } },
        say: "Today is mostly in your hands.",
      },
      { from: 8, layers: { mic: { bed: "school-music", level: 0.9 } }, say: "Today is yours." },
    ],
  },
};

export const tallies: NonNullable<Definition["tallies"]> = {
  caught: {
    counts: "caught",
    best: "most",
    now: "Times your ear was right: {count}.",
    end: ["Your ear was right {count} times, first try.", "{count} times, your ear was right at once."],
    record: [
      "Your ear was right {count} times. Your old best was {best}!",
      "{count} times right at once: a new best, up from {best}!",
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
    now: "Laugh points: {count}.",
    end: ["The room gave you {count} points."],
    record: ["{count} points from the room. Your record was {best}!"],
  },
  own: {
    counts: "won",
    best: "most",
    now: "Times you got what you asked for: {count}.",
    end: ["You got what you asked for {count} times."],
    record: ["You got what you asked for {count} times, more than ever!"],
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
      "nell: A moon rock, Captain. It's a raisin. But it's been up there.",
      { sound: "crunch", caption: "somebody bites a moon rock" },
    ],
  },
  "real-laugh": {
    name: "A laugh that won't stop",
    lines: [
      { sound: "keepsake" },
      "Nell recorded you a laugh that won't stop. It's Kit's.",
      { sound: "laugh-big", caption: "a laugh that won't stop" },
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
