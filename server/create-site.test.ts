import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSite } from "./create-site.ts";
import { createSecurityHeaders } from "./security-headers.ts";

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title>${"<p>padding</p>".repeat(200)}</html>`;
const titles = {
  index: "Home",
  "game-zone": "Game Zone",
  "game/addition": "Addition",
  "404": "Not found",
};
const script = "console.log('game');";
const film = Buffer.from("0123456789");

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
  writeFileSync(join(folder, "web", "film.mp4"), film);
  writeFileSync(join(folder, "web", "empty.mp4"), "");
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
    "/robots.txt",
  ])("%s is not found, on a page of the site", async (path) => {
    expect(await get(path)).toEqual({
      ...shell,
      status: 404,
      body: Buffer.from(page("Not found")),
    });
  });

  test.each([
    ["/game-zone", "Game Zone"],
    ["/nothing", "Not found"],
  ])("%s is compressed for those who can read that", async (path, title) => {
    const packed = gzipSync(page(title));
    expect(await get(path, { "accept-encoding": "gzip" })).toMatchObject({ encoding: "gzip", body: packed });
  });
});

test.each([
  ["/home", "/"],
  ["/game/DivisionDuel", "/game/divisionDuel"],
  ["/favicon.ico", "/icons/wiggle-192.png"],
  ["/GAME/Addition?level=2", "/game/addition?level=2"],
  ["/game-zone/", "/game-zone"],
  ["/game/addition/", "/game/addition"],
  ["/home/", "/home"],
  ["/game-zone/?token=t&user=Ada", "/game-zone?token=t&user=Ada"],
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
    const packed = { br: brotliCompressSync(script), gzip: gzipSync(script), plain: Buffer.from(script) };
    const sent = async (accepted: string) => {
      const { encoding, body } = await get("/assets/main-abc123.js", { "accept-encoding": accepted });
      return { encoding, body };
    };
    expect(await sent("gzip, deflate, br, zstd")).toEqual({ encoding: "br", body: packed.br });
    expect(await sent("gzip;q=0.5, br;q=0")).toEqual({ encoding: "gzip", body: packed.gzip });
    expect(await sent("deflate")).toEqual({ encoding: null, body: packed.plain });
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
      type: "text/plain",
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

describe("what a visitor has already", () => {
  const tagOf = async (headers: Record<string, string> = {}) =>
    (await app.request("/game-zone", { headers })).headers.get("etag") ?? "";

  test("is not sent again", async () => {
    const tag = await tagOf();
    const unchanged = { status: 304, cache: "no-cache", type: null, body: Buffer.alloc(0) };
    expect(await get("/game-zone", { "if-none-match": tag })).toMatchObject(unchanged);
    expect(await get("/game-zone", { "if-none-match": `"other", W/${tag}` })).toMatchObject(unchanged);
  });

  test("is sent again where it changed, or was in another encoding", async () => {
    expect(await get("/game-zone", { "if-none-match": '"other"' })).toMatchObject({ status: 200 });
    const packedTag = await tagOf({ "accept-encoding": "gzip" });
    expect(await get("/game-zone", { "if-none-match": packedTag })).toMatchObject({ status: 200 });
    expect((await app.request("/game-zone")).headers.get("vary")).toBe("Accept-Encoding");
  });
});

describe("parts of a film", () => {
  const part = async (headers: Record<string, string>, method = "GET") => {
    const response = await app.request("/film.mp4", { headers, method });
    const { headers: sent } = response;
    return {
      status: response.status,
      range: sent.get("content-range"),
      length: sent.get("content-length"),
      body: await response.text(),
    };
  };
  const whole = { status: 200, range: null, length: "10", body: "0123456789" };
  const middle = { status: 206, range: "bytes 4-6/10", length: "3", body: "456" };

  test("are sent to those who seek in it", async () => {
    expect((await app.request("/film.mp4")).headers.get("accept-ranges")).toBe("bytes");
    expect(await part({})).toEqual(whole);
    expect(await part({ range: "bytes=4-6" })).toEqual(middle);
    expect(await part({ range: "bytes=10-" })).toEqual({
      status: 416,
      range: "bytes */10",
      length: null,
      body: "",
    });
  });

  test("are sent only of the film that the visitor knows", async () => {
    const tag = (await app.request("/film.mp4")).headers.get("etag") ?? "";
    expect(await part({ range: "bytes=4-6", "if-range": tag })).toEqual(middle);
    expect(await part({ range: "bytes=4-6", "if-range": '"older"' })).toEqual(whole);
  });

  test("are not refused of one that is empty: a browser asks for any film from its first byte on", async () => {
    const response = await app.request("/empty.mp4", { headers: { range: "bytes=0-" } });
    expect([response.status, response.headers.get("content-length")]).toEqual([200, "0"]);
  });

  test("are not told of to those who ask for its size, nor of what is compressed", async () => {
    expect(await part({ range: "bytes=4-6" }, "HEAD")).toEqual({ ...whole, body: "" });
    expect(await get("/game-zone", { range: "bytes=4-6" })).toMatchObject({ status: 200 });
  });
});

test("nothing can be sent to a page", async () => {
  const answer = await app.request("/game-zone", { method: "POST" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test.each([
  [200, "/game-zone", {}],
  [301, "/home", {}],
  [404, "/nothing", {}],
  [404, "/assets/gone.js", {}],
  [405, "/game-zone", { method: "POST" }],
  [206, "/film.mp4", { headers: { range: "bytes=0-" } }],
  [416, "/film.mp4", { headers: { range: "bytes=10-" } }],
])("an answer %i bears the headers that protect it: %s", async (status, path, request: RequestInit) => {
  const answer = await app.request(path, request);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject(
    Object.fromEntries(new Headers(createSecurityHeaders()(path))),
  );
});
