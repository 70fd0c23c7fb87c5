/** npm run check: the fast loop while working, types to unit tests. */
import { staticChecks, vitest } from "./checks.ts";
import { runSteps } from "./run-steps.ts";

const begun = performance.now();
const results = await runSteps([vitest("unit tests", ["unit"]), ...staticChecks], 2);
const failed = results.filter((result) => !result.passed);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(
  failed.length === 0
    ? `All fine (${seconds} s).`
    : `${failed.length} of ${results.length} failed (${seconds} s).`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
