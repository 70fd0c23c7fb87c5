/** What the schemas cannot see: names that mean nothing, and a fate in which nothing is right. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { ListenContent, ListenRules, Scene } from "./schema.ts";
import { fullFrom } from "./state.ts";

const MOST_PLACES = 3;

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
    ...items.flatMap((item, index) =>
      unknown(item.fates ?? [], Object.keys(rules.fates), `${path}.items[${index}].fates`),
    ),
  ]);
}

function checkRules(content: ListenContent, rules: ListenRules, path: string): Problem[] {
  const { responses, places, fates } = rules;
  return [
    ...unknown(responses, Object.keys(content.responses), `${path}.responses`),
    ...(places === true && responses.length > MOST_PLACES
      ? [problem(`${path}.responses`, responses, "Places are three at most: Left, Up and Right.")]
      : []),
    ...Object.entries(fates).flatMap(([id, fate]) => [
      ...unknown(Object.keys(fate.worth), responses, `${path}.fates.${id}.worth`),
      ...(fullFrom(fate, responses) < 0
        ? [problem(`${path}.fates.${id}.worth`, fate.worth, "Nothing is right here: give a response 1.")]
        : []),
    ]),
  ];
}

function unknown(named: readonly string[], known: readonly string[], path: string): Problem[] {
  return named.flatMap((id, index) =>
    known.includes(id) ? [] : [problem(`${path}[${index}]`, id, nearest(id, known))],
  );
}
