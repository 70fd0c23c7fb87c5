import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { Definition } from "../engine/definition/index.ts";
import { findGame } from "../games/catalogue.ts";
import { SCHEMA_FOLDER, schemaFiles } from "./schema.ts";

it("is up to date with the schemas in the code: a file for each mechanic, and one that chooses", async () => {
  const files = await schemaFiles();
  expect(readdirSync(SCHEMA_FOLDER).toSorted(), "run npm run schema").toEqual(Object.keys(files).toSorted());
  const stale = Object.entries(files)
    .filter(([name, text]) => readFileSync(join(SCHEMA_FOLDER, name), "utf8") !== text)
    .map(([name]) => name);
  expect(stale, "run npm run schema").toEqual([]);
});

describe("what an editor makes of a definition", () => {
  const faultsIn = async (game: object): Promise<readonly unknown[]> => {
    const text = (await schemaFiles())["sort.schema.json"] ?? "";
    return (
      z.fromJSONSchema(JSON.parse(text) as z.core.JSONSchema.JSONSchema).safeParse(game).error?.issues ?? []
    );
  };
  const laundry = async () =>
    JSON.parse(JSON.stringify(await findGame("laundryLegend")?.load())) as Definition;

  it("accepts a plain one, and one that is written in short", async () => {
    const plain = await laundry();
    expect(await faultsIn(plain)).toEqual([]);
    const [first, ...others] = plain.levels;
    const chapter = [
      { use: "shop" },
      { length: "full", acts: [{ id: "quick", lines: ["nana: Quick!", { use: "bell" }] }] },
      { id: "gift", keepsake: "pin", length: "short" },
    ];
    const short = {
      ...plain,
      $schema: "../games/schema/game.schema.json",
      snippets: { shop: { id: "shop", lines: ["Open!"] }, bell: [{ sound: "service-bell" }] },
      library: { things: { apron: { name: "An apron", heard: [{ sound: "cloth-denim" }] } } },
      levels: [{ ...first, chapter, rules: { use: "rules" } }, ...others],
    };
    expect(await faultsIn(short)).toEqual([]);
  });

  it("marks a field that there is not", async () => {
    const plain = await laundry();
    expect(await faultsIn({ ...plain, colour: "red" })).not.toEqual([]);
  });
});
