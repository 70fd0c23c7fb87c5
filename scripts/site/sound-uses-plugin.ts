/**
 * Tells the sound page which games use which sounds: read off their definitions while the site is built or served. What is
 * prerendered begins with the sounds that every game shares, and need not know.
 */
import { join } from "node:path";
import type { Plugin } from "vite";
import { imported } from "./imported.ts";

type SoundsUsed = typeof import("./sounds-used.ts");

const USES = /\/web\/pages\/sounds\/uses\.ts$/;

export function soundUsesPlugin(): Plugin {
  return {
    name: "sound-uses",
    enforce: "pre",
    async transform(_code, id) {
      if (this.environment.name !== "client" || !USES.test(id)) return null;
      const { uses } = await imported<SoundsUsed>(join(import.meta.dirname, "sounds-used.ts"));
      return { code: `export const soundUses = ${JSON.stringify(uses)};`, map: null };
    },
  };
}
