import { defineGame, type PartsOf } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { usualArc } from "../usual-arc.ts";
import { content } from "./content.ts";

/** Right fills the ten where that is the idea, and adds ten from then on: both levels remind of it. */
const ones = { up: "add-one", down: "take-one" };
const onesAndFilling = { ...ones, right: "fill-ten", left: "back-to-ten" };
const onesAndTens = { ...ones, right: "add-ten", left: "take-ten" };

/** Room to overshoot: a train at the end of the track would tell the answer. */
const shortTrack = { from: 0, to: 12 };
const middleTrack = { from: 0, to: 20 };
const longTrack = { from: 0, to: 100 };

const EXPRESS = [
  "The express line! Here every jump counts.",
  "Your train may start with any number of wagons.",
  "You hear how few jumps are enough. Find the total, then match them.",
];
const EXPRESS_BY_ONES = [...EXPRESS, "Up adds one. Down takes one off. Select stops."];
const EXPRESS_BY_TENS = [...EXPRESS, "Right and Left are tens. Up and Down are ones. Select stops."];

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  mechanic: "dial",
  locale: "en-US",
  objective: "Add with counting on, making ten and place value.",
  standards: [
    { code: "CCSS 1.OA.6", checked: true },
    { code: "CCSS 2.OA.2", checked: true },
    { code: "CCSS 2.NBT.5", checked: false },
  ],
  forGrownUps: [
    "Practices adding in the head: counting on, filling up to ten, adding tens before ones, and finding a missing number.",
    "Every jump sounds: a click for one, a clunk for ten, and a rail that rings higher as the number grows.",
    "A right answer by any way earns full marks. Fewer jumps earn the word express and nothing more, so trying is safe.",
    "There is no clock, and a wrong stop costs little: the train says too low or too high and drives on from there.",
    "It is mental arithmetic on a number line. It does not replace written addition, an abacus or braille math.",
  ],
  voices: {
    conductor: { name: "Conductor Clementine Clank", pitch: 0.85, rate: 1 },
    pickle: { name: "Pickle the goose", pitch: 1.5, rate: 1.1 },
  },
  bed: "train",
  streakLayers: ["streak-low", "streak-high"],
  content,
  tryAtHome: [
    "Count the steps of two staircases. How many are they together?",
    "Put 8 spoons in a row, then add 5. What made ten?",
    "Ask two people their ages and add them in your head.",
    "Count the socks in one drawer, then in another. How many in both?",
  ],
  ...usualArc<PartsOf<"dial">>({
    story: {
      hook: [
        { sound: "whistle" },
        { say: "Tonight the bells of Hilltop ring, and you drive the train!", voice: "conductor" },
      ],
      warmUp: [{ say: "Two short rides first.", voice: "conductor" }],
      rounds: [
        {
          open: [
            { sound: "chuff" },
            "Round one: the valley. A wrong stop is fine: just drive on from there.",
            { say: "The brass band needs wagons, and the tuba needs its own.", voice: "conductor" },
          ],
          close: ["The band is on board, and it has started to play."],
        },
        {
          open: [
            { sound: "chuff" },
            "Round two: the long bridge.",
            { say: "The bakers bring a cake as tall as a door. Drive gently!", voice: "conductor" },
          ],
          close: ["The cake is across. Somebody has nibbled it."],
        },
        {
          open: [
            { sound: "chuff" },
            "Round three: the mountain.",
            { say: "Honk! I am Pickle. I have a ticket, and crumbs on my beak.", voice: "pickle" },
          ],
          close: ["The air is cold up here.", { say: "Hilltop next!", voice: "conductor" }],
        },
      ],
      bossDone: [
        { sound: "station-bell" },
        "Every bell on Hilltop rings, and the band plays along.",
        { say: "Honk! What a train you drive!", voice: "pickle" },
      ],
    },
    shape: { warmUps: 2, turnsPerRound: 7 },
    turns: 3,
    levels: [
      {
        id: "within-5",
        name: "Count on, up to 5",
        difficulty: -2,
        skill: "add-within-5",
        intro: ["Add wagons up to the total, then stop.", "Up adds one. Down takes one off. Select stops."],
        learned: "to count on, instead of starting over.",
        rules: {
          tips: ["You can count on your fingers.", "Say the first number, then count on."],
          range: shortTrack,
          buttons: ones,
          tellStart: true,
          par: "unsaid",
          tasks: [
            {
              type: "plus",
              addends: [
                { from: 1, to: 4 },
                { from: 1, to: 4 },
              ],
              total: { from: 2, to: 5 },
              start: "first",
            },
          ],
        },
      },
      {
        id: "within-10",
        name: "Start big, up to 10",
        difficulty: -1.2,
        skill: "add-within-10",
        easier: "within-5",
        intro: [
          "A trick: 2 plus 6 is as much as 6 plus 2.",
          "After two short rides, your train starts with the bigger number.",
          "Up adds one. Down takes one off. Select stops.",
        ],
        learned: "to start with the bigger number.",
        rules: {
          tips: ["You can count on your fingers.", "Say the bigger number, then count on."],
          range: shortTrack,
          buttons: ones,
          tellStart: true,
          par: "unsaid",
          tasks: [
            {
              type: "plus",
              addends: [
                { from: 1, to: 9 },
                { from: 1, to: 9 },
              ],
              total: { from: 6, to: 10 },
              start: "largest",
            },
          ],
        },
      },
      {
        id: "make-ten",
        name: "Make ten, up to 20",
        difficulty: -0.4,
        skill: "make-ten",
        intro: [
          "Now we go past 10, and 10 is a good place to land.",
          "Right fills the ten in one jump. Left goes back to a ten.",
          "Up and Down are ones. Select stops.",
          "Your train starts with the bigger number. With the fewest jumps it is an express!",
        ],
        learned: "to fill the ten first.",
        rules: {
          tips: ["How many to ten? What is left comes after.", "8 needs 2, 7 needs 3, 6 needs 4."],
          range: middleTrack,
          buttons: onesAndFilling,
          reminder: "Right fills the ten.",
          tellStart: true,
          par: "praised",
          tasks: [
            {
              type: "plus",
              addends: [
                { from: 2, to: 9 },
                { from: 2, to: 9 },
              ],
              total: { from: 11, to: 18 },
              start: "largest",
            },
          ],
        },
      },
      {
        id: "tens-and-ones",
        name: "Tens or ones",
        difficulty: 0.4,
        skill: "tens-and-ones",
        intro: [
          "Longer trains! Yours starts with the bigger number.",
          "Now Right adds a whole ten: 34, 44, 54. The 4 stays.",
          "Left takes ten off. Up and Down are ones. Select stops.",
        ],
        learned: "that adding tens leaves the ones alone.",
        rules: {
          tips: ["Only tens? Leave the ones alone.", "Only ones? Stop at the next ten on the way."],
          range: longTrack,
          buttons: onesAndTens,
          reminder: "Right adds ten.",
          tellStart: true,
          par: "praised",
          tasks: [
            {
              type: "plus",
              addends: [
                { from: 11, to: 69 },
                { from: 10, to: 60, by: 10 },
              ],
              total: { from: 21, to: 95 },
              start: "largest",
              skill: "add-tens",
            },
            {
              type: "plus",
              addends: [
                { from: 11, to: 87 },
                { from: 2, to: 8 },
              ],
              anyOrder: true,
              regroups: false,
              start: "largest",
              skill: "add-ones",
            },
            {
              type: "plus",
              addends: [
                { from: 12, to: 87 },
                { from: 3, to: 9 },
              ],
              regroups: true,
              start: "largest",
              skill: "add-ones-past-ten",
            },
          ],
        },
      },
      {
        id: "two-digits",
        name: "Two long trains",
        difficulty: 1.2,
        skill: "add-two-digits",
        easier: "tens-and-ones",
        intro: [
          "Two long trains join. Yours is the longer one.",
          "Add the tens first, then the ones.",
          "Sometimes it is quicker to jump too far and come back.",
          "Right and Left are tens. Up and Down are ones. Select stops.",
        ],
        learned: "to add the tens first.",
        rules: {
          tips: ["Tens first, then ones.", "Adding 19? Add 20, then take one off."],
          range: longTrack,
          buttons: onesAndTens,
          tellStart: true,
          par: "praised",
          tasks: [
            {
              type: "plus",
              addends: [
                { from: 11, to: 79 },
                { from: 11, to: 49 },
              ],
              total: { from: 22, to: 95 },
              regroups: false,
              start: "largest",
            },
            {
              type: "plus",
              addends: [
                { from: 12, to: 79 },
                { from: 12, to: 49 },
              ],
              total: { from: 30, to: 95 },
              regroups: true,
              start: "largest",
              skill: "add-two-digits-past-ten",
            },
          ],
        },
      },
      {
        id: "puzzles",
        name: "Three numbers, or one missing",
        difficulty: 2,
        skill: "add-three",
        easier: "two-digits",
        intro: [
          "After the warm-up, there are two new puzzles. Three numbers: find two that make ten.",
          "Or one number is missing: your train starts empty, and you add just that number.",
          "Right and Left are tens. Up and Down are ones. Select stops.",
        ],
        learned: "to hunt for pairs of ten, and for missing numbers.",
        rules: {
          tips: [
            "Hunt for pairs: 9 and 1, 8 and 2, 7 and 3.",
            "Something missing? Go to the next ten first.",
          ],
          range: longTrack,
          buttons: onesAndTens,
          tellStart: true,
          par: "praised",
          tasks: [
            {
              type: "plus",
              addends: [
                { from: 2, to: 9 },
                { from: 2, to: 9 },
                { from: 2, to: 9 },
              ],
              tenPair: true,
              start: "largest",
            },
            {
              type: "plus",
              addends: [
                { from: 11, to: 79 },
                { from: 2, to: 9 },
                { from: 2, to: 9 },
              ],
              anyOrder: true,
              tenPair: true,
              start: "largest",
            },
            {
              type: "plus",
              addends: [
                { from: 3, to: 9 },
                { from: 3, to: 9 },
              ],
              total: { from: 11, to: 18 },
              missing: "last",
              start: "first",
              skill: "missing-addend",
            },
            {
              type: "plus",
              addends: [
                { from: 11, to: 59 },
                { from: 11, to: 39 },
              ],
              total: { from: 25, to: 90 },
              regroups: true,
              missing: "last",
              start: "first",
              skill: "missing-addend",
            },
            {
              type: "plus",
              addends: [
                { from: 3, to: 29 },
                { from: 11, to: 59 },
              ],
              total: { from: 20, to: 80 },
              missing: "first",
              start: "first",
              skill: "missing-addend",
            },
          ],
        },
      },
    ],
    bosses: [
      {
        upTo: "within-5",
        id: "express-to-5",
        difficulty: -1.4,
        skill: "add-within-5",
        intro: EXPRESS_BY_ONES,
        rules: {
          range: shortTrack,
          buttons: ones,
          tellStart: true,
          par: "announced",
          anyStart: { from: 1, to: 3 },
          tasks: [
            {
              type: "plus",
              addends: [
                { from: 1, to: 4 },
                { from: 1, to: 4 },
              ],
              total: { from: 3, to: 5 },
              start: "first",
            },
          ],
        },
      },
      {
        upTo: "within-10",
        id: "express-to-10",
        difficulty: -0.6,
        skill: "add-within-10",
        intro: EXPRESS_BY_ONES,
        rules: {
          range: shortTrack,
          buttons: ones,
          tellStart: true,
          par: "announced",
          anyStart: { from: 1, to: 4 },
          tasks: [
            {
              type: "plus",
              addends: [
                { from: 1, to: 9 },
                { from: 1, to: 9 },
              ],
              total: { from: 6, to: 10 },
              start: "largest",
            },
          ],
        },
      },
      {
        upTo: "make-ten",
        id: "express-past-10",
        difficulty: 0.2,
        skill: "make-ten",
        intro: [
          ...EXPRESS,
          "Right fills the ten, Left goes back to one. Up and Down are ones. Select stops.",
        ],
        rules: {
          range: middleTrack,
          buttons: onesAndFilling,
          tellStart: true,
          par: "announced",
          anyStart: { from: 2, to: 4 },
          tasks: [
            {
              type: "plus",
              addends: [
                { from: 2, to: 9 },
                { from: 2, to: 9 },
              ],
              total: { from: 11, to: 18 },
              start: "largest",
            },
          ],
        },
      },
      {
        upTo: "tens-and-ones",
        id: "express-by-tens",
        difficulty: 1,
        skill: "tens-and-ones",
        intro: EXPRESS_BY_TENS,
        rules: {
          range: longTrack,
          buttons: onesAndTens,
          tellStart: true,
          par: "announced",
          anyStart: { from: 2, to: 4 },
          tasks: [
            {
              type: "plus",
              addends: [
                { from: 11, to: 69 },
                { from: 10, to: 60, by: 10 },
              ],
              total: { from: 21, to: 95 },
              start: "largest",
            },
          ],
        },
      },
      {
        id: "express-line",
        difficulty: 2,
        skill: "add-two-digits-past-ten",
        intro: EXPRESS_BY_TENS,
        rules: {
          tips: ["Find the total before the first jump."],
          range: longTrack,
          buttons: onesAndTens,
          tellStart: true,
          par: "announced",
          anyStart: { from: 2, to: 6 },
          tasks: [
            {
              type: "plus",
              addends: [
                { from: 12, to: 59 },
                { from: 12, to: 39 },
              ],
              total: { from: 31, to: 90 },
              regroups: true,
              start: "largest",
            },
          ],
        },
      },
    ],
  }),
});
