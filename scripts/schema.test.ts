import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SCHEMA_FOLDER, schemaFiles } from "./schema.ts";

it("is up to date with the schemas in the code: a file for each mechanic, and one that chooses", async () => {
  const files = await schemaFiles();
  expect(readdirSync(SCHEMA_FOLDER).toSorted(), "run npm run schema").toEqual(Object.keys(files).toSorted());
  const stale = Object.entries(files)
    .filter(([name, text]) => readFileSync(join(SCHEMA_FOLDER, name), "utf8") !== text)
    .map(([name]) => name);
  expect(stale, "run npm run schema").toEqual([]);
});
