import { isDeepStrictEqual } from "node:util";

/** Prints what was found, and beside it what was expected where it is something else; the command then ends with 1. */
export function report(what: string, found: unknown, expected: unknown): void {
  const isRight = isDeepStrictEqual(found, expected);
  if (!isRight) process.exitCode = 1;
  console.log(`${isRight ? "ok  " : "FAIL"} ${what}: ${JSON.stringify(found)}`);
  if (!isRight) console.log(`     expected ${JSON.stringify(expected)}`);
}
