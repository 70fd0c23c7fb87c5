import { expect, it } from "vitest";
import { digitsIn } from "./say-code.ts";

it("takes digits and their words, as they are heard", () => {
  expect(digitsIn("482 915 307")).toBe("482915307");
  expect(digitsIn("Four eight to, nine won five, three oh seven")).toBe("482915307");
  expect(digitsIn("my code is 482-915-307 please")).toBe("482915307");
});
