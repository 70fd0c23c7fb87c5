import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { precompress } from "./precompress.ts";

test("text files of some size get a compressed twin of each kind, and nothing else does", async () => {
  const folder = mkdtempSync(join(tmpdir(), "precompress-"));
  const script = "console.log('again');\n".repeat(100);
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "main.js"), script);
  writeFileSync(join(folder, "assets", "small.js"), "1;");
  writeFileSync(join(folder, "picture.png"), script);

  await precompress(folder);

  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(files.toSorted()).toEqual([
    "assets",
    "assets/main.js",
    "assets/main.js.br",
    "assets/main.js.gz",
    "assets/small.js",
    "picture.png",
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, "assets/main.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, "assets/main.js.gz"))).toString()).toBe(script);
  rmSync(folder, { recursive: true });
});
