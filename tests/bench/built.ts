import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const root = join(import.meta.dirname, "..", "..");
const folder = join(root, ".cache", "bench");

/**
 * A module of the bench as a bundler makes it, which is how the engine reaches a player. tsx, which runs everything else
 * here, names each function anew whenever it is made (esbuild's keepNames): nearly a quarter of the time of a turn.
 */
export async function importBuilt<Module>(file: string): Promise<Module> {
  await build({
    configFile: false,
    root,
    logLevel: "error",
    build: {
      ssr: relative(root, join(import.meta.dirname, file)),
      outDir: folder,
      minify: false,
      target: "node20",
    },
  });
  return (await import(pathToFileURL(join(folder, file.replace(/ts$/, "js"))).href)) as Module;
}
