import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { emojiPlugin } from "./scripts/site/emoji.ts";

// Chunks follow the dynamic imports in the code: a page, a game, a mechanic and the sound stage each load
// when they are needed. scripts/weight.ts checks what that costs.
export default defineConfig({
  root: "web",
  cacheDir: "../.cache/vite",
  plugins: [react(), emojiPlugin()],
  define: { "import.meta.env.PUBLIC_ORIGIN": JSON.stringify(process.env["PUBLIC_ORIGIN"]) },
  resolve: {
    alias: {
      "standardized-audio-context": join(import.meta.dirname, "web", "adapters", "native-web-audio.ts"),
    },
  },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: "chrome120",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Pictures are files of their own: within a script they would weigh on every visit.
    assetsInlineLimit: 0,
  },
});
