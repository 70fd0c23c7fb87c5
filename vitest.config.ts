import { defineConfig } from "vitest/config";

const MINUTE = 60_000;

export default defineConfig({
  test: {
    // The default would leave one of two cores idle.
    maxWorkers: "100%",
    // No file leaves anything behind for the next one but modules that took long to load.
    isolate: false,
    // Only something that hangs should meet these: a busy computer is no failure.
    testTimeout: 5 * MINUTE,
    hookTimeout: 5 * MINUTE,
    expect: { poll: { timeout: MINUTE } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{engine,games,web,server,terminal,console-firmware,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "contracts",
          include: ["tests/{contracts,console}/**/*.test.ts"],
          globalSetup: ["tests/games/global-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "transcripts",
          include: ["tests/{transcripts,fuzz,mechanics}/**/*.test.ts"],
          globalSetup: ["tests/games/global-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/global-setup.ts", "tests/games/global-setup.ts"],
          maxWorkers: 2,
          // More at once would only share the same two cores, and each would take longer.
          maxConcurrency: 2,
        },
      },
    ],
  },
});
