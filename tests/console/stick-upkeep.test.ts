import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSqliteVault } from "../../console-firmware/adapters/sqlite-vault.ts";
import { createStickUpkeep, type StickUpkeep } from "../../console-firmware/upkeep/stick-upkeep.ts";
import { createSimulatedClock } from "../../engine/journal/index.ts";

let folder = "";
let upkeep: StickUpkeep | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "upkeep-"));
  for (const name of ["data", "answers", "home", "home.old", "stick"]) mkdirSync(at(name));
  writeFileSync(at("home/version"), "0.8.0\n");
});
afterEach(() => {
  upkeep?.close();
  rmSync(folder, { recursive: true });
});
const at = (path: string): string => join(folder, path);

function open(sticks: readonly string[] = [at("stick")]) {
  const clock = createSimulatedClock();
  const vault = openSqliteVault(at("data/buzzle.db"));
  const told: string[] = [];
  let starts = 0;
  upkeep = createStickUpkeep({
    data: at("data"),
    answers: at("answers"),
    home: at("home"),
    sticks: () => sticks,
    vault,
    clock,
    tell: (spoken) => told.push(spoken),
    startAgain: () => starts++,
  });
  return { upkeep, vault, told, starts: () => starts, pass: () => clock.advanceTo(clock.now() + 3000) };
}

it("offers what is on the stick: a signed archive of another version, a copy; and the version before", () => {
  const archive = (version: string): string => at(`stick/buzzle-${version}-${process.arch}.tar.gz`);
  for (const version of ["0.8.0", "0.9.0"]) writeFileSync(archive(version), "");
  const { upkeep: opened } = open();
  expect(opened.view()).toEqual({ newVersion: null, oldVersion: null, canCopy: true, hasCopy: false });
  rmSync(archive("0.8.0"));
  writeFileSync(`${archive("0.9.0")}.sig`, "");
  writeFileSync(at("stick/backup.db"), "");
  writeFileSync(at("home.old/version"), "0.7.0\n");
  expect(opened.view()).toEqual({ newVersion: "0.9.0", oldVersion: "0.7.0", canCopy: true, hasCopy: true });
  opened.start("update");
  expect(readFileSync(at("data/wish"), "utf8")).toBe(`update\n${archive("0.9.0")}\n`);
});

it("writes a copy and its wish, and says once how it went", () => {
  writeFileSync(at("answers/answer"), "copy done 1\n");
  const { upkeep: opened, vault, told, pass } = open();
  vault.addPlayer("Otter");
  expect(opened.start("copy")).toBe("I am writing. Leave the stick in.");
  expect(readFileSync(at("data/wish"), "utf8")).toBe(`copy\n${at("stick")}\n`);
  pass();
  writeFileSync(at("answers/answer"), "copy failed 2\n");
  pass();
  pass();
  expect(told).toEqual(["I could not write on the stick. Is it full, or locked? Please try another."]);
  const copied = openSqliteVault(at("data/copy.db"));
  expect(copied.players().map(({ name }) => name)).toEqual(["Otter"]);
  copied.close();
  vault.close();
});

it("brings a copy back and keeps what there was beside it, but nothing that cannot be read", () => {
  const other = openSqliteVault(at("other.db"));
  other.addPlayer("Fox");
  other.copyTo(at("stick/backup.db"));
  other.close();
  const { upkeep: opened, vault, starts } = open();
  vault.addPlayer("Otter");
  expect([opened.start("bring-back"), starts()]).toEqual(["I bring it back, and begin again.", 1]);
  expect(vault.players().map(({ name }) => name)).toEqual(["Fox"]);
  const before = openSqliteVault(at("data/before-copy.db"));
  expect(before.players().map(({ name }) => name)).toEqual(["Otter"]);
  before.close();
  writeFileSync(at("stick/backup.db"), "No copy.");
  expect(opened.start("bring-back")).toBe("The copy on the stick cannot be read, so I keep what I have.");
  expect(vault.players().map(({ name }) => name)).toEqual(["Fox"]);
  vault.close();
  expect(readdirSync(at("data"))).not.toContain("buzzle.db.new");
});

it("says so when the stick is gone", () => {
  const { upkeep: opened, vault } = open([]);
  for (const chore of ["copy", "update", "bring-back"] as const)
    expect(opened.start(chore)).toBe("The stick is not there any more.");
  expect(readdirSync(at("data"))).not.toContain("wish");
  vault.close();
});
