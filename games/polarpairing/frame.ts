/** What can be won and lost beside the words: singers, clams, and a walrus. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

const CLAM = { one: "clam", many: "clams" };

export const devices: AnyDefinition["devices"] = {
  choir: {
    type: "collection",
    unit: { one: "singer", many: "singers" },
    things: [
      {
        id: "seal",
        name: "A seal in a tiny hat",
        lines: [{ sound: "seal", caption: "a seal barks in tune" }],
      },
      {
        id: "owl",
        name: "A snowy owl who always asks who",
        lines: [{ sound: "owl", caption: "an owl asks who" }],
      },
      {
        id: "husky",
        name: "A sled dog on a day off",
        lines: [{ sound: "dog", caption: "a sled dog barks" }],
      },
      {
        id: "wolf",
        name: "A wolf who howls the high part",
        lines: [{ sound: "wolf", caption: "a wolf howls" }],
      },
      {
        id: "dolphin",
        name: "A dolphin who got lost",
        lines: [{ sound: "dolphin", caption: "a dolphin whistles" }],
      },
      {
        id: "chick",
        name: "A penguin chick on the telephone",
        lines: [{ sound: "penguin", caption: "a chick brays" }],
      },
      {
        id: "lemming",
        name: "A small but very loud lemming",
        lines: [{ sound: "mouse", caption: "a lemming squeaks" }],
      },
      {
        id: "goose",
        name: "A snow goose with opinions",
        lines: [{ sound: "goose", caption: "a goose honks" }],
      },
      {
        id: "tuba",
        name: "A tuba that somebody left on the ice",
        lines: [{ sound: "tuba", caption: "one note of a tuba" }],
      },
      {
        id: "krill",
        name: "A krill with the giggles",
        lines: [{ sound: "giggle", caption: "a krill giggles" }],
      },
      {
        id: "icicle",
        name: "An icicle that rings",
        lines: [{ sound: "triangle", caption: "an icicle rings" }],
      },
      {
        id: "boat",
        name: "The mail boat",
        lines: [{ sound: "boat-horn", caption: "the mail boat's horn" }],
      },
    ],
    gains: { usedLeft: 1, traded: 1 },
    loses: { "wallace-missed": 1, "ice-out": 1 },
    words: {
      joins: [
        "{name} joins the choir.",
        "{name} steps on stage.",
        "On stage: {name}.",
        "Hello to a new voice. {name}!",
      ],
      leaves: ["{name} slides off the stage and paddles home.", "The choir loses one. {name}: gone."],
      have: "On stage: {amount}. It takes seven for the big show.",
      none: "The stage is empty. It takes seven for the big show.",
    },
  },
  clams: {
    type: "purse",
    unit: CLAM,
    start: 2,
    most: 24,
    earns: { usedRight: 3 },
    loses: { traded: 5 },
    low: 1,
    sounds: { gain: "claves", pay: "cracker", empty: "tin-clack" },
    words: {
      have: "In your bucket: {amount}.",
      none: "No clams in your bucket.",
      left: ["{Amount} left."],
      last: ["One clam left.", "Only one clam now."],
      empty: ["That was the last clam.", "The bucket is empty."],
    },
  },
  wallace: {
    type: "pursuer",
    name: "Wallace",
    step: { sound: "boss-step", caption: "a thump", side: 0.5 },
    away: 4,
    eases: { easier: 2 },
    nears: { cracked: 1 },
    flees: { sharp: 1 },
    warn: 1,
    how: "Wallace the walrus hears cracks, and thumps nearer. He wants three clams, or he lies down on the stage. A pair straight from memory sends him back.",
    takes: { clams: 3 },
    came: [
      { sound: "bear", pitch: -4, caption: "a walrus grunts happily" },
      {
        say: ["Clams! Don't mind if I do.", "Slurp. What? I was in the area.", "Ooh, a bucket."],
        voice: "wallace",
      },
    ],
    nothing: [
      { sound: "bear", pitch: -7, caption: "a walrus grunts, and lies down" },
      {
        say: [
          "No clams? Then I'll lie down. Right here on the stage.",
          "Empty bucket. I'm tired. Is this seat taken?",
        ],
        voice: "wallace",
      },
    ],
    words: {
      places: [
        { from: 0, text: "is here" },
        { from: 1, text: "is one thump away" },
        { from: 2, text: "is on the ice" },
        { from: 4, text: "is far off" },
      ],
      warns: ["{name} {place}! Got clams?", "Careful: {name} {place}."],
      fled: ["{name} waddles off, far away.", "{name} gives up. For now."],
    },
  },
  ice: {
    type: "fuel",
    unit: { one: "try", many: "tries" },
    start: 14,
    most: 14,
    burns: { tries: 1 },
    low: 4,
    sounds: { pay: "ice-clink", empty: "rock-fall" },
    out: [
      { sound: "rock-fall" },
      [
        "The stage is melting. Its edge breaks off.",
        "Another piece of the stage goes.",
        "Drip, drip. The stage is smaller now.",
      ],
    ],
    words: {
      have: "For the melting ice you have {amount}.",
      none: "The ice is melting under the stage.",
      left: ["{Amount} left before the ice melts.", "{Amount}, then it melts."],
      last: ["One more try, then it melts."],
      empty: ["The ice is soft now. From here on each try can cost a singer."],
    },
  },
};

/** On the first level help is free: it costs that a pair is straight from memory, and clams are new there. */
export const prices = { ask: { clams: 1 } };
export const dearHelp = { hint: { clams: 1 } };

export const tallies: AnyDefinition["tallies"] = {
  sharp: {
    counts: "sharp",
    of: "found",
    best: "most",
    now: "From memory, with no crack on the way: {count} so far.",
    end: [
      "From memory, with no crack on the way: {count} of {of} pairs.",
      "Straight from memory: {count} of {of} pairs.",
    ],
    record: ["Straight from memory: {count} of {of} pairs! Your best was {best}."],
  },
  cracks: {
    counts: "cracked",
    best: "fewest",
    now: "Cracks in the ice: {count}.",
    end: ["Cracks in the ice: {count}."],
    record: ["Cracks in the ice: {count}. Your fewest yet, down from {best}."],
  },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  bell: {
    name: "The choir's bell",
    lines: [
      { sound: "keepsake" },
      "pip: The choir's bell. It rings for good ears.",
      { sound: "sled-bells", hold: "end" },
    ],
  },
  thermometer: {
    name: "A thermometer that sings",
    lines: [
      { sound: "keepsake" },
      "bo: A thermometer that sings. Higher is hotter.",
      { sound: "glass-harp", pitch: -5, hold: "end" },
      { sound: "glass-harp", pitch: 7, hold: "end" },
    ],
  },
  code: {
    name: "The secret code",
    lines: [
      { sound: "keepsake" },
      { sound: "radio-crackle" },
      "pip: The secret code: old new, old young. Over!",
    ],
  },
  solo: {
    name: "The walrus solo",
    lines: [
      { sound: "keepsake" },
      { sound: "bear", pitch: -8, hold: "end", caption: "a walrus sings one long low note" },
      "wallace: Thank you. I've been practicing.",
    ],
  },
};
