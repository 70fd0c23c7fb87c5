import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dependenciesAreFresh } from "./dependencies.mjs";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "dependencies-"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, seconds: number) {
  writeFileSync(join(root, path), "{}");
  utimesSync(join(root, path), seconds, seconds);
}

describe("dependenciesAreFresh", () => {
  test("is false on a fresh clone", () => {
    write("package-lock.json", 100);
    expect(dependenciesAreFresh(root)).toBe(false);
  });

  test("is false after an interrupted installation", () => {
    write("package-lock.json", 100);
    mkdirSync(join(root, "node_modules"));
    expect(dependenciesAreFresh(root)).toBe(false);
  });

  test("is false when the lock file is newer", () => {
    mkdirSync(join(root, "node_modules"));
    write("node_modules/.package-lock.json", 100);
    write("package-lock.json", 101);
    expect(dependenciesAreFresh(root)).toBe(false);
  });

  test("is true when the installation is newer", () => {
    mkdirSync(join(root, "node_modules"));
    write("node_modules/.package-lock.json", 101);
    write("package-lock.json", 100);
    expect(dependenciesAreFresh(root)).toBe(true);
  });
});
