/** Level 1: an animal cell. Two parts first, then four, then five, and a night without a telephone. */
import { aim, copying, ending } from "../acts.ts";
import { SHORT_GOAL } from "../frame.ts";
import { shifts } from "../shifts.ts";
import type { Bank, Level, Rules } from "../types.ts";

const rule = [
  "Take two silent ones. If one of them needs the other, the other is the one to look at.",
  "Say the gate and the powerhouse are silent. The gate needs power, so begin at the powerhouse.",
  "Find a silent one that gets all it needs. That one is broken for sure.",
];

const row: Rules["row"] = [
  { place: "gate", needs: ["power", "workshop"] },
  { place: "power" },
  { place: "plans" },
  { place: "workshop", needs: ["power", "plans", "yard"] },
  { place: "yard", needs: ["power"] },
];

const rules: Rules = {
  tips: ["Who is silent, and gets all that it needs? That one is broken."],
  row,
  crew: 2,
  rule,
};

const night: Rules = {
  row,
  crew: 1,
  together: true,
  spreads: true,
  calls: false,
  tells: false,
  rule,
};

export const animalLevel: Level = {
  id: "animal",
  name: "A town by ear",
  difficulty: -1,
  skill: "cell-parts",
  learned: "which part of an animal cell needs which, and to fix the cause and not the loudest caller",
  next: "Next time other parts break. The gate has already written its speech.",
  stakes: ["growth", "copied"],
  tallies: ["whole"],
  rules,
  chapter: [
    {
      id: "desk",
      lines: [
        { sound: "phone-ring", hold: "end" },
        "dot: Tiny Cell Town, night desk! The whole town's one living cell. We run it by ear.",
        { sound: "tuba", pitch: -5, side: 0.9, caption: "oom" },
        { sound: "tuba", side: 0.9, hold: "end", caption: "pah" },
        "dot: The powerhouse.",
        { sound: "door-squeak", side: -0.9, hold: "end", caption: "a squeak" },
        "dot: The gate. It needs power.",
      ],
      again: [
        { sound: "phone-ring", hold: "end" },
        "dot: Night desk again! Glad you're here. The gate sits left, the powerhouse right.",
      ],
    },
    {
      id: "first",
      as: "learn",
      set: "animal-first",
      turns: 1,
      short: 1,
      items: ["first-power"],
      resumed: ["Left and Right: walk. Up: send a fixer. Select: start the shift."],
    },
    {
      id: "meet",
      lines: [
        "dot: We borrowed these noises. A real cell doesn't squeak, and the gate is really called the membrane. The powerhouse stands for mitochondria.",
        "dot: Two more. The plan house, really the nucleus:",
        { sound: "page", side: 0.3 },
        { sound: "page", side: 0.3, hold: "end" },
        "dot: And the workshop, really the ribosomes. It builds new parts, for the gate, too, and needs plans and power for it:",
        { sound: "hammer", side: 0.9 },
        { sound: "hammer", side: 0.9, hold: "end" },
        "dot: When the plan house stops, the workshop stops with it, and the gate, too. It sounds like this:",
        { sound: "tuba", side: -0.3, pitch: -5 },
        { sound: "tuba", side: -0.3, hold: "end" },
        "dot: Only the powerhouse is left.",
      ],
      again: ["dot: The plan house and the workshop are back, too."],
    },
    {
      id: "second",
      as: "learn",
      set: "animal-second",
      turns: 2,
      short: 0,
      how: [
        "dot: You have two fixers, Fix and Nix. And a jar: each shift in which the powerhouse hums at the end adds a spark. One buys a hint, two one more fixer, five a copy of the plans. No town splits without that.",
      ],
      resumed: ["The workshop needs plans and power. The gate needs power and new parts."],
    },
    ...aim("goal"),
    {
      id: "yard",
      lines: [
        "dot: And here comes the recycling yard, really the lysosomes. It munches up old parts. The workshop builds new ones out of the bits, so it needs the yard now. The yard needs power.",
        { sound: "crunch", side: 0.9 },
        { sound: "crunch", side: 0.9, hold: "end" },
        "dot: One thing more. When the yard sounds like this, it's worn, and breaks after the shift, unless a fixer oils it:",
        { sound: "crunch", side: 0.9, level: 0.4, pitch: -4, hold: "end", caption: "one faint munch" },
      ],
      again: [
        "dot: The yard's open, too. Something faint is worn, and breaks after the shift unless a fixer oils it.",
      ],
    },
    {
      id: "week",
      as: "ride",
      turns: 4,
      short: 2,
      resumed: [
        "The gate needs power and new parts. The workshop needs power, plans and the yard. The yard needs power.",
      ],
    },
    copying(
      "copy-early",
      "page: Before a cell splits, it copies all its plans. No copies, no split. That takes five sparks. Now? Or do you keep them for fixers tonight?",
    ),
    {
      id: "storm",
      lines: [
        { bed: "storm", layer: "weather", level: 0.25 },
        { sound: "thunder-near", hold: "end" },
        { sound: "phone-hang-up" },
        "dot: A storm! The phones are dead. Nobody calls tonight, and the hum reaches us all at once.",
        { sound: "power-surge", hold: "end" },
        "dot: And trouble spreads tonight: what's broken and isn't fixed breaks whatever needs it. Fix the cause first!",
        { sound: "snore", hold: "end" },
        "dot: That's Nix. He sleeps like a log, so there's only Fix. Two sparks wake Nix up, for one hour.",
      ],
      again: [
        { bed: "storm", layer: "weather", level: 0.25 },
        { sound: "thunder-near" },
        "dot: The storm again. No phones, the hum all at once, and what isn't fixed breaks whatever needs it. And Nix is asleep again: two sparks wake him up for one hour.",
      ],
    },
    {
      id: "night",
      as: "boss",
      set: "animal-night",
      turns: 4,
      short: 2,
      resumed: [
        "No phones, the hum all at once. What isn't fixed breaks whatever needs it. Two sparks wake Nix up for one hour.",
      ],
    },
    {
      id: "morning",
      lines: [
        { bed: null, layer: "weather" },
        { sound: "rooster", hold: "end" },
        "dot: Morning! My ear fell asleep.",
      ],
      again: [{ bed: null, layer: "weather" }, { sound: "rooster" }, "dot: Morning!"],
    },
    copying(
      "copy-late",
      "page: The plans aren't copied yet. Five sparks, and nothing else to spend them on. Shall I?",
      SHORT_GOAL,
    ),
    ...ending({
      gift: "bell",
      split: [
        "dot: It stretches, it pinches in the middle, it goes pop!",
        { sound: "cork", hold: "end" },
        { sound: "door-squeak", side: -1 },
        { sound: "tuba", side: -0.8, pitch: -5 },
        { sound: "hammer", side: -0.6, hold: "end" },
        { sound: "door-squeak", side: 0.6 },
        { sound: "tuba", side: 0.8, pitch: -3 },
        { sound: "hammer", side: 1, hold: "end" },
        { sound: "crowd-cheer" },
        { sound: "phone-ring", hold: "end" },
        "dot: Hello? Who's calling? Oh. It's us, from next door!",
      ],
    }),
  ],
  items: shifts("week", [
    [1, 1, "dot: Somebody left a trombone in the middle of the street."],
    [2, 1, "dot: I made tea. Something swam in it, and said good morning."],
    [1, 1, "dot: Nix has put his hat on a lamp. There's no lamp. So where's the hat?"],
    [2, 1, "dot: A letter came for the town. It says: dear skin cell, wrong address."],
    [1, 2, "dot: Fix has counted the wrenches. Fourteen. There were thirteen."],
    [1, 1, "dot: Rob asked whether hammers need vacation."],
    [2, 0, "dot: It's the town birthday! We're two days old. How time flies."],
    [1, 1, "dot: Something knocked from outside. Otto said: password? It said: oxygen. It came right in."],
    [2, 1, "dot: The Mito sisters had a fight about who's the oom and who's the pah."],
    [1, 2, "dot: Ms. Page has put up a sign. It says: shh. You can't hear signs, I told her."],
    [1, 1, "dot: Munch has eaten a bench. It was old. He says it was old."],
    [2, 1, "dot: I slept with my ear on the phone. I dreamed of ringing."],
    [1, 1, "dot: A hundred of us in a row would fit on the head of a pin. I'd like the window seat."],
  ]),
};

export const animalBanks: Bank[] = [
  {
    id: "animal-first",
    difficulty: -2,
    skill: "cell-parts",
    rules: {
      row: [{ place: "gate", needs: ["power"] }, { place: "power" }],
      crew: 1,
      extra: false,
      tells: false,
      rule,
    },
    items: [{ id: "first-power", breaks: ["power"] }],
  },
  {
    id: "animal-second",
    difficulty: -1.5,
    skill: "cell-parts",
    rules: {
      row: [
        { place: "gate", needs: ["power", "workshop"] },
        { place: "power" },
        { place: "plans" },
        { place: "workshop", needs: ["power", "plans"] },
      ],
      crew: 2,
      rule,
    },
    items: [
      { id: "second-plans", says: ["dot: Ready? Listen for the holes."], breaks: ["plans"] },
      { id: "second-workshop", says: ["dot: Somebody sneezed, and now this."], breaks: ["workshop"] },
      { id: "second-any", says: ["dot: The rain got into something."], breaks: 1 },
      { id: "second-two", says: ["dot: Hold on to your ears."], breaks: 2 },
    ],
  },
  {
    id: "animal-night",
    difficulty: -0.6,
    skill: "cell-parts",
    rules: night,
    items: [
      {
        id: "night-1",
        says: [{ sound: "thunder-far" }, "dot: Hold on to your headphones."],
        breaks: 1,
        wears: 1,
      },
      { id: "night-2", says: [{ sound: "thunder-near" }, "dot: That one was close."], breaks: 1, wears: 1 },
      { id: "night-3", says: [{ sound: "power-surge" }, "dot: My desk lamp said pop."], breaks: 1, wears: 1 },
      {
        id: "night-4",
        says: [{ sound: "thunder-far" }, "dot: The clock has stopped. I'll count with my fingers."],
        breaks: 1,
      },
      {
        id: "night-5",
        says: [{ sound: "power-surge" }, "dot: Was that us, or the weather?"],
        breaks: 1,
        wears: 1,
      },
      { id: "night-6", says: [{ sound: "thunder-near" }, "dot: My tea has waves."], breaks: 1, wears: 1 },
      {
        id: "night-7",
        says: [{ sound: "thunder-far" }, "dot: It's moving off. I think. It isn't."],
        breaks: 1,
      },
    ],
  },
];
