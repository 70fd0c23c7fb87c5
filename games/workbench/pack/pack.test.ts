import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseGameText } from "../../../engine/definition/index.ts";
import { unpack } from "../../pack/unpack.ts";
import { zipOf } from "../../pack/zip.ts";
import { packOf } from "./pack.ts";

const text = readFileSync(join(import.meta.dirname, "..", "new", "templates", "sort.json"), "utf8");

async function packed(): Promise<Uint8Array> {
  const parsed = await parseGameText(text);
  if (!parsed.ok) expect.fail("the template is no definition");
  return packOf([{ game: parsed.value, path: "sort.json", text }]);
}

it("gives back what was packed", async () => {
  const unpacked = await unpack("a.zip", await packed());
  if (!unpacked.ok) expect.fail(unpacked.problem);
  const { files, problems } = unpacked.value;
  expect({ files: files.map((file) => ({ name: file.name, text: file.text })), problems }).toEqual({
    files: [{ name: "musicRoom.json", text }],
    problems: [],
  });
});

it("refuses what is newer, what is no archive, and what is no definition, and unpacks the rest", async () => {
  const newer = await unpack("b.zip", zipOf([{ name: "a.json", text }], "Wigglewave pack 9, schema 2"));
  expect(newer.ok ? "" : newer.problem).toMatch(/newer version/);
  const none = await unpack("c.zip", Buffer.from("Buy milk."));
  expect(none.ok ? "" : none.problem).toMatch(/no whole archive/);
  const climbing = await unpack("d.zip", zipOf([{ name: "../a.json", text }], ""));
  expect(climbing.ok).toBe(false);
  const files = [
    { name: "a.json", text: "{}" },
    { name: "b.json", text },
  ];
  const mixed = await unpack("e.zip", zipOf(files, ""));
  expect(mixed.ok ? mixed.value.files.map(({ name }) => name) : []).toEqual(["musicRoom.json"]);
  expect(mixed.ok ? mixed.value.problems : []).toEqual([expect.stringMatching(/^e\.zip, game 1: /)]);
});
