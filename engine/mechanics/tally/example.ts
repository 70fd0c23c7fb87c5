/** A small game for the tests of this folder: frogs and owls, and a cow that counts for nothing. */
import { bareDeal } from "../kit/deal.ts";
import type { TallyContent, TallyRules, Watch } from "./schema.ts";
import type { TallyDeal } from "./script.ts";

const content: TallyContent = {
  kinds: {
    frog: { sound: "frog", caption: "a frog" },
    owl: { sound: "bee", caption: "an owl", passes: true },
    cow: { sound: "cow", caption: "a moo", told: ["A cow."] },
  },
  counters: {
    frogs: { unit: { one: "frog", many: "frogs" }, kinds: ["frog"] },
    owls: { unit: { one: "owl", many: "owls" }, kinds: ["owl"] },
    left: { unit: { one: "on the left", many: "on the left" }, kinds: ["frog", "owl"], way: "left" },
  },
};

export const rules: TallyRules = {
  clickers: { left: "frogs", right: "owls" },
  stream: [{ kind: "frog" }, { kind: "owl", way: "left" }],
  strays: ["cow"],
  stretches: [
    { events: [2, 4], every: [900, 1500], strays: [1, 1] },
    { events: [4, 6], every: [500, 900] },
  ],
  worth: [1, 3],
  listenFor: "Frogs croak, owls fly.",
  rule: "One finger for each.",
  jobs: {
    both: {
      ask: ["How many of each?"],
      questions: [
        { type: "number", ask: "Frogs?", of: { frogs: 1 } },
        { type: "number", ask: "Owls?", of: { owls: 1 } },
      ],
      replies: { right: ["Thanks."], near: ["Hm."], wrong: ["Oh."] },
    },
    more: {
      ask: ["Of which are there more?"],
      questions: [
        {
          type: "pick",
          ask: "More of which?",
          of: { frogs: 1, owls: -1 },
          options: [
            { label: "Frogs", phrases: ["frogs"], from: 1 },
            { label: "Owls", phrases: ["owls"], to: -1 },
            { label: "The same", phrases: ["the same"], from: 0, to: 0 },
          ],
        },
        { type: "number", ask: "How many more?", of: { frogs: 1, owls: -1 }, difference: true },
      ],
    },
  },
};

/** Two frogs and a moo, then an owl and a frog at once. */
const watch: Watch = {
  id: "pond",
  job: "both",
  script: [
    [
      { kind: "frog", at: 0, way: "left" },
      { kind: "cow", at: 500, way: "right" },
      { kind: "frog", at: 1000, way: "right" },
    ],
    [
      { kind: "owl", at: 0, way: "left" },
      { kind: "frog", at: 0, way: "left" },
    ],
  ],
};

export function dealOf(more: Partial<TallyDeal> = {}): TallyDeal {
  return { ...bareDeal({ content, rules, item: watch }), world: { lately: [] }, ...more };
}

export function watchOf(job: string): Watch {
  return { ...watch, job };
}
