import { Hono } from "hono";
import { createApi } from "./create-api.ts";
import { createSite } from "./create-site.ts";
import { createSecurityHeaders, withSecurityHeaders } from "./security-headers.ts";
import type { Services } from "./services.ts";

export interface AppParts {
  /** The folder with the built site. */
  readonly siteFolder: string;
  readonly services: Services;
}

/** Everything that the server answers, as a Hono app that does not listen yet. The built site must be there. */
export function createApp({ siteFolder, services }: AppParts): Hono {
  const securityHeaders = createSecurityHeaders(services.google !== undefined);
  return new Hono()
    .use("/api/*", withSecurityHeaders(securityHeaders))
    .get("/healthz", withSecurityHeaders(securityHeaders), async (context) => {
      context.header("Cache-Control", "no-store");
      return (await services.health.check())
        ? context.text("ok")
        : context.text("The database does not answer.", 503);
    })
    .route("/", createApi(services))
    .route("/", createSite(siteFolder, securityHeaders));
}
