import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { formatPhases, formatResult, runSteps, type Step } from "./run-steps.ts";

function node(name: string, code: string): Step {
  return { name, command: [process.execPath, "-e", code] };
}

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("runSteps", () => {
  test("runs every step though one fails, and keeps their order", async () => {
    const steps = [
      node("slow", "setTimeout(() => {}, 200)"),
      node("broken", "console.log('on stdout'); console.error('on stderr'); process.exit(3)"),
      { name: "missing", command: ["/no/such/program"] } satisfies Step,
      node("fine", ""),
    ];
    const results = await runSteps(steps, 2);
    expect(results.map(({ name, passed }) => [name, passed])).toEqual([
      ["slow", true],
      ["broken", false],
      ["missing", false],
      ["fine", true],
    ]);
    expect(results[1]?.output.split("\n").toSorted()).toEqual(["on stderr", "on stdout"]);
    expect(results[2]?.output).toBe("spawn /no/such/program ENOENT");
  });

  test("gives a step its own environment besides the common one", async () => {
    const [result] = await runSteps([
      {
        ...node("greeting", "process.exit(process.env.GREETING === 'hello' && process.env.PATH ? 0 : 1)"),
        environment: { GREETING: "hello" },
      },
    ]);
    expect(result?.passed).toBe(true);
  });
});

test("a table tells how long each step took, and which failed", () => {
  const lint = { name: "lint", passed: true, seconds: 8.4, output: "" };
  const tests = { name: "tests", passed: false, seconds: 301.2, output: "" };
  expect(formatPhases([lint, tests])).toBe("   301 s  tests: FAILED\n     8 s  lint");
});

describe("formatResult", () => {
  test("shows the output of a failed step only", () => {
    const result = { name: "types", seconds: 2.345, output: "a.ts: wrong" };
    expect(formatResult({ ...result, passed: true })).toBe("passed  types (2.3 s)");
    expect(formatResult({ ...result, passed: false })).toBe("FAILED  types (2.3 s)\na.ts: wrong\n");
    expect(formatResult({ ...result, passed: false, output: "" })).toBe("FAILED  types (2.3 s)");
  });
});
