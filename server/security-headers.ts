import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

type Policy = Record<string, string[]>;

const self = "'self'";

/** The page runs nothing and fetches nothing that does not come from this server. */
const ownOnly: Policy = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  connectSrc: [self],
  fontSrc: [self],
  formAction: [self],
  frameAncestors: ["'none'"],
  imgSrc: [self, "data:"],
  manifestSrc: [self],
  mediaSrc: [self, "blob:"],
  scriptSrc: [self],
  styleSrc: [self],
  // Tone makes its clock from a worker that it writes itself.
  workerSrc: [self, "blob:"],
};

// https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid, "Content Security Policy"
const google = "https://accounts.google.com/gsi/";
const withGoogle: Policy = {
  ...ownOnly,
  connectSrc: [self, google],
  frameSrc: [google],
  scriptSrc: [self, `${google}client`],
  styleSrc: [self, `${google}style`],
};

const SIGN_IN_PAGES = new Set(["/login", "/signup"]);

function headers(contentSecurityPolicy: Policy, crossOriginOpenerPolicy: string): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy,
    crossOriginOpenerPolicy,
    permissionsPolicy: { camera: [], geolocation: [], microphone: ["self"], payment: [] },
    referrerPolicy: "same-origin",
    strictTransportSecurity: "max-age=31536000",
    xFrameOptions: "DENY",
  });
}

/** @param googleIsOn whether the pages on which people sign in may load Google's button */
export function securityHeaders(googleIsOn = false): MiddlewareHandler {
  const usual = headers(ownOnly, "same-origin");
  // Google's window must be able to answer the page that opened it.
  const signIn = googleIsOn ? headers(withGoogle, "same-origin-allow-popups") : usual;
  return (context, next) => (SIGN_IN_PAGES.has(context.req.path) ? signIn : usual)(context, next);
}
