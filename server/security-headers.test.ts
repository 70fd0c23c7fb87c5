import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const policy =
  "default-src 'none'; base-uri 'none'; connect-src 'self'; font-src 'self'; form-action 'self'; " +
  "frame-ancestors 'none'; img-src 'self' data:; manifest-src 'self'; media-src 'self' blob:; " +
  "script-src 'self'; style-src 'self'; worker-src 'self' blob:";

async function headersOf(path: string, googleIsOn: boolean) {
  const app = new Hono()
    .use(securityHeaders(googleIsOn))
    .get("/game-zone", (context) => context.text("page"));
  const { headers } = await app.request(path);
  return {
    policy: headers.get("content-security-policy"),
    opener: headers.get("cross-origin-opener-policy"),
    type: headers.get("x-content-type-options"),
    referrer: headers.get("referrer-policy"),
    permissions: headers.get("permissions-policy"),
    transport: headers.get("strict-transport-security"),
    frames: headers.get("x-frame-options"),
  };
}

const usual = {
  policy,
  opener: "same-origin",
  type: "nosniff",
  referrer: "same-origin",
  permissions: "camera=(), geolocation=(), microphone=(self), payment=()",
  transport: "max-age=31536000",
  frames: "DENY",
};

describe("security headers", () => {
  test.each(["/game-zone", "/nothing"])("stand on every answer: %s", async (path) => {
    expect(await headersOf(path, true)).toEqual(usual);
  });

  test.each(["/login", "/signup"])("let Google's button onto %s where it is configured", async (path) => {
    expect(await headersOf(path, true)).toEqual({
      ...usual,
      opener: "same-origin-allow-popups",
      policy:
        "default-src 'none'; base-uri 'none'; connect-src 'self' https://accounts.google.com/gsi/; " +
        "font-src 'self'; form-action 'self'; frame-ancestors 'none'; img-src 'self' data:; " +
        "manifest-src 'self'; media-src 'self' blob:; " +
        "script-src 'self' https://accounts.google.com/gsi/client; " +
        "style-src 'self' https://accounts.google.com/gsi/style; worker-src 'self' blob:; " +
        "frame-src https://accounts.google.com/gsi/",
    });
  });

  test.each(["/login", "/signup"])("keep %s closed where it is not", async (path) => {
    expect(await headersOf(path, false)).toEqual(usual);
  });
});
