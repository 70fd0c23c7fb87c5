import type { MiddlewareHandler } from "hono";
import projects from "../assets/content/projects.json" with { type: "json" };

type Policy = Readonly<Record<string, readonly string[]>>;
export type AnswerHeaders = Readonly<Record<string, string>>;

/** What stands on the answer at a path, by the names of the headers. */
export type SecurityHeaders = (path: string) => AnswerHeaders;

const self = "'self'";

/** The page runs nothing and fetches nothing that does not come from this server. */
const ownOnly: Policy = {
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "connect-src": [self],
  "font-src": [self],
  "form-action": [self],
  "frame-ancestors": ["'none'"],
  "img-src": [self, "data:"],
  "manifest-src": [self],
  "media-src": [self],
  "script-src": [self],
  "style-src": [self],
  // The service worker, and the thread that makes sounds.
  "worker-src": [self],
};

// https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid, "Content Security Policy"
const google = "https://accounts.google.com/gsi/";
const withGoogle: Policy = {
  ...ownOnly,
  "connect-src": [self, google],
  "frame-src": [google],
  "script-src": [self, `${google}client`],
  "style-src": [self, `${google}style`],
};

/** Once somebody asks for it, the playlist is shown from its own site, or, if that is YouTube, from its quiet host. */
const withPlaylist: Policy = {
  ...ownOnly,
  "frame-src": [new URL(projects.social.playlist.url).origin, "https://www.youtube-nocookie.com"],
};

/** On the last, who has no password shows it once more before what cannot be undone. */
const SIGN_IN_PAGES = new Set(["/login", "/signup", "/account"]);
const PLAYLIST_PAGE = "/our-projects";
/** Their addresses bear a name and a token that opens an account: nothing that they load is told of them. */
const LINK_PAGES = new Set(["/reset-landing-page", "/reset-password", "/confirm-email"]);

function headersWith(policy: Policy, openerPolicy: string, referrerPolicy = "same-origin"): AnswerHeaders {
  return {
    "Content-Security-Policy": Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(" "))
      .join("; "),
    "Cross-Origin-Opener-Policy": openerPolicy,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), payment=()",
    "Referrer-Policy": referrerPolicy,
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "X-DNS-Prefetch-Control": "off",
    "X-Frame-Options": "DENY",
    "X-Permitted-Cross-Domain-Policies": "none",
  };
}

/** @param googleIsOn whether the pages on which people sign in may load Google's button */
export function createSecurityHeaders(googleIsOn = false): SecurityHeaders {
  const usual = headersWith(ownOnly, "same-origin");
  const playlist = headersWith(withPlaylist, "same-origin");
  const links = headersWith(ownOnly, "same-origin", "no-referrer");
  // Google's window must be able to answer the page that opened it.
  const signIn = googleIsOn ? headersWith(withGoogle, "same-origin-allow-popups") : usual;
  return (path) => {
    if (SIGN_IN_PAGES.has(path)) return signIn;
    if (LINK_PAGES.has(path)) return links;
    return path === PLAYLIST_PAGE ? playlist : usual;
  };
}

/** Puts them on whatever is answered behind it. Before it is made: to change an answer is to copy it. */
export function withSecurityHeaders(headersOf: SecurityHeaders): MiddlewareHandler {
  return async (context, next) => {
    for (const [name, value] of Object.entries(headersOf(context.req.path))) context.header(name, value);
    await next();
  };
}
