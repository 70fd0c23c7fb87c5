/** Level 2: all sides are equal, and the way around is measured: from one side follows how many there are. */
import { detour, gap, home, swim, tell, tryOut } from "../acts.ts";
import { figuresOf } from "../shapes.ts";
import type { Act, Bank, Level, Rules } from "../types.ts";

const SKILL = "many-corners";

/** Each way around is that of two names at least, so that the measure alone tells nothing. */
const MEASURED = [
  ["triangle-4", "square-3", "hexagon-2", "long-six-2"],
  ["triangle-5", "pentagon-3", "house-3"],
  ["square-4", "octagon-2", "long-eight-2"],
  ["triangle-6", "hexagon-3", "long-six-3"],
  ["square-5", "pentagon-4", "house-4"],
  ["square-6", "hexagon-4", "octagon-3"],
].flat();

const rules: Rules = {
  names: ["triangle", "square", "pentagon", "hexagon", "octagon"],
  figures: MEASURED,
  tilts: 30,
  around: true,
  words: {
    ready: [
      "{around} around. Up!",
      "Here's one of {around}. Up!",
      "The next gate: {around} around. Up.",
      "A gate, {around} around it. Press Up.",
    ],
  },
  rule: [
    "Count up by one side, till you're all the way around. Sides of two: two, four, six. That's three sides already.",
    "How many sides of that length make the whole way? A finger for each.",
  ],
  listenFor: ["How many strokes has one side?", "Tap a finger with each stroke of the side."],
};
const gapRules: Rules = {
  names: ["rectangle", "stair"],
  figures: figuresOf("stair", "rectangle-4", "rectangle-5"),
  tilts: 90,
  gap: 2,
  rule: [
    "Right and left have to come out even. Up and down, too.",
    "Right four and left two: two more to the left. The same for up and down.",
  ],
  listenFor: ["Keep two counts: one for right and left, one for up and down."],
};

const chapter: Act[] = [
  {
    id: "garden",
    lines: [
      { bed: "deep-water", layer: "water", level: 0.25 },
      "squish: My garden! All sides of a gate are equal here. I've measured how far it is around each one. I had the arms for it.",
    ],
    again: [
      { bed: "deep-water", layer: "water", level: 0.25 },
      "squish: My garden again! All sides of a gate are equal, and all are measured.",
    ],
  },
  tryOut("threes"),
  tell(
    "house",
    [
      "fin: Careful, corners aren't enough here. This knock isn't a square's. It's from a pentagon, shaped like a house:",
      { sound: "shape-square", hold: "end", caption: "a knock: a square corner" },
      { sound: "shape-square", hold: "end", caption: "a knock: a square corner" },
      { sound: "shape-wide", hold: "end", caption: "a boing: a wide corner" },
      { sound: "shape-sharp", hold: "end", caption: "a ting: a sharp corner" },
      { sound: "shape-wide", hold: "end", caption: "a boing: a wide corner" },
      "fin: Five sides: a pentagon. Six: a hexagon. Eight: an octagon.",
    ],
    ["fin: Five sides: a pentagon. Six: a hexagon. Eight: an octagon."],
  ),
  tryOut("count-up"),
  tell(
    "tag",
    [
      { sound: "layer-clay", hold: "end" },
      "squish: Flag tag! Three flags, and I want them all.",
      "fin: Count all corners, and she's soon here. Name it from one side, and the gate shuts on her nose: a step back.",
    ],
    [{ sound: "layer-clay" }, "squish: Flag tag! Three flags, and I want them all."],
  ),
  swim("hunt", { id: "beds", set: "beds", turns: 5, short: 3 }),
  ...detour(
    "beds",
    [{ sound: "music-box", level: 0.5 }, "fin: There's a music box in the wreck! It's two gates more."],
    ["fin: To the wreck! I'll go first. I always do.", { sound: "bubbles" }],
  ),
  tell(
    "turtle",
    [
      { sound: "snore", hold: "end" },
      "fin: A turtle sleeps behind the next one. On tiptoe, now. On fin tips.",
    ],
    [{ sound: "snore", hold: "end" }, "fin: The turtle still sleeps behind the next one."],
  ),
  swim("hunt", { id: "late-beds", set: "snoring", turns: 1, short: 0 }),
  ...gap(
    "show-two",
    "boss-two",
    [
      "squish: My last gates! Some have a step in them, and I've rubbed two sides out of each.",
      "fin: Then we swim both. First one where nothing counts.",
    ],
    ["squish: From each gate two sides are gone again!"],
  ),
  ...home({
    best: "squish: My own garden, and not one flag. I'll measure my arms again.",
    keepsake: "rope",
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
  learned: "to tell from one side and the way around how many equal sides a shape has, from three to eight",
  tryAtHome: [
    "Make a shape of equal pencils, end to end. How many pencil lengths is it around? And with one pencil more?",
  ],
  next: "Next time: the leaning town, where sides hum.",
  tallies: ["gates", "skipped"],
  chapter,
  rules,
};

export const gardenBanks: Bank[] = [
  {
    id: "threes",
    difficulty: -1,
    skill: SKILL,
    rules: {
      ...rules,
      practice: true,
      names: ["square", "octagon"],
      figures: ["square-4", "octagon-2"],
      words: {
        ready: ["This one is {around} around. Press Up for one side."],
        onward: [
          "Four strokes. Four, eight, twelve, sixteen: how many sides is that? Right: a name. Select says it.",
        ],
      },
    },
    items: [{ id: "measured-square", figure: "square-4" }],
  },
  {
    id: "count-up",
    difficulty: -1,
    skill: SKILL,
    rules: {
      ...rules,
      practice: true,
      words: {
        ready: ["{around} around. Up!"],
        onward: ["Count up by that side. Then a name, Left or Right. Or Up, corner by corner."],
      },
    },
    items: [{ id: "measured-hexagon", figure: "hexagon-2", turn: 30 }],
  },
  { id: "beds", difficulty: -0.5, skill: SKILL, rules },
  {
    id: "snoring",
    difficulty: -0.3,
    skill: SKILL,
    rules: { ...rules, words: { ready: ["Psst. {around} around. Up, softly."] } },
  },
  {
    id: "show-two",
    difficulty: -0.3,
    skill: SKILL,
    rules: {
      ...gapRules,
      practice: true,
      figures: [...gapRules.figures, "rectangle-3-2"],
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
