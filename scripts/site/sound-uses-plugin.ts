/**
 * Tells the sound page which games use which sounds: read off their definitions while the site is built or served. What is
 * prerendered begins with the sounds that every game shares, and need not know.
 */
import { join } from "node:path";
import { runnerImport, type Plugin } from "vite";

type SoundsUsed = typeof import("./sounds-used.ts");

const USES = /\/web\/pages\/sounds\/uses\.ts$/;

export function soundUsesPlugin(): Plugin {
  let reading: Promise<Readonly<Record<string, string>>> | undefined;
  const read = async (): Promise<Readonly<Record<string, string>>> => {
    const { module } = await runnerImport<SoundsUsed>(join(import.meta.dirname, "sounds-used.ts"));
    return module.uses;
  };
  return {
    name: "sound-uses",
    enforce: "pre",
    async transform(_code, id) {
      if (this.environment.name !== "client" || !USES.test(id)) return null;
      return { code: `export const soundUses = ${JSON.stringify(await (reading ??= read()))};`, map: null };
    },
  };
}
