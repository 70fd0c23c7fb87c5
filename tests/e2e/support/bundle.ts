/** A source of ours for a page of its own, where a real browser is to be asked about one adapter. */
import { join } from "node:path";
import { build, type Rollup } from "vite";

/** @returns a script that puts what the source exports into `window.adapter` */
export async function bundle(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    // As on the site, whatever the tests run as.
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, "..", "..", "..", source), formats: ["iife"], name: "adapter" },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[];
  const chunk = outputs[0]?.output[0];
  if (chunk === undefined) throw new Error(`bundle: nothing came of ${source}`);
  return `${chunk.code}\nwindow.adapter = adapter;`;
}
