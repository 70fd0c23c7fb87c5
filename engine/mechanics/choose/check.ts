/** What the schemas cannot see: names that mean nothing, scenes in which nothing is right, and ways that never end. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { Choice, ChooseContent, ChooseRules, Scene } from "./schema.ts";
import { isSeated, SEATS } from "./state.ts";

interface Game {
  readonly content: ChooseContent;
  readonly sets: readonly {
    readonly path: string;
    readonly rules: ChooseRules;
    readonly items?: readonly Choice[] | undefined;
  }[];
}

export function check({ content, sets }: Game): Problem[] {
  return sets.flatMap(({ path, rules, items }) => [
    ...(items === undefined && rules.recall === undefined
      ? [problem(`${path}.rules.recall`, undefined, "Give items, or say how what was kept is asked for.")]
      : []),
    ...unknown(rules.clues ?? [], Object.keys(content.clues ?? {}), `${path}.rules.clues`),
    ...(items ?? []).flatMap((item, index) => checkItem(item, rules, `${path}.items[${index}]`)),
  ]);
}

function checkItem(item: Choice, rules: ChooseRules, path: string): Problem[] {
  const further = item.further ?? {};
  return [
    ...checkScene(item, Object.keys(further), rules, path),
    ...Object.entries(further).flatMap(([id, scene], index, all) => {
      // Only to what comes after it, so that every way has an end.
      const later = all.slice(index + 1).map(([name]) => name);
      return checkScene(scene, later, rules, `${path}.further.${id}`);
    }),
  ];
}

function checkScene(scene: Scene, later: readonly string[], rules: ChooseRules, path: string): Problem[] {
  const { options, clues = {} } = scene;
  const seated = options.filter(isSeated);
  const ids = options.map(({ id }) => id);
  return [
    ...ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : [problem(`${path}.options[${index}].id`, id, "Give each option an id of its own.")],
    ),
    ...(options.some(({ worth }) => worth === 1)
      ? []
      : [problem(`${path}.options`, ids, "Nothing is right here: give an option the worth 1.")]),
    ...(seated.length > 0 && (seated.length < options.length || options.length > SEATS.length)
      ? [problem(`${path}.options`, ids, "Name all options or none; without names there are three at most.")]
      : []),
    ...options.flatMap(({ label, heard }, index) =>
      label === undefined && heard === undefined
        ? [problem(`${path}.options[${index}]`, ids[index], "Let it be heard, or give it a label.")]
        : [],
    ),
    ...options.flatMap(({ to }, index) =>
      to === undefined || later.includes(to)
        ? []
        : [problem(`${path}.options[${index}].to`, to, nearest(to, later))],
    ),
    ...unknown(Object.keys(clues), rules.clues ?? [], `${path}.clues`),
  ];
}

function unknown(named: readonly string[], known: readonly string[], path: string): Problem[] {
  return named.flatMap((id, index) =>
    known.includes(id) ? [] : [problem(`${path}[${index}]`, id, nearest(id, known))],
  );
}
