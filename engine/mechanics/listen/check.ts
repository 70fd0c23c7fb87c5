/** What the schemas cannot see: names that mean nothing, and a fate in which nothing is right. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { ListenContent, ListenRules, Scene } from "./schema.ts";
import { fullFrom, responsesOf, SAFE } from "./state.ts";

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
      ...unknown(Object.keys(item.replies ?? {}), responsesOf(rules), `${path}.items[${index}].replies`),
    ]),
  ]);
}

function checkRules(content: ListenContent, rules: ListenRules, path: string): Problem[] {
  const { responses, tool, fates } = rules;
  const known = responsesOf(rules);
  return [
    ...unknown(responses, Object.keys(content.responses), `${path}.responses`),
    ...(responses.includes(SAFE)
      ? [problem(`${path}.responses`, responses, "The safe way is always there: leave it out.")]
      : []),
    ...Object.entries(fates).flatMap(([id, fate]) => [
      ...unknown(Object.keys(fate.worth), known, `${path}.fates.${id}.worth`),
      ...unknown(Object.keys(fate.missed ?? {}), responses, `${path}.fates.${id}.missed`),
      ...(fullFrom(fate, known) < 0
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

function unknown(named: readonly string[], known: readonly string[], path: string): Problem[] {
  return named.flatMap((id, index) =>
    known.includes(id) ? [] : [problem(`${path}[${index}]`, id, nearest(id, known))],
  );
}
