/** Builds the site into dist/web, every page a file, its manifest beside it in dist/web-manifest.json. */
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { checkContent } from "../web/content/check.ts";
import { precompress } from "./precompress.ts";
import { forgetSite, recordSite } from "./setup/site.mjs";
import { prerenderSite } from "./site/prerender.ts";
import { writeSitemap } from "./site/sitemap.ts";

const root = join(import.meta.dirname, "..");
const site = join(root, "dist", "web");
/** The pages as a program that renders them; inside the project, where it finds its packages. */
const renderer = join(root, ".cache", "prerender");

async function buildAll() {
  const begun = new Date();
  forgetSite(root);
  const problems = checkContent(join(root, "assets", "content"));
  if (problems.length > 0) throw new Error(`assets/content cannot be shown:\n${problems.join("\n")}`);
  // A test runner that builds says "test" here, and React would then come with its slow checks.
  process.env["NODE_ENV"] = "production";
  const configFile = join(root, "vite.config.ts");
  await build({ configFile, logLevel: "warn" });
  await build({
    configFile,
    logLevel: "warn",
    build: { ssr: "prerender.tsx", outDir: renderer, manifest: false, copyPublicDir: false, minify: false },
  });
  writeSitemap(site, await prerenderSite(site, join(renderer, "prerender.js")));
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
