/** `report`: the figures of every level, as text, JSON or a page. */
import { writeFileSync } from "node:fs";
import type { LoadedGame } from "../../../engine/definition/index.ts";
import { measureLevel } from "./measure.ts";
import { reportPage } from "./page.ts";
import { reportText } from "./text.ts";

export interface ReportOptions {
  readonly sittings: number;
  readonly json: boolean;
  /** Where to write the page. */
  readonly html?: string | undefined;
}

export function report(
  { definition, mechanic }: LoadedGame,
  { sittings, json, html }: ReportOptions,
): string {
  const { slug, title, levels } = definition;
  const figures = levels.map((_, index) => measureLevel({ definition, mechanic }, index, sittings));
  if (html !== undefined) {
    writeFileSync(html, reportPage(slug, title, figures));
    return `Written: ${html}`;
  }
  if (json) return JSON.stringify({ slug, sittings, levels: figures }, null, 2);
  return figures.map((level) => reportText(slug, level)).join("\n");
}
