/** Every check there is, one after the other whatever became of the one before, and a closing that counts. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { staticChecks, vitest, weight } from "./checks.ts";
import { runSteps, type Step } from "./run-steps.ts";
import { buildSite } from "./setup/site.mjs";
import { addCounts, countTests, formatCount, type TestCount } from "./test-report.ts";
import { provideTools } from "./tools/provide.ts";

const root = join(import.meta.dirname, "..");
const reports = join(root, ".cache", "test-reports");
const isCi = process.env["CI"] === "true";
const begun = performance.now();
const failures: string[] = [];

async function runAll(steps: readonly Step[], atOnce?: number) {
  const results = await runSteps(steps, atOnce);
  failures.push(...results.filter((result) => !result.passed).map((result) => result.name));
}

async function runTests(name: string, projects: readonly string[], siteIsBuilt: boolean): Promise<TestCount> {
  const path = join(reports, `${name.replaceAll(" ", "-")}.json`);
  rmSync(path, { force: true });
  const environment = siteIsBuilt ? { WIGGLEWAVE_DIST_READY: "1" } : {};
  await runAll([{ ...vitest(name, projects, path), live: true, environment }]);
  return countTests(existsSync(path) ? readFileSync(path, "utf8") : undefined, root);
}

mkdirSync(reports, { recursive: true });
const missing = await provideTools();
if (missing.length > 0) console.log(missing.join("\n"));
// Elsewhere a test that needs one of them says so itself: it skips, or it fails.
if (missing.length > 0 && isCi) failures.push("tools");

const buildProblem = buildSite(root);
if (buildProblem) {
  console.log(buildProblem);
  failures.push("build");
}

await runAll(staticChecks, 2);
const siteIsBuilt = buildProblem === undefined;
const count = addCounts([
  await runTests("tests without a browser", ["unit", "contracts", "transcripts"], siteIsBuilt),
  // On their own, so that they have both cores and a missing browser hides nothing else.
  await runTests("tests in a browser", ["browser"], siteIsBuilt),
]);
await runAll([weight]);

if (count.skipped.length > 0) {
  console.log(`\nSkipped:\n${count.skipped.map((name) => `  ${name}`).join("\n")}`);
  if (isCi) failures.push("skipped tests, which CI does not allow");
}
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
console.log(
  failures.length === 0
    ? `\nAll fine after ${minutes} min.`
    : `\nFailed after ${minutes} min: ${failures.join(", ")}.`,
);
process.exitCode = failures.length === 0 && count.failed === 0 ? 0 : 1;
console.log(formatCount(count));
