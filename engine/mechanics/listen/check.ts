/** What the schemas cannot see: names that mean nothing, and a fate in which nothing is right. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { ListenContent, ListenRules, Scene } from "./schema.ts";
import { followersOf, fullFrom, responsesOf, SAFE } from "./state.ts";

interface Game {
  readonly content: ListenContent;
  readonly sets: readonly {
    readonly path: string;
    readonly rules: ListenRules;
    readonly items?: readonly Scene[] | undefined;
  }[];
}

export function check({ content, sets }: Game): Problem[] {
  return sets.flatMap(({ path, rules, items = [] }) => [
    ...checkRules(content, rules, `${path}.rules`),
    ...items.flatMap((item, index) => [
      ...unknown(item.fates ?? [], Object.keys(rules.fates), `${path}.items[${index}].fates`),
      ...unknown(Object.keys(item.replies ?? {}), allResponses(rules), `${path}.items[${index}].replies`),
    ]),
  ]);
}

function checkRules(content: ListenContent, rules: ListenRules, path: string): Problem[] {
  const { responses, tool, fates } = rules;
  return [
    ...checkResponses(content, responses, `${path}.responses`),
    ...Object.entries(fates).flatMap(([id, fate]) => [
      ...checkResponses(content, fate.responses ?? [], `${path}.fates.${id}.responses`),
      ...(["worth", "missed", "leads", "called", "replies"] as const).flatMap((part) =>
        unknown(
          Object.keys(fate[part] ?? {}),
          part === "replies" ? allResponses(rules) : responsesOf(rules, fate),
          `${path}.fates.${id}.${part}`,
        ),
      ),
      ...Object.entries(fate.leads ?? {}).flatMap(([response, following]) =>
        unknown(following, Object.keys(fates), `${path}.fates.${id}.leads.${response}`),
      ),
      ...(isEndless(fates, id)
        ? [problem(`${path}.fates.${id}.leads`, fate.leads, "It comes back to itself: let it end.")]
        : []),
      ...(fullFrom(fate, responsesOf(rules, fate)) < 0
        ? [problem(`${path}.fates.${id}.worth`, fate.worth, "Nothing is right here: give a response 1.")]
        : []),
      ...(tool?.shows !== "note"
        ? []
        : fate.moments.flatMap(({ note, caption }, index) =>
            note === undefined
              ? [
                  problem(
                    `${path}.fates.${id}.moments[${index}]`,
                    caption,
                    "Write what the notebook says: note.",
                  ),
                ]
              : [],
          )),
    ]),
  ];
}

function checkResponses(content: ListenContent, responses: readonly string[], path: string): Problem[] {
  return [
    ...unknown(responses, Object.keys(content.responses), path),
    ...(responses.includes(SAFE)
      ? [problem(path, responses, "The safe way is always there: leave it out.")]
      : []),
  ];
}

/** Those of the level and of all its fates. */
function allResponses(rules: ListenRules): readonly string[] {
  return Object.values(rules.fates).flatMap((fate) => responsesOf(rules, fate));
}

function isEndless(fates: ListenRules["fates"], start: string): boolean {
  const met = new Set<string>();
  const waiting = [start];
  while (waiting.length > 0) {
    const fate = fates[waiting.pop() ?? ""];
    for (const next of fate === undefined ? [] : followersOf(fate)) {
      if (next === start) return true;
      if (met.has(next)) continue;
      met.add(next);
      waiting.push(next);
    }
  }
  return false;
}

function unknown(named: readonly string[], known: readonly string[], path: string): Problem[] {
  return named.flatMap((id, index) =>
    known.includes(id) ? [] : [problem(`${path}[${index}]`, id, nearest(id, known))],
  );
}
