/**
 * SQLite and epoll for a processor: copied where it is this machine's, compiled for the other by Debian's compiler. What calls
 * pocketsphinx is compiled by its makers, and fetched.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Architecture } from "./architecture.ts";
import { fetched } from "./fetched.ts";
import { run } from "./run.ts";

const PARTS = [
  ["better-sqlite3", "better_sqlite3.node"],
  ["epoll", "epoll.node"],
] as const;
const COMPILERS: Readonly<Record<Architecture, string>> = {
  arm64: "aarch64-linux-gnu",
  x64: "x86_64-linux-gnu",
};

/** @param folder `node_modules` of the program */
export function buildNatives(root: string, architecture: Architecture, folder: string): void {
  for (const [name, file] of PARTS) {
    const isOurs = architecture === process.arch;
    const built = isOurs ? join(root, "node_modules", name) : compile(root, name, architecture);
    const inner = join("build", "Release", file);
    cpSync(join(built, inner), join(folder, name, inner));
  }
  cpSync(
    koffi(root, architecture),
    join(folder, "koffi", "build", "koffi", `linux_${architecture}`, "koffi.node"),
  );
}

/** In the version that the program is written for. */
function koffi(root: string, architecture: Architecture): string {
  const name = `@koromix/koffi-linux-${architecture}`;
  const file = join(`linux_${architecture}`, "koffi.node");
  const ours = join(root, "node_modules", name);
  if (existsSync(ours)) return join(ours, file);
  const version = versionOf(join(root, "node_modules", "koffi"));
  const folder = join(root, ".cache", "console", "native", architecture, `koffi-${version}`);
  return fetched(folder, name, version, file);
}

/** Kept, since SQLite takes a minute: what was compiled of another version lies elsewhere. */
function compile(root: string, name: string, architecture: Architecture): string {
  const from = join(root, "node_modules", name);
  const version = versionOf(from);
  const folder = join(root, ".cache", "console", "native", architecture, `${name}-${version}`, name);
  if (existsSync(join(folder, "build", "Release"))) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  cpSync(from, folder, { recursive: true });
  rmSync(join(folder, "build"), { recursive: true, force: true });
  const compiler = COMPILERS[architecture];
  const gyp = join(
    dirname(run("npm", ["root", "-g"]).trim()),
    "node_modules/npm/node_modules/node-gyp/bin/node-gyp.js",
  );
  const headers = existsSync("/usr/include/node/node.h") ? ["--nodedir=/usr"] : [];
  try {
    run(process.execPath, [gyp, "rebuild", "--release", `--arch=${architecture}`, ...headers], {
      cwd: folder,
      env: { CC: `${compiler}-gcc`, CXX: `${compiler}-g++` },
    });
  } catch (error) {
    rmSync(join(folder, "build"), { recursive: true, force: true });
    throw new Error(
      `${name} cannot be compiled for ${architecture}. It needs: apt-get install g++-${compiler}. ` +
        `For this machine's processor alone: npm run build:console -- --this-machine\n${String(error)}`,
      { cause: error },
    );
  }
  return folder;
}

function versionOf(installed: string): string {
  const { version } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as {
    version: string;
  };
  return version;
}
