import type { Step } from "./run-steps.ts";

function node(name: string, ...args: string[]): Step {
  return { name, command: [process.execPath, ...args] };
}

/** TypeScript 7 checks in a third of the time of 6, which stays for those that use its API: it has none yet. */
const TSC = "node_modules/typescript7/bin/tsc";

/** What can be said of the code without running it. The slow ones come first, so that two at a time end early. */
export const staticChecks: readonly Step[] = [
  node("types", TSC, "--project", "tsconfig.json"),
  node(
    "format",
    "node_modules/prettier/bin/prettier.cjs",
    "--check",
    "--log-level=warn",
    "--cache",
    "--cache-location=.cache/prettier",
    ".",
  ),
  node("lint", "node_modules/oxlint/bin/oxlint"),
  node("types of the engine alone", TSC, "--project", "tsconfig.engine.json"),
  node("boundaries", "node_modules/dependency-cruiser/bin/dependency-cruise.mjs", "--no-progress", "."),
  node("dead code", "node_modules/knip/bin/knip.js", "--no-progress"),
];

export function vitest(name: string, projects: readonly string[], reportPath?: string): Step {
  const report = reportPath === undefined ? [] : ["--reporter=json", `--outputFile.json=${reportPath}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=./tests/games/cpu-reporter.ts"];
  return node(name, "node_modules/vitest/vitest.mjs", "run", ...reporters, ...report, ...chosen);
}

export const site = node("site", "--import", "tsx", "scripts/build.ts");

export const weight: Step = { ...node("weight", "--import", "tsx", "scripts/weight.ts"), live: true };
