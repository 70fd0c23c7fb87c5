import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesToRelate, testsThatRead } from "./unit-tests.ts";

const root = join(import.meta.dirname, "..", "..");
const relate = (...changed: string[]) => filesToRelate(root, changed) ?? [];

it("runs what a change is imported by, and what reads files whose names it does not say", () => {
  const related = relate("games/addition/game.ts");
  expect(related).toContain("games/addition/game.ts");
  expect(related).toContain("scripts/catalogue.test.ts");
  expect(related).not.toContain("scripts/boundaries.test.ts");
  expect(related.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it("runs what takes long only for what it reads", () => {
  expect(relate(".dependency-cruiser.cjs")).toContain("scripts/boundaries.test.ts");
  expect(relate("server/log.ts")).toContain("server/main.test.ts");
  expect(testsThatRead(root)).toEqual(
    expect.arrayContaining(["scripts/boundaries.test.ts", "server/main.test.ts"]),
  );
});

it.each(["package-lock.json", "vitest.config.ts", "tsconfig.json"])(
  "runs everything where %s changed",
  (file) => {
    expect(filesToRelate(root, [file])).toBeUndefined();
  },
);
