/** A small game for the tests of this folder: a cellar, which one leaves by a door that is heard. */
import { bareDeal } from "../kit/deal.ts";
import type { Choice, ChooseContent, ChooseRules } from "./schema.ts";
import { begin, type ChooseDeal, type ChooseState } from "./state.ts";

const content: ChooseContent = {
  clues: {
    ask: { label: "Ask the cat", phrases: ["ask the cat"] },
    feel: { label: "Feel the door", phrases: ["feel the door"] },
  },
};

export const rules: ChooseRules = {
  clues: ["ask", "feel"],
  listenFor: "Which one squeaks?",
  rule: "A squeak needs oil.",
};

export const cellar: Choice = {
  id: "cellar",
  ask: ["Take the squeaky door."],
  named: ["squeaky", "the squeaky door"],
  options: [
    {
      id: "squeaky",
      heard: { caption: "a squeak", notes: [{ sound: "door-squeak", at: 0 }] },
      worth: 1,
      by: 3,
      to: "attic",
    },
    { id: "plain", heard: { caption: "a door", notes: [{ sound: "door-open", at: 0 }] }, worth: 0.5, by: 1 },
    {
      id: "trap",
      heard: { caption: "a thud", notes: [{ sound: "trapdoor", at: 0 }] },
      worth: 0,
      by: -2,
      comes: ["Down you go."],
    },
  ],
  clues: { ask: [["Meow."], ["Meow again."]] },
  again: ["It squeaks like a mouse."],
  further: {
    attic: {
      ask: ["What do you hear?"],
      heard: { caption: "a mouse", notes: [{ sound: "mouse", at: 0 }] },
      options: [
        { id: "mouse", label: "A mouse", worth: 1, keeps: { name: "The mouse" } },
        { id: "cow", label: "A cow", phrases: ["moo"], worth: 0 },
      ],
    },
  },
  why: "It squeaked.",
};

export function dealOf(more: Partial<ChooseDeal> = {}): ChooseDeal {
  return { ...bareDeal({ content, rules, item: cellar }), world: { opened: 0, kept: [] }, ...more };
}

export function stateOf(more: Partial<ChooseState> = {}, deal: ChooseDeal = dealOf()): ChooseState {
  return { ...begin(deal), ...more };
}
