/** Level 2: all sides and all corners are the same, and Fin clicks as he turns: one corner can tell all. */
import { detour, gap, home, swim, tell, tryOut } from "../acts.ts";
import { figuresOf } from "../shapes.ts";
import type { Act, Bank, Level, Rules } from "../types.ts";

const SKILL = "many-corners";

const rules: Rules = {
  names: ["triangle", "square", "pentagon", "hexagon", "octagon"],
  figures: figuresOf("triangle-2", "triangle-3", "square-2", "square-3", "pentagon", "hexagon", "octagon"),
  tilts: 30,
  ticks: true,
  each: 3,
  why: {
    triangle: [
      "At a triangle's corner it's eight clicks.",
      "A triangle has three corners, with eight clicks each.",
    ],
    square: ["At a square's corner it's six clicks.", "A square has four corners, with six clicks each."],
    pentagon: [
      "At a pentagon's corner it's five clicks.",
      "A pentagon has five corners, with five clicks each.",
    ],
    hexagon: ["At a hexagon's corner it's four clicks.", "A hexagon has six corners, with four clicks each."],
    octagon: [
      "At an octagon's corner it's three clicks.",
      "An octagon has eight corners, with three clicks each.",
    ],
  },
  rule: [
    "Count the clicks at a corner. A square has six. More corners, fewer clicks.",
    "Or count the corners, all the way around. It's sure, and Squish likes it.",
  ],
  listenFor: [
    "The clicks after the corner: are they more than a square's six, or fewer?",
    "Tap a finger with each click.",
  ],
};
const gapRules: Rules = {
  ...rules,
  each: 1,
  names: ["square", "rectangle"],
  figures: figuresOf("square", "rectangle"),
  tilts: 90,
  gap: 2,
  why: {},
  rule: [
    "Each side that's missing is across from one that you heard: as long, and the opposite way.",
    "What went right comes back left, what went up comes back down.",
  ],
  listenFor: ["Two sides: which ways, and how many strokes each?"],
};

const chapter: Act[] = [
  {
    id: "garden",
    lines: [
      { bed: "deep-water", layer: "water", level: 0.25 },
      "squish: My garden! Here all sides of a gate are the same, and all corners, too.",
      "fin: And I've got a rusty fin. It clicks while I turn. Press Up!",
    ],
    again: [
      { bed: "deep-water", layer: "water", level: 0.25 },
      "squish: My garden again! All sides the same, and all corners.",
    ],
  },
  tryOut("six-clicks"),
  tell(
    "fewer",
    [
      "fin: A square has four corners, and I click six times at each. This shape has eight corners:",
      { sound: "shape-wide", hold: "end", caption: "a boing: a wide corner" },
      { sound: "dial-click", caption: "click" },
      { sound: "dial-click", caption: "click" },
      { sound: "dial-click", hold: "end", caption: "click" },
      "fin: A boing is a wide corner, and three clicks are all I turn. The more corners, the fewer clicks!",
    ],
    ["fin: The more corners, the fewer clicks."],
  ),
  tryOut("count-along", [
    "fin: Five corners: a pentagon. Six: a hexagon. Eight: an octagon. Which is this? One corner may tell, or all of them.",
  ]),
  tell(
    "tag",
    [
      { sound: "layer-clay", hold: "end" },
      "squish: Tag in my garden! Here I'm quick: each corner that you hear is three steps for me. Three tags before the lagoon, and I win.",
    ],
    [
      { sound: "layer-clay" },
      "squish: Each corner that you hear is three steps for me. Three tags, and I win.",
    ],
  ),
  swim("hunt", { id: "beds", set: "beds", turns: 5, short: 2 }),
  ...detour(
    "beds",
    [
      { sound: "music-box", level: 0.5 },
      "fin: There's a music box in the wreck! It's two gates more, and Squish gets two steps nearer. Which way?",
    ],
    ["fin: To the wreck! I'll go first. I always do.", { sound: "bubbles" }],
  ),
  swim("hunt", { id: "late-beds", set: "snoring", turns: 1, short: 0 }),
  tell(
    "turtle",
    [{ sound: "snore", hold: "end" }, "fin: A turtle sleeps behind that one. On tiptoe, now. On fin tips."],
    [{ sound: "snore", hold: "end" }, "fin: The turtle still sleeps."],
  ),
  ...gap(
    "show-two",
    "boss-two",
    [
      "squish: The last gates! I've rubbed two sides out of each. I had the arms free.",
      "fin: Then you swim two sides, stroke by stroke.",
    ],
    ["squish: From each gate two sides are gone again!"],
  ),
  ...home({
    best: "squish: My own garden, and not one tag. I'll plant taller corners.",
    keepsake: "clicker",
    fetched: [
      { sound: "music-box" },
      { sound: "music-box", pitch: 4 },
      { sound: "music-box", pitch: 7, hold: "end" },
      "fin: And the music box from the wreck plays all evening.",
    ],
  }),
];

export const gardenLevel: Level = {
  id: "garden",
  name: "Squish's garden",
  difficulty: -0.3,
  skill: SKILL,
  learned:
    "to know shapes by their corners, from three to eight, and that more corners mean a smaller turn at each",
  tryAtHome: ["Walk a square on the floor, then a triangle. At which corners do you turn more?"],
  next: "Next time: the leaning town, where squares have fallen over.",
  tallies: ["gates", "tags"],
  chapter,
  rules,
};

export const gardenBanks: Bank[] = [
  {
    id: "six-clicks",
    difficulty: -1,
    skill: SKILL,
    rules: {
      ...rules,
      practice: true,
      names: ["square", "pentagon"],
      figures: figuresOf("square", "pentagon"),
      words: {
        ready: ["Up: the first corner."],
        onward: ["A knock, and six clicks: a quarter turn. Press Right for a name. Select says it."],
      },
    },
    items: [{ id: "clicking-square", figure: "square-2" }],
  },
  {
    id: "count-along",
    difficulty: -1,
    skill: SKILL,
    rules: { ...rules, practice: true },
    items: [{ id: "clicking-hexagon", figure: "hexagon-2", turn: 30 }],
  },
  { id: "beds", difficulty: -0.5, skill: SKILL, rules },
  {
    id: "snoring",
    difficulty: -0.3,
    skill: SKILL,
    rules: { ...rules, words: { ready: ["Psst. Something snores here. Up."] } },
  },
  {
    id: "show-two",
    difficulty: -0.3,
    skill: SKILL,
    rules: {
      ...gapRules,
      practice: true,
      words: {
        gapReady: ["Select: Fin swims, and calls out where to."],
        gapOnward: [
          "Here it stops. Fin went right three and up two. So left three times, down two times. Then Select.",
        ],
      },
    },
    items: [{ id: "show-two-rectangle", figure: "rectangle-3-2" }],
  },
  { id: "boss-two", difficulty: 0, skill: SKILL, rules: gapRules },
];
