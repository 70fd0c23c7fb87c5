import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";

function cacheControl(value: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.res.ok) context.header("Cache-Control", value);
  };
}

/** Where people still come from, and where that is now. */
const moved = { "/home": "/", "/game/DivisionDuel": "/game/divisionDuel" };

/**
 * The built site as a Hono app: `/x` is x.html, every other file is itself, and the rest is 404.html. Throws where
 * the site is not built.
 */
export function createSite(siteFolder: string): Hono {
  const notFound = readFileSync(join(siteFolder, "404.html"), "utf8");
  const pages = findPages(siteFolder);
  const files = serveStatic({ root: siteFolder, precompressed: true });
  const page = serveStatic({
    root: siteFolder,
    precompressed: true,
    rewriteRequestPath: (path) => pages.get(path) ?? path,
  });

  const site = new Hono();
  for (const [from, to] of Object.entries(moved)) site.get(from, (context) => context.redirect(to, 301));
  // A file there has its content's hash in its name.
  site.get("/assets/*", cacheControl("public, max-age=31536000, immutable"), files, (context) =>
    context.text("Not found", 404),
  );
  site.get("*", cacheControl("no-cache"), async (context, next) =>
    pages.has(context.req.path) ? page(context, next) : files(context, next),
  );
  site.get("*", compress(), (context) => context.html(notFound, 404, { "Cache-Control": "no-cache" }));
  return site;
}

/** From the address of each page to its file; the page of what is not found has none. */
function findPages(siteFolder: string): Map<string, string> {
  const paths = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => `/${relative(siteFolder, join(entry.parentPath, entry.name)).replaceAll(sep, "/")}`)
    .filter((path) => path !== "/404.html");
  return new Map(paths.map((path) => [addressOf(path), path]));
}

function addressOf(path: string): string {
  return path.replace(/(\/index)?\.html$/, "") || "/";
}
