/** The graph of a conversation: no way is lost, none leads back, none is never taken. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { Conversation } from "./schema.ts";

export function checkGraph(item: Conversation, path: string): Problem[] {
  // Each of these takes the ones before it for granted.
  for (const faultsOf of [sameIds, lostLines, linesBack, neverReached]) {
    const faults = faultsOf(item, path);
    if (faults.length > 0) return faults;
  }
  return [];
}

function sameIds({ nodes, endings }: Conversation, path: string): Problem[] {
  const seen = new Set<string>();
  const paths: [string, string][] = [
    ...nodes.map(({ id }, index): [string, string] => [`${path}.nodes[${index}].id`, id]),
    ...endings.map(({ id }, index): [string, string] => [`${path}.endings[${index}].id`, id]),
  ];
  return paths.flatMap(([at, id]) => {
    if (seen.has(id)) return [problem(at, id, "Another node or ending here has this id: give each its own.")];
    seen.add(id);
    return [];
  });
}

function lostLines({ nodes, endings }: Conversation, path: string): Problem[] {
  const ids = [...nodes, ...endings].map(({ id }) => id);
  return nodes.flatMap((node, index) =>
    node.choices.flatMap(({ to }, at) =>
      ids.includes(to)
        ? []
        : [problem(`${path}.nodes[${index}].choices[${at}].to`, to, `It leads nowhere. ${nearest(to, ids)}`)],
    ),
  );
}

/** Rewinding is the way back. A line that leads back would let a conversation go on for ever. */
function linesBack({ nodes }: Conversation, path: string): Problem[] {
  const problems: Problem[] = [];
  const finished = new Set<string>();
  const visit = (id: string, way: readonly string[]): void => {
    const index = nodes.findIndex((node) => node.id === id);
    nodes[index]?.choices.forEach(({ to }, at) => {
      if (to === id || way.includes(to)) {
        problems.push(
          problem(
            `${path}.nodes[${index}].choices[${at}].to`,
            to,
            "It leads back to where the conversation has been: lead on. Down is the way back.",
          ),
        );
      } else if (!finished.has(to)) visit(to, [...way, id]);
    });
    finished.add(id);
  };
  for (const { id } of nodes) if (!finished.has(id)) visit(id, []);
  return problems;
}

function neverReached(item: Conversation, path: string): Problem[] {
  const reached = keptBefore(item);
  const unreached = (kind: "nodes" | "endings"): Problem[] =>
    item[kind].flatMap(({ id }, index) =>
      reached.has(id)
        ? []
        : [problem(`${path}.${kind}[${index}]`, id, "No line leads here: lead one here, or remove it.")],
    );
  return [...unreached("nodes"), ...unreached("endings")];
}

/**
 * For every node and ending that can be reached, the names kept on every way that leads to it. The graph must have
 * no way back.
 */
export function keptBefore({ nodes }: Conversation): Map<string, ReadonlySet<string>> {
  const known = new Map<string, ReadonlySet<string>>();
  const arrive = (id: string, names: ReadonlySet<string>): void => {
    const before = known.get(id);
    const both = before === undefined ? names : new Set([...before].filter((name) => names.has(name)));
    if (before !== undefined && both.size === before.size) return;
    known.set(id, both);
    for (const { keep, to } of nodes.find((node) => node.id === id)?.choices ?? []) {
      arrive(to, keep === undefined ? both : new Set([...both, keep.as]));
    }
  };
  const [first] = nodes;
  if (first !== undefined) arrive(first.id, new Set());
  return known;
}
