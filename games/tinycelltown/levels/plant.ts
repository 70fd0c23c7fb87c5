/** Level 2: a plant cell, with one long chain from the sun kitchen to the wall, and a night in which the kitchen rests. */
import { aim, copying, ending } from "../acts.ts";
import { SHORT_GOAL } from "../frame.ts";
import { shifts } from "../shifts.ts";
import type { Bank, Level, Rules } from "../types.ts";

const rule = [
  "Walk up the chain: the wall needs the tower, the tower needs the gate, the gate needs power, power needs sugar.",
  "Say the tower and the wall are silent, and the gate squeaks. Then begin at the tower.",
  "Begin at a silent one and ask what it needs. Is that silent, too? Go on from there.",
];

const row: Rules["row"] = [
  { place: "wall", needs: ["tower"] },
  { place: "power", needs: ["kitchen"] },
  { place: "workshop", needs: ["power"] },
  { place: "kitchen" },
  { place: "tower", needs: ["gate"] },
  { place: "gate", needs: ["power"] },
];

const CHAIN =
  "The powerhouse needs the kitchen's sugar. The gate and the workshop need power. The tower needs the gate, the wall needs the tower.";

export const plantLevel: Level = {
  id: "plant",
  name: "The leaf town",
  difficulty: 0,
  skill: "plant-cell",
  learned: "how a chain runs through a plant cell, and that plants have powerhouses, too",
  next: "Next time the chain breaks somewhere else. It's a long chain.",
  stakes: ["growth", "copied"],
  tallies: ["whole"],
  rules: { row, crew: 2, rule, tips: ["Walk the chain backward: who feeds this one?"] },
  chapter: [
    {
      id: "leaf",
      lines: [
        { sound: "phone-ring", hold: "end" },
        "dot: A leaf cell! Their desk has hay fever, so we're taking over.",
        { sound: "harp-note", side: 0, caption: "a harp" },
        { sound: "harp-note", side: 0, pitch: 4, hold: "end", caption: "another note of it" },
        "dot: The sun kitchen bakes sugar.",
        { sound: "tuba", side: -0.9, hold: "end", caption: "a pah" },
        "dot: The powerhouse needs sugar.",
        { sound: "door-squeak", side: 0.9, hold: "end", caption: "a squeak" },
        "dot: The gate needs power.",
      ],
      again: [
        { sound: "phone-ring", hold: "end" },
        "dot: The leaf again. Their desk still sneezes. The kitchen feeds the powerhouse, and that feeds the gate.",
      ],
    },
    {
      id: "first",
      as: "learn",
      set: "plant-first",
      turns: 2,
      short: 1,
      items: ["leaf-power", "leaf-kitchen"],
      resumed: ["The powerhouse needs sugar from the kitchen. The gate needs power."],
    },
    {
      id: "meet",
      lines: [
        "dot: The noises are borrowed, of course. The kitchen is really the chloroplasts, and they need light.",
        "dot: What an animal cell never has: a water tower, really the big vacuole. It fills by the gate:",
        { sound: "bubbles", side: 0.5, hold: "end" },
        "dot: And a wall around it all. It stands up because the tower presses on it:",
        { sound: "woodblock", side: -0.9, pitch: -5 },
        { sound: "woodblock", side: -0.9, pitch: -5, hold: "end" },
        "dot: The workshop's here as well, in the middle, and needs power. The plans look after themselves, back there in the nucleus.",
        "dot: Something faint is worn, and breaks after the shift, unless a fixer oils it:",
        { sound: "bubbles", side: 0.5, level: 0.4, pitch: -4, hold: "end", caption: "faint bubbles" },
      ],
      again: [
        `dot: All six again. ${CHAIN} And what sounds faint breaks after the shift, unless it's oiled.`,
      ],
    },
    ...aim("goal"),
    {
      id: "jar",
      lines: [
        "dot: Each shift in which the powerhouse hums at the end puts a spark in the jar. One buys a hint, two buy one more fixer, five get the plans copied, and without copies no town can split.",
      ],
      again: ["dot: Sparks as always: one for a hint, two for a fixer, five for copied plans."],
    },
    {
      id: "days",
      as: "hunt",
      turns: 4,
      short: 2,
      resumed: [CHAIN],
    },
    copying(
      "copy-early",
      "page: Shall I copy the plans? Five sparks. Or do you keep them for fixers tonight?",
    ),
    {
      id: "dusk",
      lines: [
        { bed: "crickets", layer: "weather", level: 0.2 },
        { sound: "owl", hold: "end" },
        "sunny: Sun's down, kitchen's closed. Nothing's wrong with me. There's sugar in the pantry till morning.",
        "dot: So the kitchen's silent all night, and that's as it should be. The powerhouse goes on, from the pantry. Plants do it with starch. Leave the kitchen alone, and listen to the rest.",
        { sound: "nibble", hold: "end" },
        "dot: And there's a caterpillar on our leaf tonight. So what's broken and isn't fixed breaks whatever needs it.",
      ],
      again: [
        { bed: "crickets", layer: "weather", level: 0.2 },
        { sound: "owl" },
        "dot: Night. The kitchen's silent, as it should be. The caterpillar's back: what isn't fixed breaks whatever needs it.",
      ],
    },
    {
      id: "night",
      as: "boss",
      set: "plant-night",
      turns: 4,
      short: 2,
      resumed: [
        "At night the kitchen is silent, and nothing's wrong with it. What isn't fixed breaks whatever needs it.",
      ],
    },
    {
      id: "sunrise",
      lines: [
        { bed: null, layer: "weather" },
        { sound: "bird", hold: "end" },
        "sunny: Good morning! Who ate my pantry?",
      ],
      again: [{ bed: null, layer: "weather" }, { sound: "bird" }, "sunny: Morning! Who ate my pantry?"],
    },
    copying(
      "copy-late",
      "page: The plans aren't copied yet. Five sparks, and nothing else to spend them on. Shall I?",
      SHORT_GOAL,
    ),
    ...ending({
      gift: "leaf",
      split: [
        "dot: A plant cell can't pinch itself in two. It builds a new wall right through the middle!",
        { sound: "woodblock", pitch: -5 },
        { sound: "woodblock", pitch: -3 },
        { sound: "woodblock", pitch: -1, hold: "end" },
        { sound: "harp-note", side: -0.8 },
        { sound: "tuba", side: -0.8, pitch: -5, hold: "end" },
        { sound: "harp-note", side: 0.8, pitch: 4 },
        { sound: "tuba", side: 0.8, hold: "end" },
        { sound: "crowd-cheer" },
        "moe: Now there are two of us walls. I finally have somebody to lean on.",
      ],
    }),
  ],
  items: shifts("leaf", [
    [1, 1, "dot: A ladybug landed outside. The whole town tilted."],
    [1, 1, "sunny: Today's menu: sugar. Tomorrow: sugar. Any wishes?"],
    [2, 1, "dot: Somebody waters the pot. I can hear a wave coming."],
    [1, 1, "moe: I was called a fence today. I'm a wall."],
    [1, 1, "dot: Wind! Everything leans left. Now right."],
    [1, 2, "dot: Their desk sneezed again. I felt it through the phone."],
    [1, 1, "bess: My ducks learned to dive. Not far. It's a small tower."],
    [2, 0, "dot: A child picked the leaf next to ours. We're all holding our breath."],
    [1, 1, "sunny: A cloud! Everybody wait. There. It's gone."],
    [2, 1, "dot: Fix has put up a hammock, in a plant, to be outdoors."],
    [1, 1, "dot: The neighbors complain about the harp. I said, what neighbors? Oh, those."],
    [1, 1, "moe: A snail went over me. It took all morning."],
  ]),
};

export const plantBanks: Bank[] = [
  {
    id: "plant-first",
    difficulty: -1,
    skill: "plant-cell",
    rules: {
      row: [
        { place: "power", needs: ["kitchen"] },
        { place: "kitchen" },
        { place: "gate", needs: ["power"] },
      ],
      crew: 1,
      extra: false,
      tells: false,
      rule,
    },
    items: [
      { id: "leaf-power", breaks: ["power"] },
      { id: "leaf-kitchen", breaks: ["kitchen"] },
    ],
  },
  {
    id: "plant-night",
    difficulty: 0.4,
    skill: "plant-cell",
    rules: { row, crew: 2, spreads: true, tells: false, rule },
    items: (
      [
        [1, 1, "dot: Munch, munch, goes the leaf."],
        [1, 2, "dot: It's closer. It has a lot of feet."],
        [1, 1, "dot: It stopped. It burped. It goes on."],
        [2, 1, "moe: It looked at me! It said I'm chewy!"],
        [1, 1, "dot: I hear crunching. I hope that's Nix, with a cookie."],
        [1, 2, "dot: The leaf has a new window."],
        [2, 0, "bess: It's drinking from my tower! Through a straw!"],
      ] as const
    ).map(([breaks, wears, line], index) => ({
      id: `leaf-night-${index + 1}`,
      says: [{ sound: "nibble" as const }, line],
      breaks,
      wears,
      idle: ["kitchen"],
    })),
  },
];
