/** npm run check: the fast loop while working, types to unit tests, of what has changed. With --all, of everything. */
import { join } from "node:path";
import { staticChecks, staticChecksFor, vitest, vitestRelated } from "./checks.ts";
import { changedFiles } from "./depth/changed-files.ts";
import { filesToRelate } from "./depth/unit-tests.ts";
import { runSteps, type Step } from "./run-steps.ts";

const root = join(import.meta.dirname, "..");

function stepsFor(files: readonly string[]): Step[] {
  const related = filesToRelate(root, files);
  const tests =
    related === undefined
      ? vitest("unit tests", ["unit"])
      : vitestRelated("unit tests of what has changed", related);
  return [tests, ...staticChecksFor(files, root)];
}

const begun = performance.now();
const changes = process.argv.includes("--all") ? undefined : changedFiles(root);
console.log(
  changes === undefined
    ? "Checking everything."
    : `Checking what ${changes.files.length} files can break that changed since ${changes.since}; npm run check -- --all checks everything.`,
);
const steps =
  changes === undefined ? [vitest("unit tests", ["unit"]), ...staticChecks] : stepsFor(changes.files);
const results = await runSteps(steps, 2);
const failed = results.filter((result) => !result.passed);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(
  failed.length === 0
    ? `All fine (${seconds} s).`
    : `${failed.length} of ${results.length} failed (${seconds} s).`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
