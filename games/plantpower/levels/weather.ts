/** Level 2: the roof is off. Every day's weather adds to what all pots get; in show week a leak, over one pot alone. */
import { leakyDays, weatherDays } from "../days.ts";
import { market, shows } from "../frame.ts";
import { kindsOf } from "../plants.ts";
import type { Bank, Chapter, Level, Rules } from "../types.ts";

const wide = { below: 1 } as const;
const rules: Rules = {
  tips: ["Pots of the same day had the same weather. Compare those."],
  dials: ["flow", "glow"],
  foretell: true,
  kinds: kindsOf(
    ["tomato", "fern", "zz", "flytrap", "spider", "thyme", "hosta", "watercress", "cactus", "violet"],
    wide,
  ),
  rule: [
    "Compare pots of the same day: they had the same weather. Between two days, the weather has changed, too.",
    "On a hot day a cup does what a sip does. Pots of one day are still a fair test.",
  ],
};

const chapter: Chapter = [
  {
    id: "roof",
    lines: [
      { sound: "wind-gust", hold: "end" },
      "hazel: The roof's off, so there's weather on our pots!",
      { sound: "cricket", hold: "end" },
      "hazel: Hot: every pot dries by a step.",
      { sound: "boat-horn", level: 0.5, hold: "end", caption: "a foghorn" },
      "hazel: Damp: every pot gets a step wetter.",
    ],
    again: [
      { sound: "wind-gust" },
      "hazel: The roof's off again. Crickets: every pot dries by a step. Foghorn: every pot gets a step wetter.",
    ],
  },
  {
    id: "warm-days",
    as: "learn",
    set: "warm-days",
    turns: 3,
    short: 2,
    devices: ["stall", "seeds"],
    how: ["hazel: Up: water, from nothing to a bucket. Down: light, from a box to a spotlight."],
    resumed: ["Crickets dry every pot by a step. A foghorn: a step wetter. A bird: nothing."],
  },
  {
    id: "more-weather",
    lines: [
      "hazel: More weather! And four plants with proof win the show.",
      { sound: "rain-here", level: 0.6, hold: "end", caption: "rain on glass" },
      "hazel: Rain on the tarp: dark, every pot gets a step less light. The pots stay dry.",
      { sound: "ice-clink", hold: "end", caption: "snow sparkles like glass" },
      "hazel: A sparkle of snow outside: bright, every pot gets a step more light.",
    ],
    again: ["hazel: Rain on the tarp: a step less light. A sparkle of snow: a step more. Four plants win."],
  },
  {
    id: "weather-week",
    as: "build",
    turns: 4,
    short: 3,
    how: ["hazel: Hear the weather first. Then make up for it with water and light."],
    resumed: [
      "Hear the weather first. Crickets dry the pots, a foghorn wets them. Rain: the day brings less light. Sparkle: more.",
    ],
  },
  ...market,
  {
    id: "roof-back",
    lines: [
      { sound: "hammer", hold: "end" },
      "hazel: The roof's back! Weedy has nailed it on.",
      { sound: "splash", hold: "end" },
      "weedy: I put in a few holes. For the view.",
      "hazel: A splash means that one pot gets a step more water, over there where you hear it. A breeze dries one pot by a step. Make up for it!",
    ],
    again: [
      { sound: "hammer" },
      "hazel: The roof leaks again! A splash: that pot gets more water. A breeze: that pot gets less.",
    ],
  },
  {
    id: "leaky-week",
    as: "boss",
    set: "leaky-week",
    turns: 7,
    short: 4,
    how: ["hazel: Only that one pot! Set it right, and the test is fair again. Four plants win."],
    resumed: ["A splash: a step more water for the pot over there. A breeze: a step less. Make up for it."],
  },
  ...shows({
    gift: "barometer",
    won: [
      { sound: "frog" },
      "hazel: You win! A frog has moved in under the leak. He says it's perfect.",
      "weedy: My tomatoes are wet on one side and dry on the other. I call it art.",
    ],
    middle: [
      "hazel: A stall to be proud of, in that weather!",
      "weedy: My umbrella ate my tomatoes. Turned inside out, and snap.",
    ],
    eaten: [
      "hazel: The judge liked the goat. He stood in the rain and chewed. Very calm.",
      "weedy: Calm? He has my hat.",
    ],
  }),
];

export const weatherLevel: Level = {
  id: "weather",
  name: "No roof",
  difficulty: 0,
  skill: "control",
  learned: "to compare only what had the same weather, and to make a test fair again",
  next: "Next time the weather comes in another order.",
  devices: ["stall", "seeds", "goat"],
  tallies: ["known", "fair"],
  chapter,
  rules,
  items: weatherDays([
    ["hot", "hazel: Biscuit has found the wheelbarrow. He sleeps in it."],
    ["dark", "weedy: My tomatoes are afraid of the dark. I read to them."],
    ["damp", "hazel: Where's the gate? Ah. Ouch. There's the gate."],
    ["mild", "hazel: A perfect day. Somebody sneezed, and it wasn't me."],
    ["bright", "hazel: I wear two pairs of sunglasses. Nobody knows why."],
    ["hot", "weedy: I gave my tomatoes a fan. They clapped."],
    ["dark", "hazel: The scarecrow asks for a nightlight."],
    ["damp", "hazel: My socks are growing something."],
    ["mild", "weedy: Nothing to complain about. I hate that."],
    ["bright", "hazel: The snail has put up a curtain."],
    ["hot", "hazel: The butter ran away. It didn't get far."],
    ["dark", "hazel: The worms think it's bedtime."],
    ["damp", "weedy: I can't find my tuba in this. Toot if you see it."],
    ["mild", "hazel: The bees came to say hello, and stayed for jam."],
    ["bright", "weedy: I polished a tomato, and now it's a lamp."],
  ]),
};

export const weatherBanks: Bank[] = [
  {
    id: "warm-days",
    difficulty: -0.5,
    skill: "control",
    rules,
    items: weatherDays(
      [
        ["hot", "hazel: The hose is lying in the shade. It's no fool."],
        ["damp", "weedy: My mustache is curling. Both of them."],
        ["mild", "hazel: No weather to speak of. So I won't."],
        ["hot", "weedy: I've got a parasol for every tomato."],
        ["damp", "hazel: The fish in the rain barrel looks pleased."],
      ],
      "warm",
    ),
  },
  {
    id: "leaky-week",
    difficulty: 0.5,
    skill: "control",
    rules: {
      dials: ["flow", "glow"],
      foretell: true,
      kinds: kindsOf(["papyrus", "sunflower", "mint", "castiron", "impatiens"], wide),
      rule: [
        "A splash on one pot: give that pot a step less water than the others, and all three have the same.",
        "A breeze on one pot dries it: one step more water there, and the test is fair again.",
      ],
    },
    items: leakyDays([
      ["drip", "hazel: I hear a leak. Where is it today?"],
      ["draft", "hazel: A hole for the wind. Over which pot?"],
      ["drip", "weedy: That hole's the best one. Listen!"],
      ["draft", "hazel: My hair says there's a breeze."],
      ["drip", "hazel: A bowl would help. Biscuit ate the bowl."],
      ["draft", "weedy: Fresh air! You're welcome."],
      ["drip", "hazel: There it goes again."],
      ["draft", "hazel: A page blew out of the notebook. I've got it."],
      ["drip", "weedy: I call this one the waterfall."],
    ]),
  },
];
