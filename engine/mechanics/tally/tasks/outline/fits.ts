/** Which names can be right by what was heard: the kinds of the corners, which sides are as long as others, and what a level tells beside that. */
import { kindOf, sidesOf, slopesOf, strokesAround, type Side } from "./figure.ts";
import type { Figure, OutlineContent, OutlineRules } from "./schema.ts";
import { entry } from "../../../kit/entry.ts";
import { sidesIn, type OutlineDeal, type OutlineState } from "./state.ts";

/** In the order of the level's names; a name that was refused is none of them. */
export function fitting(deal: OutlineDeal, state: OutlineState): string[] {
  const { content, rules } = deal;
  const found = heardAlike(deal, state, figuresIn(content, rules));
  return rules.names.filter((name) => found.includes(name) && !state.tried.includes(name));
}

/** By what was heard alone, whichever shapes come in the level: what could be a square could be a rhombus. */
export function couldBe(deal: OutlineDeal, state: OutlineState, name: string): boolean {
  const { figures, names } = deal.content;
  return heardAlike(deal, state, Object.values(figures)).some(
    (one) => one === name || names[one]?.also?.includes(name) === true,
  );
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

function heardIn({ around, slopes }: OutlineRules, sides: readonly Side[], swum: number): string {
  const ways = slopesOf(sides);
  const heard = sides.slice(0, swum).map(({ strokes, corner }, index, all) => {
    const kind = corner === undefined ? "round" : kindOf(corner);
    const long = around === true ? strokes : all.findIndex((other) => other.strokes === strokes);
    const parallel = slopes === true ? ` ${ways.indexOf(ways[index] ?? 0)}` : "";
    return `${kind} ${long}${parallel}`;
  });
  const told = around === true ? `, ${strokesAround(sides)} around` : "";
  return `${heard.join(", ")}${told}${swum === sides.length ? ", home" : ""}`;
}
