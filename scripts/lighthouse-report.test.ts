import { expect, test } from "vitest";
import { formatReport, isMet, type PageReport } from "./lighthouse-report.ts";

const good: PageReport = {
  path: "/",
  scores: { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 },
  firstPaint: 1249,
  largestPaint: 1500,
  shift: 0,
  faults: [],
  run: 1,
  browser: "Chrome/156",
};
const slow: PageReport = { ...good, path: "/impact", scores: { ...good.scores, performance: 94 }, run: 3 };
const faulty: PageReport = {
  ...good,
  path: "/press",
  scores: { ...good.scores, seo: 91 },
  faults: ["Links do not have descriptive text"],
};

const about = {
  date: "2026-11-21",
  lighthouse: "12.8.2",
  browser: "Chrome 156",
  node: "v20.20.2",
  processors: 2,
  mostRuns: 5,
  loadBefore: 0.5,
  loadAfter: 2,
};

test("a page must have 95 points for performance and 100 for the rest", () => {
  expect([good, slow, faulty].map(isMet)).toEqual([true, false, false]);
});

test("the table marks what is too low and says below what it was", () => {
  const lines = formatReport([good, slow, faulty], about).split("\n");
  expect(lines.slice(lines.indexOf("1 of 3 pages meet it."))).toEqual([
    "1 of 3 pages meet it.",
    "",
    "| page | performance | accessibility | best practices | SEO | first paint, s | largest paint, s | shift | run |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: |",
    "| / | 95 | 100 | 100 | 100 | 1.2 | 1.5 | 0.000 | 1 |",
    "| /impact | **94** | 100 | 100 | 100 | 1.2 | 1.5 | 0.000 | 3 |",
    "| /press | 95 | 100 | 100 | **91** | 1.2 | 1.5 | 0.000 | 1 |",
    "",
    "## Below the bounds",
    "",
    "- /impact: time alone",
    "- /press: Links do not have descriptive text",
    "",
  ]);
});

test("where all is well nothing is said to be below the bounds", () => {
  const report = formatReport([good], about);
  expect(report).toContain("All 1 pages meet it.");
  expect(report).not.toContain("Below the bounds");
});
