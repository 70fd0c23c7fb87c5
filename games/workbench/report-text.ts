/** A level's figures, as text. */
import type { LevelReport } from "./report.ts";

const MOST_LINES = 12;

export function reportText(slug: string, report: LevelReport): string {
  const { minutes, tally, heardOften, heardTwiceRunning, shareOfBank } = report;
  return [
    "",
    `${slug} ${report.level}`,
    `  minutes heard: solver ${one(minutes.solver)}, thinker ${one(minutes.thinker)}, random ${one(minutes.masher)}; short ${one(minutes.short)}`,
    `  tally: solver ${one(tally.solver)}, thinker ${one(tally.thinker)}, random ${one(tally.masher)} (${percent(tally.masher / tally.solver)} of the solver's)`,
    `  turns in which a stake moved: ${percent(report.shareOfTurnsWithStakeMoved)}`,
    `  longest stretch without anything new: ${Math.round(report.longestStretchSeconds)} s`,
    `  items met: ${shareOfBank === null ? "made as needed" : percent(shareOfBank)}`,
    `  words before the first press: ${report.wordsBeforeFirstPress}`,
    `  lines heard more than four times: ${heardOften.length}`,
    ...heardOften.slice(0, MOST_LINES).map(([line, times]) => `    ${times} × ${line}`),
    `  lines heard twice running: ${heardTwiceRunning.length}`,
    ...heardTwiceRunning.slice(0, MOST_LINES).map((line) => `    ${line}`),
  ].join("\n");
}

function one(number: number): string {
  return number.toFixed(1);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
