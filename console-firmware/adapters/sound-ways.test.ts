import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { isUsualSetUp, signOfWays } from "./sound-ways.ts";

afterEach(() => vi.unstubAllEnvs());

it("notices that ALSA's settings change, and takes what cannot be read for what is not there", () => {
  const folder = mkdtempSync(join(tmpdir(), "ways-"));
  const file = join(folder, "asound.conf");
  writeFileSync(file, "");
  // Below a file nothing can be looked for, as in a folder of somebody else.
  vi.stubEnv("ALSA_CONFIG_PATH", join(file, "below"));
  const before = signOfWays();
  vi.stubEnv("ALSA_CONFIG_PATH", file);
  expect([signOfWays() === before, isUsualSetUp()]).toEqual([false, true]);
  rmSync(folder, { recursive: true });
});
