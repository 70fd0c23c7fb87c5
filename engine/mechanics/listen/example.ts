/** A small game for the tests of this folder: a kettle, which boils or does not, and a smell of nothing. */
import { bareDeal } from "../kit/deal.ts";
import type { ListenContent, ListenRules, Scene } from "./schema.ts";
import { begin, type ListenDeal, type ListenState } from "./state.ts";

const content: ListenContent = {
  responses: {
    wait: { label: "Let it be", phrases: ["let it be"] },
    off: { label: "Turn it off", phrases: ["turn it off"] },
    hum: { label: "The left door", phrases: ["the left door"] },
    bubbles: { label: "The right door", phrases: ["the right door"] },
  },
};

const quiet = { caption: "a low hum", notes: [{ sound: "freezer-here", at: 0, level: 0.4 }] } as const;
const loud = { caption: "bubbles", notes: [{ sound: "bubbles", at: 0 }] } as const;
const beeps = { caption: "three beeps", notes: [{ sound: "smoke-alarm", at: 0, level: 0.5 }] } as const;

export const rules: ListenRules = {
  responses: ["wait", "off"],
  listenFor: "Does it get louder?",
  rule: "Louder and louder: it boils.",
  fates: {
    boils: {
      moments: [quiet, loud, loud].map(({ caption, notes }) => ({ caption, notes: [...notes] })),
      worth: { off: [0.5, 1, 0.5] },
      why: "It bubbled: it boiled.",
      after: ["Steam."],
    },
    alarm: {
      moments: [beeps, beeps].map(({ caption, notes }) => ({ caption, notes: [...notes] })),
      worth: { off: [1, 0.5] },
      hazard: true,
      clue: { caption: "three beeps, alone", notes: [...beeps.notes] },
      missed: { wait: ["It beeped.", "It beeps on."] },
      why: "Three beeps are an alarm.",
    },
  },
};

/** An alarm that goes on: out, and then to the door that is heard. */
export const hallway: ListenRules = {
  ...rules,
  fates: {
    ...rules.fates,
    out: {
      moments: [beeps, beeps].map(({ caption, notes }) => ({ caption, notes: [...notes] })),
      worth: { safe: [1, 0.5] },
      hazard: true,
      why: "It beeped.",
      leads: { safe: ["hall"] },
    },
    hall: {
      moments: [{ caption: "left, a hum; right, bubbles", notes: [...quiet.notes, ...loud.notes] }],
      enters: ["The hall."],
      responses: ["hum", "bubbles"],
      safe: { label: "Call", phrases: ["call"] },
      called: { hum: ["the fridge"] },
      worth: { hum: 1 },
      hazard: true,
      missed: { bubbles: ["That's the fish tank."] },
      why: "It hummed.",
      led: ["Come along."],
      replies: { hum: { right: ["Out!"] } },
      listenFor: "What hums?",
    },
  },
};

const kettle: Scene = {
  id: "kettle",
  ask: ["Is it done?"],
  replies: {
    off: { right: ["Tea!"], late: ["Tea, nearly."] },
    wait: { wrong: ["No tea."] },
    safe: { right: ["All out."], half: ["Later, then."] },
  },
};

export function dealOf(more: Partial<ListenDeal> = {}): ListenDeal {
  return { ...bareDeal({ content, rules, item: kettle }), world: { lately: [] }, ...more };
}

/** With the fate that a test wants. */
export function stateOf(fate: string, deal: ListenDeal = dealOf()): ListenState {
  return { ...begin(deal), fate, began: fate };
}
