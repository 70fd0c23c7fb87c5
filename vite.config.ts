import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pictureFolder } from "./scripts/site/picture-folders.ts";
import { gameFactsPlugin } from "./scripts/site/game-facts-plugin.ts";
import { guidePlugin } from "./scripts/site/guide-plugin.ts";
import { levelsPlugin } from "./scripts/site/levels-plugin.ts";
import { soundFactsPlugin } from "./scripts/site/sound-facts-plugin.ts";
import { soundUsesPlugin } from "./scripts/site/sound-uses-plugin.ts";
import { pageSourcesPlugin } from "./scripts/site/page-sources.ts";
import { markdownPlugin } from "./scripts/site/markdown-plugin.ts";
import { latePlugins } from "./scripts/site/late-plugins.ts";
import { leftOutPlugins } from "./scripts/site/left-out.ts";

/** What most pages are made of. */
const PARTS = /\/web\/components\/(carousel|hero|inline-text|link-card|section|stats|use-seen)\.tsx?$/;
/** What a game's page shows and does before the engine is there. */
const GAME_PAGE = /\/web\/(pages\/any-game-page\.tsx|adapters\/(voices|is-touch)\.ts)$/;

// Chunks follow the dynamic imports in the code: a page, a game, a mechanic and the sound stage each load
// when they are needed. scripts/weight.ts checks what that costs.
export default defineConfig({
  root: "web",
  cacheDir: "../.cache/vite",
  plugins: [
    react(),
    pictureFolder("games"),
    pictureFolder("toolkits"),
    pageSourcesPlugin(),
    levelsPlugin(),
    soundFactsPlugin(),
    soundUsesPlugin(),
    gameFactsPlugin(),
    markdownPlugin(),
    guidePlugin(),
    leftOutPlugins(),
    latePlugins(),
  ],
  define: { "import.meta.env.PUBLIC_ORIGIN": JSON.stringify(process.env["PUBLIC_ORIGIN"] || undefined) },
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
  // Threads fetch their own parts when these are wanted. They are built without the plugins above, and so with the whole parser.
  worker: { format: "es" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What is always wanted together is one file, with all that it imports: each costs a slow line a round trip.
            codeSplitting: {
              groups: [
                { name: "frame", test: /\/web\/(app|components\/page-title)\.tsx$/, priority: 3 },
                // A game uses it too, and the first page would fetch all of the engine for it.
                { name: "react-dom", test: /\/node_modules\/react-dom\//, priority: 3 },
                // So would the engine Zod, which only reads saves.
                { name: "zod", test: /\/node_modules\/zod\/|\/engine\/zod\.ts$/, priority: 3 },
                { name: "parts", test: PARTS, priority: 2 },
                { name: "game-page", test: GAME_PAGE, priority: 2 },
                { name: "engine", test: /\/web\/game\/index\.ts$/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
