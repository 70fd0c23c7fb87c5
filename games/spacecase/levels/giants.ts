/** Level 2: the giants, with jump, spin and tilt; and Tidy with more fuel. */
import { call, first, firstHunt, hide, home, hunt, lastHunt, offer } from "../acts.ts";
import { basket, box } from "../boxes.ts";
import { example } from "../probes.ts";
import type { Bank, Level } from "../types.ts";

const SKILL = "giants";
const PLACES = ["earth", "mars", "jupiter", "saturn", "uranus", "neptune"];
const PROBES = ["jump", "spin", "tilt"];

const chapter: Level["chapter"] = [
  call(
    "class-two",
    "blip: The class went on another trip! To the giants. Guess what they forgot.",
    "blip: Giants again, and boxes everywhere.",
  ),
  first(
    "first-giants",
    [
      "kettle: The giants have no ground, so my robot hops on a board under a balloon. Right: hear each world spin, a tick for every turn.",
      "kettle: Select flies to the one that ticks like this:",
    ],
    "Right: hear the worlds spin. Select: fly to the one that ticks like the box's.",
  ),
  ...firstHunt({
    id: "giants",
    turns: 2,
    short: 2,
    how: [
      "kettle: Up: the probes. One is new, and hears how a world leans: Earth's note, then theirs.",
      "kettle: Higher stands up straight:",
      ...example("tilt", "upright"),
      "kettle: Much lower lies on its side:",
      ...example("tilt", "lying"),
    ],
  }),
  offer("gus-giants"),
  hunt({
    id: "more-giants",
    set: "more-giants",
    turns: 2,
    short: 0,
    how: [
      "kettle: Before you pay, hold a probe, press Down, and hear along the chart what it would tell apart. Two boxes may lie on one world.",
    ],
  }),
  ...lastHunt({
    id: "odd",
    set: "odd-giants",
    turns: 1,
    short: 1,
    how: ["blip: The last one is the teacher's. She says it isn't hers."],
  }),
  hide("boss", {
    id: "tidy-giants",
    set: "hide-giants",
    turns: 2,
    short: 1,
    how: [
      { sound: "boss-near" },
      "tidy: Good evening. I am Tidy. I put things away, and I have fuel for two landings!",
      "kettle: Our picnic baskets! Tidy hears a basket's world with one probe, and tries those that sound the same, one after another.",
      "kettle: So hide each one where two other worlds sound the same, and Tidy gets to both of them first.",
    ],
  }),
  ...home("jupiter"),
];

export const giantsLevel: Level = {
  id: "giants",
  name: "The giants",
  difficulty: 0,
  skill: SKILL,
  learned: "that the giants spin faster than Earth, and that Uranus lies on its side",
  next: "Next time: the small ones, far out. Bring a book for the jumps.",
  tallies: ["home", "sure", "hidden"],
  chapter,
  rules: { task: "probe", places: PLACES, probes: PROBES },
  items: [
    box("stew", "jupiter", "spin", "blip: Wim counted the turns:", "blip: The stew stirred itself."),
    box(
      "spaghetti",
      "saturn",
      "spin",
      "blip: Dodo held on tight. It spun like this:",
      "blip: Spaghetti. It's all wound up on the fork already!",
    ),
    box(
      "mustard",
      "uranus",
      "spin",
      "blip: Fip listened to it spin:",
      "blip: The mustard came out sideways.",
    ),
    box(
      "blueberries",
      "neptune",
      "spin",
      "blip: Kiki counted the ticks:",
      "blip: Blueberries. They're marbles now. Who wants to play?",
    ),
    box("beans", "mars", "spin", "blip: Momo heard it turn:", "blip: Beans with sand. Crunchy. I like it."),
    box(
      "pear",
      "earth",
      "spin",
      "blip: Tutu heard it spin like this:",
      "blip: A pear, and a squirrel. The squirrel is coming, too.",
    ),
    box(
      "cherries",
      "jupiter",
      "spin",
      "blip: Zizi counted, and got dizzy:",
      "blip: Cherries! They have gone round so often that they're rounder now.",
    ),
    box(
      "lentils",
      "earth",
      "spin",
      "blip: Dada counted the turns:",
      "blip: Lentils. A goat has the box on its head. It suits the goat.",
    ),
  ],
};

export const giantsBanks: Bank[] = [
  {
    id: "first-giants",
    difficulty: -1.5,
    skill: SKILL,
    rules: { task: "probe", places: ["earth", "jupiter", "neptune"], probes: ["spin"] },
    items: [
      {
        id: "first-jupiter",
        at: "jupiter",
        known: "spin",
        found: [{ sound: "crunch" }, "blip: A milkshake! It was only milk before. One box home!"],
      },
      {
        id: "first-neptune",
        at: "neptune",
        known: "spin",
        found: [{ sound: "ice-clink" }, "blip: Yogurt! It's frozen yogurt now. One box home!"],
      },
    ],
  },
  {
    id: "more-giants",
    difficulty: 0.1,
    skill: SKILL,
    rules: { task: "probe", places: PLACES, probes: PROBES },
    items: [
      box(
        "yo-yo",
        "saturn",
        "jump",
        "blip: Zuzu hopped on the balloon board:",
        "blip: An onion ring! Now it has rings of its own. Very thin ones.",
      ),
      box(
        "soda",
        "neptune",
        "jump",
        "blip: Pim's jump went like this:",
        "blip: The soda froze. It says fizz when I lick it. One fizz.",
      ),
      box(
        "balloon",
        "uranus",
        "jump",
        "blip: Lolo jumped, once:",
        "blip: All the rice is on one side of the box. Well, so is the planet.",
      ),
      box(
        "crumbs",
        "earth",
        "jump",
        "blip: Bobo only remembers a jump:",
        "blip: It's under a park bench. The ants have made a road to it.",
      ),
      box(
        "pancake",
        "saturn",
        "tilt",
        "blip: Nono measured how it leans:",
        "blip: The pancake has spread out. It's wider than the box.",
      ),
      box(
        "pretzel",
        "mars",
        "tilt",
        "blip: Rara's world leaned like this:",
        "blip: A pretzel, with salt. And with red dust. And with more red dust.",
      ),
      box(
        "waffle",
        "neptune",
        "tilt",
        "blip: Yoyo's tilt note was this:",
        "blip: The wind has blown all the holes out of the waffle. How does it do that?",
      ),
      box(
        "grapes",
        "earth",
        "tilt",
        "blip: Bibi wrote down how it leans:",
        "blip: Grapes. No, raisins. It has been a sunny week.",
      ),
    ],
  },
  {
    id: "odd-giants",
    difficulty: 0.2,
    skill: SKILL,
    rules: { task: "probe", places: PLACES, probes: PROBES },
    items: [
      box(
        "teacher-cake",
        "neptune",
        "spin",
        "blip: She counted these turns:",
        "blip: It's a cake, with our names on it. It was a surprise! We're surprised.",
      ),
      box(
        "teacher-tests",
        "uranus",
        "spin",
        "blip: Her world spun like this:",
        "blip: Our math tests. All wet. What a shame. What a pity.",
      ),
      box(
        "teacher-frog",
        "saturn",
        "jump",
        "blip: She says she never jumped like this:",
        "blip: There's a frog in it. It has a lunchbox of its own.",
      ),
      box(
        "teacher-radio",
        "saturn",
        "spin",
        "blip: She heard it turn like this:",
        "blip: A radio! It plays Gus. He sings in his truck.",
      ),
    ],
  },
  {
    id: "hide-giants",
    difficulty: 0.4,
    skill: SKILL,
    rules: { task: "hide", places: PLACES, probes: ["jump", "tilt"], tries: 2 },
    items: [
      basket(
        "giants-jump-left",
        ["jump"],
        "left",
        "tidy: My jump probe goes up. And comes down. That's how I like it.",
      ),
      basket("giants-jump-right", ["jump"], "right", "tidy: I hop, I listen, I put things away."),
      basket(
        "giants-tilt-left",
        ["tilt"],
        "left",
        "tidy: I hear who leans. I'd straighten them all, if I could.",
      ),
      basket(
        "giants-tilt-right",
        ["tilt"],
        "right",
        "tidy: A world that leans! Somebody should dust under it.",
      ),
    ],
  },
];
