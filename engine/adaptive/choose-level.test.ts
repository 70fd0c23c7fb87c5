import { describe, expect, it } from "vitest";
import { chooseLevel } from "./choose-level.ts";

const fair = { answers: 20, expected: 0.8 };
const unknown = { answers: 0, expected: 0.6 };

describe("the level that is suggested", () => {
  it("is the usual one, where that is as hard as it should be, or nothing is known of it", () => {
    expect(chooseLevel([fair, fair, fair], 1)).toBe(1);
    expect(chooseLevel([fair, unknown, unknown], 1)).toBe(1);
    expect(chooseLevel([unknown], 0)).toBe(0);
  });

  it("is the one before, where too little would succeed", () => {
    expect(chooseLevel([fair, { answers: 20, expected: 0.4 }, unknown], 1)).toBe(0);
    expect(chooseLevel([{ answers: 30, expected: 0.4 }, unknown], 1)).toBe(0);
    expect(chooseLevel([{ answers: 20, expected: 0.4 }, unknown], 0)).toBe(0);
  });

  it("is the next one, where there is little left to learn, or after sittings enough", () => {
    expect(chooseLevel([{ answers: 20, expected: 0.94 }, unknown], 0)).toBe(1);
    expect(chooseLevel([{ answers: 50, expected: 0.7 }, unknown], 0)).toBe(1);
    expect(chooseLevel([{ answers: 64, expected: 0.94 }], 0)).toBe(0);
  });
});
