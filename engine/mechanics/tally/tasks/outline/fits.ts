/** Which names can be right by what was heard: the kinds of the corners, and which sides are as long as others. */
import { kindOf, sidesOf, ticksAt, type Side } from "./figure.ts";
import type { Figure, OutlineContent, OutlineRules } from "./schema.ts";
import { entry } from "../../../kit/entry.ts";
import { sidesIn, type OutlineDeal, type OutlineState } from "./state.ts";

/** In the order of the level's names; a name that was refused is none of them. */
export function fitting(deal: OutlineDeal, state: OutlineState): string[] {
  const { content, rules } = deal;
  const found = heardAlike(deal, state, figuresIn(content, rules));
  return rules.names.filter((name) => found.includes(name) && !state.tried.includes(name));
}

/** By what was heard alone, whichever shapes come in the level. */
export function couldBe(deal: OutlineDeal, state: OutlineState, name: string): boolean {
  return heardAlike(deal, state, Object.values(deal.content.figures)).includes(name);
}

function heardAlike(deal: OutlineDeal, { swum }: OutlineState, figures: readonly Figure[]): string[] {
  const heard = heardIn(deal.rules, sidesIn(deal), swum);
  return figures
    .filter((figure) => swimsOf(figure).some((sides) => heardIn(deal.rules, sides, swum) === heard))
    .map(({ name }) => name);
}

export function figuresIn(content: OutlineContent, rules: OutlineRules): Figure[] {
  return rules.figures.map((id) => entry(content.figures, id, "tally"));
}

/** Every way around it. */
function swimsOf(figure: Figure): Side[][] {
  return figure.sides.flatMap((_, from) => [
    sidesOf(figure, { from }),
    sidesOf(figure, { from, back: true }),
  ]);
}

function heardIn({ ticks }: OutlineRules, sides: readonly Side[], swum: number): string {
  const heard = sides.slice(0, swum).map(({ strokes, corner }, _index, all) => {
    const kind = corner === undefined ? "round" : ticks === true ? ticksAt(corner) : kindOf(corner);
    return `${kind} ${all.findIndex((other) => other.strokes === strokes)}`;
  });
  return `${heard.join(", ")}${swum === sides.length ? ", home" : ""}`;
}
