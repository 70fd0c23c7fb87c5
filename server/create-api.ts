import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { matchedRoutes } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { TooBusy } from "./accounts/work-queue.ts";
import { ApiError, messageFor } from "./api-error.ts";
import { dashboardRoutes } from "./routes/dashboard.ts";
import { emailProofRoutes } from "./routes/email-proof.ts";
import { googleUserRoutes } from "./routes/google-users.ts";
import { loginRoute } from "./routes/login.ts";
import { SECOND } from "./now.ts";
import { optionsRoute } from "./routes/options.ts";
import { ownAccountRoutes } from "./routes/own-account.ts";
import { classRoutes } from "./routes/classes.ts";
import { pupilRoutes } from "./routes/pupil.ts";
import { progressRoutes } from "./routes/progress.ts";
import { passwordResetRoutes } from "./routes/password-reset.ts";
import { signupRoute } from "./routes/signup.ts";
import { userCountRoute } from "./routes/user-count.ts";
import { sameOriginOnly } from "./same-origin.ts";
import type { Services } from "./services.ts";

const REQUEST_ID = "X-Request-Id";
const LARGEST_BODY = 16 * 1024;
/** A log with as many verdicts as one request may have, each with the longest ids. */
const LARGEST_LOG = 512 * 1024;
const LOGS: ReadonlySet<string> = new Set(["/api/progress", "/api/class/plays"]);
/** When those who find too many before them may come back, in seconds. */
const SOON = 5;

/** Everything under /api. Answers are JSON, also those that refuse. */
export function createApi(services: Services): Hono {
  const { log, metrics, now } = services;
  const api = new Hono().basePath("/api");

  api.use(async (context, next) => {
    const begun = now();
    const id = requestId(context, services);
    context.header(REQUEST_ID, id);
    // Nothing of an account may be found in a cache afterwards. Said before the answer is made: what is changed in one
    // that is ready copies it.
    context.header("Cache-Control", "no-store");
    await next();
    const { method } = context.req;
    const [route, { status }, milliseconds] = [routeOf(context), context.res, now() - begun];
    metrics.answered({ method, route, status, seconds: milliseconds / SECOND });
    log.info("request", { id, method, route, status, milliseconds });
  });
  api.use(sameOriginOnly(services));
  const upTo = (maxSize: number) => bodyLimit({ maxSize, onError: (context) => refuse(context, 413) });
  const [usual, ofLogs] = [upTo(LARGEST_BODY), upTo(LARGEST_LOG)];
  api.on(["POST", "PATCH", "DELETE"], "*", (context, next) =>
    (LOGS.has(context.req.path) ? ofLogs : usual)(context, next),
  );

  api.route("/auth/login", loginRoute(services));
  api.route("/auth/signup", signupRoute(services));
  api.route("/auth/options", optionsRoute(services));
  api.route("/auth", ownAccountRoutes(services));
  api.route("/", emailProofRoutes(services));
  api.route("/", passwordResetRoutes(services));
  api.route("/db", googleUserRoutes(services));
  api.route("/db", userCountRoute(services));
  api.route("/progress", progressRoutes(services));
  api.route("/classes", classRoutes(services));
  api.route("/class", pupilRoutes(services));
  api.route("/dashboard", dashboardRoutes(services));

  for (const [path, methods] of methodsByPath(api)) {
    api.all(path.replace(/^\/api/, ""), (context) => {
      context.header("Allow", methods.flatMap(withHead).join(", "));
      return refuse(context, 405);
    });
  }
  api.all("*", (context) => refuse(context, 404));

  api.onError((error, context) => {
    if (error instanceof TooBusy) {
      context.header("Retry-After", String(SOON));
      return refuse(context, 503);
    }
    if (error instanceof ApiError) {
      for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
      return refuse(context, error.status, error.said);
    }
    if (isBrokenOff(context)) return refuse(context, 400);
    services.health.saw(error);
    const id = context.res.headers.get(REQUEST_ID) ?? undefined;
    log.error("request.failed", error, { id, method: context.req.method, route: routeOf(context) });
    return refuse(context, 500);
  });
  return api;
}

/** By it the lines about one request are found. A proxy of ours may have given it one; anybody else's may say anything. */
function requestId({ req }: Context, { trustedProxies }: Services): string {
  const given = trustedProxies === 0 ? undefined : req.header(REQUEST_ID);
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Whoever sends it went away, or sent what is no HTTP: nothing of ours has failed. */
function isBrokenOff({ env }: Context<Partial<{ Bindings: Partial<HttpBindings> }>>): boolean {
  const incoming = env?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
}

function refuse(context: Context, status: ContentfulStatusCode, said?: string): Response {
  const message = said ?? messageFor(context.req.path, status);
  if (status === 401) context.header("WWW-Authenticate", "Bearer");
  return context.json({ error: message, message }, status);
}

/** The pattern, not the path: that one may hold an id. */
function routeOf(context: Context): string {
  const { method } = context.req;
  return (
    matchedRoutes(context).find((route) => route.method === method && !route.path.endsWith("*"))?.path ??
    "none"
  );
}

/** Whoever may GET may ask for the head alone. */
function withHead(method: string): string[] {
  return method === "GET" ? ["GET", "HEAD"] : [method];
}

function methodsByPath(app: Hono): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, method } of app.routes) {
    if (method !== "ALL" && !path.endsWith("*")) found.set(path, [...(found.get(path) ?? []), method]);
  }
  return found;
}
