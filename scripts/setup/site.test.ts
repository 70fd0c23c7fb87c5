import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forgetSite, recordSite, siteIsFresh } from "./site.mjs";

let root: string;

function write(path: string, seconds: number) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), "");
  utimesSync(join(root, path), seconds, seconds);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "site-"));
  write("web/main.tsx", 100);
  write("games/addition/game.ts", 100);
  write("package-lock.json", 100);
  write("dist/web/index.html", 200);
  recordSite(root, new Date(200_000));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe("siteIsFresh", () => {
  test("is true when nothing changed since the build began", () => {
    expect(siteIsFresh(root)).toBe(true);
  });

  test("is false when a source was edited while the site was being built", () => {
    write("games/addition/game.ts", 201);
    expect(siteIsFresh(root)).toBe(false);
  });

  test("is false when a source is new, whatever its time", () => {
    write("games/subtraction/game.ts", 50);
    expect(siteIsFresh(root)).toBe(false);
  });

  test("is false when a source is gone", () => {
    rmSync(join(root, "games/addition/game.ts"));
    expect(siteIsFresh(root)).toBe(false);
  });

  test("is false when the dependencies changed", () => {
    write("package-lock.json", 201);
    expect(siteIsFresh(root)).toBe(false);
  });

  test.each(["server/accounts/password-rules.ts", "server/moved.ts"])(
    "is false when the page's part of the server changed: %s",
    (path) => {
      write(path, 201);
      expect(siteIsFresh(root)).toBe(false);
    },
  );

  test("is false when the built site was deleted", () => {
    rmSync(join(root, "dist/web"), { recursive: true });
    expect(siteIsFresh(root)).toBe(false);
  });

  test("is false once a new build has begun", () => {
    forgetSite(root);
    expect(siteIsFresh(root)).toBe(false);
  });

  test("does not look at tests, the rest of the server or the scripts", () => {
    write("games/addition/game.test.ts", 300);
    write("server/main.ts", 300);
    expect(siteIsFresh(root)).toBe(true);
  });
});
