/** A small game for the tests of this folder: one stuck moment in a town hall, with all that a conversation can have. */
import type { Definition } from "../../definition/index.ts";
import type { Conversation, TalkContent, TalkRules } from "./schema.ts";
import type { TalkDeal } from "./state.ts";
import { bareDeal } from "../kit/deal.ts";

export const content: TalkContent = {
  you: { voice: "you" },
  meters: {
    stars: { start: 2, rise: "star", fall: "strike", words: [{ from: 0, say: "A start." }] },
    calm: {
      start: 4,
      rise: "warmer",
      fall: "cooler",
      words: [
        { from: 0, say: "It is tense." },
        { from: 5, say: "It is calm." },
      ],
    },
  },
  warmth: "warmth",
  sounds: {
    begin: "scene",
    browse: "menu-step",
    edge: "nothing",
    said: "tick",
    probe: "page",
    rewind: "rewind",
    done: "right",
  },
  buttons: {
    previous: { label: "Line before", phrases: ["previous"] },
    next: { label: "Next line", phrases: ["next"] },
    say: { label: "Say it", phrases: ["say it"] },
    probe: { label: "How they feel", phrases: ["how do they feel"] },
    attempt: { label: "Try it yourself", phrases: ["try it"] },
    rewind: { label: "Rewind", phrases: ["rewind"] },
    finish: { label: "Go on", phrases: ["go on"] },
  },
  skills: { polite: "Begin politely.", exact: "Ask for exactly what you need." },
  texts: {
    turn: "{count} lines.",
    answers: "{count} answers.",
    line: "{number}. {line}",
    end: "Go on, or rewind?",
    endOnly: "Go on.",
    hurt: "You can rewind.",
    lastRewind: "The last rewind here.",
    avoid: "Not number {number}.",
    best: "Try number {number}: {line}",
    reveal: "One good way: {line}",
    compared: "You compared.",
  },
};

export const townHall: Conversation = {
  id: "town-hall",
  title: "The Town Hall",
  place: "office",
  opening: ["You need room nine."],
  nodes: [
    {
      id: "stuck",
      skill: "polite",
      scene: ["The hall is long.", "It smells of wax.", { say: "Hm.", voice: "you" }],
      choices: [
        {
          line: "Excuse me, can you help?",
          keywords: ["excuse me"],
          reply: [{ sound: "footsteps" }, { say: "Of course.", voice: "guard" }],
          effects: { stars: 1, calm: 2 },
          credit: 1,
          keep: { as: "greeting", text: "Excuse me" },
          to: "need",
        },
        {
          line: "Hey, you there!",
          keywords: ["hey"],
          reply: [{ say: "Pardon?", voice: "guard" }],
          effects: { stars: -1, calm: -2 },
          credit: 0,
          hurts: true,
          keep: { as: "greeting", text: "Hey" },
          to: "need",
        },
        {
          line: "You feel along the wall.",
          keywords: ["wall"],
          reply: ["Door seven. Door eight."],
          effects: { stars: 3 },
          credit: 1,
          button: "up",
          to: "alone",
        },
      ],
    },
    {
      id: "need",
      place: "playground",
      skill: "polite",
      scene: ["{greeting}, you said.", { say: "Yes?", voice: "guard" }],
      feeling: { signs: "She hums.", means: "She has time." },
      choices: [
        {
          line: "Where is room nine?",
          keywords: ["room nine"],
          reply: ["She points with her keys."],
          credit: 1,
          skill: "exact",
          to: "shown",
        },
        { line: "Where is it?", keywords: ["where is it"], reply: [], credit: 0.5, to: "shown" },
        { line: "Take me there.", keywords: ["take me"], reply: [], credit: 0, to: "shown" },
      ],
    },
  ],
  endings: [
    { id: "alone", lines: ["You found it yourself."], coach: "Trying first is fine." },
    { id: "shown", lines: ["Room nine is on the left.", "You are there."], coach: "A clear question helps." },
  ],
};

/** Seed 0 gives: hey, excuse me; then: take me there, where is room nine, where is it. */
export function dealOf(item: Conversation = townHall, feelings: TalkRules["feelings"] = "named"): TalkDeal {
  return bareDeal({ content, rules: { feelings }, item, seed: 0 });
}

/** A whole definition around a conversation, to be parsed as a designer's would be. */
export function gameWith(item: Conversation, changed: Partial<TalkContent> = {}): Definition {
  const level = {
    difficulty: 0,
    skill: "asking",
    rules: { feelings: "named" },
  };
  return {
    schema: 2,
    slug: "townHall",
    title: "Town Hall",
    category: "independence-skills",
    locale: "en-US",
    mechanic: "talk",
    description: "Ask the way.",
    objective: "Ask the way.",
    standards: [{ code: "ECC social interaction", checked: true }],
    forGrownUps: ["A test."],
    voices: {
      you: { name: "You", pitch: 1, rate: 1 },
      guard: { name: "The guard", pitch: 1, rate: 1 },
    },
    streakLayers: [],
    tryAtHome: ["Ask."],
    content: { ...content, ...changed },
    levels: [
      {
        ...level,
        id: "town",
        name: "Town",
        learned: "to ask",
        chapter: [{ type: "play", id: "ask", as: "ride", turns: 1 }],
        items: [item],
      },
    ],
    banks: [{ ...level, id: "boss", items: [{ ...townHall, id: "boss-hall" }] }],
  };
}

/** A copy of the conversation in which one node is changed. */
export function withNode(index: number, change: Partial<Conversation["nodes"][number]>): Conversation {
  return {
    ...townHall,
    nodes: townHall.nodes.map((node, at) => (at === index ? { ...node, ...change } : node)),
  };
}

/** A copy of the conversation in which one choice is changed. */
export function withChoice(
  node: number,
  index: number,
  change: Partial<Conversation["nodes"][number]["choices"][number]>,
): Conversation {
  const choices = townHall.nodes[node]?.choices ?? [];
  return withNode(node, {
    choices: choices.map((choice, at) => (at === index ? { ...choice, ...change } : choice)),
  });
}
