import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSite } from "./create-site.ts";

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title>${"<p>padding</p>".repeat(200)}</html>`;
const titles = {
  index: "Home",
  "game-zone": "Game Zone",
  "game/addition": "Addition",
  "404": "Not found",
};
const script = "console.log('game');";

let folder: string;
let app: Hono;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(folder, "web", "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "not for visitors");
  mkdirSync(join(folder, "web", "game"));
  for (const [name, title] of Object.entries(titles)) {
    writeFileSync(join(folder, "web", `${name}.html`), page(title));
    writeFileSync(join(folder, "web", `${name}.html.gz`), gzipSync(page(title)));
  }
  writeFileSync(join(folder, "web", "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "web", "assets", "main-abc123.js"), script);
  writeFileSync(join(folder, "web", "assets", "main-abc123.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "web", "assets", "main-abc123.js.gz"), gzipSync(script));
  app = createSite(join(folder, "web"));
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

const shell = { type: "text/html; charset=utf-8", cache: "no-cache", encoding: null, location: null };

describe("pages", () => {
  test.each([
    ["/", "Home"],
    ["/game-zone", "Game Zone"],
    ["/game-zone?page=2", "Game Zone"],
    ["/game/addition", "Addition"],
  ])("%s is the file of that name", async (path, title) => {
    expect(await get(path)).toEqual({ ...shell, status: 200, body: Buffer.from(page(title)) });
  });

  test.each([
    "/game/unknown",
    "/game/",
    "/game",
    "/game/addition/more",
    "/nothing",
    "/404",
    "/game/%E0%A4%A",
    "/favicon.ico",
  ])("%s is not found, on a page of the site", async (path) => {
    expect(await get(path)).toEqual({
      ...shell,
      type: "text/html; charset=UTF-8",
      status: 404,
      body: Buffer.from(page("Not found")),
    });
  });

  test.each(["/game-zone", "/nothing"])("%s is compressed for those who can read that", async (path) => {
    const answer = await get(path, { "accept-encoding": "gzip" });
    expect(answer.encoding).toBe("gzip");
    expect(gunzipSync(answer.body).toString()).toBe(page(path === "/nothing" ? "Not found" : "Game Zone"));
  });
});

test.each([
  ["/home", "/"],
  ["/game/DivisionDuel", "/game/divisionDuel"],
])("%s moved to %s for good", async (from, to) => {
  expect(await get(from)).toMatchObject({ status: 301, location: to });
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
