import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";

/** @param {string} path */
function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

/**
 * npm writes node_modules/.package-lock.json last, so an interrupted installation does not have it.
 * @param {string} root
 */
export function dependenciesAreFresh(root) {
  const installed = modified(join(root, "node_modules", ".package-lock.json"));
  const wanted = modified(join(root, "package-lock.json"));
  return installed !== undefined && (wanted === undefined || installed >= wanted);
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 */
function npm(root, args) {
  const cli = process.env["npm_execpath"];
  return cli?.endsWith("npm-cli.js")
    ? spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
}

/**
 * Installs what package-lock.json names where that is missing or out of date. Returns what went wrong.
 * @param {string} root
 */
export function installDependencies(root) {
  if (dependenciesAreFresh(root)) return undefined;
  console.log("Installing the dependencies. The first time this takes a minute.");
  // The build tools are development dependencies: NODE_ENV=production would leave them out.
  const run = npm(root, ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  if (run.error) return `npm could not be started: ${run.error.message}`;
  return run.status === 0 ? undefined : "npm could not install the dependencies; it says why above.";
}
