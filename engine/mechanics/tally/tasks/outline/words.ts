/** The words of an outline, and its names. */
import { oneOf, type Cue } from "../../../../cue.ts";
import { capitalize } from "../../../../capitalize.ts";
import { entry } from "../../../kit/entry.ts";
import type { OutlineContent, OutlineWord } from "./schema.ts";
import type { OutlineDeal } from "./state.ts";
import { USUAL_OUTLINE_WORDS } from "./usual.ts";

type Values = Readonly<Record<string, string | number>>;

export function outlineWords({ content, rules }: OutlineDeal, name: OutlineWord, values?: Values): Cue {
  const family = rules.words?.[name] ?? content.words?.[name] ?? USUAL_OUTLINE_WORDS[name];
  return oneOf(family, "object", { values });
}

export function nameOf(
  { content }: Pick<OutlineDeal, "content">,
  id: string,
): OutlineContent["names"][string] {
  return entry(content.names, id, "tally");
}

/** What makes it one. */
export function whyOf(deal: Pick<OutlineDeal, "content" | "rules">, id: string): Cue {
  return oneOf(deal.rules.why?.[id] ?? nameOf(deal, id).why);
}

/** "1 stroke", "2 strokes". */
export function strokesTold(strokes: number): string {
  return `${strokes} ${strokes === 1 ? "stroke" : "strokes"}`;
}

/** "2 strokes left", as a line begins with it. */
export function strokesBegun(strokes: number): string {
  return capitalize(strokesTold(strokes));
}
