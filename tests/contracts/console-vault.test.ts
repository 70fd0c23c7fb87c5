import { spawnSync } from "node:child_process";
import Database from "better-sqlite3";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteVault } from "../../console-firmware/adapters/sqlite-vault.ts";
import { lastingProgressStoreSuite } from "./progress-store-suite.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vault-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const file = (): string => join(folder, "data", "buzzle.db");

lastingProgressStoreSuite("SQLite", () => {
  const vault = openSqliteVault(file());
  const id = vault.addPlayer("Otter")?.id ?? 0;
  const others: { close(): void }[] = [];
  return {
    load: () => vault.storeOf(id).load(),
    save: (progress) => vault.storeOf(id).save(progress),
    reopen() {
      const again = openSqliteVault(file());
      others.push(again);
      return again.storeOf(id);
    },
    // Somebody else holds the file: reading goes on, writing does not.
    fill() {
      const other = new Database(file());
      other.exec("BEGIN IMMEDIATE");
      others.push(other);
    },
    // Closed, so that nothing of it is in memory; it opens again by itself.
    tear() {
      vault.close();
      truncateSync(file(), 5000);
    },
    close() {
      vault.close();
      for (const other of others) other.close();
    },
  };
});

describe("SQLite", () => {
  it("sets a file aside that has lost its length, and tells", () => {
    const vault = openSqliteVault(file());
    vault.addPlayer("Otter");
    vault.close();
    truncateSync(file(), 0);
    const again = openSqliteVault(file());
    expect(again.check()).toEqual({ type: "set-aside", file: `${file()}.broken-1` });
    expect(again.players()).toEqual([]);
    again.close();
    const third = openSqliteVault(file());
    expect(third.check()).toEqual({ type: "fine" });
    third.close();
  });

  it("refuses progress that is nested too deep to be written", () => {
    const vault = openSqliteVault(file());
    const id = vault.addPlayer("Otter")?.id ?? 0;
    const deep: unknown = JSON.parse("[".repeat(20_000) + "]".repeat(20_000));
    expect(vault.storeOf(id).save(deep)).toMatchObject({ type: "failed" });
    vault.close();
  });

  it("keeps each child's own progress, and what was set", () => {
    const vault = openSqliteVault(file());
    const [otter, fox] = ["Otter", "Fox"].map((name) => vault.addPlayer(name)?.id ?? 0);
    vault.storeOf(otter ?? 0).save({ of: "otter" });
    vault.storeOf(fox ?? 0).save({ of: "fox" });
    vault.set("volume", "3");
    vault.set("volume", "4");
    vault.close();
    const again = openSqliteVault(file());
    expect(again.players().map(({ name }) => name)).toEqual(["Otter", "Fox"]);
    expect(again.storeOf(otter ?? 0).load()).toEqual({ type: "found", progress: { of: "otter" } });
    expect(again.storeOf(fox ?? 0).load()).toEqual({ type: "found", progress: { of: "fox" } });
    expect([again.setting("volume"), again.setting("speaker")]).toEqual(["4", null]);
    expect(again.addPlayer("Fox")).toBeNull();
    expect(again.check()).toEqual({ type: "fine" });
    again.close();
  });

  it("sets a file aside that is none of SQLite's, again and again, and deletes nothing", () => {
    mkdirSync(join(folder, "data"));
    for (const number of [1, 2]) {
      writeFileSync(file(), `This is broken ${number}. `.repeat(500));
      const vault = openSqliteVault(file());
      expect(vault.check()).toEqual({ type: "set-aside", file: `${file()}.broken-${number}` });
      expect(vault.addPlayer("Otter")).toMatchObject({ name: "Otter" });
      vault.close();
    }
    expect(readdirSync(join(folder, "data"))).toEqual([
      "buzzle.db",
      "buzzle.db.broken-1",
      "buzzle.db.broken-2",
    ]);
  });

  it("tells when its card is full, and keeps what it had", ({ skip }) => {
    const card = join(folder, "card");
    mkdirSync(card);
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=200k", "none", card]);
    if (mounted.status !== 0) return skip("only root can make a card that is soon full");
    try {
      const vault = openSqliteVault(join(card, "buzzle.db"));
      const store = vault.storeOf(vault.addPlayer("Otter")?.id ?? 0);
      let last: unknown;
      let size = 1000;
      for (; size < 1_000_000; size *= 2) {
        const progress = { text: "x".repeat(size) };
        if (store.save(progress).type === "failed") break;
        last = progress;
      }
      expect(size).toBeLessThan(1_000_000);
      expect(store.load()).toEqual({ type: "found", progress: last });
      vault.close();
      const again = openSqliteVault(join(card, "buzzle.db"));
      expect(again.storeOf(1).load()).toEqual({ type: "found", progress: last });
      again.close();
    } finally {
      spawnSync("umount", [card]);
    }
  });

  it("plays on without keeping anything where its folder cannot be made", () => {
    writeFileSync(join(folder, "data"), "");
    const vault = openSqliteVault(file());
    expect(vault.check()).toMatchObject({ type: "failed" });
    expect(vault.players()).toEqual([]);
    expect(vault.addPlayer("Otter")).toBeNull();
    expect(vault.setting("volume")).toBeNull();
    expect(vault.storeOf(1).save({})).toMatchObject({ type: "failed" });
    vault.close();
  });
});
