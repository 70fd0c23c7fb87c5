import type { Context, MiddlewareHandler } from "hono";
import { ApiError } from "./api-error.ts";
import type { Services } from "./services.ts";

/** Where the site is for this visitor. Only in development is the request believed; where mails go out it is configured. */
export function siteOrigin(context: Context, { publicOrigin }: Pick<Services, "publicOrigin">): string {
  return publicOrigin ?? new URL(context.req.url).origin;
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site makes a browser send. A browser names the origin on every call that changes something;
 * a program without a browser may leave it out, and has no cookies that others could use.
 */
export function sameOriginOnly(services: Services): MiddlewareHandler {
  return async (context, next) => {
    if (!SAFE.has(context.req.method) && !isOwn(context, services)) throw new ApiError(403);
    await next();
  };
}

function isOwn(context: Context, services: Services): boolean {
  const origin = context.req.header("origin");
  if (origin !== undefined) return origin === siteOrigin(context, services);
  return ["same-origin", "none", undefined].includes(context.req.header("sec-fetch-site"));
}
