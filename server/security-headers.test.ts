import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import projects from "../assets/content/projects.json";
import { createSecurityHeaders, withSecurityHeaders } from "./security-headers.ts";

const policy =
  "default-src 'none'; base-uri 'none'; connect-src 'self'; font-src 'self'; form-action 'self'; " +
  "frame-ancestors 'none'; img-src 'self' data:; manifest-src 'self'; media-src 'self'; " +
  "script-src 'self'; style-src 'self'; worker-src 'self'";

const usual = {
  "Content-Security-Policy": policy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), payment=()",
  "Referrer-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "X-DNS-Prefetch-Control": "off",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
};

describe("security headers", () => {
  test.each(["/game-zone", "/nothing", "/our-projects/more"])("let nothing of others onto %s", (path) => {
    expect(createSecurityHeaders(true)(path)).toEqual(usual);
  });

  test("let the playlist's site into a frame on /our-projects, and nothing else", () => {
    const { origin } = new URL(projects.social.playlist.url);
    expect(createSecurityHeaders(true)("/our-projects")).toEqual({
      ...usual,
      "Content-Security-Policy": `${policy}; frame-src ${origin} https://www.youtube-nocookie.com`,
    });
  });

  test.each(["/reset-landing-page", "/reset-password", "/confirm-email"])(
    "tell nobody the address of %s, which bears a token",
    (path) => {
      expect(createSecurityHeaders(true)(path)).toEqual({ ...usual, "Referrer-Policy": "no-referrer" });
    },
  );

  test.each(["/login", "/signup"])("let Google's button onto %s where it is configured", (path) => {
    expect(createSecurityHeaders(true)(path)).toEqual({
      ...usual,
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Content-Security-Policy":
        "default-src 'none'; base-uri 'none'; connect-src 'self' https://accounts.google.com/gsi/; " +
        "font-src 'self'; form-action 'self'; frame-ancestors 'none'; img-src 'self' data:; " +
        "manifest-src 'self'; media-src 'self'; " +
        "script-src 'self' https://accounts.google.com/gsi/client; " +
        "style-src 'self' https://accounts.google.com/gsi/style; worker-src 'self'; " +
        "frame-src https://accounts.google.com/gsi/",
    });
  });

  test.each(["/login", "/signup"])("keep %s closed where it is not", (path) => {
    expect(createSecurityHeaders(false)(path)).toEqual(usual);
  });

  test("stand on answers, failures and what is not there", async () => {
    const app = new Hono()
      .use(withSecurityHeaders(createSecurityHeaders()))
      .get("/well", (context) => context.json({}))
      .get("/broken", () => {
        throw new Error("broken");
      });
    app.onError((_, context) => context.json({}, 500));
    const lowerCase = Object.fromEntries(new Headers(usual));
    for (const path of ["/well", "/broken", "/nothing"]) {
      expect(Object.fromEntries((await app.request(path)).headers)).toMatchObject(lowerCase);
    }
  });
});
