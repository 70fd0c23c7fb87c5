import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Step } from "./run-steps.ts";

function node(name: string, ...args: string[]): Step {
  return { name, command: [process.execPath, ...args] };
}

/** TypeScript 7 checks in a third of the time of 6, which stays for those that use its API: it has none yet. */
const TSC = "node_modules/typescript7/bin/tsc";

function format(files: readonly string[]): Step {
  const options = ["--check", "--no-error-on-unmatched-pattern"];
  return node("format", "node_modules/oxfmt/bin/oxfmt", ...options, ...files);
}

const types = node("types", TSC, "--project", "tsconfig.json");
const engineTypes = node("types of the engine alone", TSC, "--project", "tsconfig.engine.json");
function lintOf(files: readonly string[]): Step {
  return node("lint", "node_modules/oxlint/bin/oxlint", ...files);
}

function boundariesOf(files: readonly string[]): Step {
  const program = "node_modules/dependency-cruiser/bin/dependency-cruise.mjs";
  return node("boundaries", program, "--no-progress", ...files);
}

const deadCode = node("dead code", "node_modules/knip/bin/knip.js", "--no-progress");

/** What can be said of the code without running it. The slow ones come first, so that two at a time end early. */
export const staticChecks: readonly Step[] = [
  types,
  format(["."]),
  lintOf([]),
  engineTypes,
  boundariesOf(["."]),
  deadCode,
];

const CODE = /\.(?:tsx?|[cm]?js)$/;
/** What says how all of it is checked. */
const RULES = /^(?:package(?:-lock)?\.json|tsconfig.*\.json|knip\.json|\.[^/]+)$/;

/** Whether it is part of a game, of which nobody uses more than its data. */
function isOfGame(file: string, root: string): boolean {
  const [top = "", folder = ""] = file.split("/");
  return top === "games" && existsSync(join(root, top, folder, "card.ts"));
}

/** Those of the checks that a change of these files can fail. */
export function staticChecksFor(changed: readonly string[], root: string): Step[] {
  if (changed.some((file) => RULES.test(file))) return [...staticChecks];
  const here = changed.filter((file) => existsSync(join(root, file)));
  const code = changed.filter((file) => CODE.test(file));
  const codeHere = here.filter((file) => CODE.test(file));
  const isOfGames = code.length === codeHere.length && code.every((file) => isOfGame(file, root));
  return [
    ...(code.length > 0 || changed.some((file) => file.endsWith(".json")) ? [types] : []),
    ...(code.length > 0 ? [lintOf(isOfGames ? code : [])] : []),
    ...(here.length > 0 ? [format(here)] : []),
    ...(code.some((file) => file.startsWith("engine/")) ? [engineTypes] : []),
    ...(code.length > 0 ? [boundariesOf(isOfGames ? code : ["."]), deadCode] : []),
  ];
}

const VITEST = "node_modules/vitest/vitest.mjs";

export function vitest(name: string, projects: readonly string[], reportPath?: string): Step {
  const report = reportPath === undefined ? [] : ["--reporter=json", `--outputFile.json=${reportPath}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=./tests/games/cpu-reporter.ts"];
  return node(name, VITEST, "run", ...reporters, ...report, ...chosen);
}

/** The unit tests that these files, or what imports them, are part of. */
export function vitestRelated(name: string, files: readonly string[]): Step {
  return node(name, VITEST, "related", "--run", "--project=unit", "--reporter=default", ...files);
}

export const site = node("site", "--import", "tsx", "scripts/build.ts");

export const weight: Step = { ...node("weight", "--import", "tsx", "scripts/weight.ts"), live: true };
