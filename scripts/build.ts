/** Builds the site into dist/web, its manifest beside it in dist/web-manifest.json. */
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { precompress } from "./precompress.ts";
import { forgetSite, recordSite } from "./setup/site.mjs";

const root = join(import.meta.dirname, "..");
const site = join(root, "dist", "web");

async function buildAll() {
  const begun = new Date();
  forgetSite(root);
  // A test runner that builds says "test" here, and React would then come with its slow checks.
  process.env["NODE_ENV"] = "production";
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn" });
  // The manifest is for the weight check, not for visitors.
  renameSync(join(site, ".vite", "manifest.json"), join(root, "dist", "web-manifest.json"));
  rmSync(join(site, ".vite"), { recursive: true });
  await precompress(site);
  recordSite(root, begun);
  console.log(`Site built in ${((Date.now() - begun.getTime()) / 1000).toFixed(1)} s.`);
}

try {
  await buildAll();
} catch (error) {
  // A mistake in a source is told in the message, with its place; the stack is the bundler's own.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
