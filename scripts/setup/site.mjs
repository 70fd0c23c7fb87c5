import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const FOLDERS = ["assets", "engine", "games", "scripts/site", "web"];
const FILES = [
  "package-lock.json",
  "scripts/build.ts",
  // What the page and its worker have of the server.
  "server/accounts/password-rules.ts",
  "server/moved.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** @param {string} root */
function stampPath(root) {
  return join(root, "dist", "web.stamp");
}

/**
 * Everything the site is built from, tests left out.
 * @param {string} root
 */
function sources(root) {
  const inFolders = FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false }))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const alone = FILES.map((file) => join(root, file)).filter((file) =>
    statSync(file, { throwIfNoEntry: false }),
  );
  return [...inFolders, ...alone].toSorted();
}

/**
 * @param {string} root
 * @param {readonly string[]} paths
 */
function names(root, paths) {
  return [
    `PUBLIC_ORIGIN=${process.env.PUBLIC_ORIGIN ?? ""}`,
    ...paths.map((path) => relative(root, path)),
  ].join("\n");
}

/**
 * The stamp names the sources, so that a deleted one counts too, and the address that is written into the pages.
 * @param {string} root
 */
export function siteIsFresh(root) {
  const stamp = statSync(stampPath(root), { throwIfNoEntry: false });
  if (!stamp || !statSync(join(root, "dist", "web", "index.html"), { throwIfNoEntry: false })) return false;
  const paths = sources(root);
  if (readFileSync(stampPath(root), "utf8") !== names(root, paths)) return false;
  return paths.every((path) => statSync(path).mtimeMs <= stamp.mtimeMs);
}

/** @param {string} root */
export function forgetSite(root) {
  rmSync(stampPath(root), { force: true });
}

/**
 * The stamp bears the time the build began: what was edited meanwhile is newer.
 * @param {string} root
 * @param {Date} begun
 */
export function recordSite(root, begun) {
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(stampPath(root), names(root, sources(root)));
  utimesSync(stampPath(root), begun, begun);
}

/**
 * Builds the site where it is missing or older than a source. Returns what went wrong.
 * @param {string} root
 */
export function buildSite(root) {
  if (siteIsFresh(root)) return undefined;
  const run = spawnSync(process.execPath, ["--import", "tsx", join("scripts", "build.ts")], {
    cwd: root,
    stdio: "inherit",
  });
  return run.status === 0 ? undefined : "The site could not be built; the messages above say why.";
}
