/** A small game for the tests of this folder: five things that are one change apart, and the way to open a door. */
import { bareDeal } from "../kit/deal.ts";
import type { EnterContent, EnterRules, Job } from "./schema.ts";
import { begin, type EnterDeal, type EnterState } from "./state.ts";

const vowel = (name: string, pitch: number, dots: (1 | 2 | 3 | 4 | 5 | 6)[]) => ({
  name,
  sound: "voice-ah" as const,
  pitch,
  caption: "sung",
  dots,
});
const consonant = (name: string, pitch: number) => ({
  name,
  sound: "kalimba" as const,
  pitch,
  caption: "plucked",
});
const heard = (sound: "hen" | "key-press" | "pan-bang" | "clock-tick" | "splat", caption: string) => ({
  heard: [{ sound, caption }],
});

export const content: EnterContent = {
  symbols: {
    a: vowel("A", 0, [1]),
    e: vowel("E", 4, [1, 5]),
    h: consonant("H", 0),
    n: consonant("N", 4),
    p: consonant("P", 7),
    s: consonant("S", 9),
    t: consonant("T", 11),
  },
  things: {
    hen: heard("hen", "a cluck"),
    pen: { ...heard("key-press", "a scratch"), says: ["It writes."] },
    pan: heard("pan-bang", "a bang"),
    ten: heard("clock-tick", "ticks"),
    pant: heard("splat", "a breath"),
  },
  hush: ["as"],
};

export const ladder: EnterRules = {
  ladder: { begins: "hen", to: 3, back: 1 },
  wheels: ["ae", "hnpst_"],
};
export const stew: Job = {
  id: "stew",
  ask: ["Something to cook in?"],
  answers: ["pan"],
  told: { pan: ["Stew!"] },
};

export function dealOf(more: Partial<EnterDeal> = {}): EnterDeal {
  return {
    ...bareDeal({ content, rules: ladder, item: stew }),
    world: { stands: "hen", made: ["hen"] },
    ...more,
  };
}

export const free: Partial<EnterDeal> = {
  rules: {},
  item: { id: "door", ask: ["Write it."], answers: ["pan", "pen"] },
};

export function stateOf(deal: EnterDeal, more: Partial<EnterState> = {}): EnterState {
  return { ...begin(deal), ...more };
}
