import { expect, test } from "vitest";
import { formatReport, isMet, medianOf, type PageReport } from "./lighthouse-report.ts";

const good: PageReport = {
  path: "/",
  scores: { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 },
  firstPaint: 1249,
  largestPaint: 1500,
  blocked: 40,
  shift: 0,
  faults: [],
  spread: [93, 95, 99],
  browser: "Chrome/156",
};
const slow: PageReport = { ...good, path: "/impact", scores: { ...good.scores, performance: 94 } };
const faulty: PageReport = {
  ...good,
  path: "/press",
  scores: { ...good.scores, seo: 91 },
  faults: ["Links do not have descriptive text"],
};

const heldUp: PageReport = { ...good, path: "/game/addition", blocked: 151 };

const about = {
  date: "2026-11-21",
  lighthouse: "12.8.2",
  browser: "Chrome 156",
  node: "v20.20.2",
  processors: 2,
  runs: 3,
  loadBefore: 0.5,
  loadAfter: 2,
};

test("a page must have 95 points for performance and 100 for the rest, and a game's must answer", () => {
  expect([good, slow, faulty, heldUp].map(isMet)).toEqual([true, false, false, false]);
});

test("of three runs the median counts, of what moved the worst, and all faults", () => {
  const run = (performance: number, blocked: number, shift: number, faults: readonly string[]) => ({
    ...good,
    scores: { ...good.scores, performance },
    blocked,
    shift,
    faults,
  });
  expect(medianOf([run(99, 10, 0, []), run(81, 300, 0.1, ["one"]), run(96, 90, 0, ["one", "two"])])).toEqual({
    ...good,
    scores: { ...good.scores, performance: 96 },
    blocked: 90,
    shift: 0.1,
    faults: ["one", "two"],
    spread: [81, 96, 99],
  });
});

test("the table marks what is too low and says below what it was", () => {
  const lines = formatReport([good, slow, faulty, heldUp], about).split("\n");
  expect(lines.slice(lines.indexOf("1 of 4 pages meet it."))).toEqual([
    "1 of 4 pages meet it.",
    "",
    "| page | performance | accessibility | best practices | SEO | lowest to highest | first paint, s | largest paint, s | blocked, ms | shift |",
    "| --- | --: | --: | --: | --: | :-: | --: | --: | --: | --: |",
    "| / | 95 | 100 | 100 | 100 | 93 to 99 | 1.2 | 1.5 | 40 | 0.000 |",
    "| /impact | **94** | 100 | 100 | 100 | 93 to 99 | 1.2 | 1.5 | 40 | 0.000 |",
    "| /press | 95 | 100 | 100 | **91** | 93 to 99 | 1.2 | 1.5 | 40 | 0.000 |",
    "| /game/addition | 95 | 100 | 100 | 100 | 93 to 99 | 1.2 | 1.5 | **151** | 0.000 |",
    "",
    "## Below the bounds",
    "",
    "- /impact: time alone",
    "- /press: Links do not have descriptive text",
    "- /game/addition: time alone",
    "",
  ]);
});

test("where all is well nothing is said to be below the bounds", () => {
  const report = formatReport([good], about);
  expect(report).toContain("All 1 pages meet it.");
  expect(report).not.toContain("Below the bounds");
});
