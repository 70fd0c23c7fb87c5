/** What the schemas cannot see of outlines: names that mean nothing, and shapes that do not close. */
import { nearest } from "../../../../definition/nearest.ts";
import { problem, type Problem } from "../../../../definition/problem.ts";
import type { CheckedSet } from "../../../contract.ts";
import { unheardWords } from "../../../kit/unheard.ts";
import { gapOf } from "./figure.ts";
import type { Figure, Outline, OutlineContent, OutlineRules } from "./schema.ts";

/** In strokes: corners are told in whole degrees. */
const MOST_OFF = 0.1;
const SQUARE = 90;

interface Game {
  readonly content: OutlineContent;
  readonly sets: readonly CheckedSet<OutlineRules, Outline>[];
}

export function checkOutlines({ content, sets }: Game): Problem[] {
  const names = Object.keys(content.names);
  const figures = Object.keys(content.figures);
  return [
    ...Object.entries(content.names).flatMap(([id, { also = [] }]) =>
      unknown(also, names, `content.names.${id}.also`),
    ),
    ...Object.entries(content.figures).flatMap(([id, figure]) => [
      ...unknown([figure.name], names, `content.figures.${id}.name`),
      ...closing(figure, `content.figures.${id}`),
    ]),
    ...sets.flatMap(({ path, rules, items = [] }) => [
      ...unknown(rules.names, names, `${path}.rules.names`),
      ...unknown(rules.figures, figures, `${path}.rules.figures`),
      ...unnamed(content, rules, `${path}.rules.figures`),
      ...items.flatMap((item, index) =>
        unknown([item.figure], rules.figures, `${path}.items[${index}].figure`),
      ),
    ]),
    ...unheardWords(
      content.words,
      sets.map(({ rules: { words = {} } }) => words),
      "content.words",
    ),
  ];
}

function closing(figure: Figure, path: string): Problem[] {
  const { sides, corners } = figure;
  const isRound = sides.length === 1 && corners.length === 0;
  if (!isRound && corners.length !== sides.length)
    return [problem(`${path}.corners`, corners, "Give it a corner at the end of each side.")];
  const off = gapOf(figure);
  return off <= MOST_OFF
    ? []
    : [problem(path, sides, `It does not close: its end is ${off.toFixed(1)} strokes from its beginning.`)];
}

function unnamed(
  { figures }: OutlineContent,
  { names, figures: coming, gap }: OutlineRules,
  path: string,
): Problem[] {
  return coming.flatMap((id, index) => {
    const figure = figures[id];
    if (figure === undefined) return [];
    if (gap !== undefined && figure.corners.some((corner) => corner % SQUARE !== 0))
      return [problem(`${path}[${index}]`, id, "What is swum with the directions has square corners alone.")];
    return names.includes(figure.name)
      ? []
      : [problem(`${path}[${index}]`, id, `Give the level's names "${figure.name}".`)];
  });
}

function unknown(named: readonly string[], known: readonly string[], path: string): Problem[] {
  return named.flatMap((id, index) =>
    known.includes(id) ? [] : [problem(`${path}[${index}]`, id, nearest(id, known))],
  );
}
