/** The words of an outline, and its names. */
import { oneOf, type Cue } from "../../../../cue.ts";
import { entry } from "../../../kit/entry.ts";
import type { OutlineContent, OutlineWord } from "./schema.ts";
import { strokesAround } from "./figure.ts";
import { figuresIn } from "./fits.ts";
import { sidesIn, type OutlineDeal } from "./state.ts";
import { USUAL_OUTLINE_WORDS } from "./usual.ts";

type Values = Readonly<Record<string, string | number>>;

export function outlineWords({ content, rules }: OutlineDeal, name: OutlineWord, values?: Values): Cue {
  const family = rules.words?.[name] ?? content.words?.[name] ?? USUAL_OUTLINE_WORDS[name];
  return oneOf(family, "object", { values });
}

/** How it begins, with what is told of it. */
export function openingWords(deal: OutlineDeal): Cue {
  const around = strokesAround(sidesIn(deal));
  return outlineWords(deal, "ready", deal.rules.around === true ? { around: strokesTold(around) } : {});
}

/** What was told of it at the beginning. */
export function measuredWords(deal: OutlineDeal): Cue[] {
  if (deal.rules.around !== true) return [];
  return [outlineWords(deal, "measured", { around: strokesTold(strokesAround(sidesIn(deal))) })];
}

export function nameOf(
  { content }: Pick<OutlineDeal, "content">,
  id: string,
): OutlineContent["names"][string] {
  return entry(content.names, id, "tally");
}

/** "a square, a rectangle, or a rhombus" */
export function namesTold(deal: Pick<OutlineDeal, "content">, ids: readonly string[]): string {
  const told = ids.map((id) => nameOf(deal, id).told);
  const [last = "", ...others] = told.toReversed();
  return others.length === 0
    ? last
    : `${others.toReversed().join(", ")}${others.length > 1 ? "," : ""} or ${last}`;
}

/** What makes it one. */
export function whyOf(deal: Pick<OutlineDeal, "content" | "rules">, id: string): Cue {
  return oneOf(deal.rules.why?.[id] ?? nameOf(deal, id).why);
}

/** "1 stroke", "2 strokes". */
export function strokesTold(strokes: number): string {
  return `${strokes} ${strokes === 1 ? "stroke" : "strokes"}`;
}

/** So many equal sides make the way around, or would not. */
export function timesWords(deal: OutlineDeal, name?: string): Cue {
  const sides = sidesIn(deal);
  const [{ strokes: side } = { strokes: 0 }] = sides;
  const around = strokesAround(sides);
  if (name === undefined) return outlineWords(deal, "times", { sides: sides.length, side, around });
  const named = figuresIn(deal.content, deal.rules).find((figure) => figure.name === name);
  const many = named?.sides.length ?? 0;
  return outlineWords(deal, "notTimes", { sides: many, side, around, product: many * side });
}
