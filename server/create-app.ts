import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { securityHeaders } from "./security-headers.ts";

export interface AppParts {
  /** The folder with the built site. */
  readonly siteFolder: string;
  readonly isKnownGame: (slug: string) => boolean;
}

function cacheControl(value: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.res.ok) context.header("Cache-Control", value);
  };
}

/** The site as a Hono app that does not listen yet. The built site must be there. */
export function createApp({ siteFolder, isKnownGame }: AppParts): Hono {
  const page = readFileSync(join(siteFolder, "index.html"), "utf8");
  const show = (context: Context, status: 200 | 404) =>
    context.html(page, status, { "Cache-Control": "no-cache" });
  const files = serveStatic({ root: siteFolder, precompressed: true });

  const app = new Hono();
  app.use(securityHeaders());
  app.get("/healthz", (context) => context.text("ok"));

  app.get("/home", (context) => context.redirect("/", 301));
  app.get("/", (context) => context.redirect("/game-zone", 302));
  app.get("/game-zone", compress(), (context) => show(context, 200));
  app.get("/game/:slug", compress(), (context) =>
    show(context, isKnownGame(context.req.param("slug")) ? 200 : 404),
  );

  // A file there has its content's hash in its name.
  app.get("/assets/*", cacheControl("public, max-age=31536000, immutable"), files, (context) =>
    context.text("Not found", 404),
  );
  app.get("*", cacheControl("no-cache"), files, compress(), (context) => show(context, 404));
  return app;
}
