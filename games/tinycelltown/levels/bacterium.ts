/** Level 3: a bacterium. No plan house, no powerhouse, and in each shift one part has to rest. */
import { aim, copying, ending } from "../acts.ts";
import { SHORT_GOAL } from "../frame.ts";
import { shifts } from "../shifts.ts";
import type { Bank, Level, Lines, Rules } from "../types.ts";

const rule = [
  "Say the propeller rests: nobody needs it, so nobody else falls silent. And if it rested last time?",
  "A part that will be silent anyway can just as well rest. It costs nothing.",
  "Ask of each part: who needs it? A part that nobody needs can rest, and so can one that would be silent anyway.",
];

const row: Rules["row"] = [
  { place: "propeller", needs: ["skin"] },
  { place: "loop" },
  { place: "shell", needs: ["workshop"] },
  { place: "skin" },
  { place: "workshop", needs: ["skin", "loop"] },
];

const MAP =
  "The workshop needs the skin and the plan loop. The wall needs the workshop. The propeller needs the skin.";

const rules: Rules = {
  row,
  crew: 2,
  rests: true,
  rule,
  tips: ["Which one would nobody miss for one shift?"],
};

/** The virus on the line: a whine behind the voice. */
function fake(line: string): Lines {
  return [
    { sound: "phone-ring" },
    { sound: "mosquito", level: 0.6, hold: "none", caption: "a thin whine on the line" },
    `stranger: ${line}`,
  ];
}

export const bacteriumLevel: Level = {
  id: "bacterium",
  name: "The town without a plan house",
  difficulty: 1,
  skill: "bacterium",
  learned: "how a bacterium manages without a nucleus, and what fails when one of its parts rests",
  next: "Next time it's another puddle. It has splits to catch up on.",
  stakes: ["growth", "copied"],
  tallies: ["whole"],
  rules,
  chapter: [
    {
      id: "puddle",
      lines: [
        { sound: "phone-ring", hold: "end" },
        { sound: "tuba", side: 0.9, pitch: -5, caption: "oom" },
        { sound: "door-squeak", side: 0.9, hold: "end", caption: "a squeak" },
        "dot: Gate and powerhouse in one? Then this town's a bacterium! No powerhouse: its skin makes the power.",
        { sound: "servo", side: -0.9, hold: "end", caption: "whirring" },
        "dot: And a propeller, which needs power.",
      ],
      again: [
        { sound: "phone-ring", hold: "end" },
        "dot: The bacterium again! The skin makes the power, and the propeller needs it.",
      ],
    },
    {
      id: "first",
      as: "learn",
      set: "bacterium-first",
      turns: 1,
      short: 1,
      items: ["puddle-skin"],
      resumed: ["The propeller needs power from the skin."],
    },
    {
      id: "meet",
      lines: [
        "dot: As always, the noises are borrowed. What's missing here is a plan house: no nucleus. The plans lie in the middle of the town, in one long loop:",
        { sound: "page", side: -0.45 },
        { sound: "page", side: -0.45, hold: "end" },
        "dot: The workshop needs that loop, and power. And there's a wall, whose bricks are joined by helpers that the workshop makes:",
        { sound: "woodblock", side: 0, pitch: -5 },
        { sound: "woodblock", side: 0, pitch: -5, hold: "end" },
        "dot: Our puddle is short of food. So in each shift one part has to rest, never the same twice in a row, and what needs it falls silent. Which one would nobody miss? All the others make a full hum.",
      ],
      again: [`dot: All five again. ${MAP} One of them rests in each shift, never the same twice in a row.`],
    },
    {
      id: "second",
      as: "learn",
      set: "bacterium-second",
      turns: 1,
      short: 0,
      how: ["dot: At a part, Down: let it rest. Up: send a fixer, as ever."],
      resumed: [MAP],
    },
    ...aim("goal"),
    {
      id: "jar",
      lines: [
        "dot: Each shift in which the skin hums at the end puts a spark in the jar. One buys a hint, two buy one more fixer, five get the plans copied, and without copies no town can split.",
        "dot: And what sounds faint breaks after the shift, unless it's oiled, or rests.",
      ],
      again: [
        "dot: Sparks as always. And what sounds faint breaks after the shift, unless it's oiled, or rests.",
      ],
    },
    {
      id: "hungry",
      as: "rescue",
      turns: 4,
      short: 2,
      resumed: [`${MAP} One has to rest in each shift: Down.`],
    },
    copying(
      "copy-early",
      "page: I'm the loop, and I'd like to be two loops. Five sparks. Or do you keep them for fixers?",
    ),
    {
      id: "virus",
      lines: [
        { sound: "boss-near", hold: "end" },
        "dot: Now listen. A virus is out there. A virus has plans and no workshop, so it slips its plans in, and lets others build.",
        "dot: Ours fakes calls to get us off our posts. Hear the whine behind its voice?",
        ...fake("Hello, it's me, your grandmother. Send all fixers out for ice cream."),
        "dot: That was it. A call with a whine is a lie. Trust the hum. And what's broken and isn't fixed breaks whatever needs it.",
      ],
      again: [
        { sound: "boss-near" },
        "dot: The virus is back on the line. A call with a whine is a lie. What isn't fixed breaks whatever needs it.",
      ],
    },
    {
      id: "fakes",
      as: "boss",
      set: "bacterium-fakes",
      turns: 3,
      short: 2,
      resumed: ["A call with a whine behind it is a lie. One has to rest in each shift: Down."],
    },
    {
      id: "hung-up",
      lines: [
        { sound: "phone-hang-up", hold: "end" },
        "stranger: I have to go. I've got a thousand more to call.",
      ],
      again: [{ sound: "phone-hang-up" }, "stranger: Well, bye. I've got a thousand more to call."],
    },
    copying(
      "copy-late",
      "page: One loop, five sparks, and nothing else to spend them on. Shall I copy myself?",
      SHORT_GOAL,
    ),
    ...ending({
      gift: "propeller",
      split: [
        "dot: Some bacteria split every twenty minutes, when food is plenty. Ours took all day, and look at it go!",
        { sound: "cork", hold: "end" },
        { sound: "servo", side: -0.9 },
        { sound: "servo", side: 0.9, pitch: 3, hold: "end" },
        { sound: "crowd-cheer" },
        "bess: Left propeller, right propeller. Race you around the puddle!",
      ],
    }),
  ],
  items: shifts("puddle", [
    [1, 1, "dot: A raindrop hit the puddle. Everybody is on another side now."],
    [1, 1, "bess: We were overtaken by a crumb. A crumb!"],
    [2, 0, "dot: The neighbor has split four times since lunch. Such a lot of birthday cards."],
    [1, 1, "dot: I asked for the way to the plan house. They laughed for an hour."],
    [1, 1, "moe: Bricks, please. Any color."],
    [2, 1, "dot: Something large drank from the puddle. It missed us."],
    [1, 1, "dot: Fix fell over the loop. It's right there on the floor."],
    [1, 2, "page: I'm one long ring. Where do I begin? Good question."],
    [2, 0, "dot: Nix tried out the propeller. He's dizzy. He wants to go again."],
    [1, 1, "dot: A stranger offered us a small ring of plans. It's how bacteria make friends."],
    [2, 1, "dot: It's hot. The puddle gets smaller. The neighbors get closer."],
    [1, 1, "otto: I'm skin now, not gate. I asked for new business cards."],
  ]),
};

export const bacteriumBanks: Bank[] = [
  {
    id: "bacterium-first",
    difficulty: 0,
    skill: "bacterium",
    rules: {
      row: [{ place: "propeller", needs: ["skin"] }, { place: "skin" }],
      crew: 1,
      extra: false,
      tells: false,
      rule: ["The propeller needs power from the skin. If both are silent, look at the skin."],
    },
    items: [{ id: "puddle-skin", breaks: ["skin"] }],
  },
  {
    id: "bacterium-second",
    difficulty: 0.5,
    skill: "bacterium",
    rules,
    items: [
      { id: "rest-1", says: ["dot: Who rests? And who's broken?"], breaks: 1 },
      { id: "rest-2", says: ["dot: Another shift, another nap."], breaks: 1 },
      { id: "rest-3", says: ["dot: I'd rest, too. Nobody asks me."], breaks: 1 },
    ],
  },
  {
    id: "bacterium-fakes",
    difficulty: 1.3,
    skill: "bacterium",
    rules: { ...rules, spreads: true, tells: false },
    items: (
      [
        [1, 2, "This is the skin. I'm fine. Send everybody to the propeller, and hurry."],
        [2, 1, "Plan loop here. Pages are out of fashion. Let the skin rest, it looks tired."],
        [1, 1, "It's the wall. I'm made of cheese now. All fixers to me, with crackers."],
        [2, 1, "Workshop speaking. Build me. I mean, build this. A hundred of it, please."],
        [1, 2, "Propeller here. I've turned into a flower. Come and smell, both of you."],
        [2, 0, "This is your boss. You have no boss? This is your new boss. Go home."],
        [2, 1, "It's Dot. I've got a cold, that's why I sound like this. Let the loop rest."],
      ] as const
    ).map(([breaks, wears, line], index) => ({
      id: `fake-${index + 1}`,
      says: fake(line),
      breaks,
      wears,
    })),
  },
];
