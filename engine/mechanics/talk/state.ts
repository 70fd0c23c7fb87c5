/** Where a conversation has come to. Only what was said is kept; everything else is told from it. */
import { deriveSeed, createRandom } from "../../random.ts";
import type { Deal } from "../contract.ts";
import { placeAt, type Place } from "./graph.ts";
import {
  FULL_METER,
  type Choice,
  type Conversation,
  type TalkContent,
  type TalkNode,
  type TalkRules,
} from "./schema.ts";

export type TalkDeal = Deal<TalkContent, TalkRules, Conversation>;

export interface TalkState {
  /** The way that was kept: at each node, the position of the choice in the definition. */
  readonly said: readonly { readonly node: string; readonly choice: number }[];
  /** Every choice ever made at a node, rewound or not, the first one first. */
  readonly tried: Readonly<Record<string, readonly number[]>>;
  /** How often the player came back to a node. */
  readonly rewinds: Readonly<Record<string, number>>;
  /** The line under the cursor, from 0, in the order in which they are heard. */
  readonly cursor: number;
  /** How often the feeling was asked for at this node. */
  readonly probes: number;
  /** Lines that hurt and were counted as a miss. */
  readonly hurts: number;
}

export const BEGINNING: TalkState = { said: [], tried: {}, rewinds: {}, cursor: 0, probes: 0, hurts: 0 };

type Said = TalkState["said"][number];

export function placeOf({ item }: TalkDeal, { said }: TalkState): Place {
  const last = said.at(-1);
  if (last !== undefined) return placeAt(item, choiceMade(item, last).to);
  const [first] = item.nodes;
  if (first === undefined) throw new RangeError(`placeOf: the conversation "${item.id}" has no nodes`);
  return { type: "node", node: first };
}

/** The lines to browse, in the order in which they are heard: another in each turn, so that no seat is the good one. */
export function linesOf({ seed }: TalkDeal, node: TalkNode): Choice[] {
  const listed = node.choices.filter(({ button }) => button === undefined);
  return createRandom(deriveSeed(seed, "lines", node.id)).shuffle(listed);
}

export function meters(deal: TalkDeal, state: TalkState): Record<string, number> {
  const heights = Object.fromEntries(
    Object.entries(deal.content.meters).map(([name, { start }]): [string, number] => [name, start]),
  );
  for (const { effects } of state.said.map((said) => choiceMade(deal.item, said))) {
    for (const [name, change] of Object.entries(effects ?? {})) {
      heights[name] = Math.min(FULL_METER, Math.max(0, (heights[name] ?? 0) + change));
    }
  }
  return heights;
}

/** How warm the scene is, 0 to 1. */
export function warmth(deal: TalkDeal, state: TalkState): number {
  const heights = Object.values(meters(deal, state));
  return heights.reduce((sum, height) => sum + height, 0) / (heights.length * FULL_METER);
}

/** What later lines may quote, by name. */
export function kept({ item }: TalkDeal, { said }: TalkState): Record<string, string> {
  const keeps = said.flatMap((one) => choiceMade(item, one).keep ?? []);
  return Object.fromEntries(keeps.map(({ as, text }) => [as, text]));
}

/** With the first try that makes three lines to compare, and pressing at random still comes to an end. */
const MOST_REWINDS = 2;

/** There is something to rewind, and it has not been rewound too often. */
export function canRewind({ said, rewinds }: TalkState): boolean {
  const last = said.at(-1);
  return last !== undefined && (rewinds[last.node] ?? 0) < MOST_REWINDS;
}

/** Whether the player came back to this node for the last time: what is said there now stays. */
export function isLastRewind({ rewinds }: TalkState, node: string): boolean {
  return rewinds[node] === MOST_REWINDS;
}

/**
 * The mean, over the decisions of the way that was kept, of the credit of what was chosen first at each. What is tried
 * after a rewind costs nothing and earns nothing: whoever rewinds often enough finds the best line without listening.
 */
export function creditOf({ item }: TalkDeal, { said, tried }: TalkState): number {
  const first = said.map(({ node, choice }) =>
    choiceMade(item, { node, choice: tried[node]?.[0] ?? choice }),
  );
  return first.reduce((sum, { credit }) => sum + credit, 0) / first.length;
}

/** Whether some node was answered in more than one way. */
export function hasCompared({ tried }: TalkState): boolean {
  return Object.values(tried).some((choices) => choices.length > 1);
}

function choiceMade(item: Conversation, { node, choice }: Said): Choice {
  const place = placeAt(item, node);
  const made = place.type === "node" ? place.node.choices[choice] : undefined;
  if (made === undefined) throw new RangeError(`choiceMade: "${node}" has no choice ${choice}`);
  return made;
}
