import type { Step } from "./run-steps.ts";

function node(name: string, ...args: string[]): Step {
  return { name, command: [process.execPath, ...args] };
}

/** What can be said of the code without running it. The slow ones come first, so that two at a time end early. */
export const staticChecks: readonly Step[] = [
  node("types", "node_modules/typescript/bin/tsc", "--project", "tsconfig.json"),
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
  node("types of the engine alone", "node_modules/typescript/bin/tsc", "--project", "tsconfig.engine.json"),
  node("boundaries", "node_modules/dependency-cruiser/bin/dependency-cruise.mjs", "--no-progress", "."),
  node("dead code", "node_modules/knip/bin/knip.js", "--no-progress"),
];

export function vitest(name: string, projects: readonly string[], reportPath?: string): Step {
  const report = reportPath === undefined ? [] : ["--reporter=json", `--outputFile.json=${reportPath}`];
  const chosen = projects.map((project) => `--project=${project}`);
  return node(name, "node_modules/vitest/vitest.mjs", "run", "--reporter=default", ...report, ...chosen);
}

export const weight: Step = { ...node("weight", "--import", "tsx", "scripts/weight.ts"), live: true };
