import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatProblem, parseGameText } from "../../../engine/definition/index.ts";
import { check } from "./check.ts";
import { unparsed } from "./command.ts";
import { definitionFaults } from "./definition-faults.ts";
import { faults } from "./faults.ts";
import { lineAt, placeIn } from "./json-places.ts";
import { rules } from "./rules.ts";

const whole = readFileSync(join(import.meta.dirname, "..", "new", "templates", "sort.json"), "utf8");

async function found(text: string) {
  const parsed = await parseGameText(text);
  if (!parsed.ok)
    throw new Error(parsed.problem.map((fault) => formatProblem("game.json", fault)).join("\n"));
  return check({ game: parsed.value, path: "game.json", text });
}

it("finds nothing in a whole game", async () => {
  expect((await found(whole)).faults).toEqual([]);
});

it("has at least 120 seeded faults, three a rule", () => {
  expect(faults.length).toBeGreaterThanOrEqual(120);
  for (const { id } of rules)
    expect(faults.filter(({ rule }) => rule === id).length, `faults of ${id}`).toBeGreaterThanOrEqual(3);
});

describe.each(rules.map(({ id }) => id))("%s", (id) => {
  it("finds each of its seeded faults, in its line", async () => {
    for (const { rule, put } of faults) {
      if (rule !== id) continue;
      const game: unknown = JSON.parse(whole);
      const path = put(game);
      const text = JSON.stringify(game, null, 2);
      const line = lineAt(text, placeIn(text, path).from);
      const { faults: all } = await found(text);
      expect(
        all.filter((one) => one.rule === id).map((one) => one.line),
        `${path.join(".")}: ${text.split("\n")[line - 1] ?? ""}`,
      ).toContain(line);
    }
  });

  it("finds nothing in its good examples", () => {
    const rule = rules.find((one) => one.id === id);
    expect(rule?.good.flatMap((text) => rule.inText?.(text) ?? [])).toEqual([]);
  });
});

it.each(["not-meant", "spoken-length", "speakable"])("tells each cause of %s once", async (rule) => {
  for (const { rule: own, put } of faults) {
    if (own !== rule) continue;
    const game: unknown = JSON.parse(whole);
    put(game);
    const { faults: all } = await found(JSON.stringify(game, null, 2));
    const mends = all.map(({ line, mend }) => `${line ?? ""}: ${mend}`);
    expect(mends).toEqual([...new Set(mends)]);
    // What the parser warns of a text, another rule may tell in other words.
    const places = all.filter((one) => ["not-meant", rule].includes(one.rule)).map(({ line }) => line);
    expect(places).toEqual([...new Set(places)]);
  }
});

it("tells what stops a game at play, with its line", async () => {
  const game = JSON.parse(whole) as { content: object; levels: { items: object[] }[] };
  const customers = { van: { hello: ["{nobody} leaves."], happy: [], unhappy: [] } };
  const [crate] = game.levels[0]?.items ?? [];
  Object.assign(game.content, { customers });
  Object.assign(crate ?? {}, { customer: "van" });
  const text = JSON.stringify(game, null, 2);
  const { faults: all } = await found(text);
  expect(all.map(({ rule, line }) => [rule, line])).toEqual([
    ["plays", lineAt(text, text.indexOf("{nobody} leaves."))],
  ]);
});

it("goes on with texts where a definition cannot be played, and says that more may follow", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wigglewave-check-"));
  const file = join(folder, "game.json");
  const game = JSON.parse(whole) as { bed: string; tryAtHome: string[] };
  game.bed = "nowhere";
  game.tryAtHome = ["Mum can tap a spoon."];
  const text = JSON.stringify(game, null, 2);
  writeFileSync(file, text);
  const all = await definitionFaults(file);
  expect(all?.map(({ rule, line }) => [rule, line])).toEqual([
    ["definition", lineAt(text, text.indexOf('"nowhere"'))],
    ["american", lineAt(text, text.indexOf('"Mum can'))],
  ]);
  const told = await unparsed(file, { fix: false, json: false });
  expect(told?.text).toContain("2 found. More may follow");
  writeFileSync(file, "[".repeat(8000) + "]".repeat(8000));
  expect(await definitionFaults(file)).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

it("mends what can be mended safely, until nothing of it is left", async () => {
  const game = JSON.parse(whole) as { levels: { chapter: { how?: string[] }[] }[] };
  const how = game.levels[0]?.chapter[1]?.how ?? [];
  how.splice(0, 1, "Mum takes a apple and the grey drum.", "You failed!");
  let text = JSON.stringify(game, null, 2);
  for (let times = 0; times < 4; times++) text = (await found(text)).mended.get("game.json") ?? text;
  expect(text).toContain('"Mom takes an apple and the gray drum."');
  expect((await found(text)).faults.map(({ rule }) => rule)).toEqual(["unkind"]);
});
