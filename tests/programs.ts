/**
 * Our programs as plain JavaScript, made in a moment from the sources as they are now. Read by tsx each start takes a second
 * longer, and on a busy machine one in 150 ends with status 13 before a line of ours was run.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "..");
/** In here, so that packages are found; what each process makes is its own. */
const folder = join(root, ".cache", "programs");

const PROGRAMS = {
  server: "server/main.ts",
  "cheap-server": "tests/contracts/server/support/cheap-server.ts",
  manage: "server/manage.ts",
  terminal: "terminal/main.ts",
} as const;

/** What the server looks for beside itself. */
const THREADS = {
  "common-passwords-thread": "server/accounts/common-passwords-thread.js",
  "hashing-thread": "server/accounts/hashing-thread.js",
  "sqlite-reader": "server/storage/sqlite-reader.js",
};

export type Program = keyof typeof PROGRAMS;

let made: Promise<string> | undefined;

/** The file that Node is to run. */
export async function builtProgram(name: Program): Promise<string> {
  made ??= makeAll();
  return join(await made, `${name}.js`);
}

async function makeAll(): Promise<string> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (!isAlive(Number(name))) rmSync(join(folder, name), { recursive: true });
  const target = join(folder, String(process.pid));
  const kind = process.env["NODE_ENV"];
  await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    build: {
      ssr: true,
      outDir: target,
      target: "node20",
      minify: false,
      rolldownOptions: {
        input: { ...PROGRAMS, ...THREADS },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  // Vite has set it to production, and the programs would take it for a setting of theirs.
  if (kind === undefined) delete process.env["NODE_ENV"];
  return target;
}

function isAlive(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
}
