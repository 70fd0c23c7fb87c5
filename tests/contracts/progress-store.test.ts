import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { createFileProgressStore } from "../../terminal/adapters/file-progress-store.ts";
import { lastingProgressStoreSuite, progressStoreSuite } from "./progress-store-suite.ts";

progressStoreSuite("memory", createMemoryProgressStore);

lastingProgressStoreSuite("a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "progress-"));
  const file = join(folder, "player", "progress.json");
  return {
    ...createFileProgressStore(file),
    reopen: () => createFileProgressStore(file),
    // A folder stands where the new file is to be written, which stops even root.
    fill: () => mkdirSync(`${file}.new`),
    tear: () => writeFileSync(file, readFileSync(file, "utf8").slice(0, 40)),
    close: () => rmSync(folder, { recursive: true }),
  };
});

describe("a file", () => {
  it("is made together with its folder, and nothing is left beside it", () => {
    const folder = mkdtempSync(join(tmpdir(), "progress-"));
    const file = join(folder, "a", "b", "progress.json");
    expect(createFileProgressStore(file).save({ schema: 1 })).toEqual({ type: "saved" });
    expect(readFileSync(file, "utf8")).toBe('{"schema":1}\n');
    expect(() => readFileSync(`${file}.new`)).toThrow(/ENOENT/);
    rmSync(folder, { recursive: true });
  });

  it("that stands where its folder should be is told, and does no harm", () => {
    const folder = mkdtempSync(join(tmpdir(), "progress-"));
    writeFileSync(join(folder, "player"), "");
    const store = createFileProgressStore(join(folder, "player", "progress.json"));
    expect(store.load()).toMatchObject({ type: "failed" });
    expect(store.save({ schema: 1 })).toMatchObject({ type: "failed" });
    rmSync(folder, { recursive: true });
  });
});
