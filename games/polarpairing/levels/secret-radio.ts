/** Secret radio: words with two opposites, on ice that drifts, with a walrus who has learned the code. */
import { lateBoat, shows } from "../acts.ts";
import { alone, beside, pairsOf, twoOf } from "../boards.ts";
import { dearHelp } from "../frame.ts";
import type { Chapter } from "../types.ts";
import { fronts, twins } from "../words/twins.ts";

const goes = [
  "Some words have two opposites. Left goes with right, and so does wrong. Either one will do.",
  "In, im, un, or dis at the front can turn a word around: safe, unsafe.",
];
const skill = "two-opposites";

export const secretRadio: Chapter = {
  level: {
    id: "secret-radio",
    name: "Secret radio: words with two opposites",
    difficulty: 0.4,
    skill,
    learned: "that one word can have two opposites, one for each of its meanings.",
    devices: ["choir", "clams", "wallace"],
    prices: dearHelp,
    tallies: ["sharp", "cracks"],
    tryAtHome: [
      "Light has two opposites. Who at home finds both?",
      "Put un in front of five words. Which ones turn around, and which turn silly?",
    ],
    next: ["The code changes every night. And Wallace wants a duet."],
    rules: { rows: 2, columns: 2, asks: true, goes },
    items: alone(twins),
    chapter: [
      {
        id: "hook",
        lines: [
          { sound: "radio-tune" },
          "bo-low: Pip. Secret channel. Wallace is listening.",
          "pip-low: So we talk in code. You say old. I say new, or I say young!",
          "bo-low: One word, two opposites. He'll never get it.",
        ],
        again: [{ sound: "radio-tune" }, "bo-low: Secret channel again. New code."],
      },
      {
        id: "code",
        as: "hunt",
        turns: 1,
        devices: ["choir", "clams"],
        how: [
          "Arrows: walk. Select: lift. One word is there twice, and goes with either opposite.",
          "A pair buys a singer for the show, or three clams. Clams pay for help, for the whale, and for Wallace.",
        ],
      },
      {
        id: "channel",
        length: "full",
        ask: [
          "Two channels. Channel one: three pairs, and nobody listens. Channel two: four pairs, and Wallace.",
        ],
        options: [
          {
            id: "one",
            label: "Channel one",
            phrases: ["one"],
            chosen: [{ sound: "radio-tune", pitch: -3 }, "Silence on the air. Six floes."],
          },
          {
            id: "two",
            label: "Channel two",
            phrases: ["two"],
            chosen: [{ sound: "radio-tune", pitch: 3 }, "wallace: Hello? Is this the clam channel?"],
          },
        ],
      },
      {
        id: "channel-one",
        as: "ride",
        set: "radio-one",
        turns: 1,
        if: { chose: { channel: "one" } },
        length: "full",
        devices: ["choir", "clams"],
      },
      {
        id: "channel-two",
        as: "duel",
        set: "radio-two",
        turns: 1,
        if: { chose: { channel: "two" } },
        length: "full",
      },
      {
        id: "cracked-code",
        as: "boss",
        set: "radio-drift",
        turns: 1,
        how: [
          { sound: "boss-near" },
          "wallace: I cracked the code! Also the ice. Sorry.",
          { sound: "hull-creak" },
          "That creak: two floes trade places. Their two notes are all you hear.",
        ],
      },
      lateBoat,
      ...shows({
        big: ["bo: No more secrets. Everybody sing!", "pip: The big show! On all channels!"],
        middle: ["pip: A secret show. Shh.", "bo: Just us few. The best kind of secret."],
        small: ["bo: Nobody got the message.", "wallace: I did! I'm here! Which way is the microphone?"],
        gift: "code",
      }),
    ],
  },
  banks: [
    {
      id: "radio-one",
      difficulty: 0.4,
      skill,
      rules: { rows: 2, columns: 3, asks: true, goes },
      items: beside(twins, fronts, 1),
    },
    {
      id: "radio-two",
      difficulty: 0.6,
      skill,
      rules: { rows: 2, columns: 4, asks: true, goes },
      items: beside(twins, fronts, 2),
    },
    {
      id: "radio-drift",
      difficulty: 1,
      skill,
      rules: { rows: 3, columns: 4, asks: true, goes, drift: 3 },
      items: beside(pairsOf(twoOf(twins)), fronts, 2),
    },
  ],
};
