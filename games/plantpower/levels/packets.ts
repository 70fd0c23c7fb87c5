/** Level 1: packets without labels. Water, then water and light; and in show week a stranger in every tray. */
import { days } from "../days.ts";
import { market, shows } from "../frame.ts";
import { kindsOf } from "../plants.ts";
import type { Bank, Chapter, Level, Rules } from "../types.ts";

const rules: Rules = {
  tips: ["A fair test: one thing differs between the pots, and everything else is the same."],
  dials: ["water", "light"],
  foretell: true,
  kinds: kindsOf(["cactus", "sunflower", "mint", "castiron", "papyrus", "fern", "violet", "hosta"]),
};

const chapter: Chapter = [
  {
    id: "door",
    lines: [
      { sound: "door-squeak" },
      { sound: "goat", level: 0.4, hold: "end" },
      "hazel: Quick, in, before Biscuit smells it! He ate the labels off my seeds. So, what do they like?",
    ],
    again: [{ sound: "door-squeak" }, "hazel: In with you! The goat ate the labels again."],
  },
  {
    id: "first-tray",
    as: "learn",
    set: "first-tray",
    turns: 4,
    short: 4,
    until: { stakes: { stall: { from: 1 } } },
    devices: ["stall"],
    how: [
      "hazel: One packet in three pots. Find out how much water it likes: with that, all three climb two steps. Up: more. Down: less. Select: all like this one.",
    ],
    resumed: [
      "Left and Right: the pots, and the door. Up and Down: water. When all three climb two steps, they're done.",
    ],
  },
  {
    id: "homes",
    lines: [
      { sound: "page-write" },
      "hazel: Into the notebook! And hear the packets: ponds and brooks are wet, wind in sand is dry, owls and woodpeckers live in shade, bees in the sun.",
    ],
    again: [{ sound: "page-write" }, "hazel: Hear the packets: frogs, sand, owls or bees?"],
  },
  {
    id: "first-days",
    as: "learn",
    set: "first-days",
    turns: 3,
    short: 2,
    devices: ["stall"],
    how: [
      "hazel: Now light, too! Up: water, and after a can comes a sip. Down: light, and after the lamp comes shade.",
    ],
    resumed: [
      "Up: water. Down: light. Select: all alike, or back. When all three climb two steps, they're done.",
    ],
  },
  {
    id: "rules",
    lines: [
      "hazel: There's a show after show week. Four plants with proof win it; a lucky guess I sell for seeds.",
      { sound: "goat", level: 0.5, hold: "end" },
    ],
    again: ["hazel: Four plants with proof win the show. Lucky guesses are sold."],
  },
  {
    id: "week-one",
    as: "build",
    turns: 4,
    short: 3,
    how: [
      "hazel: From now on, say which pot will grow most: right, and you get a seed. The first hint for each day is free, others cost a seed.",
    ],
    resumed: [
      "Up: water. Down: light. Select: all alike. When all three climb two steps, with proof, they go on your stall.",
    ],
  },
  ...market,
  {
    id: "weedy",
    lines: [
      { sound: "fanfare-sad" },
      "weedy: Show week! My tomatoes are huge, because I sing to them.",
      "hazel: He also waters them.",
      { sound: "gremlin-giggle" },
      "hazel: And somebody has been at your trays! In each, one pot of three is a stranger. It wants one thing different. All three must climb two steps.",
    ],
    again: [
      { sound: "fanfare-sad" },
      "weedy: Show week! La, la, la!",
      "hazel: One pot in each tray is a stranger again. It wants one thing different.",
    ],
  },
  {
    id: "show-week",
    as: "boss",
    set: "show-week",
    turns: 7,
    short: 4,
    how: ["hazel: Give all three the same first. Then hear which one is not like the others."],
    resumed: [
      "One pot of three is a stranger: it wants one thing different. All three must climb two steps.",
    ],
  },
  ...shows({
    gift: "cup",
    won: [
      "hazel: What a stall! You've won the show.",
      "weedy: What did you do to them?",
      "hazel: Changed one thing at a time.",
      "weedy: I changed everything at once. I still don't know which song it was.",
    ],
    middle: [
      "hazel: That's a real stall! Weedy has six. All tomatoes.",
      "weedy: And one of them is a tomato on a stick.",
    ],
    eaten: [
      "hazel: The judge gives first prize to... the goat. Best fed animal in the show.",
      "weedy: He ate my song sheet, too.",
    ],
  }),
  {
    id: "soil",
    ask: [
      "hazel: One more thing. I weighed the soil before and after. How much of the plant came out of the soil? Guess!",
    ],
    options: [
      { id: "all", label: "Nearly all of it", phrases: ["nearly all", "all of it"] },
      { id: "half", label: "About half", phrases: ["half"] },
      { id: "none", label: "Hardly any", phrases: ["hardly any of it", "almost none"] },
    ],
  },
  {
    id: "soil-told",
    lines: [
      { sound: "plate-down" },
      "hazel: The soil weighs nearly the same as before. Hardly any of it is in the plant!",
      "weedy: So where did all that plant come from?",
      { sound: "breeze" },
      { sound: "drip" },
      "hazel: Mostly from air and water, put together with light. Trees, too. You're sitting on air and water.",
    ],
    again: ["hazel: The same as last time: hardly any. It's mostly made of air and water, with light."],
  },
];

export const packetsLevel: Level = {
  id: "packets",
  name: "Packets without labels",
  difficulty: -1,
  skill: "fair-test",
  learned: "to change one thing and keep the others the same",
  next: "Next time other packets come. What will the owl one be?",
  devices: ["stall", "seeds", "goat"],
  tallies: ["known", "fair"],
  chapter,
  rules,
  items: days("week", [
    "hazel: A snail has moved in. It pays in slime.",
    "hazel: Good morning! The worms are still in bed.",
    "hazel: I've lost my left boot. Biscuit looks happy.",
    "weedy: Just passing! Is that how you hold a can? Interesting.",
    "hazel: The radish next door asked about you. I think it was the radish.",
    "hazel: Today the broom fell over. That was all the news.",
    "weedy: I sang to my tomatoes till midnight. They asked me to.",
    "hazel: A ladybug counted my buttons. There are six.",
    "hazel: Who put a hat on the scarecrow's hat?",
    "weedy: My tomatoes can nearly whistle. Nearly.",
    "hazel: The pumpkin rolled two inches in the night. I measured.",
    "hazel: Biscuit sent a letter. He ate it before I could read it.",
    "hazel: Tea for me, and whatever you say for them.",
    "hazel: The rake and I are not speaking. I stepped on it.",
  ]),
};

const showDays = days("show", [
  "weedy: I've polished my tomatoes. One squeaked.",
  "hazel: I count the days on the beans. I need more beans.",
  "weedy: I don't know who swapped them. It was dark. I had gloves on.",
  "hazel: The judge is in town. She has a very small spoon.",
  "hazel: Somebody ironed the grass.",
  "weedy: Are yours leaning? Mine are leaning. On purpose.",
  "hazel: My good apron's back from the goat.",
  "hazel: I hear the band practicing. The tuba has a fly in it.",
  "weedy: La, la... that's for the tomatoes, not for you.",
]);

export const packetsBanks: Bank[] = [
  {
    id: "first-days",
    difficulty: -1.5,
    skill: "fair-test",
    rules: { tips: rules.tips, dials: rules.dials, kinds: rules.kinds },
    items: days("early", [
      "hazel: The scarecrow waved. It's the wind, I hope.",
      "weedy: Hello! I'm Weedy, next stall. I sing to my tomatoes.",
      "hazel: A worm asked for the menu.",
      "hazel: The wheelbarrow squeaks in G.",
    ]),
  },
  {
    id: "first-tray",
    difficulty: -2,
    skill: "fair-test",
    rules: { dials: ["water"], kinds: kindsOf(["mint", "cactus", "papyrus"]) },
    items: days("first", [
      "hazel: Good morning, seedlings!",
      "hazel: They hum before breakfast. So do I.",
      "hazel: A new day. The kettle's on.",
      "hazel: I believe in you. And in soup.",
    ]),
  },
  {
    id: "show-week",
    difficulty: 0,
    skill: "fair-test",
    rules: {
      dials: ["water", "light"],
      foretell: true,
      odd: true,
      kinds: kindsOf(["tomato", "flytrap", "thyme", "spider", "impatiens", "watercress", "zz"]),
      rule: [
        "Give all three the same: two do alike, and one doesn't. That one is the stranger.",
        "The two that are alike are your test. Change one thing between them, and keep the rest.",
      ],
    },
    items: showDays,
  },
];
