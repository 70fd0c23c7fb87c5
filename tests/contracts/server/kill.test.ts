import { expect, test } from "vitest";
import { killDuringSignups } from "./support/kill-rounds.ts";

const ROUNDS = 10;

test(`${ROUNDS} times killed while accounts are made, no account that was acknowledged is lost`, async () => {
  const { acknowledged, lost, interrupted } = await killDuringSignups(ROUNDS);
  expect(lost).toEqual([]);
  // The server did work, and was hit while it worked.
  expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS);
  expect(interrupted).toBeGreaterThan(0);
});
