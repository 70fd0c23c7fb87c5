import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

const self = "'self'";

/** The page runs nothing and fetches nothing that does not come from this server. */
export function securityHeaders(): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
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
    },
    crossOriginOpenerPolicy: "same-origin",
    permissionsPolicy: { camera: [], geolocation: [], microphone: ["self"], payment: [] },
    referrerPolicy: "same-origin",
    strictTransportSecurity: "max-age=31536000",
    xFrameOptions: "DENY",
  });
}
