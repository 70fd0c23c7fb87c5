/** A small game for the tests of this folder: knocks to count, a word in a sentence, and a bell that is nobody. */
import { bareDeal } from "../kit/deal.ts";
import type { ReactContent, Run } from "./schema.ts";
import { begin, type ReactDeal, type ReactState } from "./state.ts";

export const content: ReactContent = {
  things: {
    one: { caption: "a knock", heard: [{ sound: "tag-knock" }] },
    two: { caption: "two knocks", heard: [{ sound: "tag-knock" }, { sound: "tag-knock", at: 150 }], adds: 2 },
    bell: { caption: "a bell", heard: [{ sound: "hand-bell" }], adds: 0 },
    run: {
      caption: "a knock",
      heard: [{ sound: "tag-knock" }],
      says: ["We went for a run."],
      name: "run",
      tags: ["noun"],
    },
  },
  calls: {
    even: call("Evens", "even ones", { every: 2 }),
    odd: call("Odds", "odd ones", { every: 2, from: 1 }),
    threes: { ...call("Threes", "threes", { every: 3 }), worth: 3 },
    nouns: call("Nouns", "nouns", { tags: ["noun"] }),
    verbs: call("Verbs", "verbs", { tags: ["verb"] }),
  },
};

function call(label: string, name: string, fits: ReactContent["calls"][string]["fits"]) {
  return { label, name, fits, phrases: [label.toLowerCase()], how: `Only ${name}.` };
}

const row: Run = { id: "row", things: ["one", "one", "two", "bell", "one", "one"], calls: ["even"] };

export function dealOf(item: Partial<Run> = {}, more: Partial<ReactDeal> = {}): ReactDeal {
  return { ...bareDeal({ content, rules: {}, item: { ...row, ...item } }), world: { pace: 1 }, ...more };
}

export function stateOf(deal: ReactDeal): ReactState {
  return begin(deal);
}
