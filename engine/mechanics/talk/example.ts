/** A small game for the tests of this folder: a stuck door, a porter, and somebody who talks on. */
import { bareDeal } from "../kit/deal.ts";
import type { Conversation, TalkContent, TalkRules, TalkWorld } from "./schema.ts";
import { beginWorld, type TalkDeal } from "./world.ts";

export const content: TalkContent = {
  you: { voice: "you" },
  buttons: {
    previous: { label: "Line before", phrases: ["previous"] },
    next: { label: "Next line", phrases: ["next"] },
    say: { label: "Say it", phrases: ["say it"] },
    go: { label: "Go there", phrases: ["go there"] },
    listen: { label: "Listen", phrases: ["listen"] },
    take: { label: "Take two", phrases: ["take two"] },
    goOn: { label: "Go on", phrases: ["go on"] },
  },
  texts: {
    line: "{number} of {count}. {line}",
    heardAll: "That's all.",
    listenFirst: "Listen to {name}.",
    best: "Number {number}: {line}",
    bestWait: "Wait.",
    takeTwo: "Take two? {takes} left.",
    takeLast: "The last take two?",
  },
};

export const rules: TalkRules = {
  takes: 1,
  tells: {
    "porter-fast": { caption: "keys: fast", notes: [{ sound: "keys-jingle", at: 0 }] },
    "porter-slow": { caption: "keys: slow", notes: [{ sound: "keys-jingle", at: 0 }] },
  },
  feelings: {
    rushed: { signs: "Fast hands.", after: "{name} was in a hurry.", fit: "Fast: {name} was in a hurry." },
    calm: { signs: "Slow hands.", after: "{name} had time." },
  },
  performance: [
    { caption: "a door", notes: [{ sound: "door-open", at: 300 }], if: { door: "open" } },
    { caption: "keys", notes: [{ sound: "keys-jingle", at: 0 }] },
  ],
};

export const door: Conversation = {
  id: "door",
  seats: { porter: -0.8 },
  draws: [{ facts: ["mood"], values: ["rushed", "calm"] }],
  nodes: [
    {
      id: "porter",
      scene: [
        { by: "mood", is: { rushed: [{ tell: "porter-fast" }], other: [{ tell: "porter-slow" }] } },
        { say: "Yes?", voice: "porter" },
      ],
      feeling: { fact: "mood", name: "The porter" },
      listen: { closer: [[{ sound: "sigh" }]] },
      choices: [
        {
          line: "Quick question: room nine?",
          keywords: ["quick"],
          outcomes: [
            {
              if: { mood: "rushed" },
              credit: 1,
              counts: { won: 1 },
              reply: ["Thanks!"],
              remember: { door: "open" },
              to: "talker",
            },
            {
              credit: 0,
              counts: { lost: 1 },
              reply: ["Why so quick?"],
              remember: { door: "shut" },
              to: "talker",
            },
          ],
        },
        {
          line: "Good morning! Could you tell me about room nine?",
          keywords: ["good morning"],
          outcomes: [
            {
              if: { mood: "calm" },
              credit: 1,
              reply: ["With pleasure."],
              remember: { door: "open" },
              to: "talker",
            },
            { credit: 0.5, reply: ["Third door."], why: ["Short was wanted."], to: "talker" },
          ],
        },
      ],
    },
    {
      id: "talker",
      scene: ["Somebody talks and talks."],
      help: ["Let them talk."],
      listen: { on: "pause" },
      choices: [
        {
          line: "May I?",
          keywords: ["may i"],
          outcomes: [{ credit: 0, reply: ["In a second."], to: "talker" }],
        },
        {
          line: "The door is open!",
          keywords: ["open"],
          if: { door: "open" },
          outcomes: [{ credit: 0.5, reply: [], to: "pause" }],
        },
      ],
    },
    {
      id: "pause",
      scene: ["Silence."],
      help: ["Now."],
      choices: [
        { line: "Room nine, please.", keywords: ["room"], outcomes: [{ credit: 1, reply: [], to: "in" }] },
      ],
    },
  ],
  endings: [{ id: "in", lines: [{ by: "door", is: { open: ["You walk in."], other: ["You knock."] } }] }],
};

export function dealOf(item: Conversation = door, world: TalkWorld = beginWorld(rules)): TalkDeal {
  return { ...bareDeal({ content, rules, item, seed: 3 }), world };
}

/** With the mood that a test wants. */
export function worldWith(facts: Record<string, string>, takes = 1): TalkWorld {
  return { facts, takes };
}
