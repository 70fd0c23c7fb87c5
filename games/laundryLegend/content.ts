/** What all levels share: the machines, the marks, what pockets hide, and Argyle. */
import { POCKETS } from "./sources.ts";
import type { Content, Finds } from "./types.ts";

type Shared = Omit<Content, "things" | "codes">;

/** Whatever a pocket gives away by ear; what does harm in the wash is from the makers' own list. */
const finds: Finds = {
  crayon: {
    heard: [{ sound: "pocket", caption: "something small and hard rolls in a pocket" }],
    found: [["A crayon! Out it comes.", "Another crayon. Phew.", "A stub of crayon. Saved the load."]],
    forgotten: [
      { sound: "splat" },
      ["A crayon was in a pocket. Purple blobs!", "A forgotten crayon. Green blobs, everywhere."],
    ],
    spoils: true,
    source: POCKETS,
  },
  tissue: {
    heard: [{ sound: "page", caption: "thin paper crackles in a pocket" }],
    found: [["A tissue. Used. Thanks a lot.", "A paper tissue. Good catch."]],
    forgotten: [
      { sound: "sneeze" },
      ["A tissue was in there. White fuzz on everything!", "Tissue again! The load looks like a sheep."],
    ],
    spoils: true,
    source: POCKETS,
  },
  coins: {
    heard: [{ sound: "coins", caption: "coins jingle in a pocket" }],
    found: [["Coins! A tip: three.", "Three more for the jar.", "Jackpot. Three tips."]],
    forgotten: [
      { sound: "pan-bang", level: 0.6, caption: "metal clanks round and round" },
      ["Coins, all over the drum. The owner fished them out.", "Clank! Those coins could have been a tip."],
    ],
    tips: 3,
  },
  key: {
    heard: [{ sound: "keys-jingle", caption: "keys jingle in a pocket" }],
    found: [["A house key! Somebody was locked out. Two tips.", "A key, with a tag: Thank you. Two tips."]],
    forgotten: [
      { sound: "pan-bang", level: 0.6, caption: "metal clanks round and round" },
      [
        "A key went through the wash. It scratched the drum, and somebody is locked out.",
        "Clank. A key! Pockets first, says the drum.",
      ],
    ],
    tips: 2,
  },
  "stiff-label": {
    heard: [{ sound: "page", level: 0.7, pitch: 5, caption: "a stiff label crackles" }],
    found: [],
  },
  note: {
    heard: [{ sound: "bill-fold", caption: "thick paper folds in a pocket" }],
    found: [
      [
        "A note! It says: Has anybody seen my brother? Red, with diamonds. Signed, Paisley. One tip.",
        "A note! It says: He hates to be alone. That is why he hops into warm places. Paisley. One tip.",
        "A note! It says: I wait in every pocket I can. Socks go in twos. Paisley. One tip.",
        "A note! It says: Is he eating well? Paisley. One tip.",
        "A note! It says: Tell him Mom has knitted a third one. Paisley. One tip.",
        "A note! It says: I am in Nana's own drawer, second from the top. Paisley. One tip.",
      ],
    ],
    forgotten: [
      ["A note, washed to mush. Only one word is left: brother.", "A washed note. It says: ...sley."],
    ],
    tips: 1,
  },
  duck: {
    heard: [{ sound: "squeak-toy", caption: "something squeaks in a pocket" }],
    found: [
      [
        "A rubber duck. It lives on the shelf now. One tip.",
        "Another duck! The first one looks pleased. One tip.",
      ],
    ],
    forgotten: [
      { sound: "duck", level: 0.6 },
      ["A rubber duck had a lovely swim.", "The duck went round and round. It would do it again."],
    ],
    tips: 1,
  },
};

const WRONG_WATER = [
  "Wrong water! It came out small, or still dirty.",
  "That was not its water.",
  "Cold, warm, hot: mixed up.",
  "The dial said something else.",
];

export const shared: Shared = {
  customers: {
    nana: {
      hello: [],
      happy: [{ say: "Nice ears! That is how it's done.", voice: "nana" }],
      unhappy: [{ say: "We'll call that one practice.", voice: "nana" }],
      lost: "Nana fishes it out. It was hers.",
    },
  },
  bounces: [{ sound: "bounce", caption: "it bounces back" }],
  bins: {
    dark: {
      label: "Dark drum",
      phrases: ["dark", "darks", "dark drum", "midnight"],
      voice: "midnight",
      takes: "load",
      means: "dark",
      arrives: [{ sound: "drop-machine", caption: "it tumbles into the left drum" }],
      spoiled: [
        "Something pale in my soup!",
        "Burp. That was no dark one.",
        "Who put daylight in me?",
        "Ugh. It came out the color of mud.",
      ],
    },
    light: {
      label: "Light drum",
      phrases: ["light", "lights", "light drum", "daisy"],
      voice: "daisy",
      takes: "load",
      means: "light",
      arrives: [{ sound: "drop-machine", caption: "it tumbles into the right drum" }],
      spoiled: [
        "Oh no. Everything is gray!",
        "My lovely lights, all dishwater!",
        "Achoo! A dark one got in.",
        "Gray, gray, gray. Oh dear.",
      ],
    },
    machine: {
      label: "Machine drum",
      phrases: ["machine", "machine drum", "drum", "midnight"],
      voice: "midnight",
      takes: "load",
      means: "machine",
      arrives: [{ sound: "drop-machine", caption: "it tumbles into the left drum" }],
      spoiled: [
        "I tumbled it. It is doll size now.",
        "Rrrip. I have no soft hands. I have no hands.",
        "Something came out as a knot.",
        "It went in large. It came out mouse.",
      ],
    },
    basin: {
      label: "Hand-wash basin",
      phrases: ["basin", "hand wash", "wash by hand", "by hand", "bubbles"],
      voice: "bubbles",
      takes: "load",
      means: "by hand",
      arrives: [{ sound: "drop-basin", caption: "it splashes into the right basin" }],
      spoiled: [
        "Too heavy for my suds. They all sank.",
        "It drank me dry! Nothing got clean.",
        "I rubbed and rubbed. Still muddy.",
        "Glub. I am a basin, not a truck wash.",
      ],
    },
    "left-machine": {
      label: "Left machine",
      phrases: ["left machine"],
      takes: "load",
      arrives: [{ sound: "drop-machine", caption: "it tumbles into the left machine" }],
      spoiled: WRONG_WATER,
    },
    "middle-machine": {
      label: "Middle machine",
      phrases: ["middle machine"],
      takes: "load",
      arrives: [{ sound: "drop-machine", caption: "it tumbles into the middle machine" }],
      spoiled: WRONG_WATER,
    },
    "right-machine": {
      label: "Right machine",
      phrases: ["right machine"],
      takes: "load",
      arrives: [{ sound: "drop-machine", caption: "it tumbles into the right machine" }],
      spoiled: WRONG_WATER,
    },
    start: {
      label: "Start it",
      phrases: ["start", "start it", "go"],
      takes: "judge",
      arrives: [{ sound: "power-up", caption: "the machine comes on" }],
      refuses: [{ sound: "power-down", caption: "it clicks off again" }],
      landed: ["Off it goes.", "It hums along.", "Running, and happy.", "Round and round it goes."],
      contrast: ["Not ready to start.", "It is not ready yet.", "Wait. Something is off."],
    },
    fix: {
      label: "Fix it first",
      phrases: ["fix", "fix it", "fix it first"],
      takes: "judge",
      arrives: [{ sound: "ratchet", caption: "your hands get to work" }],
      refuses: [{ sound: "doubt-hum", caption: "a doubtful hum" }],
      landed: ["Fixed.", "That does it.", "Good as new.", "There. Better.", "Mended."],
      contrast: ["There is nothing to fix.", "Nothing here for your hands.", "Leave it as it is."],
    },
    ask: {
      label: "Ask Nana",
      phrases: ["ask", "ask nana", "nana", "ask a grown up"],
      voice: "nana",
      takes: "judge",
      arrives: [{ sound: "service-bell", caption: "the bell for Nana" }],
      landed: ["Smart. That one is mine.", "Good ears. I'll see to it.", "Right to ask, my dear."],
      advises: true,
      contrast: ["You can do this one, dear.", "Ask away! Here is what I see.", "Here is a clue, dear."],
    },
    box: {
      label: "Lost and found box",
      phrases: ["box", "lost and found", "the box", "catch him", "catch it"],
      takes: "trap",
      means: "a spy",
      arrives: [{ sound: "chest-shut", caption: "a heavy lid slams" }],
      landed: [
        "Got one! The box kicks. The slam scares Argyle off, too.",
        "Got another! The box kicks.",
        'Caught! A muffled "Hey!"',
        "That one was a sock in disguise!",
        "Slam. One spy fewer.",
      ],
    },
  },
  kinds: { cold: "cold", warm: "warm", hot: "hot" },
  marks: {
    snip: { heard: [{ sound: "scissors", caption: "a snip" }], text: "a snip" },
    knock: { heard: [{ sound: "tag-knock", caption: "one small hard knock" }], text: "a knock" },
    creak: { heard: [{ sound: "rope-creak", level: 0.7, caption: "a tight little creak" }], text: "a creak" },
    ice: { heard: [{ sound: "ice-clink", caption: "a talking label: ice clinks" }], text: "ice" },
    bubbles: {
      heard: [{ sound: "bubbles", caption: "a talking label: water bubbles gently" }],
      text: "bubbles",
    },
    steam: { heard: [{ sound: "steam", caption: "a talking label: steam hisses" }], text: "steam" },
    "one-pin": { heard: [{ sound: "pin-click", caption: "one small metal click" }], text: "one pin" },
    "two-pins": {
      heard: [{ sound: "pin-click", times: 2, caption: "two small metal clicks" }],
      text: "two pins",
    },
    "three-pins": {
      heard: [{ sound: "pin-click", times: 3, caption: "three small metal clicks" }],
      text: "three pins",
    },
  },
  finds,
  loads: {
    tips: [1, 3, 6],
    label: "Wash the fuller one",
    phrases: ["wash", "wash now", "start", "start the machines"],
    runs: [
      { sound: "water-fill", caption: "water runs in" },
      { sound: "spin", caption: "the drum spins" },
    ],
    paid: [{ sound: "coin-jar", caption: "coins fall into the jar" }],
    clean: [
      [
        "One clean. One tip.",
        "Just one, but clean. One tip.",
        "One lonely clean thing. One tip.",
        "One tip for one.",
        "A small wash. One tip.",
        "One. It had the drum to itself.",
        "One more in the jar.",
        "Clink. One.",
      ],
      [
        "Two clean. Three tips.",
        "A clean pair: three tips.",
        "Two. Clink, clink, clink.",
        "Both spotless. Three in the jar.",
        "Three tips for two.",
        "Two, and both clean. Three tips.",
      ],
      [
        "A full drum, all clean. Six tips!",
        "Full and spotless. Six tips!",
        "Three out of three: six tips!",
        "Six tips! The jar sings.",
        "Full drum, clean as snow. Six!",
      ],
    ],
    nothing: ["Both drums are empty.", "Nothing to wash yet.", "Empty. Put something in first."],
  },
  pot: {
    label: "Bank the hat",
    phrases: ["bank", "bank the hat", "bank it", "jar", "the jar", "keep it"],
    grows: [{ sound: "coin", level: 0.7, caption: "a coin drops into the hat, higher than the last" }],
    pays: [{ sound: "coin-small", level: 0.6, caption: "one coin goes back to Nana" }],
    banks: [{ sound: "coin-jar", caption: "coins fall from the hat into the jar" }],
    banked: [
      "Safe in the jar: {tips}.",
      "In the jar: {tips} more.",
      "Clink! For the jar: {tips}.",
      "The hat is empty. In the jar: {tips} more.",
    ],
    spills: [
      { sound: "coins", caption: "the hat tips over and coins roll away" },
      ["The hat! Empty.", "There goes the hat.", "Coins under every machine.", "The hat starts again."],
    ],
    nothing: ["The hat is empty.", "No coins in the hat yet."],
    holds: ["Coins in the hat: {count}."],
  },
  prowler: {
    step: "sock-step",
    steps: ["one tiny step", "two tiny steps"],
    places: [
      { from: 0, text: "right beside the drum", level: 1 },
      { from: 2, text: "close by", level: 0.75 },
      { from: 4, text: "across the room", level: 0.5 },
      { from: 6, text: "far off", level: 0.3 },
    ],
    jumps: [
      { sound: "drop-basin", level: 0.6, caption: "a wet plop" },
      { sound: "gremlin-giggle", caption: "a giggle from inside the drum" },
    ],
    warns: [{ say: "He's close! Select washes the fuller one. Or do you dare one more?", voice: "nana" }],
    jumped: [
      {
        say: {
          full: [
            "He's in! That load is lost. Wash it, and he runs. Or leave him there, and fill the other.",
            "He jumped in! Wash him out, or let him soak and use the other.",
          ],
          short: ["He's in!", "Plop. He's in there.", "And in he goes.", "Argyle takes a bath."],
        },
        voice: "nana",
      },
    ],
    helps: {
      near: [
        "Argyle is very near the fuller drum. Select washes it.",
        "Another step or two, and he is in the fuller drum.",
      ],
      inside: ["He sits in the {label}: that load is lost. Washing it drives him out."],
    },
    flees: [{ sound: "sock-step", times: 5, every: 0.15, level: 0.5, caption: "tiny feet race away" }],
    waits: [{ sound: "sock-step", times: 3, every: 0.2, caption: "tiny feet hop on the spot, right here" }],
    spoils: [
      { sound: "gremlin-giggle", caption: "a wet giggle jumps out and runs" },
      {
        say: [
          "Stripes! Argyle was in there.",
          "Red diamonds on everything. Argyle!",
          "Argyle took a bath with the laundry. Stripes again.",
          "Stripes. You can hear him laugh.",
        ],
      },
    ],
    at: "Argyle is {place}",
    inside: "Argyle is in the {label}",
    swaps: [{ sound: "gremlin-giggle", caption: "a giggle behind the machines" }],
  },
  dials: {
    sound: "dial-click",
    clicks: ["one click", "two clicks", "three clicks"],
    places: ["left", "middle", "right"],
  },
  feel: {
    label: "Feel it again",
    phrases: ["feel", "feel again", "feel it again", "search", "pockets"],
    heard: [{ sound: "rustle", level: 0.6, caption: "your hands go over it" }],
  },
  words: {
    felt: ["{mark}.", "Yes: {mark}.", "Your fingers say: {mark}."],
    smooth: ["Nothing new.", "No mark. No secret."],
    misplaced: [
      "{name}, with {mark}. That says {means}.",
      "{name} had {mark}. That's {means}.",
      "{name}: {mark}, so {means}.",
    ],
    misplacedThing: ["{name}. {why}"],
    still: ["Still in your hands: {name}.", "And again: {name}.", "Back to work: {name}."],
    stray: [
      "{name}, with {mark}? Nobody here has that. A spy!",
      "{name}: {mark}. That was a sock in disguise!",
    ],
    moved: ["You had it right. Then the dial moved.", "That was right, until Argyle turned the dial."],
    feelFirst: ["Up feels it, and tells you what it is.", "Let your fingers tell: Up."],
    result: [
      "{clean} of {count} came out well. Tips: {tips}.",
      "Well done: {clean} of {count}. Tips: {tips}.",
      "That makes {clean} of {count}. Tips: {tips}.",
    ],
    where: ["Number {at} of {count}.", "{at} of {count}."],
    holds: ["{label}: {count}.", "{label}, {count} inside."],
    listen: ["Listen to its sounds. Up feels it again.", "The sounds tell. Up feels once more."],
    handsOff: ["This is nothing for children's hands.", "Hands off. Who should know of this?"],
    press: ["{mark}. Press {button}: {label}.", "{mark}: so {button}, the {label}."],
    belongs: ["This one goes {seat}: {label}."],
  },
};
