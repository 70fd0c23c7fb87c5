/** A small game of each kind that this mechanic carries, for the tests. */
import type { Cue } from "../../cue.ts";
import type { DeduceDeal } from "./case-file.ts";
import type { Content, Item, Rules } from "./schema.ts";
import { begin } from "./begin.ts";
import type { State } from "./state.ts";
import { bareDeal } from "../kit/deal.ts";

export const content: Content = {
  groups: [
    {
      id: "tools",
      candidates: [
        {
          id: "hammer",
          name: "hammer",
          alibi: "I drive nails.",
          clues: [
            { text: "It helps to build.", fits: ["saw", "drill"] },
            { text: "It is loud.", fits: ["drill"] },
            "It drives nails.",
          ],
        },
        {
          id: "drill",
          name: "drill",
          alibi: "I make round holes.",
          clues: [
            { text: "It helps to build.", fits: ["saw", "hammer"] },
            { text: "It is loud.", fits: ["hammer"] },
            "It makes round holes.",
          ],
        },
        {
          id: "saw",
          name: "saw",
          phrases: ["sore"],
          alibi: "I cut wood.",
          clues: [
            { text: "It helps to build.", fits: ["hammer", "drill"] },
            "It has teeth.",
            "It cuts wood.",
          ],
        },
        {
          id: "brush",
          name: "brush",
          alibi: "I sweep the floor.",
          clues: ["It is soft.", "It is hairy.", "It sweeps the floor."],
        },
      ],
    },
    {
      id: "worlds",
      candidates: [
        { id: "dry", name: "Dry World", alibi: "No water here.", properties: { water: "none", heat: "hot" } },
        { id: "sea", name: "Sea World", alibi: "All water.", properties: { water: "much", heat: "hot" } },
        { id: "ice", name: "Ice World", alibi: "Frozen.", properties: { water: "much", heat: "cold" } },
        { id: "rock", name: "Rock World", alibi: "Bare rock.", properties: { water: "none", heat: "cold" } },
      ],
    },
    {
      id: "guests",
      candidates: [
        { id: "cat", name: "cat", sound: "almost", alibi: "Meow." },
        { id: "hat", name: "hat", alibi: "I sit on heads." },
        { id: "bat", name: "bat", alibi: "I squeak." },
        { id: "dog", name: "dog", alibi: "Woof." },
      ],
    },
  ],
  probes: [
    {
      id: "water",
      name: "Water probe",
      phrases: ["water"],
      tells: "culprit",
      readings: { none: "It is dry.", much: "Splash!" },
    },
    {
      id: "heat",
      name: "Ask how warm",
      phrases: ["how warm"],
      tells: "everyone",
      readings: { hot: "Hot!", cold: "Brr!" },
    },
  ],
  teller: { voice: "dot" },
  seats: [{ voice: "one" }, { voice: "two" }, { voice: "three" }, { voice: "four" }],
  sounds: {
    open: "door-creak",
    browse: "tick",
    end: "nothing",
    clue: "magnifier",
    recap: "page",
    caught: "gavel",
    innocent: "strike",
    proved: "right",
    unproved: "almost",
  },
  moves: {
    left: { label: "Go left", phrases: ["left", "previous"] },
    right: { label: "Go right", phrases: ["right", "next"] },
    choose: { label: "This one", phrases: ["this one", "that one"] },
    chooseNumbered: ["number {number}"],
    back: { label: "Back", phrases: ["back", "never mind"] },
    clue: { label: "Buy a clue", phrases: ["clue"] },
    recap: { label: "Recap", phrases: ["recap"] },
    accuse: { label: "Accuse", phrases: ["accuse"] },
    suspects: { label: "Hear the suspects", phrases: ["suspects"] },
    goTo: { label: "Go to {name}", phrases: ["{name}", "suspect {number}"] },
    accuseNamed: { label: "Accuse {name}", phrases: ["accuse {name}"] },
  },
  lines: {
    clue: "{title}: {clue}",
    clueTitle: "Clue {number}",
    cluesLeft: "Left: {left}.",
    noCluesLeft: "None left.",
    noCluesYet: "None yet.",
    at: "You are at {name}.",
    silent: "Silent: {name}.",
    confessed: "Confessed: {name}.",
    alibis: ["Not me! {alibi}"],
    freeClue: "Free.",
    confessions: ["It was me!"],
    oneMore: "One more.",
    decided: "Yes, {name}. {clue}",
    early: "So early: {name}!",
    reason: "What fits only {name}?",
    proving: "Choose.",
    proved: "Only {name}.",
    unproved: "{other} too.",
    weigh: "Weigh this. {clue}",
    doubt: "Does {name} fit? {clue}",
    buy: "Buy one.",
    name: "Name {name}.",
    compare: "Try each on {others}.",
    decoy: "{other} too. {clue}",
    deciding: "This one. {clue}",
    and: "and",
    answer: "It was {name}.",
  },
};

export const rules: Rules = {
  ask: "Who?",
  suspects: 4,
  culprits: 1,
  clues: "in-order",
  freeClues: 0,
  reason: false,
};

export const TOOLS = ["hammer", "saw", "drill", "brush"];
export const WORLDS = ["dry", "sea", "ice", "rock"];
export const GUESTS = ["cat", "hat", "bat", "dog"];

export function dealOf(item: Omit<Item, "id">, changes: Partial<Rules> = {}): DeduceDeal {
  return bareDeal({ content, rules: { ...rules, ...changes }, item: { id: "case", ...item } });
}

/** A fresh state with the suspects in this order from left to right. */
export function seated(deal: DeduceDeal, suspects: readonly string[]): State {
  return { ...begin(deal), suspects };
}

/** What is heard, a line a cue: "[gavel -1]", "one -1: hammer". */
export function heard(cues: readonly Cue[]): string[] {
  return cues.map((cue) => {
    if (cue.type === "sound")
      return `[${[cue.sound, cue.side].filter((part) => part !== undefined).join(" ")}]`;
    if (cue.type !== "say") return cue.type;
    return `${[cue.voice, cue.side].filter((part) => part !== undefined).join(" ")}: ${cue.text}`;
  });
}
