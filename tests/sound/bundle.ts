import { build } from "vite";

/** A module with all that it imports as one script, to be run in a page. */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "page" } },
  });
  const [output] = [result].flat();
  const chunk = output !== undefined && "output" in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error("Vite built nothing");
  return chunk.code;
}
