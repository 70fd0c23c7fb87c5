/** What all levels share: what pockets hide, what a wash pays, Argyle, and the small words. */
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
      [
        "{name}, with a crayon in the pocket! Purple blobs on everything. No tips.",
        "{name} had a crayon in the pocket. Green blobs all over, and no tips.",
      ],
    ],
    spoils: true,
    source: POCKETS,
  },
  tissue: {
    heard: [{ sound: "page", caption: "thin paper crackles in a pocket" }],
    found: [["A tissue. Used. Thanks a lot.", "A paper tissue. Good catch."]],
    forgotten: [
      { sound: "sneeze" },
      [
        "{name}, with a tissue in the pocket! White fuzz on everything. No tips.",
        "{name} had a tissue in the pocket. Everything looks like a sheep now. No tips.",
      ],
    ],
    spoils: true,
    source: POCKETS,
  },
  coins: {
    heard: [{ sound: "coins", caption: "coins jingle in a pocket" }],
    found: [
      [
        "Coins! You give them back, and get a tip for being honest.",
        "More coins. Back to their owner. One tip.",
        "Coins. Somebody's bus fare! One grateful tip.",
      ],
    ],
    forgotten: [
      { sound: "pan-bang", level: 0.6, caption: "metal clanks round and round" },
      [
        "{name}, with coins in the pocket. Clank! You could have had a tip for finding them.",
        "Clank! {name} had bus fare in the pocket. Check pockets first!",
      ],
    ],
    tips: 1,
  },
  key: {
    heard: [{ sound: "keys-jingle", caption: "keys jingle in a pocket" }],
    found: [["A house key! Somebody was locked out. Two tips.", "A key! Its owner cheers. Two tips."]],
    forgotten: [
      { sound: "pan-bang", level: 0.6, caption: "metal clanks round and round" },
      [
        "{name}, with a key in the pocket. Clank! Somebody is still locked out.",
        "Clank. A house key goes round and round, and somebody is locked out.",
      ],
    ],
    tips: 2,
  },
  "stiff-label": {
    heard: [{ sound: "page", level: 0.7, pitch: 5, caption: "a stiff label crackles" }],
    found: [],
    hint: ["A stiff label crackles. Up reads it.", "Hear the crackle? Its label has news. Up reads it."],
  },
  note: {
    heard: [{ sound: "bill-fold", caption: "thick paper folds in a pocket" }],
    found: [
      [
        "A note! It says: Has anybody seen my brother? Red, with diamonds. Signed, Paisley. One tip.",
        "A note! It says: He hates to be alone. That's why he looks for company. Paisley. One tip.",
        "A note! It says: I wait in every pocket I can. Socks go in twos. Paisley. One tip.",
        "A note! It says: Is he eating well? Paisley. One tip.",
        "A note! It says: Tell him Mom knitted a third one. Paisley. One tip.",
        "A note! It says: I'm in Nana's own drawer, second from the top. Paisley. One tip.",
      ],
    ],
    forgotten: [
      ["A note, washed to mush. You can make out one word: brother.", "A washed note. It says: ...sley."],
    ],
    tips: 1,
  },
  duck: {
    heard: [{ sound: "squeak-toy", caption: "something squeaks in a pocket" }],
    found: [
      [
        "A rubber duck. It gets its own shelf. One tip.",
        "Another duck! The first one looks pleased. One tip.",
      ],
    ],
    forgotten: [
      { sound: "duck", level: 0.6 },
      [
        "A rubber duck just had the swim of its life.",
        "The duck went round and round. It wants to go again.",
      ],
    ],
    tips: 1,
  },
};

export const shared: Shared = {
  customers: {
    nana: {
      hello: [],
      happy: ["nana: All clean. That's how it's done."],
      mended: ["nana: All clean in the end. Now you know."],
      unhappy: ["nana: We'll call that one practice."],
    },
  },
  bounces: [{ sound: "bounce", caption: "it bounces back" }],
  last: [{ sound: "zip", caption: "a zipper: the bag is empty" }],
  bins: {},
  kinds: { cold: "cold, one click", warm: "warm, two clicks", hot: "hot, three clicks" },
  finds,
  loads: {
    tips: [1, 3, 6],
    label: "Wash the oldest load",
    phrases: ["wash", "wash now", "wash the first load", "start", "start the machines"],
    runs: [
      { sound: "water-fill", caption: "water runs in" },
      { sound: "spin", caption: "the drum spins" },
    ],
    paid: [{ sound: "coin-jar", caption: "coins fall into the jar" }],
    clean: [
      [
        "One clean. One tip.",
        "Just one, but clean. One tip.",
        "One lonely clean thing, one lonely tip.",
        "One tip for one.",
        "A small wash. One tip.",
        "One clean, with the place all to itself. One tip.",
        "One clean. One more tip in the jar.",
        "Clink. One clean, one tip.",
      ],
      [
        "Two clean. Three tips.",
        "A clean pair: three tips.",
        "Two clean. Clink, clink, clink: three tips.",
        "Both spotless. Three tips in the jar.",
        "Two clean things, three tips.",
        "Two, and both clean. Three tips.",
      ],
      [
        "Three in, all clean. Six tips!",
        "Full and spotless. Six tips!",
        "Three out of three: six tips!",
        "A full, clean load. Six tips! The jar sings.",
        "Full, and not one spot left. Six tips!",
      ],
    ],
    nothing: ["There's nothing in to wash yet.", "Empty. Put something in first."],
  },
  prowler: {
    step: "sock-step",
    steps: ["one hop", "two hops"],
    unit: { one: "hop", many: "hops" },
    places: [
      { from: 0, text: "very close", level: 1 },
      { from: 2, text: "close by", level: 0.8 },
      { from: 3, text: "near", level: 0.65 },
      { from: 4, text: "halfway here", level: 0.5 },
      { from: 5, text: "across the room", level: 0.4 },
      { from: 6, text: "far off", level: 0.3 },
    ],
    jumps: [
      { sound: "drop-basin", level: 0.6, caption: "a wet plop" },
      { sound: "gremlin-giggle", caption: "a giggle from inside" },
    ],
    warns: [
      "nana: He's {steps} from the {label}! Select washes what's in it, and scares him off. With two hops left, a third piece is a gamble. With one left, it's too late.",
    ],
    jumped: [
      {
        say: {
          full: [
            "He's in! With somebody inside, never start it. Select opens it, and out he goes. But his red is on that load now.",
          ],
          short: [
            "He's in! Don't start it. Select lets him out.",
            "Plop. Somebody's inside: Select, and out he goes.",
            "In he goes. Never start it now: Select.",
          ],
        },
        voice: "nana",
      },
    ],
    helps: {
      near: [
        "Argyle is {steps} from the {label}. Select washes it, and he runs. Sort or feel first, and he may get in.",
        "He's {steps} from the {label}, and takes one or two at a time. Select is faster: it washes, and he runs.",
      ],
      inside: [
        "He's in the {label}, so it must not start. Select opens it, and out he goes. That load has his red on it anyway.",
      ],
    },
    flees: [{ sound: "sock-step", times: 5, every: 0.15, level: 0.5, caption: "tiny feet race away" }],
    snug: [{ sound: "gremlin-giggle", level: 0.5, caption: "the giggle is still inside" }],
    waits: [{ sound: "sock-step", times: 3, every: 0.2, caption: "he hops on the spot, and waits" }],
    opens: {
      label: "Chase him out",
      phrases: ["open", "open it", "open the drum", "open the door", "chase him out", "get out"],
      heard: [{ sound: "door-creak", caption: "the drum's door opens" }],
    },
    spoils: [
      { sound: "gremlin-giggle", caption: "a giggle jumps out" },
      {
        say: [
          "Out goes Argyle! But his red rubbed off on everything. No tips.",
          "Argyle is out. He left red diamonds on everything. No tips.",
          "Out he goes, and nobody was washed. But everything has stripes, so no tips.",
          "Shoo! Red stripes again. No tips.",
        ],
      },
    ],
    at: "Argyle is {away} away",
    after: "Argyle is {away} from the {label}",
    inside: "Argyle is in the {label}",
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
    felt: [
      "{mark}.",
      "Yep. {mark}.",
      "Your fingers agree. {mark}.",
      "There. {mark}.",
      "{mark}, sure as soap.",
      "No doubt. {mark}.",
    ],
    resultMended: [
      "All {count} clean in the end.",
      "{count} of {count} clean, with a second try.",
      "In the end, all {count} are clean.",
    ],
    smooth: ["Nothing new.", "No mark, and nothing in it."],
    misplaced: [
      "{Mark}: that's {means}.",
      "Hear it? {Mark}. That one's {means}.",
      "{Mark}, so it's {means}.",
      "That was {mark}. It's {means}.",
      "{Mark}? That's {means}, remember?",
    ],
    misplacedOf: ["{family} and {mark}: that's {means}.", "{family} with {mark}? That's {means}."],
    stray: ["{Mark}! Nobody here has that. A spy!", "{Mark}? That's a sock in disguise!"],
    strayOf: [
      "{family} and {mark}? They never use that. A spy!",
      "{family} with {mark}? A sock in disguise!",
    ],
    back: {
      full: ["Back to the bottom of the bag. A second try takes up to two tips off."],
      short: [
        "Into the bag again, for a second try.",
        "Back in the bag. A second try costs up to two tips.",
        "Back in the bag it goes.",
        "You'll get it again later.",
      ],
    },
    taken: ["Nana takes that one.", "Nana does that one herself.", "Nana takes care of that one."],
    again: ["Here again: {name}.", "Second try: {name}.", "One more time: {name}."],
    later: [
      "And now?",
      "Listen again.",
      "How about now?",
      "Better?",
      "Now listen.",
      "Did that do it?",
      "How does it sound now?",
    ],
    still: ["And again: {name}.", "Back to work: {name}.", "Now, where were we: {name}."],
    moved: [
      "Argyle turned that dial, so the water was wrong. The load is spoiled. No tips.",
      "That dial was turned after you loaded it. The load is spoiled. No tips.",
    ],
    paidLess: [
      "Clean, minus {less} for trying twice. Tips: {tips}.",
      "Clean, but trying twice costs {less}. Tips: {tips}.",
    ],
    washes: ["{label}.", "{label} first.", "{label} it is."],
    covered: [
      "You hear no clicks here. Did his elastic twang? Then it's a fib. Up finds the pins.",
      "They sit on their pins. A twang means he fibs. Then Up finds the pins.",
    ],
    honest: ["No twang. That was the truth.", "His elastic was quiet. He means it."],
    fibbed: [
      "His elastic twanged, so that was a fib. It's the other kind, or a spy.",
      "Twang! It isn't what he says. What else could it be?",
    ],
    feelFirst: ["Try Up. It tells you more.", "Up will tell you what it is."],
    ears: [
      "Here's a trick: you hear the tag without pressing Up. If no pocket rattles, Up only gives Argyle a free hop.",
    ],
    result: [
      "{clean} of {count} came out clean.",
      "That makes {clean} clean, of {count}.",
      "Clean: {clean} of {count}.",
    ],
    resultAll: [
      "All {count} clean!",
      "Every last one is clean, all {count}, on the first try.",
      "{count} of {count}, all clean!",
    ],
    resultFirsts: ["Right the first time: {clean} of {count}."],
    where: ["With this one, {left} still to do.", "Still to do, counting this one: {left}."],
    holds: ["{label}: {count} of {most}."],
    listen: ["Listen to its sounds. Up goes over it once more.", "The sounds will tell you. Up goes closer."],
    hidden: ["Something's in a pocket. Up takes it out.", "First, the pocket. Up takes out what you hear."],
    others: ["Any other mark is a spy: Down.", "Anything else? A spy. Down, in the box."],
    hears: ["You hear {mark}. Here, that's {means}.", "That's {mark}: {means}."],
    handsOff: ["Hands off. Call Nana.", "Hands off. Who should know about this?"],
    press: ["{mark}. Press {button}: {label}.", "{mark}: that's {button}, {label}."],
    belongs: ["This one goes {seat}: {label}."],
  },
};
