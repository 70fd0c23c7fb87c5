import { describe, expect, test } from "vitest";
import { nodeProblem } from "./node-version.mjs";

const range = "^20.19.0 || >=22.12.0";

describe("nodeProblem", () => {
  test.each(["20.19.0", "20.20.2", "22.12.0", "22.13.1", "24.0.0", "26.1.0"])("accepts %s", (version) => {
    expect(nodeProblem(version, range)).toBeUndefined();
  });

  test.each(["16.20.2", "18.20.4", "20.18.3", "21.7.0", "22.11.0"])(
    "refuses %s and says what is needed",
    (version) => {
      expect(nodeProblem(version, range)).toBe(
        `Node ${version} does not work here. Install Node 20.19 or a newer 20, or 22.12 or newer.`,
      );
    },
  );

  test("refuses to guess at a range it cannot read", () => {
    expect(() => nodeProblem("20.19.0", "~20")).toThrow('Cannot read the Node range "~20".');
  });
});
