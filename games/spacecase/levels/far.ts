/** Level 3: small worlds, with jump, knock and air; finding and hiding take turns. */
import { call, first, firstHunt, hide, home, hunt, lastHunt, offer } from "../acts.ts";
import { basket, box } from "../boxes.ts";
import { example } from "../probes.ts";
import type { Bank, Level } from "../types.ts";

const SKILL = "small-worlds";
const PLACES = ["mercury", "mars", "moon", "europa", "titan", "pluto"];
const PROBES = ["jump", "ground", "air"];

const chapter: Level["chapter"] = [
  call(
    "class-three",
    "blip: This time, the class went to the small worlds. So small! You'd think they'd find their boxes.",
    "blip: Small worlds, small lunches. All lost.",
  ),
  first(
    "first-far",
    [
      "kettle: Right: hear how long a jump lasts on each world. Take your time. On one of them, you'll need it.",
      "kettle: Select flies to the one that sounds like this:",
    ],
    "Right: hear the worlds jump. Select: fly to the one that jumps like the box's.",
  ),
  ...firstHunt({
    id: "knock",
    set: "ground-far",
    turns: 1,
    short: 1,
    how: [
      "kettle: Up: the probes. One is new, and knocks on the ground. Rock:",
      ...example("ground", "rock"),
      "kettle: And ice.",
      ...example("ground", "ice"),
    ],
  }),
  hunt({
    id: "small",
    turns: 1,
    short: 1,
    how: [
      "kettle: Mercury and Titan are on the chart now, too. And there's one more probe: it holds out a flag. Wind:",
      ...example("air", "some"),
      "kettle: With next to no air, it only clicks.",
      ...example("air", "none"),
    ],
  }),
  hide("duel", {
    id: "tidy-duel",
    set: "hide-one",
    turns: 1,
    short: 1,
    how: [
      { sound: "boss-near" },
      "tidy: I was just passing. One probe, and fuel for one landing. Is that a basket?",
      "kettle: Tidy flies to the first world that sounds like the basket's. So hide it where another sounds the same, and Tidy gets to that one first.",
    ],
  }),
  offer("gus-far"),
  hunt({
    id: "more-small",
    set: "more-small",
    turns: 2,
    short: 0,
    how: ["blip: Two more, and then mine. I put mine where nobody goes. Two boxes may lie on one world."],
  }),
  ...lastHunt({
    id: "odd",
    set: "odd-far",
    turns: 1,
    short: 1,
    how: ["blip: Now mine! I hid it from myself, so that I wouldn't eat it."],
  }),
  hide("boss", {
    id: "tidy-far",
    set: "hide-two",
    turns: 2,
    short: 1,
    how: [
      { sound: "boss-near" },
      "tidy: I have saved up. Two probes! I hear twice as much. Fuel for one landing. And more baskets, I see!",
      "kettle: Then the other world must sound the same to both probes. The chart plays both.",
    ],
  }),
  ...home("pluto"),
];

export const farLevel: Level = {
  id: "far",
  name: "Small and far",
  difficulty: 1,
  skill: SKILL,
  learned:
    "to tell moons and small worlds apart by how they pull, what they are made of, and whether there is wind",
  next: "The class is planning a trip to the Sun. By night, they say.",
  tallies: ["home", "sure", "hidden"],
  chapter,
  rules: { task: "probe", places: PLACES, probes: PROBES },
  items: [
    box(
      "biscuit",
      "mercury",
      "jump",
      "blip: Bobo hopped:",
      "blip: A biscuit. The side facing the Sun is coal.",
    ),
    box(
      "berries",
      "mars",
      "jump",
      "blip: Wim's jump went like so:",
      "blip: Strawberries. Dry as paper. They rustle.",
    ),
    box(
      "cotton",
      "pluto",
      "air",
      "blip: Bibi's flag did this:",
      "blip: Cotton candy! It's still a cloud. A hard one.",
    ),
    box(
      "kite",
      "titan",
      "air",
      "blip: Zizi held up a flag:",
      "blip: Pasta bows. They flew off like butterflies, and I caught them all. Nearly all.",
    ),
    box(
      "salt",
      "mars",
      "air",
      "blip: Dada held up a flag:",
      "blip: A salad. It blew about a bit. There's more Mars in it than salad.",
    ),
  ],
};

export const farBanks: Bank[] = [
  {
    id: "first-far",
    difficulty: -1,
    skill: SKILL,
    rules: { task: "probe", places: ["mars", "moon", "pluto"], probes: ["jump"] },
    items: [
      {
        id: "first-pluto",
        at: "pluto",
        known: "jump",
        found: [{ sound: "ice-clink" }, "blip: Lemonade on ice! On so much ice. One box home!"],
      },
      {
        id: "first-moon-far",
        at: "moon",
        known: "jump",
        found: [{ sound: "crunch" }, "blip: Graham crackers! They're quite gray now. One box home!"],
      },
    ],
  },
  {
    id: "ground-far",
    difficulty: -0.2,
    skill: SKILL,
    rules: { task: "probe", places: ["mars", "moon", "europa", "pluto"], probes: ["jump", "ground"] },
    items: [
      box(
        "crackers",
        "moon",
        "jump",
        "blip: Zuzu jumped, and waited:",
        "blip: Crackers, and a footprint in the butter. No wind will ever blow it away.",
      ),
      box(
        "nuts",
        "moon",
        "ground",
        "blip: Dodo knocked on the ground:",
        "blip: A nut. I can't crack it. The Moon couldn't, either.",
      ),
      box(
        "snowball",
        "pluto",
        "ground",
        "blip: Nono heard the ground crack:",
        "blip: It's a snowball. It was a meatball.",
      ),
      box(
        "cocoa",
        "europa",
        "jump",
        "blip: Zizi hopped, and came down much later:",
        "blip: Cocoa! It was hot, once. Now it's a brick of cocoa.",
      ),
    ],
  },
  {
    id: "more-small",
    difficulty: 1.1,
    skill: SKILL,
    rules: { task: "probe", places: PLACES, probes: PROBES },
    items: [
      box(
        "sorbet",
        "europa",
        "jump",
        "blip: Pim jumped like this:",
        "blip: Sorbet! It was soup when he left it.",
      ),
      box(
        "oranges",
        "titan",
        "jump",
        "blip: Lolo was in the air for so long:",
        "blip: The orange is as hard as a bowling ball. Let's bowl.",
      ),
      box(
        "gum",
        "mars",
        "ground",
        "blip: Fip knocked:",
        "blip: His gum! It stuck to a rock. So now we have a rock.",
      ),
      box(
        "honey",
        "mercury",
        "ground",
        "blip: Kiki's ground went like this:",
        "blip: Honey, as thin as water. It runs. It's faster than I am.",
      ),
      box(
        "fish",
        "europa",
        "ground",
        "blip: Momo knocked, and it said:",
        "blip: Fish sticks. Frozen already! That saves work.",
      ),
      box(
        "butter",
        "titan",
        "ground",
        "blip: Tutu's knock:",
        "blip: Butter as hard as a brick. It rained on it, and it isn't wet.",
      ),
      box(
        "chips",
        "europa",
        "air",
        "blip: Rara held up a flag:",
        "blip: The bag of chips has blown up like a balloon. Don't poke it. I poked it.",
      ),
      box(
        "tea",
        "moon",
        "air",
        "blip: Yoyo held up a flag:",
        "blip: The tea boiled away. It was cold, and it boiled. Ask Kettle.",
      ),
    ],
  },
  {
    id: "odd-far",
    difficulty: 1.2,
    skill: SKILL,
    rules: { task: "probe", places: PLACES, probes: PROBES },
    items: [
      box(
        "hidden-snail",
        "pluto",
        "ground",
        "blip: I knocked, and nobody was home:",
        "blip: My snail! It's been asleep. Or it has been on its way to me.",
      ),
      box(
        "hidden-map",
        "moon",
        "ground",
        "blip: I knocked, to be sure:",
        "blip: There's a map in it. It says where my lunchbox is. It says: here.",
      ),
      box(
        "hidden-letter",
        "pluto",
        "air",
        "blip: I held up a flag, and it went:",
        "blip: A letter to me, from me. Dear Blip, you ate it already.",
      ),
      box(
        "hidden-horn",
        "mercury",
        "air",
        "blip: The flag went:",
        "blip: A horn! Now I can tell when it's noon. On Mercury, that's twice in an Earth year.",
      ),
    ],
  },
  {
    id: "hide-one",
    difficulty: 0.8,
    skill: SKILL,
    rules: { task: "hide", places: PLACES, probes: PROBES, tries: 1 },
    items: [
      basket(
        "far-jump-left",
        ["jump"],
        "left",
        "tidy: So small, these worlds. One could put them in a drawer.",
      ),
      basket("far-ground-right", ["ground"], "right", "tidy: I knock before I enter. I am polite."),
      basket("far-air-left", ["air"], "left", "tidy: Wind is so messy. I measure it, and sigh."),
      basket("far-jump-right", ["jump"], "right", "tidy: My jumps here are so long. I dust in between."),
    ],
  },
  {
    id: "hide-two",
    difficulty: 1.3,
    skill: SKILL,
    rules: { task: "hide", places: PLACES, probes: PROBES, tries: 1 },
    items: [
      basket("far-both-left", ["jump", "ground"], "left", "tidy: I jump, and I knock."),
      basket("far-both-right", ["jump", "ground"], "right", "tidy: First I jump. Then I knock. Then I tidy."),
      basket("far-ear-left", ["jump", "air"], "left", "tidy: I jump, and hold up my little flag."),
      basket("far-ear-right", ["jump", "air"], "right", "tidy: Up I go, with my flag."),
      basket("far-flag-left", ["ground", "air"], "left", "tidy: A knock, and a flag. Nothing escapes me."),
      basket("far-flag-right", ["ground", "air"], "right", "tidy: Who's there? I knock, and wave."),
    ],
  },
];
