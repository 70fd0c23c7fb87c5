/** Builds the site into dist/web, every page a file, its manifest beside it in dist/web-manifest.json. */
import { copyFileSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { checkContent } from "../web/content/check.ts";
import { toolkitPageSchema } from "../web/content/schemas/toolkit-page.ts";
import { toolkitsSchema } from "../web/content/schemas/toolkits.ts";
import { NOTICES } from "./notices/write-notices.ts";
import { precompress } from "./precompress.ts";
import { forgetSite, recordSite } from "./setup/site.mjs";
import { manifestSchema, readChunks } from "./site/chunks.ts";
import { prerenderSite } from "./site/prerender.ts";
import { readGames } from "./site/read-games.ts";
import { writeServiceWorker } from "./site/service-worker.ts";
import { writeSitemap } from "./site/sitemap.ts";
import { buildToolkitPdfs, type GuideNotes } from "./site/toolkit-pdf.ts";

const root = join(import.meta.dirname, "..");
const site = join(root, "dist", "web");
/** The pages as a program that renders them; inside the project, where it finds its packages. */
const renderer = join(root, ".cache", "prerender");

/** Of content that the check has passed. */
function guideNotes(): GuideNotes {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(root, "assets", "content", name), "utf8"));
  const { print } = toolkitPageSchema.parse(read("toolkit-page.json"));
  const checked = toolkitsSchema.parse(read("toolkits.json")).filter((toolkit) => toolkit.checked);
  const slugs = new Set(checked.map(({ pdfUrl }) => pdfUrl));
  return { ...print, isChecked: (slug) => slugs.has(`/toolkits/${slug}.pdf`) };
}

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
  // The manifest is for this build and for the weight check, not for visitors.
  const manifestPath = join(root, "dist", "web-manifest.json");
  renameSync(join(site, ".vite", "manifest.json"), manifestPath);
  rmSync(join(site, ".vite"), { recursive: true });
  const chunks = readChunks(manifestSchema.parse(JSON.parse(readFileSync(manifestPath, "utf8"))));
  const { paths, publicAddresses } = await prerenderSite(site, join(renderer, "prerender.js"), chunks);
  writeSitemap(site, publicAddresses);
  await buildToolkitPdfs(join(root, "assets", "toolkits"), join(site, "toolkits"), guideNotes());
  // A hundred pages of licenses: nobody needs them without a network.
  copyFileSync(join(root, NOTICES), join(site, NOTICES.toLowerCase()));
  await writeServiceWorker(site, paths, chunks, await readGames());
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
