/** Level 1: the Sun's neighbors, with jump, heat and radar; and Tidy's first visit. */
import { call, first, firstHunt, home, hide, hunt, lastHunt, offer } from "../acts.ts";
import { basket, box } from "../boxes.ts";
import { example } from "../probes.ts";
import type { Bank, Level } from "../types.ts";

const SKILL = "inner-worlds";
const PLACES = ["mercury", "venus", "earth", "moon", "mars"];
const PROBES = ["jump", "heat", "radar"];

const chapter: Level["chapter"] = [
  call(
    "call",
    "blip: Lost and found? We had a field trip, and forgot our lunchboxes. All six!",
    "blip: We forgot them again. All six.",
  ),
  first(
    "first-near",
    [
      "kettle: Space is silent. You hear my instruments. Right: hear how long a jump lasts on each world.",
      "kettle: Select flies to the one that sounds like this:",
    ],
    "Right: hear the worlds jump. Select: fly to the one that jumps like the box's.",
  ),
  ...firstHunt({
    id: "warm",
    set: "heat-near",
    turns: 1,
    short: 1,
    how: [
      "kettle: Two worlds that sound the same? Up is my shelf of probes. One is new. Heat: Earth's note, then theirs. Higher is hotter.",
      ...example("heat", "hot"),
      "kettle: On the shelf, Right finds it, and Select sends it.",
    ],
  }),
  hunt({
    id: "neighbors",
    turns: 1,
    short: 1,
    how: [
      "kettle: Radar is on the shelf now, too. One call, and each moon answers.",
      ...example("radar", "two"),
      "kettle: Two moons. Listening along the chart is free, and it plays whatever probe you hold. Two boxes may lie on one world.",
    ],
  }),
  offer("gus-near"),
  hunt({
    id: "more-neighbors",
    turns: 2,
    short: 0,
    how: ["kettle: A world can't be it? On the chart, Down strikes it off your list."],
  }),
  ...lastHunt({
    id: "odd",
    set: "odd-near",
    turns: 1,
    short: 1,
    how: ["blip: One more! That one's mine. I think it moved."],
  }),
  hide("boss", {
    id: "tidy-near",
    set: "hide-near",
    turns: 2,
    short: 1,
    how: [
      { sound: "boss-near" },
      "tidy: Good evening. I am Tidy. Whatever lies around in space, I put away. Even picnic baskets.",
      "kettle: Ours! We hide one at a time. Tidy hears the basket's world with one probe, flies to the first world that sounds like that, and has fuel for one landing.",
      "kettle: So hide it where another world sounds the same, and Tidy gets to that one first.",
    ],
  }),
  ...home("moon"),
];

export const nearLevel: Level = {
  id: "near",
  name: "The neighbors",
  difficulty: -1,
  skill: SKILL,
  learned: "that one measurement seldom tells which world it is, and two often do",
  next: "Next time we go out to the giants. They spin like tops.",
  tallies: ["home", "sure", "hidden"],
  chapter,
  rules: { task: "probe", places: PLACES, probes: PROBES },
  items: [
    box(
      "cheese",
      "venus",
      "heat",
      "blip: Zuzu's box. Her thermometer sang:",
      "blip: It was a cheese sandwich. Now it's cheese soup. And bread soup.",
    ),
    box(
      "choc",
      "mercury",
      "heat",
      "blip: Pim says it was this warm there:",
      "blip: A chocolate bar! Well, a chocolate puddle. It takes the shape of the box.",
    ),
    box(
      "jelly",
      "moon",
      "radar",
      "blip: Lolo called for moons. She heard this:",
      "blip: Jelly! It hasn't stopped wobbling.",
    ),
    box(
      "noodles",
      "mercury",
      "radar",
      "blip: Bobo counted the moons:",
      "blip: Noodles. Baked on one side, frozen on the other.",
    ),
    box(
      "pickle",
      "venus",
      "radar",
      "blip: Wim asked for moons, and got this:",
      "blip: A pickle. It shrank. It's a raisin with a temper now.",
    ),
    box(
      "milk",
      "moon",
      "heat",
      "blip: Tutu's thermometer hummed this:",
      "blip: Milk on the rocks. With real rocks.",
    ),
    box(
      "carrot",
      "mars",
      "heat",
      "blip: Nono says it was this cold, or warm:",
      "blip: The carrot's as hard as a drumstick. Now it is a drumstick.",
    ),
    box(
      "pudding",
      "moon",
      "radar",
      "blip: Rara listened for moons:",
      "blip: Pudding with gray sprinkles. I hope they're sprinkles.",
    ),
    box(
      "dumpling",
      "venus",
      "heat",
      "blip: Yoyo's thermometer went:",
      "blip: One dumpling, done. Very, very done.",
    ),
    box(
      "toast",
      "mercury",
      "heat",
      "blip: Bibi felt this on her thermometer:",
      "blip: It left as bread. It comes home as toast.",
    ),
  ],
};

export const nearBanks: Bank[] = [
  {
    id: "first-near",
    difficulty: -2,
    skill: SKILL,
    rules: { task: "probe", places: ["earth", "moon", "mars"], probes: ["jump"] },
    items: [
      {
        id: "first-moon",
        at: "moon",
        known: "jump",
        found: [{ sound: "crunch" }, "blip: My sister's crackers! No air, so no mold. One box home!"],
      },
      {
        id: "first-mars",
        at: "mars",
        known: "jump",
        found: [{ sound: "crunch" }, "blip: Rice cakes! With red dust, for free. One box home!"],
      },
    ],
  },
  {
    id: "heat-near",
    difficulty: -1.2,
    skill: SKILL,
    rules: { task: "probe", places: PLACES, probes: ["jump", "heat"] },
    items: [
      box(
        "ketchup",
        "mars",
        "jump",
        "blip: Dodo jumped there. It was like this:",
        "blip: Is that ketchup? No. That's rust. Nobody lick it.",
      ),
      box(
        "popcorn",
        "mercury",
        "jump",
        "blip: Fip hopped on the spot:",
        "blip: It was corn. It popped on the way to the ship.",
      ),
      box(
        "ice-pop",
        "venus",
        "jump",
        "blip: Kiki's ice pop! She jumped like this:",
        "blip: There's a stick. There's only a stick.",
      ),
      box(
        "apple",
        "earth",
        "jump",
        "blip: Momo jumped over a puddle:",
        "blip: An apple. There's a bite in it, and a bird beside it. The bird looks full.",
      ),
    ],
  },
  {
    id: "odd-near",
    difficulty: -0.8,
    skill: SKILL,
    rules: { task: "probe", places: PLACES, probes: PROBES },
    items: [
      box(
        "egg",
        "venus",
        "radar",
        "blip: I listened for moons there:",
        "blip: My egg hatched! It says beep. It has your voice, Kettle.",
      ),
      box(
        "thief",
        "mercury",
        "radar",
        "blip: When I called for moons, it was:",
        "kettle: There's a note in it: sorry, I was hungry. Signed, G.",
      ),
      box(
        "nest",
        "moon",
        "radar",
        "blip: I called for moons, like this:",
        "blip: There's a smaller box in my box. And in that one, a smaller one. And in that one, a pea!",
      ),
      box(
        "song",
        "mercury",
        "heat",
        "blip: My thermometer sang this:",
        "blip: My soup is singing! No, that's the lid. It's a very musical lid.",
      ),
    ],
  },
  {
    id: "hide-near",
    difficulty: -0.5,
    skill: SKILL,
    rules: { task: "hide", places: PLACES, probes: PROBES, tries: 1 },
    items: [
      basket("near-jump-left", ["jump"], "left", "tidy: I've brought my jump probe."),
      basket("near-heat-right", ["heat"], "right", "tidy: Today I bring a thermometer. It is very clean."),
      basket("near-radar-right", ["radar"], "right", "tidy: I shall count moons. I've dusted my radar."),
      basket("near-jump-right", ["jump"], "right", "tidy: I jumped all the way here. To practice."),
      basket("near-heat-left", ["heat"], "left", "tidy: Warm or cold, I put it away."),
      basket("near-radar-left", ["radar"], "left", "tidy: Moons are so round. I like moons."),
    ],
  },
];
