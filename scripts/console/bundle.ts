/** The program as one file, and beside it those packages that cannot be in one: they load parts made for a processor. */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build, type Plugin } from "vite";
import { FONT, STYLES, TEMPLATE } from "../../console-firmware/set-up/files.ts";
import { recorded } from "../../engine/sound/recorded.ts";
import { NOTICES } from "../notices/write-notices.ts";
import { withoutGames, writeGames } from "./games-as-files.ts";

const NATIVE = ["better-sqlite3", "koffi", "node-web-audio-api", "onoff", "serialport"];
/** What no program needs, and parts for machines that Buzzle is not. */
const LEFT_OUT =
  /^(docs?|test|tests|examples?|example)$|\.(darwin|win32|linux-arm-)[^/]*\.node$|\.(map|md|ts)$/;
/** Of those that are compiled, the sources; what is built is put in its place by the installer. */
const SOURCES = /^(deps|src|build)$/;
const COMPILED = ["binding.gyp", "Cargo.toml"];
const OTHER_PREBUILDS = /prebuilds\/(?!linux-(x64|arm64)(\/|$))[^/]+/;

/** Buzzle itself: what is heard and played, and the thread that reads sticks. */
const BUZZLE = ["console-firmware/main.ts", "console-firmware/packs/pack-reader.ts"];

/** One character beyond these, such as a dash, and JavaScript keeps all of the file's text at twice the size. */
const inLatin1: Plugin = {
  name: "in-latin-1",
  renderChunk: (code) =>
    code.replaceAll(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
};

/** Buzzle with all that it plays beside it; what is loaded from packages is found where it is. */
export async function bundleBuzzle(root: string, folder: string): Promise<void> {
  await bundle(root, BUZZLE, folder, "[name]", [withoutGames]);
  await writeGames(join(folder, "games"));
  copyRecordings(root, join(folder, "recordings"));
  for (const file of [...STYLES, FONT, TEMPLATE]) cpSync(join(root, file), join(folder, "set-up", file));
}

/** @param entries from the root; what several need is there once */
export async function bundle(
  root: string,
  entries: string | readonly string[],
  folder: string,
  name = "[name]",
  plugins: readonly Plugin[] = [],
): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [inLatin1, ...plugins],
    ssr: { noExternal: true, external: [...NATIVE] },
    build: {
      ssr: true,
      rollupOptions: {
        input: [entries].flat().map((entry) => join(root, entry)),
        output: { entryFileNames: `${name}.js` },
        // Of ours none does anything by being imported: so what wakes Buzzle up brings little along.
        treeshake: { moduleSideEffects: (id) => id.includes("node_modules") },
      },
      outDir: relative(root, folder),
      target: "node20",
      minify: false,
      emptyOutDir: false,
    },
  });
}

export async function bundleProgram(root: string, folder: string): Promise<void> {
  await bundleBuzzle(root, folder);
  await bundle(root, "tests/bench/console-main.ts", folder, "bench");
  await bundle(root, "tests/bench/card-delay.ts", folder);
  await bundle(root, "tests/console/commands/hardware.ts", folder, "test-buttons");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  cpSync(join(root, NOTICES), join(folder, NOTICES));
  for (const name of withDependencies(root, NATIVE)) {
    const from = join(root, "node_modules", name);
    const isCompiled = COMPILED.some((file) => existsSync(join(from, file)));
    cpSync(from, join(folder, "node_modules", name), {
      recursive: true,
      filter: (path) => {
        const inner = relative(from, path).split(sep).join("/");
        if (isCompiled && SOURCES.test(inner)) return false;
        return !(LEFT_OUT.test(inner) || inner.startsWith("node_modules") || OTHER_PREBUILDS.test(inner));
      },
    });
  }
}

/** Whatever a game names that was recorded has its file, or Buzzle plays what stands in for it, and nobody is told. */
function copyRecordings(root: string, folder: string): void {
  cpSync(join(root, "assets", "recordings"), folder, { recursive: true });
  const missing = Object.keys(recorded).filter((name) => !existsSync(join(folder, `${name}.mp3`)));
  if (missing.length > 0) throw new Error(`There is no recording of ${missing.join(", ")} in ${folder}.`);
}

/** All that they need while they run. What is optional and not there is left. */
function withDependencies(root: string, names: readonly string[]): Set<string> {
  const all = new Set<string>();
  const add = (name: string): void => {
    const file = join(root, "node_modules", name, "package.json");
    if (all.has(name) || !existsSync(file)) return;
    all.add(name);
    const { dependencies = {} } = JSON.parse(readFileSync(file, "utf8")) as { dependencies?: object };
    for (const needed of Object.keys(dependencies)) if (!BUILD_TOOLS.has(needed)) add(needed);
  };
  for (const name of names) add(name);
  return all;
}

/** Listed as dependencies, and used only where something is compiled. */
const BUILD_TOOLS = new Set(["prebuild-install", "node-gyp", "nan", "node-addon-api", "@napi-rs/cli"]);
