import { Hono } from "hono";
import { moved } from "./moved.ts";
import { createSecurityHeaders } from "./security-headers.ts";
import { sendFile, sendNotFound } from "./send-file.ts";
import { readSite } from "./site-files.ts";

const NOT_FOUND = "/404";
const HASHED = "/assets/";
const FOR_GOOD = { "Cache-Control": "public, max-age=31536000, immutable" };
const ASK_AGAIN = { "Cache-Control": "no-cache" };

/**
 * The built site as a Hono app: `/x` is x.html, every other file is itself, and the rest is 404.html. It is read here
 * and never again: a new build is served after a new start. Throws where the site is not built.
 */
export function createSite(siteFolder: string, securityHeaders = createSecurityHeaders()): Hono {
  const files = readSite(siteFolder);
  const notFound = files.get(NOT_FOUND);
  if (notFound === undefined) throw new Error(`There is no 404.html in ${siteFolder}.`);
  files.delete(NOT_FOUND);

  // Games have capitals in their addresses, and nobody who types one remembers which.
  const spelled = new Map([...files.keys()].map((path) => [path.toLowerCase(), path]));

  const site = new Hono();
  for (const [from, to] of Object.entries(moved)) {
    site.get(
      from,
      () => new Response(null, { status: 301, headers: { ...securityHeaders(from), Location: to } }),
    );
  }
  // One handler for all: where several match, Hono waits between them, at each request.
  site.all("*", (context) => {
    const { path, method } = context.req;
    const headers = securityHeaders(path);
    if (method !== "GET" && method !== "HEAD") {
      return new Response(null, { status: 405, headers: { ...headers, Allow: "GET, HEAD" } });
    }
    // A file there has its content's hash in its name. One that is gone is a script or a picture, and no page.
    const isHashed = path.startsWith(HASHED);
    const file = files.get(path);
    if (file !== undefined) {
      return sendFile(context, file, { ...headers, ...(isHashed ? FOR_GOOD : ASK_AGAIN) });
    }
    const withoutSlash = path.replace(/\/$/, "");
    const known = withoutSlash in moved ? withoutSlash : spelled.get(withoutSlash.toLowerCase());
    if (known !== undefined && !isHashed) {
      // A link in a mail bears its token there.
      const { search } = new URL(context.req.url);
      return new Response(null, { status: 301, headers: { ...headers, Location: known + search } });
    }
    return isHashed
      ? new Response("Not found", { status: 404, headers: { ...headers, "Content-Type": "text/plain" } })
      : sendNotFound(context, notFound, { ...headers, ...ASK_AGAIN });
  });
  return site;
}
