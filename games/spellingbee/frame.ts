/** Honey, the bear who smells it, guests for the concert, what is counted and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const devices: AnyDefinition["devices"] = {
  honey: {
    type: "purse",
    unit: { one: "jar", many: "jars" },
    start: 4,
    most: 40,
    earns: { exact: 2, done: 1, gained: 1 },
    loses: { spilled: 1, spent: 3 },
    low: 1,
    sounds: { gain: "honey-plop", pay: "pour-thick", empty: "sigh" },
    words: {
      have: "On the shelf: {amount} of honey. With six jars at the end there's a feast.",
      none: "There's no honey on the shelf. With six jars at the end there's a feast.",
      left: ["{Amount} left."],
      last: ["One jar left.", "Only one jar now."],
      empty: ["That was the last jar.", "The shelf is empty."],
    },
  },
  bruno: {
    type: "pursuer",
    name: "Bruno",
    step: { sound: "boss-step", caption: "a heavy step", side: -0.6 },
    away: 4,
    eases: { easier: 2, harder: 1 },
    nears: { spilled: 1 },
    flees: { exact: 1 },
    warn: 1,
    takes: { honey: 3 },
    how: "Bruno the bear smells spilled honey. Each spill brings him a step nearer, and when he's here, he eats three jars. A shortest way sends him back a step.",
    came: [
      { sound: "bear" },
      {
        say: ["Is this the honey place?", "I was never here. Where's the honey?", "Only a taste. Or three."],
        voice: "bruno",
      },
      { sound: "big-bite" },
    ],
    nothing: [
      { sound: "bear", pitch: -3 },
      {
        say: ["No honey? I'll wait. I'm good at waiting.", "Empty. Everything's empty. So am I."],
        voice: "bruno",
      },
    ],
    words: {
      places: [
        { from: 0, text: "is here" },
        { from: 1, text: "is one step from the shelf" },
        { from: 2, text: "is at the fence" },
        { from: 3, text: "is at the edge of the woods" },
        { from: 4, text: "is far off, in the woods" },
      ],
      warns: ["{name} {place}!", "Sniff, sniff. {name} {place}."],
      fled: ["{name} goes back to the woods.", "{name} gives up. For now."],
    },
  },
  guests: {
    type: "collection",
    unit: { one: "guest", many: "guests" },
    gains: { spent: 1 },
    things: [
      {
        id: "fiddler",
        name: "A cricket with a fiddle",
        lines: [{ sound: "violin", caption: "a cricket fiddles", hold: "end" }],
      },
      {
        id: "tuba",
        name: "A badger with a tuba",
        lines: [{ sound: "tuba", caption: "a badger's tuba", hold: "end" }],
      },
      {
        id: "bells",
        name: "A mole with a triangle",
        lines: [{ sound: "triangle", caption: "a mole's triangle", hold: "end" }],
      },
      {
        id: "horn",
        name: "A duck with a horn",
        lines: [{ sound: "horn", caption: "a duck's horn", hold: "end" }],
      },
    ],
    words: {
      joins: ["{name} comes to play.", "Hired: {name}."],
      have: "For the concert you have hired {amount}.",
      none: "Nobody is hired for the concert.",
    },
  },
};

export const tallies: AnyDefinition["tallies"] = {
  exact: {
    counts: "exact",
    of: "judged",
    best: "most",
    unit: { one: "job", many: "jobs" },
    now: "By the shortest way: {count} of {of}.",
    end: ["By the shortest way: {count} of {of}."],
    record: ["By the shortest way: {count} of {of}. Your best was {best}!"],
  },
  made: {
    counts: "made",
    best: "most",
    now: "Different things you have made: {count}.",
    end: ["Different things you have made: {count}."],
    record: ["Different things you have made: {count}. More than ever: your best was {best}."],
  },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  crown: {
    name: "A crown of wax",
    lines: [
      { sound: "keepsake" },
      { sound: "bee", hold: "end" },
      "dot: A crown of wax, for whoever spells the shortest way. Not for hot days.",
    ],
  },
  horn: {
    name: "The Baron's ship's horn",
    lines: [
      { sound: "keepsake" },
      { sound: "boat-horn", hold: "end" },
      "baron: I'd like that back. When you're done. No hurry.",
    ],
  },
  e: {
    name: "The quiet E",
    lines: [{ sound: "keepsake" }, { rest: 1 }, "dot: That was it. The quiet E. Wasn't it beautiful?"],
  },
  jar: {
    name: "Bruno's empty jar",
    lines: [
      { sound: "keepsake" },
      { sound: "bottle-note", hold: "end" },
      "bruno: It still smells. I come by now and then, to smell it.",
    ],
  },
};
