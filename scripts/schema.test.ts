import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SCHEMA_FILE, schemaText } from "./schema.ts";

it("is up to date with the schemas in the code", async () => {
  expect(readFileSync(SCHEMA_FILE, "utf8") === (await schemaText()), "run npm run schema").toBe(true);
});
