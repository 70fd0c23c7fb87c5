/** A small game for the tests of this folder: three lanterns, which want so much oil and so much wick. */
import { bareDeal } from "../kit/deal.ts";
import type { BuildContent, BuildRules, Round } from "./schema.ts";
import { begin, noWorld, type BuildDeal, type BuildState } from "./state.ts";

const three = (less: string, some: string, much: string) =>
  [less, some, much].map((label) => ({ label, phrases: [label.toLowerCase()] }));

export const content: BuildContent = {
  parts: [
    { label: "Left lantern", phrases: ["left lantern"] },
    { label: "Middle lantern", phrases: ["middle lantern"] },
    { label: "Right lantern", phrases: ["right lantern"] },
  ],
  dials: {
    oil: { label: "Oil", levels: three("A drop", "A spoon", "A jug") },
    wick: { label: "Wick", levels: three("Short", "Medium", "Long") },
    song: {
      label: "A song",
      levels: [
        { label: "Silent", phrases: ["silent"] },
        { label: "Sung to", phrases: ["sung to"] },
      ],
      begins: 0,
      mayNot: true,
    },
  },
};

export const rules: BuildRules = {
  dials: ["oil", "wick"],
  kinds: { storm: { needs: { oil: 2, wick: 0, song: "any" } } },
  foretell: true,
};

const evening: Round = { id: "evening" };

export function dealOf(more: Partial<BuildDeal> = {}): BuildDeal {
  return { ...bareDeal({ content, rules, item: evening }), world: noWorld(), ...more };
}

export function stateOf(deal: BuildDeal = dealOf(), more: Partial<BuildState> = {}): BuildState {
  return { ...begin(deal), ...more };
}
