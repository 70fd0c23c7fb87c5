/** Level 3: what a river rolled here limps when it ticks, and tells nothing of this place; in the end some of it is plaster. */
import { barely, brag, brags, busts, field, proves } from "../brags.ts";
import { tickOf } from "../digging.ts";
import { lostThing, shows } from "../frame.ts";
import type { Bank, Chapter, Find, Level } from "../types.ts";

const MORRISON =
  "Morrison Formation, Utah and Colorado: Allosaurus beside long-necks; from memory, not looked up";
const BITES =
  "Drumheller and others 2020 (plos one 15) on bitten bones at Mygatt-Moore; from memory, not looked up";

const tooth: Find = {
  kind: "tooth",
  mark: "sharp",
  says: {
    full: ["A tooth with an edge like a saw. It fits our beast's jaw."],
    short: [
      "The saw-edged tooth. It fits our beast's jaw.",
      "Our beast's own tooth, with an edge like a saw.",
      "That saw of a tooth, our beast's.",
    ],
  },
};
const rolledTooth: Find = {
  kind: "tooth",
  mark: "worn",
  says: ["A tooth, flat on top.", "The flat tooth."],
};
const track: Find = {
  kind: "track",
  says: {
    full: [
      "Footprints, pressed into mud: three toes with pointed claws, as long as your forearm. Our beast's foot fits. Only feet, no hands.",
    ],
    short: [
      "The footprints in mud: three clawed toes, long as your forearm, no hands.",
      "Our beast's prints in mud, long as your forearm: pointed claws, and never a hand.",
      "Those muddy prints: three toes with claws, long as your forearm, feet only.",
    ],
  },
};
const shell: Find = {
  kind: "shell",
  mark: "sharp",
  says: {
    full: ["A snail shell, the kind that lives in ponds."],
    short: ["The pond snail's shell.", "That snail from a pond."],
  },
};
const rolledShell: Find = {
  kind: "shell",
  mark: "worn",
  says: ["A sea shell.", "That sea shell again."],
};
const bone: Find = {
  kind: "bone",
  mark: "sharp",
  says: {
    full: ["A long-neck's leg bone, as tall as a door, with scratches. Our beast's teeth fit them."],
    short: [
      "The long-neck's leg, tall as a door, scratched by our beast's teeth.",
      "That leg of a long-neck, as tall as a door. Our beast's teeth fit the scratches.",
    ],
  },
};
const rolledBone: Find = {
  kind: "bone",
  mark: "worn",
  says: ["A small bone, no scratches.", "The small bone without a scratch."],
};

const SAW = [
  "An edge like a saw cuts meat.",
  "That edge is a saw, and saws cut meat.",
  "Nobody needs a saw for ferns.",
];
const SCRATCHED = [
  "Its teeth fit the scratches: it bit into that long-neck.",
  "Those scratches fit its teeth. It had a bite of long-neck.",
  "It left its toothmarks in that long-neck.",
];
const FEET = "Feet, and never a hand.";
const POND = "That snail lives in ponds.";

const first = brags(
  "limp",
  MORRISON,
  brag("saw", "the salad", "My beast ate nothing but salad!", "Which click doesn't limp?", {
    tooth: busts(SAW),
  }),
);

const rolled = brags(
  "rolled",
  BITES,
  brag(
    "saw",
    "the salad",
    ["My beast was a gentle salad eater!", "Ferns! It ate ferns, with a fork!"],
    "What was cut, and with what?",
    {
      tooth: busts(SAW),
      bone: busts(SCRATCHED),
    },
  ),
  brag(
    "bite",
    "the meat",
    ["My beast ate meat! This time it's true! I think!", "Meat, I say! Meat!"],
    "What was cut, and with what?",
    {
      tooth: proves(SAW),
      bone: proves(SCRATCHED),
    },
  ),
  brag(
    "steps",
    "all fours",
    ["My beast crept along on all fours!", "Four feet on the ground, like a cow!"],
    "Where would you see hands?",
    {
      track: busts(FEET),
    },
  ),
  brag(
    "steps",
    "two legs",
    ["My beast strolled on two legs!", "Two legs, like me!"],
    "Where would you see hands?",
    {
      track: proves(FEET),
    },
  ),
  brag(
    "steps",
    "the hooves",
    ["My beast had hooves, like a horse!", "Clip, clop went my beast!"],
    "What shows the shape of a toe?",
    {
      track: busts("Toes with pointed claws. No hooves."),
    },
  ),
  brag(
    "saw",
    "the saws",
    ["Its teeth were saws!", "It had a mouth full of saws!"],
    "You want its own teeth.",
    {
      tooth: proves("There's the edge: a saw."),
    },
  ),
  brag(
    "saw",
    "the plates",
    ["Its teeth were flat as plates!", "It had flat, kind teeth!"],
    "You want its own teeth.",
    {
      tooth: busts("There's an edge like a saw on it."),
    },
  ),
  brag(
    "pond",
    "the sea bottom",
    ["Right here was the bottom of the sea!", "Waves rolled over this very spot!"],
    "What really lived here?",
    {
      shell: busts(POND),
      track: busts("It walked here, on land."),
    },
  ),
  brag(
    "pond",
    "the pond",
    ["There was a pond here!", "My beast had a pond to drink from!"],
    "What lives in a pond?",
    {
      shell: proves(POND),
      track: barely(proves("Prints like that need wet mud.")),
    },
  ),
  brag(
    "big",
    "the chicken",
    ["My beast was as small as a chicken!", "I could have carried it home!"],
    "What tells how big a foot was?",
    {
      track: busts("A foot as long as your forearm. No chicken."),
    },
  ),
  brag(
    "other",
    "the giant",
    ["Somebody far bigger lived right here!", "It had a neighbor as big as a barn!"],
    "Whose leg is as tall as a door?",
    {
      bone: proves("A long-neck's leg, as tall as a door."),
    },
  ),
  brag(
    "bite",
    "the frogs",
    ["It never bit anything bigger than a frog!", "It lived on frogs. Small ones!"],
    "What shows whom it bit?",
    {
      bone: busts(SCRATCHED),
    },
  ),
);

const plaster = brags(
  "plaster",
  BITES,
  [
    brag("bite", "the steak", "It ate meat!", "What cuts meat, and what is left of a meal?", {
      tooth: proves(SAW),
      bone: proves(SCRATCHED),
    }),
    brag(
      "other",
      "the lonely beast",
      "And it was the biggest thing that ever lived here!",
      "Whose leg is as tall as a door?",
      {
        bone: busts("That long-neck's leg is as tall as a door."),
      },
    ),
  ],
  [
    brag("steps", "the four feet", "It went on all fours!", "Where would you see hands?", {
      track: busts(FEET),
    }),
    brag("pond", "the old pond", "Beside a pond!", "What lives in a pond?", {
      shell: proves(POND),
      track: barely(proves("Prints like that need wet mud.")),
    }),
  ],
  [
    brag("saw", "the grass", "It grazed like a cow!", "What would it eat with?", {
      tooth: busts(SAW),
      bone: busts(SCRATCHED),
    }),
    brag("bite", "the manners", "And it never bit a neighbor!", "What shows whom it bit?", {
      bone: busts(SCRATCHED),
    }),
  ],
  [
    brag("steps", "the claws", "It had claws on its feet!", "What shows the shape of a toe?", {
      track: proves("Pointed claws, on every toe."),
    }),
    brag("mud", "the sea", "And it walked on the bottom of the sea!", "Where was it that it walked?", {
      track: busts("Those prints were pressed on land, in mud."),
      shell: busts(POND),
    }),
  ],
);

const chapter: Chapter = [
  {
    id: "flood",
    lines: [
      { sound: "bubbles", hold: "end" },
      "doc: Long ago a river rolled things here from far away. They tell nothing of this place. You can hear them limp! This one is from here:",
      { sound: "claves", caption: "click" },
      { rest: 0.1 },
      { sound: "claves", caption: "click" },
      { rest: 0.1 },
      { sound: "claves", caption: "click" },
      { rest: 0.1 },
      tickOf("tooth"),
      "doc: And this one rolled:",
      { sound: "claves", caption: "click" },
      { rest: 0.35 },
      { sound: "claves", caption: "click" },
      { sound: "claves", caption: "click" },
      { rest: 0.35 },
      tickOf("tooth"),
    ],
    again: ["doc: Remember: what limps was rolled here, and tells nothing of this place."],
  },
  {
    id: "limping",
    as: "learn",
    set: "limping",
    turns: 1,
    short: 1,
    devices: [],
    how: ["doc: One tooth limps, one ticks evenly. Turn and listen!"],
    resumed: ["What limps was rolled here. Turn with Left and Right, step with Up, dig with Select."],
  },
  {
    id: "limp-rules",
    lines: [
      "doc: Once it's dug, I shake it. What was rolled is round, and rolls.",
      { sound: "dice", hold: "end", caption: "round and round" },
      "doc: What's from here has edges.",
      { sound: "plate-down", hold: "end", caption: "a clack" },
      "doc: Seven true parts open the show, ten are a triumph.",
    ],
    again: ["doc: Seven true parts open the show, ten are a triumph."],
  },
  {
    id: "old-river",
    as: "ride",
    turns: 5,
    short: 5,
    how: ["doc: Teeth click, bones sound like wood, shells pluck, footprints thud. And mind the limp!"],
    resumed: ["What limps was rolled here, and tells nothing of this place."],
  },
  {
    id: "printed",
    length: "full",
    lines: [
      { sound: "receipt", hold: "end" },
      "bluster: I had the label printed already! Four brags, in gold!",
      "doc: Printed doesn't mean true. Let's check it, line by line.",
    ],
  },
  {
    id: "label",
    as: "rescue",
    set: "label",
    length: "full",
    turns: 4,
    short: 0,
    how: ["bluster: Line by line? It's very fine print."],
    resumed: ["What limps was rolled here. Check his label, line by line."],
  },
  {
    id: "plaster-comes",
    lines: [
      { sound: "boss-near" },
      "bluster: Last field! I brag twice in one breath, and I brought my own fossils!",
      { sound: "door-knock", hold: "end", caption: "a hollow knock" },
      "doc: Plaster! It ticks like the real thing, and knocks hollow once it's dug. Plaster tells nothing.",
    ],
  },
  {
    id: "plaster",
    as: "boss",
    set: "plaster",
    turns: 2,
    short: 2,
    how: ["bluster: Two at once, detective!"],
    resumed: ["Two brags at a time. What knocks hollow is plaster, and tells nothing."],
  },
  ...shows({
    beast: ["doc: Allosaurus, two legs, and a mouth full of saws!"],
    gift: "pebble",
    triumph: [
      "doc: Every pebble is where it belongs: in a bucket.",
      "bluster: I've made a sign for you. Not of plaster.",
    ],
    open: ["doc: A fine beast! I knocked on every true part.", "bluster: And I came in. Sorry. Habit."],
    gaps: ["bluster: Ladies and gentlemen, the Plasterosaurus!", "doc: With a little sign: please knock."],
  }),
];

const everything = [tooth, rolledTooth, track, shell, rolledShell, bone, rolledBone];

export const riverLevel: Level = {
  id: "river",
  name: "What the river rolled",
  difficulty: 0.5,
  skill: "source",
  learned: "to ask of each find whether it is from here",
  next: "Next time the river has rolled other things here.",
  tryAtHome: [
    "With a grown-up, collect a few stones outdoors and feel them: which have edges, and which are round? Water may have rolled the round ones.",
  ],
  devices: ["sun"],
  stakes: ["parts"],
  tallies: ["settled"],
  chapter,
  rules: field({ map: "field", brags: 5, finds: everything }),
  items: rolled.slice(0, 7),
};

const fake = (find: Find, ...says: string[]): Find => ({ kind: find.kind, mark: "plaster", says });

export const riverBanks: Bank[] = [
  {
    id: "limping",
    difficulty: -0.5,
    skill: "source",
    rules: field({ map: "small", endless: true, finds: [tooth, rolledTooth] }),
    items: first,
  },
  {
    id: "label",
    difficulty: 0.5,
    skill: "source",
    rules: field({ map: "field", brags: 4, finds: [...everything, lostThing] }),
    items: rolled.slice(7),
  },
  {
    id: "plaster",
    difficulty: 1,
    skill: "source",
    rules: field({
      map: "field",
      brags: 4,
      finds: [
        tooth,
        track,
        shell,
        bone,
        fake(tooth, "A tooth, flat as a plate. And very white.", "That very white tooth."),
        fake(track, "A footprint, in a slab. With a hand beside it.", "The slab with foot and hand."),
        fake(shell, "A sea shell. With a price tag.", "The sea shell with the price tag."),
      ],
    }),
    items: plaster,
  },
];
