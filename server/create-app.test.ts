import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "./create-app.ts";

const page = `<!doctype html><html lang="en"><title>Site</title>${"<p>padding</p>".repeat(200)}</html>`;
const script = "console.log('game');";

let folder: string;
let app: Hono;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(folder, "web", "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "not for visitors");
  writeFileSync(join(folder, "web", "index.html"), page);
  writeFileSync(join(folder, "web", "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "web", "assets", "main-abc123.js"), script);
  writeFileSync(join(folder, "web", "assets", "main-abc123.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "web", "assets", "main-abc123.js.gz"), gzipSync(script));
  app = createApp({ siteFolder: join(folder, "web"), isKnownGame: (slug) => slug === "addition" });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers });
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    cache: response.headers.get("cache-control"),
    encoding: response.headers.get("content-encoding"),
    location: response.headers.get("location"),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const shell = {
  type: "text/html; charset=UTF-8",
  cache: "no-cache",
  encoding: null,
  location: null,
  body: Buffer.from(page),
};

describe("pages", () => {
  test.each(["/game-zone", "/game-zone?page=2", "/game/addition"])("%s is the app", async (path) => {
    expect(await get(path)).toEqual({ ...shell, status: 200 });
  });

  test.each([
    "/game/unknown",
    "/game/",
    "/game",
    "/game/addition/more",
    "/nothing",
    "/game/%E0%A4%A",
    "/favicon.ico",
  ])("%s is not found, in the app", async (path) => {
    expect(await get(path)).toEqual({ ...shell, status: 404 });
  });

  test("are compressed for those who can read that", async () => {
    const answer = await get("/game-zone", { "accept-encoding": "gzip, br" });
    expect(answer.encoding).toBe("gzip");
    expect(gunzipSync(answer.body).toString()).toBe(page);
  });
});

describe("redirects", () => {
  test("/home moved to / for good", async () => {
    expect(await get("/home")).toMatchObject({ status: 301, location: "/" });
  });

  test("/ leads to the games for now", async () => {
    expect(await get("/")).toMatchObject({ status: 302, location: "/game-zone" });
  });
});

describe("files", () => {
  test("with a hash in their name are kept for good", async () => {
    expect(await get("/assets/main-abc123.js")).toEqual({
      status: 200,
      type: "text/javascript; charset=utf-8",
      cache: "public, max-age=31536000, immutable",
      encoding: null,
      location: null,
      body: Buffer.from(script),
    });
  });

  test("are sent as they were compressed in the build", async () => {
    const brotli = await get("/assets/main-abc123.js", { "accept-encoding": "gzip, br" });
    expect(brotli.encoding).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const zipped = await get("/assets/main-abc123.js", { "accept-encoding": "gzip" });
    expect(zipped.encoding).toBe("gzip");
    expect(gunzipSync(zipped.body).toString()).toBe(script);
  });

  test("without a hash are asked for again", async () => {
    expect(await get("/icon.svg")).toMatchObject({
      status: 200,
      type: "image/svg+xml; charset=utf-8",
      cache: "no-cache",
    });
  });

  test("that are missing are not kept", async () => {
    expect(await get("/assets/gone.js")).toMatchObject({
      status: 404,
      type: "text/plain; charset=UTF-8",
      cache: null,
    });
  });

  test.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/../../secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "//secret.txt",
    "/game/..%2f..%2fsecret.txt",
  ])("outside the site stay there: %s", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain("not for visitors");
  });
});

test("the health check answers", async () => {
  expect(await get("/healthz")).toMatchObject({ status: 200, body: Buffer.from("ok") });
});

test.each(["/game-zone", "/assets/main-abc123.js", "/assets/gone.js", "/nothing", "/home", "/healthz"])(
  "%s carries the security headers",
  async (path) => {
    const { headers } = await app.request(path);
    expect({
      policy: headers.get("content-security-policy"),
      type: headers.get("x-content-type-options"),
      referrer: headers.get("referrer-policy"),
      permissions: headers.get("permissions-policy"),
    }).toEqual({
      policy:
        "default-src 'none'; base-uri 'none'; connect-src 'self'; font-src 'self'; form-action 'self'; " +
        "frame-ancestors 'none'; img-src 'self' data:; manifest-src 'self'; media-src 'self' blob:; " +
        "script-src 'self'; style-src 'self'; worker-src 'self' blob:",
      type: "nosniff",
      referrer: "same-origin",
      permissions: "camera=(), geolocation=(), microphone=(self), payment=()",
    });
  },
);
