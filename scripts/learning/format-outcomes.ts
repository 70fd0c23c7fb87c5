/** Outcomes of tutors as a table of Markdown: a line for each figure, a column for each tutor. */
import type { Outcome } from "./study.ts";

const FIGURES: readonly (readonly [name: string, of: (outcome: Outcome) => string])[] = [
  ["children whose success stays within 0.70 and 0.90", ({ within }) => percent(within)],
  ["sittings that do", ({ sittingsWithin }) => percent(sittingsWithin)],
  ["mean distance from 0.80", ({ distance }) => distance.toFixed(3)],
  ["runs of four misses in 100 turns", ({ runs }) => runs.toFixed(3)],
  ["error of the expected success on probes", ({ error }) => error.toFixed(3)],
  ["turns until the estimate is good (median)", ({ untilGood }) => String(untilGood)],
  ["facts known after 30 days without play", ({ retained }) => percent(retained)],
];

export function formatOutcomes(outcomes: readonly (readonly [name: string, outcome: Outcome])[]): string {
  const rows = [
    ["", ...outcomes.map(([name]) => name)],
    ["---", ...outcomes.map(() => "---")],
    ...FIGURES.map(([name, of]) => [name, ...outcomes.map(([, outcome]) => of(outcome))]),
  ];
  return rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
