/** Writes every page as a file, so that it can be read before any script has run, and without one. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Chunks } from "./chunks.ts";
import { imported } from "./imported.ts";

/** What web/prerender.tsx exports, once it is built. */
interface BuiltPages {
  readonly SITE_ORIGIN: string;
  readonly paths: readonly string[];
  /** Those of them that search engines may know. */
  readonly publicPaths: readonly string[];
  readonly renderPath: (path: string) => Promise<string>;
  /** What search engines read of a page, where there is something. */
  readonly structuredData: (path: string) => Readonly<Record<string, unknown>> | null;
  /** The module of a page, seen from web/. */
  readonly sourceOf: (path: string) => string;
}

interface Prerendered {
  /** Every address that has a file now. */
  readonly paths: readonly string[];
  /** Whole addresses of the pages that are for everybody. */
  readonly publicAddresses: readonly string[];
}

/** React puts what belongs into the head at the beginning, where there is no head. */
const HEAD = /^(?:<title[^>]*>.*?<\/title>|<meta[^>]*>|<link[^>]*>)+/s;

const LATER = 'fetchpriority="low"';

/**
 * @param site the folder of the built site, whose index.html is the frame of every page
 * @param module the built prerender.tsx
 * @throws where a page has no title, or would need a script within itself, which the server's policy forbids
 */
export async function prerenderSite(site: string, module: string, chunks: Chunks): Promise<Prerendered> {
  const { SITE_ORIGIN, paths, publicPaths, renderPath, structuredData, sourceOf } =
    await imported<BuiltPages>(module);
  const frame = inReadingOrder(readFileSync(join(site, "index.html"), "utf8"));
  for (const path of paths) {
    const rendered = await renderPath(path);
    const head = HEAD.exec(rendered)?.[0] ?? "";
    const page = rendered.slice(head.length);
    if (!head.includes("<title>")) throw new Error(`${path}: there is no title at the beginning.`);
    const faults = ["<script", " style="].filter((fault) => page.includes(fault));
    if (faults.length > 0) {
      throw new Error(`${path}: the page has ${faults.join(" and ")} in it, which the policy forbids.`);
    }
    const file = join(site, fileOf(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      frame
        .replace(
          "<!--head-->",
          () => `${head}${dataBlock(structuredData(path))}${preloads(chunks.page(sourceOf(path)))}`,
        )
        .replace("<!--page-->", () => page),
    );
  }
  return { paths, publicAddresses: publicPaths.map((path) => `${SITE_ORIGIN}${path}`) };
}

/** Browsers run nothing of this kind, so that the policy lets it be. */
function dataBlock(data: Readonly<Record<string, unknown>> | null): string {
  if (data === null) return "";
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

/** A slow line carries what is read first: the text and its style sheet, and then what makes the page answer. */
function inReadingOrder(html: string): string {
  return html.replace(/<script type="module"|<link rel="modulepreload"/g, (tag) => `${tag} ${LATER}`);
}

/** The page's own script comes with that of the frame, and not after it. */
function preloads(files: Iterable<string>): string {
  return [...files].map((file) => `<link rel="modulepreload" ${LATER} crossorigin href="/${file}">`).join("");
}

/** The server answers /impact with impact.html. */
function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
