/** Which unit tests a change can break: Vitest follows what they import; what they read beside is found here. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["engine", "games", "web", "server", "terminal", "console-firmware", "scripts"];
const TEST = /\.test(?=\.tsx?$)/;
const READS = /node:fs|node:child_process|import\.meta\.glob|\?raw/;

/** After such a change nothing can be said of any test. */
const TOUCHES_ALL = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|vite\.config\.ts|tsconfig\.json)$/;

/** What those read that take seconds. All others that read run always: together they take as long. */
const DEAR: Readonly<Record<string, RegExp>> = {
  "scripts/boundaries.test.ts": /^\.dependency-cruiser\.cjs$|^scripts\/boundaries/,
  "scripts/engine-types.test.ts": /^tsconfig|^scripts\/engine-types|^engine\/ports\//,
  "server/main.test.ts": /^server\/|^scripts\/(?:start\.mjs|setup\/)|^tests\/(?:server-process|programs)/,
};

/** What to give to `vitest related`; undefined where all are to run. */
export function filesToRelate(root: string, changed: readonly string[]): string[] | undefined {
  if (changed.some((file) => TOUCHES_ALL.test(file))) return undefined;
  const always = testsThatRead(root).filter((test) => DEAR[test] === undefined);
  const dear = Object.entries(DEAR).flatMap(([test, reads]) =>
    changed.some((file) => reads.test(file)) ? [test] : [],
  );
  return [...new Set([...changed, ...always, ...dear])];
}

/** Those that read files, or whose own module does. */
export function testsThatRead(root: string): string[] {
  const reads = (file: string): boolean =>
    existsSync(join(root, file)) && READS.test(readFileSync(join(root, file), "utf8"));
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
    .filter((file) => TEST.test(file) && (reads(file) || reads(file.replace(TEST, ""))))
    .toSorted();
}
