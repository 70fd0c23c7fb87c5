import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Where the engine decides what is said. */
const DECIDING = ["machines", "menu", "settings", "."];

it("has all that the engine says: nothing that is heard stands where it is decided", () => {
  const files = DECIDING.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder))
      .filter((name) => /(?<!\.test)\.ts$/.test(name) && name !== "words.ts")
      .map((name) => join(folder, name)),
  );
  const spoken = files.filter((file) =>
    /\b(?:say\(|label:|phrases:|LABELS?\b.*=)\s*\[?["'`]/.test(
      readFileSync(join(import.meta.dirname, file), "utf8"),
    ),
  );
  expect(files).toContain("machines/lobby-tells.ts");
  expect(spoken).toEqual([]);
});
