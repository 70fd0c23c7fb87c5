import { describe, expect, test } from "vitest";
import { addCounts, countTests, formatCount } from "./test-report.ts";

function file(name: string, status: "passed" | "failed", tests: Record<string, string>) {
  const assertionResults = Object.entries(tests).map(([fullName, state]) => ({
    fullName,
    status: state,
    failureMessages: state === "failed" ? ["AssertionError: expected 3 to be 4\n    at a.test.ts:3"] : [],
  }));
  return { name: `/repo/${name}`, status, message: "Cannot find module\nat", assertionResults };
}

function report(...testResults: ReturnType<typeof file>[]) {
  return JSON.stringify({ success: true, testResults });
}

describe("countTests", () => {
  const count = (text: string | undefined) => countTests(text, "tests of the moon", "/repo");

  test("counts what passed and failed, says in a line why, and names what was skipped", () => {
    const text = report(
      file("a.test.ts", "failed", { "adds numbers": "passed", "adds letters": "failed" }),
      file("b.test.ts", "passed", {
        "hears speech": "skipped",
        "writes Braille": "todo",
        "plays a note": "passed",
      }),
    );
    expect(count(text)).toEqual({
      passed: 2,
      failed: 1,
      failures: ["a.test.ts: adds letters: AssertionError: expected 3 to be 4"],
      skipped: ["b.test.ts: hears speech", "b.test.ts: writes Braille"],
    });
  });

  test("counts a file that could not be loaded as a failure", () => {
    const text = report(file("a.test.ts", "failed", {}), file("b.test.ts", "passed", { works: "passed" }));
    const failures = ["a.test.ts: Cannot find module"];
    expect(count(text)).toEqual({ passed: 1, failed: 1, failures, skipped: [] });
  });

  test("counts a file as a failure whose set-up broke and skipped its tests", () => {
    const text = report(file("a.test.ts", "failed", { works: "skipped" }));
    const failures = ["a.test.ts: Cannot find module"];
    expect(count(text)).toEqual({ passed: 0, failed: 1, failures, skipped: ["a.test.ts: works"] });
  });

  test.each([undefined, "{}", "", '{"testRes'])("counts a run without a report as a failure: %s", (text) => {
    const failures = ["tests of the moon: there is no report"];
    expect(count(text)).toEqual({ passed: 0, failed: 1, failures, skipped: [] });
  });
});

test("counts of several runs add up to one line", () => {
  const sum = addCounts([
    { passed: 3, failed: 0, failures: [], skipped: ["a.test.ts: one"] },
    { passed: 4, failed: 1, failures: ["b.test.ts: three: no"], skipped: ["b.test.ts: two"] },
  ]);
  const skipped = ["a.test.ts: one", "b.test.ts: two"];
  expect(sum).toEqual({ passed: 7, failed: 1, failures: ["b.test.ts: three: no"], skipped });
  expect(formatCount(sum)).toBe("7 passed, 1 failed, 2 skipped");
  expect(formatCount({ passed: 7, failed: 0, failures: [], skipped: [] })).toBe("7 passed, 0 failed");
});
