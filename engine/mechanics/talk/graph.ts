/** Reading a conversation's graph. It has been checked: every destination exists and nothing leads back. */
import type { Choice, Conversation, Ending, TalkNode } from "./schema.ts";

export type Place =
  { readonly type: "node"; readonly node: TalkNode } | { readonly type: "ending"; readonly ending: Ending };

export function placeAt(conversation: Conversation, id: string): Place {
  const node = conversation.nodes.find((candidate) => candidate.id === id);
  if (node !== undefined) return { type: "node", node };
  const ending = conversation.endings.find((candidate) => candidate.id === id);
  if (ending !== undefined) return { type: "ending", ending };
  throw new RangeError(`placeAt: "${conversation.id}" has no node or ending "${id}"`);
}

/** The best line: highest credit first, then the shortest way to an ending. */
export function bestChoice(conversation: Conversation, node: TalkNode): Choice {
  return rank(conversation, node, new Map()).choice;
}

interface Ranked {
  readonly choice: Choice;
  /** Choices from here to an ending. */
  readonly steps: number;
}

/** `known` keeps each node's answer: ways meet again and again, and without it a long evening has millions of them. */
function rank(conversation: Conversation, node: TalkNode, known: Map<string, Ranked>): Ranked {
  const before = known.get(node.id);
  if (before !== undefined) return before;
  const [best] = node.choices
    .map((choice): Ranked => {
      const place = placeAt(conversation, choice.to);
      return { choice, steps: place.type === "ending" ? 1 : 1 + rank(conversation, place.node, known).steps };
    })
    .toSorted((a, b) => b.choice.credit - a.choice.credit || a.steps - b.steps);
  if (best === undefined) throw new RangeError(`bestChoice: the node "${node.id}" has no choices`);
  known.set(node.id, best);
  return best;
}
