import { relative } from "node:path";
import * as z from "zod";

/** The part of Vitest's JSON report that is used here. */
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.enum(["passed", "failed"]),
      /** What broke the file before its tests ran. */
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const LONGEST_REASON = 200;

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** Each as "file: title: what went wrong", in one line. */
  readonly failures: readonly string[];
  /** Each as "file: title". */
  readonly skipped: readonly string[];
}

function parseReport(text: string | undefined): z.infer<typeof reportSchema> | undefined {
  try {
    return reportSchema.parse(JSON.parse(text ?? ""));
  } catch {
    return undefined;
  }
}

const firstLine = (text = "") => text.trimStart().split("\n", 1)[0]?.slice(0, LONGEST_REASON) ?? "";

/**
 * Counts the tests of one report, whose name stands for it where there is none. A file that broke before its tests ran counts as one failure, and so does a
 * report that is missing or cannot be read: no result is never a good result.
 */
export function countTests(reportText: string | undefined, name: string, root: string): TestCount {
  const report = parseReport(reportText);
  if (!report) return { passed: 0, failed: 1, failures: [`${name}: there is no report`], skipped: [] };
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, file: relative(root, file.name) })),
  );
  const failedTests = tests.filter((test) => test.status === "failed");
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: tests.filter((test) => test.status === "passed").length,
    failed: failedTests.length + brokenFiles.length,
    failures: [
      ...failedTests.map((test) => `${test.file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`),
      ...brokenFiles.map((file) => `${relative(root, file.name)}: ${firstLine(file.message)}`),
    ],
    skipped: tests
      .filter((test) => test.status !== "passed" && test.status !== "failed")
      .map((test) => `${test.file}: ${test.fullName}`),
  };
}

export function addCounts(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
    failures: counts.flatMap((count) => count.failures),
    skipped: counts.flatMap((count) => count.skipped),
  };
}

/** Such as "1200 passed, 0 failed, 3 skipped", which other programs read. */
export function formatCount({ passed, failed, skipped }: TestCount): string {
  const end = skipped.length === 0 ? "" : `, ${skipped.length} skipped`;
  return `${passed} passed, ${failed} failed${end}`;
}
