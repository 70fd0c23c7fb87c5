/** Outcomes of tutors as a table of Markdown: a line for each figure, a column for each tutor. */
import type { GameOutcome, Pressed } from "./real-games.ts";
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
  return tableOf([
    ["", ...outcomes.map(([name]) => name)],
    ["---", ...outcomes.map(() => "---")],
    ...FIGURES.map(([name, of]) => [name, ...outcomes.map(([, outcome]) => of(outcome))]),
  ]);
}

/** A line for each game and each way to choose. */
export function formatGames(outcomes: readonly (readonly [name: string, outcome: GameOutcome])[]): string {
  return tableOf([
    [
      "",
      "sittings within 0.70 and 0.90",
      "distance from 0.80",
      "runs of four misses in 100 turns",
      "likeness",
    ],
    ["---", "---", "---", "---", "---"],
    ...outcomes.map(([name, { sittingsWithin, distance, runs, likeness }]) => [
      name,
      percent(sittingsWithin),
      distance.toFixed(3),
      runs.toFixed(2),
      likeness.toFixed(2),
    ]),
  ]);
}

/** A line for each kind of bot, and each way to begin. */
export function formatPressed(outcomes: readonly (readonly [name: string, outcome: Pressed])[]): string {
  return tableOf([
    ["", "success", "arrivals a sitting", "sittings without one", "left at the end"],
    ["---", "---", "---", "---", "---"],
    ...outcomes.map(([name, { success, came, never, left }]) => [
      name,
      percent(success),
      came.toFixed(2),
      percent(never),
      left.toFixed(1),
    ]),
  ]);
}

function tableOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
