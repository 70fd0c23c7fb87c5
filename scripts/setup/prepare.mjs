import { readFileSync } from "fs";
import { nodeProblem } from "./node-version.mjs";

/**
 * What a command needs before TypeScript can run: a Node that works and the dependencies. Returns what went
 * wrong. The rest is imported only after the check, because an old Node cannot read it.
 * @param {string} root
 */
export async function prepare(root) {
  const { engines } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
  const problem = nodeProblem(process.versions.node, engines.node);
  if (problem) return problem;
  const { installDependencies } = await import("./dependencies.mjs");
  return installDependencies(root);
}
