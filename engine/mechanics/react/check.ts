/** What the schemas cannot see: names that mean nothing, and runs in which nothing can be taken. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { ReactContent, ReactRules, Run } from "./schema.ts";
import { firstAsked, wantedAt } from "./state.ts";

export interface Game {
  readonly content: ReactContent;
  readonly sets: readonly {
    readonly path: string;
    readonly rules: ReactRules;
    readonly items?: readonly Run[] | undefined;
  }[];
}

const HANDS = 2;

export function check({ content, sets }: Game): Problem[] {
  return sets.flatMap(({ path, rules, items = [] }) => [
    ...checkMake(content, rules, `${path}.rules`),
    ...items.flatMap((item, index) => checkRun(content, item, `${path}.items[${index}]`)),
  ]);
}

function checkMake(content: ReactContent, { make }: ReactRules, path: string): Problem[] {
  if (make === undefined) return [];
  const { calls, things, kind } = make;
  return [
    ...unknown(calls, Object.keys(content.calls), `${path}.make.calls`),
    ...unknown(Object.keys(things), Object.keys(content.things), `${path}.make.things`),
    ...(kind !== undefined && calls.length < HANDS
      ? [problem(`${path}.make.calls`, calls, `Give two calls at least for the kind "${kind}".`)]
      : []),
  ];
}

function checkRun(content: ReactContent, item: Run, path: string): Problem[] {
  const { things, calls, both, shown, flip } = item;
  const names = [
    ...unknown(things, Object.keys(content.things), `${path}.things`),
    ...unknown(calls, Object.keys(content.calls), `${path}.calls`),
    ...unknown(flip === undefined ? [] : [flip.call], Object.keys(content.calls), `${path}.flip.call`),
  ];
  if (names.length > 0 || item.tale !== undefined) return names;
  const deal = { content, item };
  const isTaken = things.some(
    (_, at) => at >= firstAsked(deal) && calls.some((call) => wantedAt(deal, call, at).length > 0),
  );
  return [
    ...(isTaken ? [] : [problem(`${path}.things`, things, "Nothing fits here: let one of the calls fit.")]),
    ...(both === true && calls.length !== HANDS
      ? [problem(`${path}.calls`, calls, "Two hands want two calls.")]
      : []),
    ...(shown !== undefined && calls.length > 1
      ? [problem(`${path}.shown`, shown, "Only one call can be hidden.")]
      : []),
  ];
}

export function unknown(named: readonly string[], known: readonly string[], path: string): Problem[] {
  return named.flatMap((id, index) =>
    known.includes(id) ? [] : [problem(`${path}[${index}]`, id, nearest(id, known))],
  );
}
