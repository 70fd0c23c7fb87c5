/** npm run games -- report SLUG [SITTINGS] */
import { parseGame } from "../../engine/definition/index.ts";
import { findGame } from "../catalogue.ts";
import { reportLevel, type LevelReport } from "./report.ts";

const USUAL_SITTINGS = 200;
const MOST_LINES = 12;

const [command, slug = "", sittings = String(USUAL_SITTINGS)] = process.argv.slice(2);
const card = findGame(slug);
if (command !== "report" || card === undefined || !/^[1-9]\d{0,4}$/.test(sittings)) {
  console.error("npm run games -- report SLUG [SITTINGS]: SLUG names a game that can be played");
  process.exit(2);
}
const parsed = await parseGame(await card.load());
if (!parsed.ok) throw new Error(`${slug}: ${JSON.stringify(parsed.problem)}`);
const { definition } = parsed.value;
for (const [index] of definition.levels.entries()) print(reportLevel(parsed.value, index, Number(sittings)));

function print(report: LevelReport): void {
  const { minutes, tally, heardOften, heardTwiceRunning, shareOfBank } = report;
  console.log(`\n${slug} ${report.level}`);
  console.log(
    `  minutes heard: solver ${one(minutes.solver)}, thinker ${one(minutes.thinker)}, random ${one(minutes.masher)}; short ${one(minutes.short)}`,
  );
  console.log(
    `  tally: solver ${one(tally.solver)}, thinker ${one(tally.thinker)}, random ${one(tally.masher)} (${percent(tally.masher / tally.solver)} of the solver's)`,
  );
  console.log(`  turns in which a stake moved: ${percent(report.shareOfTurnsWithStakeMoved)}`);
  console.log(`  longest stretch without anything new: ${Math.round(report.longestStretchSeconds)} s`);
  console.log(`  items met: ${shareOfBank === null ? "made as needed" : percent(shareOfBank)}`);
  console.log(`  words before the first press: ${report.wordsBeforeFirstPress}`);
  console.log(`  lines heard more than four times: ${heardOften.length}`);
  for (const [line, times] of heardOften.slice(0, MOST_LINES)) console.log(`    ${times} × ${line}`);
  console.log(`  lines heard twice running: ${heardTwiceRunning.length}`);
  for (const line of heardTwiceRunning.slice(0, MOST_LINES)) console.log(`    ${line}`);
}

function one(number: number): string {
  return number.toFixed(1);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
