/** What the workbench packs, Buzzle reads. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readPack } from "../../console-firmware/packs/read-pack.ts";
import { parseGameText } from "../../engine/definition/index.ts";
import { packOf } from "../../games/workbench/pack/pack.ts";

const text = readFileSync("games/workbench/new/templates/sort.json", "utf8");

it("reads a pack from a stick", async () => {
  const parsed = await parseGameText(text);
  if (!parsed.ok) expect.fail("the template is no definition");
  const folder = mkdtempSync(join(tmpdir(), "wigglewave-pack-"));
  writeFileSync(join(folder, "games.zip"), packOf([{ game: parsed.value, path: "sort.json", text }]));
  const { files, problems } = await readPack(folder);
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([]);
  expect(files.map((file) => file.text)).toEqual([text]);
});
