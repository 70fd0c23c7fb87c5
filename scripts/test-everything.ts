/** Every check there is, whatever became of the one before, and a closing that tells what failed, even to who has only that. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { decideRun } from "./depth/decide-run.ts";
import { site, staticChecks, vitest, weight } from "./checks.ts";
import { formatPhases, runSteps, type Step, type StepResult } from "./run-steps.ts";
import { addCounts, countTests, formatCount, type TestCount } from "./test-report.ts";
import { siteIsFresh } from "./setup/site.mjs";
import { provideTools } from "./tools/provide.ts";

const root = join(import.meta.dirname, "..");
const reports = join(root, ".cache", "test-reports");
const isCi = process.env["CI"] === "true";
const begun = performance.now();
const phases: StepResult[] = [];

async function runAll(steps: readonly Step[], atOnce?: number): Promise<StepResult[]> {
  const results = await runSteps(steps, atOnce);
  phases.push(...results);
  return results;
}

async function runTests(name: string, projects: readonly string[], siteIsBuilt: boolean): Promise<TestCount> {
  const path = join(reports, `${name.replaceAll(" ", "-")}.json`);
  rmSync(path, { force: true });
  const environment = siteIsBuilt ? { WIGGLEWAVE_DIST_READY: "1" } : {};
  await runAll([{ ...vitest(name, projects, path), live: true, environment }]);
  return countTests(existsSync(path) ? readFileSync(path, "utf8") : undefined, name, root);
}

mkdirSync(reports, { recursive: true });
const providing = performance.now();
const missing = await provideTools();
if (missing.length > 0) console.log(missing.join("\n"));
// Elsewhere a test that needs one of them says so itself: it skips, or it fails.
phases.push({
  name: "tools",
  passed: missing.length === 0 || !isCi,
  seconds: (performance.now() - providing) / 1000,
  output: "",
});

// Before both programs that run tests, so that they play the same games.
await decideRun();
// The slowest first.
const building = siteIsFresh(root) ? [] : [site];
await runAll([...building, ...staticChecks], 2);
const siteIsBuilt = siteIsFresh(root);
// Both at once, since either often waits: for a page, for a program, for a sound. A missing browser hides nothing else.
const count = addCounts(
  await Promise.all([
    runTests("tests in a browser", ["browser"], siteIsBuilt),
    runTests("tests without a browser", ["unit", "contracts", "transcripts"], siteIsBuilt),
  ]),
);
await runAll([weight]);

const failures = phases.filter(({ passed }) => !passed).map(({ name }) => name);
if (isCi && count.skipped.length > 0) failures.push("skipped tests, which CI does not allow");
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
console.log(`\n${formatPhases(phases)}`);
if (count.skipped.length > 0) console.log(`\nSkipped:\n  ${count.skipped.join("\n  ")}`);
console.log(
  failures.length === 0
    ? `\nAll fine after ${minutes} min.`
    : `\nFailed after ${minutes} min: ${failures.join(", ")}.`,
);
if (count.failures.length > 0) console.log(`  ${count.failures.join("\n  ")}`);
process.exitCode = failures.length === 0 && count.failed === 0 ? 0 : 1;
console.log(formatCount(count));
