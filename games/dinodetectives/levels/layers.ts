/** Level 2: three layers. Only what lies in the beast's own layer tells of it, until the brags are about before and after. */
import { barely, brag, brags, busts, field, proves } from "../brags.ts";
import { tickOf } from "../digging.ts";
import { lostThing, shows } from "../frame.ts";
import type { Bank, Boast, Chapter, Find, Level } from "../types.ts";

const HELL_CREEK =
  "Hell Creek Formation, Montana, above marine shale and below Fort Union mammal beds; from memory, not looked up";
const BITES =
  "Erickson and Olson 1996 (Journal of Vertebrate Paleontology 16) on bitten Triceratops bone; from memory, not looked up";

const [SOIL, CLAY, ROCK] = [0, 1, 2];

const ownTooth: Find = {
  kind: "tooth",
  layer: CLAY,
  says: {
    full: [
      "Out of the clay, a tooth that fits our beast's jaw. It shears like scissors, and chewing tough plants has scratched it.",
    ],
    short: [
      "Our beast's tooth, out of the clay: shears like scissors, scratched by tough plants.",
      "The scissor tooth from the clay, our beast's, with scratches from tough plants.",
    ],
  },
};
const shark: Find = {
  kind: "tooth",
  layer: ROCK,
  says: {
    full: ["Out of the rock, a tooth. A shark's!"],
    short: ["The shark's tooth, out of the rock.", "That shark's tooth again, out of the rock."],
  },
};
const mammal: Find = {
  kind: "tooth",
  layer: SOIL,
  says: {
    full: ["From the soft soil on top, a tooth smaller than rice. Something small and furry."],
    short: [
      "The tiny tooth of something furry, from the soil on top.",
      "The small furry animal's tooth, from the soil on top.",
    ],
  },
};
const ownLeaf: Find = {
  kind: "leaf",
  layer: CLAY,
  says: {
    full: ["Out of the clay, a broad leaf, off a tree."],
    short: ["The tree's leaf, out of the clay.", "That broad leaf from the clay."],
  },
};
const topLeaf: Find = {
  kind: "leaf",
  layer: SOIL,
  says: {
    full: ["From the soil on top, a leaf off a tree."],
    short: ["The tree's leaf, from the soil on top.", "That leaf off a tree, from the soil on top."],
  },
};
const clam: Find = {
  kind: "shell",
  layer: CLAY,
  says: {
    full: ["Out of the clay, a clam that lives in rivers only."],
    short: ["The river clam, out of the clay.", "That clam from the clay, a kind that lives only in rivers."],
  },
};
const ammonite: Find = {
  kind: "shell",
  layer: ROCK,
  says: {
    full: ["Out of the rock, a curled shell. An ammonite: it lived in the sea."],
    short: ["The ammonite, a sea shell, out of the rock.", "The curled sea shell, out of the rock."],
  },
};
const bone: Find = {
  kind: "bone",
  layer: CLAY,
  says: {
    full: ["Out of the clay, our beast's hip bone, with deep bites. T. rex teeth fit right in."],
    short: [
      "Our beast's hip, out of the clay, bitten deep. T. rex teeth fit right in.",
      "Our beast's hip from the clay, with deep bites. T. rex teeth fit.",
    ],
  },
};

const SCISSORS = busts("Those scratches are from chewing tough plants.");
const LEAFY = busts("A tree's leaf, out of its own layer.");
const RIVER = busts("Out of its own layer, a clam that lives in rivers only.");

const first = brags(
  "layer-first",
  HELL_CREEK,
  brag("munch", "the fish", "My beast ate fish! Sharks, even!", "Which tick comes from the clay?", {
    tooth: SCISSORS,
  }),
);

const clay = brags(
  "clay",
  BITES,
  brag(
    "munch",
    "the meat",
    ["My beast ate meat, for breakfast!", "Steak! My beast ate steak!"],
    "What has its own tooth been through?",
    { tooth: SCISSORS },
  ),
  brag(
    "snip",
    "the scissors",
    ["My beast had scissors in its mouth!", "Snip, snip went its teeth!"],
    "You want its own teeth.",
    {
      tooth: proves("It shears like scissors."),
    },
  ),
  brag(
    "water",
    "the waves",
    ["In its time, this was the salty sea!", "Waves, in its time! Waves everywhere!"],
    "What water was here in its time?",
    {
      shell: RIVER,
      leaf: barely(LEAFY),
    },
  ),
  brag(
    "water",
    "the river",
    ["In its time a river ran here!", "It could drink from a river!"],
    "Who lives in rivers only?",
    {
      shell: proves("Out of its own layer, a river clam."),
    },
  ),
  brag(
    "rex",
    "the bully",
    ["Nobody ever dared to bite my beast!", "Not one bite, ever!"],
    "What would a bite leave?",
    {
      bone: busts("Deep bites, and T. rex teeth fit in."),
    },
  ),
  brag(
    "rex",
    "the neighbor",
    ["T. rex was around in its time!", "Its neighbor was T. rex!"],
    "Who leaves bites that big?",
    {
      bone: proves("T. rex teeth fit the bites in its own hip."),
    },
  ),
  brag(
    "trees",
    "the moss",
    ["Only moss grew here in its time!", "In its time, nothing grew above my ankle!"],
    "What grew, in its own layer?",
    {
      leaf: busts("That leaf is off a tree, out of its own layer."),
      tooth: barely(busts("Tough plants scratched it. Moss is soft.")),
    },
  ),
);

/** What is left for the field after it, whichever is chosen. */
const late: Boast[] = [
  brag(
    "snip",
    "the swallow",
    ["My beast swallowed whole trees, unchewed!", "No cutting! It swallowed everything whole!"],
    "You want its own teeth.",
    { tooth: busts("Chewing scratched it. So it did chew.") },
  ),
  brag(
    "trees",
    "the woods",
    ["My beast walked among trees!", "There were trees in its time!"],
    "What grew, in its own layer?",
    {
      leaf: proves("A tree's leaf, out of its own layer."),
    },
  ),
  brag(
    "snip",
    "the pebbles",
    ["Its teeth were round as pebbles!", "Its teeth were smooth marbles!"],
    "You want its own teeth.",
    {
      tooth: busts("They shear like scissors. No marbles."),
    },
  ),
  brag(
    "rex",
    "the dinner",
    ["Somebody had my beast for dinner!", "Something huge bit it!"],
    "What would a bite leave?",
    {
      bone: proves("Deep bites, out of its own layer."),
    },
  ),
  brag(
    "water",
    "the fish bowl",
    ["There was only salt water to drink!", "Salt water, for breakfast, lunch, and dinner!"],
    "What water was here in its time?",
    {
      shell: RIVER,
    },
  ),
];

const SEA = "Rock lies deepest, so it's oldest: the sea was here first.";
const times = brags(
  "time",
  HELL_CREEK,
  [
    brag("sea", "the sea", "There never was a sea here!", "Which layer is oldest, and what lived in it?", {
      "tooth@2": busts("A shark, out of the rock: there was a sea."),
      "shell@2": busts("A sea shell, out of the rock: there was a sea."),
    }),
    brag("sea", "the shark", "And my beast and the shark were pals!", "Do they lie in the same layer?", {
      "tooth@2": busts("The shark lies deeper: it's far older. They never met."),
    }),
  ],
  [
    brag("sea", "the sea first", "First came the sea, then my beast!", "Which lies deeper?", {
      "tooth@2": proves(SEA),
      "shell@2": proves(SEA),
    }),
    brag(
      "trees",
      "the end of leaves",
      "And after it, no leaf ever grew again!",
      "What lies above the clay?",
      {
        "leaf@0": busts("A leaf above the clay: younger than the beast."),
      },
    ),
  ],
  [
    brag("sea", "the sea after", "The sea came after my beast!", "Which lies deeper?", {
      "tooth@2": busts(SEA),
      "shell@2": busts(SEA),
    }),
    brag("sea", "the old waves", "But once there were waves here!", "What lived in the sea?", {
      "tooth@2": proves("A shark, out of the rock: there was a sea."),
      "shell@2": proves("A sea shell, out of the rock: there was a sea."),
    }),
  ],
  [
    brag("mouse", "the empty time", "After my beast, nothing lived here!", "What lies above the clay?", {
      "tooth@0": busts("Something small and furry lived here, above the clay: later."),
      "leaf@0": barely(busts("A leaf grew here later. If trees count as living, and they do.")),
    }),
    brag("mouse", "something furry", "Then something furry came along!", "Whose tooth is tiny?", {
      "tooth@0": proves("A furry animal's tooth, above the clay: later."),
    }),
  ],
  [
    brag(
      "mouse",
      "who came first",
      "Little furry animals were here first, my beast came later!",
      "Who lies on top?",
      {
        "tooth@0": busts("It lies above the clay, so it came after the beast."),
      },
    ),
    brag("sea", "the oldest sea", "And the sea is the oldest of all!", "Which lies deepest?", {
      "tooth@2": proves(SEA),
      "shell@2": proves(SEA),
    }),
  ],
);

const chapter: Chapter = [
  {
    id: "cliff",
    lines: [
      { sound: "rock-fall", level: 0.5, hold: "end" },
      "doc: A cliff came down! Now three layers lie open. Listen: the same click, from soil, clay, and rock.",
      tickOf("tooth"),
      tickOf("tooth", -6),
      tickOf("tooth", -12),
      "doc: Lower is deeper, and deeper is older. Our beast lies in the clay.",
    ],
    again: [
      tickOf("tooth"),
      tickOf("tooth", -6),
      tickOf("tooth", -12),
      "doc: Soil, clay, rock. The beast lies in the clay.",
    ],
  },
  {
    id: "two-clicks",
    as: "learn",
    set: "two-clicks",
    turns: 1,
    short: 1,
    devices: [],
    how: ["doc: Two teeth. Only one is from the clay, the middle one. Turn and listen!"],
    resumed: ["The middle click is from the clay. Turn with Left and Right, step with Up, dig with Select."],
  },
  {
    id: "layer-rules",
    lines: [
      "doc: That's the trick: same layer, same time. What lies elsewhere keeps quiet about our beast.",
      tickOf("bone", -6),
      "doc: A bone, in the clay.",
      tickOf("shell", -12),
      "doc: A shell, deep in the rock. Seven true parts open the show, ten are a triumph.",
    ],
    again: ["doc: Same layer, same time. Seven true parts open the show, ten are a triumph."],
  },
  {
    id: "clay",
    as: "hunt",
    turns: 5,
    short: 5,
    how: ["doc: A dig takes two minutes in soil, three into clay, four into rock."],
    resumed: [
      "The beast lies in the clay: the middle ticks. Two minutes for soil, three for clay, four for rock.",
    ],
  },
  {
    id: "lunch",
    length: "full",
    ask: [
      { sound: "page" },
      "doc: One more field before his last one? A small one, three brags. Or a wide one, five brags, in the same sun.",
    ],
    options: [
      { id: "small", label: "The small one", phrases: ["small", "small one", "three"] },
      { id: "wide", label: "The wide one", phrases: ["wide", "wide one", "five"] },
    ],
  },
  {
    length: "full",
    acts: [
      {
        id: "ledge",
        as: "ride",
        if: { chose: { lunch: "small" } },
        set: "ledge",
        turns: 3,
        short: 0,
        resumed: ["The beast lies in the clay: the middle ticks."],
      },
      {
        id: "slope",
        as: "ride",
        if: { chose: { lunch: "wide" } },
        set: "slope",
        turns: 5,
        short: 0,
        resumed: ["The beast lies in the clay: the middle ticks."],
      },
    ],
  },
  {
    id: "before-after",
    lines: [
      { sound: "boss-near" },
      "bluster: My beast is old news! Now I brag about before and after, two brags in one breath!",
      "doc: So now all layers speak! High ticks are younger than the beast, low ones older. There are more teeth than one.",
    ],
  },
  {
    id: "times",
    as: "boss",
    set: "times",
    turns: 2,
    short: 2,
    how: ["bluster: Two at once, detective!"],
    resumed: ["Two brags at a time, about before and after. High is young, low is old."],
  },
  ...shows({
    beast: ["doc: Triceratops, three horns and a mouth like scissors!"],
    gift: "pages",
    triumph: [
      "doc: They walk down the stairs: soil, clay, rock. Back in time!",
      "bluster: And I hold the door. I'm very good at doors.",
    ],
    open: [
      "doc: Three layers, and each true part where it belongs.",
      "bluster: I'm a layer, too. The top one!",
    ],
    gaps: [
      "bluster: Ladies and gentlemen, the Honkatops!",
      "doc: With a little sign: everything glued on is from last Tuesday.",
    ],
  }),
];

const everything = [ownTooth, shark, ownLeaf, topLeaf, clam, ammonite, bone];

export const layersLevel: Level = {
  id: "layers",
  name: "Three layers",
  difficulty: 0,
  skill: "layers",
  learned: "that the same layer means the same time, and deeper means older",
  next: "Next time the cliff has come down in another place.",
  tryAtHome: ["Look into a laundry basket: what lies deepest was usually put in first."],
  devices: ["sun"],
  stakes: ["parts"],
  tallies: ["settled"],
  chapter,
  rules: field({ map: "field", beast: CLAY, brags: 5, finds: everything }),
  items: clay,
};

export const layersBanks: Bank[] = [
  {
    id: "two-clicks",
    difficulty: -1,
    skill: "layers",
    rules: field({ map: "small", beast: CLAY, endless: true, finds: [ownTooth, shark] }),
    items: first,
  },
  {
    id: "ledge",
    difficulty: 0,
    skill: "layers",
    rules: field({
      map: "small",
      beast: CLAY,
      brags: 3,
      finds: [ownTooth, shark, ownLeaf, clam, ammonite, bone, lostThing],
    }),
    items: brags("ledge", BITES, ...late),
  },
  {
    id: "slope",
    difficulty: 0,
    skill: "layers",
    rules: field({ map: "wide", beast: CLAY, brags: 5, finds: everything }),
    items: brags("slope", BITES, ...late),
  },
  {
    id: "times",
    difficulty: 0.5,
    skill: "layers",
    rules: field({
      map: "field",
      beast: CLAY,
      brags: 4,
      layers: true,
      finds: [ownTooth, shark, mammal, topLeaf, ownLeaf, ammonite, clam],
    }),
    items: times,
  },
];
