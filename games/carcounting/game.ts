import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { devices, keepsakes, stakes, tallies } from "./frame.ts";
import { bridgeBanks, bridgeLevel } from "./levels/bridge.ts";
import { carsBanks, carsLevel } from "./levels/cars.ts";
import { tableBanks, tableLevel } from "./levels/table.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import { counters, kinds } from "./street.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Count and classify traffic by sound, keep two tallies, and compare them.",
  standards: [
    { code: "CCSS K.CC.5", checked: true },
    { code: "CCSS 1.MD.4", checked: false },
    { code: "CCSS 2.MD.10", checked: false },
    { code: "ECC sensory efficiency", checked: true },
  ],
  forGrownUps: [
    "Your child listens to traffic from a balcony, keeps two tallies by clicking while it passes, and uses the totals: to report, to compare, and to catch somebody who guesses.",
    "This game does not teach how to cross a street, and doing well in it says nothing about being ready to. Crossing is learned on real streets with an orientation and mobility specialist or another grown-up who teaches it. The game says so at the beginning and at the end.",
    "Some real vehicles are very quiet. In the game every vehicle can be heard.",
  ],
  facts: [
    {
      fact: "New hybrid and electric light vehicles must make a sound at low speed, up to about 19 miles an hour; older ones may be very quiet.",
      source: "Federal Motor Vehicle Safety Standard 141, as quoted by sema.org",
      checked: false,
    },
  ],
  mechanic: "tally",
  turn: { one: "report", many: "reports" },
  voices: {
    plum: { name: "Mayor Plum", pitch: 1.1, rate: 1.05 },
    gus: { name: "Gus Guess", pitch: 0.8, rate: 1.1 },
    bo: { name: "Bo the baker", pitch: 0.7, rate: 1 },
    tess: { name: "Tess the painter", pitch: 1.25, rate: 1.05 },
    lou: { name: "Lou with the lemonade", pitch: 0.95, rate: 1.1 },
    nell: { name: "Nell with the bells", pitch: 1.4, rate: 1 },
  },
  streakLayers: [],
  stakes,
  devices,
  prices: { again: { bricks: 1 }, hint: { bricks: 1 } },
  tallies,
  keepsakes,
  content: {
    kinds,
    counters,
    unit: { one: "brick", many: "bricks" },
    words: {
      ready: {
        full: ["Up, and the first round begins."],
        short: ["Ready? Up.", "Up, and here they come.", "Up to begin.", "Press Up to start."],
      },
      over: {
        full: [
          "That's worth {worth} so far. Up: another round, for {next}. Down: hear this one again. Select: report.",
          "{worth} so far. Dare another round, for {next}? Up. Or report: Select.",
        ],
        short: [
          "{worth}, or on for {next}?",
          "Report for {worth}, or dare another for {next}?",
          "Worth {worth}. One more round: {next}.",
          "Still sure of your numbers? {worth} now. On, for {next}?",
          "{worth} now, and {next} with one more round.",
        ],
      },
      onward: {
        full: ["Up: the next round. Down: hear this one again."],
        short: ["Next round: Up.", "More to come. Up.", "On with Up.", "It goes on. Up."],
      },
      last: {
        full: ["All three rounds, for {worth}. Select: report. Down: hear the last one again."],
        short: [
          "All heard, for {worth}. Report it?",
          "{worth} for a right report. Select.",
          "That was the third. {worth} for a right report.",
          "Three rounds, {worth}. Time to report.",
          "No more rounds. Report for {worth}.",
        ],
      },
      clicked: [
        "In this round you clicked {clicks}.",
        "This round's clickers: {clicks}.",
        "Clicked in this round: {clicks}.",
        "The clickers had {clicks}.",
        "This round, by your clicks: {clicks}.",
      ],
      near: [
        "So close! Just one off.",
        "Nearly. It's only one off.",
        "Not quite: one off.",
        "One off. What a pity.",
      ],
      wrong: [
        "Not this time. Gus grins.",
        "No. Across the street, Gus opens his arms.",
        "That wasn't it. Gus hums a happy tune.",
        "That's not what went by. Gus claps.",
      ],
      mended: [
        "Right. The hint told it, so nothing is won.",
        "Right, with the answer from a hint: no bricks this time.",
      ],
      two: [
        "It's one of two: {one}, or {other}. The next hint tells the answer, and then this report wins no bricks.",
        "Two are left: {one}, or {other}. One more hint tells which, and then no bricks are won.",
      ],
      bestOn: ["I'd listen on: Up.", "Up: I'd dare another round."],
    },
  },
  soundsToLearn,
  tryAtHome: ["Count the cars at a closed window with somebody. Do you both get the same number?"],
  levels: [carsLevel, bridgeLevel, tableLevel],
  banks: [...carsBanks, ...bridgeBanks, ...tableBanks],
});
