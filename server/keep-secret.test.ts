import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepSecret } from "./keep-secret.ts";

test("the secret of a data folder stays the same, is long, and is for its owner only", () => {
  const folder = mkdtempSync(join(tmpdir(), "secret-"));
  const secret = keepSecret(join(folder, "data"));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keepSecret(join(folder, "data"))).toBe(secret);
  expect(keepSecret(join(folder, "other"))).not.toBe(secret);
  expect(statSync(join(folder, "data", "session-secret")).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
