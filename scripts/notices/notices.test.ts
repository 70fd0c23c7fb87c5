import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { carriedPackages } from "./carried-packages.ts";
import { NOTICES } from "./write-notices.ts";

const root = join(import.meta.dirname, "..", "..");

test("the notices name every package that is carried, in the version that is locked, and no other", () => {
  const lines = readFileSync(join(root, NOTICES), "utf8").split("\n");
  const titles = carriedPackages(root).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(50);
  const named = new Set(lines);
  // Where one is missing: npm run notices
  expect(titles.filter((title) => !named.has(title))).toEqual([]);
  const packages = lines.filter((line) => /^(@[\w.-]+\/)?[\w.-]+ \d+\.\d+\.\d+(-[\w.]+)?$/.test(line));
  expect(packages.toSorted()).toEqual(titles.toSorted());
});

test("the notices bring the words of the font's and the recordings' licenses", () => {
  const text = readFileSync(join(root, NOTICES), "utf8");
  expect(text).toContain("SIL Open Font License, Version 1.1");
  expect(text).toContain("Frank Wen");
  expect(text).toContain("Permission is hereby granted, free of charge");
});
