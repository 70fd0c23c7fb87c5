/** Where a conversation has come to, and what everybody remembers of it. */
import { createRandom, deriveSeed } from "../../random.ts";
import type { Deal, Rung } from "../contract.ts";
import {
  TOLD,
  UNKNOWN,
  type Choice,
  type Conversation,
  type Ending,
  type FactCondition,
  type TalkContent,
  type TalkNode,
  type TalkOutcome,
  type TalkRules,
  type TalkWorld,
} from "./schema.ts";

export type TalkDeal = Deal<TalkContent, TalkRules, Conversation, TalkWorld | undefined>;
export type Facts = Readonly<Record<string, string>>;

export interface TalkState {
  /** The node or ending that the conversation has come to. */
  readonly at: string;
  /** What is known, drawn and remembered. */
  readonly facts: Facts;
  /** The line under the cursor, from 0, in the order in which they are heard. */
  readonly cursor: number;
  /** How often one has listened closer at this node. */
  readonly listened: number;
  /** The last help that was given at this node: it stays on REPEAT, for it may have been paid for. */
  readonly helped: Rung | null;
  /** The credit of the first line at each judged node. */
  readonly credits: Readonly<Record<string, number>>;
  /** Lines in a row that did not fit. */
  readonly slips: number;
  /** How often a scene can be played once more in this sitting. */
  readonly takes: number;
  /** A line that did not fit has been said: it stays, or the scene is played once more. */
  readonly pending: { readonly node: string; readonly choice: number } | null;
}

export type Place =
  | { readonly type: "node"; readonly node: TalkNode }
  | { readonly type: "ending"; readonly ending: Ending };

export function beginWorld(rules: TalkRules): TalkWorld {
  return { facts: {}, takes: rules.takes ?? 0 };
}

export function begin(deal: TalkDeal): TalkState {
  const { item, world, rules, seed } = deal;
  const { facts: before, takes } = world ?? beginWorld(rules);
  const { [TOLD]: _, ...facts } = before;
  item.draws?.forEach(({ facts: names, values, if: condition }, index) => {
    if (!holds(condition, facts)) return;
    const random = createRandom(deriveSeed(seed, "draw", item.id, index));
    let dealt: string[] = [];
    for (const name of names) {
      if (dealt.length === 0) dealt = random.shuffle([...values]);
      const value = dealt.pop();
      if (facts[name] === undefined && value !== undefined) facts[name] = value;
    }
  });
  const start =
    item.starts?.find(({ if: condition }) => holds(condition, facts))?.to ?? item.nodes[0]?.id ?? "";
  const state: TalkState = {
    at: start,
    facts,
    cursor: 0,
    listened: 0,
    helped: null,
    credits: {},
    slips: 0,
    takes,
    pending: null,
  };
  const place = placeAt(item, start);
  return place.type === "ending" ? state : { ...state, cursor: firstCursor(deal, state, place.node) };
}

export function leave(state: TalkState): TalkWorld {
  return { facts: { ...state.facts }, takes: state.takes };
}

export function holds(condition: FactCondition | undefined, facts: Facts): boolean {
  return Object.entries(condition ?? {}).every(([name, wanted]) =>
    [wanted].flat().includes(facts[name] ?? UNKNOWN),
  );
}

export function placeAt({ nodes, endings, id: item }: Conversation, id: string): Place {
  const node = nodes.find((candidate) => candidate.id === id);
  if (node !== undefined) return { type: "node", node };
  const ending = endings.find((candidate) => candidate.id === id);
  if (ending !== undefined) return { type: "ending", ending };
  throw new RangeError(`placeAt: "${item}" has no node or ending "${id}"`);
}

export function nodeAt({ item }: TalkDeal, { at }: TalkState): TalkNode {
  const place = placeAt(item, at);
  if (place.type === "ending") throw new RangeError(`nodeAt: "${at}" is an ending`);
  return place.node;
}

/** The lines that can be said now, in the order in which they are heard: another in each turn, so that no seat is the good one. */
export function linesOf({ seed }: TalkDeal, { facts }: TalkState, node: TalkNode): Choice[] {
  const known = node.choices.filter(({ if: condition }) => holds(condition, facts));
  // People stand where they stand; only what is said is shuffled.
  if (isAround(known)) return known;
  const shuffled = createRandom(deriveSeed(seed, "lines", node.order ?? node.id)).shuffle(known);
  return [...shuffled.filter(({ last }) => last !== true), ...shuffled.filter(({ last }) => last === true)];
}

/** The lines are people and places around, not things to say. */
export function isAround(lines: readonly Choice[]): boolean {
  return lines.every(({ aside }) => aside === true);
}

/** Around, one may begin anywhere but where it is forbidden; lines begin with the first. */
export function firstCursor(deal: TalkDeal, state: TalkState, node: TalkNode): number {
  const lines = linesOf(deal, state, node);
  if (!isAround(lines)) return 0;
  const seats = lines.flatMap(({ notFirst }, seat) => (notFirst === true ? [] : [seat]));
  const random = createRandom(deriveSeed(deal.seed, "around", node.id));
  return seats[random.int(0, Math.max(0, seats.length - 1))] ?? 0;
}

export function outcomeOf(choice: Choice, facts: Facts): TalkOutcome {
  const outcome = choice.outcomes.find(({ if: condition }) => holds(condition, facts));
  if (outcome === undefined) throw new RangeError(`outcomeOf: nothing comes of "${choice.line}"`);
  return outcome;
}

/** The mean of what was chosen first where something was judged. */
export function creditOf({ credits }: TalkState): number {
  const all = Object.values(credits);
  return all.length === 0 ? 1 : all.reduce((sum, credit) => sum + credit, 0) / all.length;
}
