/** In pages the machines get `web/adapters/late-voice.ts` for `engine/voice`. */
import { join } from "node:path";
import type { Plugin } from "vite";

const LATE = join(import.meta.dirname, "..", "..", "web", "adapters", "late-voice.ts");

export function lateVoicePlugin(): Plugin {
  return {
    name: "late-voice",
    enforce: "pre",
    resolveId(source, importer) {
      const isVoice = /^\.\.?\/voice\/index\.ts$/u.test(source);
      const isWanted = isVoice && /\/engine\/(?:machines\/|places\.ts$)/u.test(importer ?? "");
      return isWanted && this.environment.name === "client" ? LATE : null;
    },
  };
}
