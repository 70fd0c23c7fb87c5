import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSqliteVault } from "../../console-firmware/adapters/sqlite-vault.ts";
import { createStickUpkeep, type StickUpkeep } from "../../console-firmware/upkeep/stick-upkeep.ts";
import { createWishes } from "../../console-firmware/upkeep/wishes.ts";
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
  const wishes = createWishes({ data: at("data"), answers: at("answers"), clock });
  upkeep = createStickUpkeep({
    data: at("data"),
    home: at("home"),
    sticks: () => sticks,
    vault,
    wishes,
    tell: (spoken) => told.push(spoken),
    startAgain: () => starts++,
  });
  return { upkeep, vault, told, starts: () => starts, pass: () => clock.advanceTo(clock.now() + 3000) };
}

const archive = (version: string, isSigned = true): string => {
  const file = at(`stick/buzzle-${version}-${process.arch}.tar.gz`);
  writeFileSync(file, "");
  if (isSigned) writeFileSync(`${file}.sig`, "");
  return file;
};

it("offers what is on the stick: the newest version that is signed and newer, a copy; and the version before", () => {
  for (const version of ["0.7.0", "0.8.0"]) archive(version);
  archive("0.9.0", false);
  const { upkeep: opened } = open();
  expect(opened.view()).toEqual({ newVersion: null, oldVersion: null, canCopy: true, hasCopy: false });
  archive("0.9.0");
  const newest = archive("0.10.0");
  writeFileSync(at("stick/backup.db"), "");
  writeFileSync(at("home.old/version"), "0.7.0\n");
  expect(opened.view()).toEqual({ newVersion: "0.10.0", oldVersion: "0.7.0", canCopy: true, hasCopy: true });
  opened.start("update");
  expect(readFileSync(at("data/wish"), "utf8")).toBe(`update\n${newest}\n`);
});

it("says which version it is now, when another has been taken", () => {
  const { told, pass } = open();
  for (const [time, what] of ["update", "go-back"].entries()) {
    writeFileSync(at("answers/answer"), `${what} done ${time}\n`);
    pass();
  }
  expect(told).toEqual(["Now I am version 0.8.0.", "Now I am version 0.8.0."]);
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
  expect(opened.start("bring-back")).toBe("The copy cannot be read, so I keep what I have.");
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
