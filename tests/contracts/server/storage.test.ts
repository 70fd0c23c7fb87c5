import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addUser, deleteUser } from "../../../server/accounts/users.ts";
import { openStorage, sqliteFile } from "../../../server/storage/open-storage.ts";
import { STORAGES, usePostgres } from "./support/storages.ts";

const place = usePostgres();

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), "storage-"));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

test("PostgreSQL is set up once by servers that start at the same moment", async () => {
  const databaseUrl = await place("PostgreSQL");
  const storages = await Promise.all(
    Array.from({ length: 4 }, () => openStorage({ dataFolder, databaseUrl })),
  );
  expect(await storages[0]?.db.selectFrom("schema_version").selectAll().execute()).toEqual([{ version: 2 }]);
  await Promise.all(storages.map(({ close }) => close()));
});

describe.each(STORAGES)("%s", (kind) => {
  test("keeps what is in it when it is opened again", async () => {
    const databaseUrl = await place(kind);
    const row = { key: "kept", group_key: "kept", full_at: 2 ** 42 };
    const first = await openStorage({ dataFolder, databaseUrl });
    await first.db.insertInto("rate_limits").values(row).execute();
    await first.close();
    const again = await openStorage({ dataFolder, databaseUrl });
    expect(await again.db.selectFrom("rate_limits").selectAll().execute()).toEqual([row]);
    expect(await again.db.selectFrom("schema_version").selectAll().execute()).toEqual([{ version: 2 }]);
    await again.close();
  });

  test("made by a newer version is left alone", async () => {
    const databaseUrl = await place(kind);
    const newer = await openStorage({ dataFolder, databaseUrl });
    await newer.db.updateTable("schema_version").set({ version: 99 }).execute();
    await newer.close();
    await expect(openStorage({ dataFolder, databaseUrl })).rejects.toThrow(
      "The database has version 99, this program knows 2.",
    );
  });
});

describe("SQLite", () => {
  test("is on the disk before anything is acknowledged", async () => {
    const { db, close } = await openStorage({ dataFolder, databaseUrl: undefined });
    // 2 is FULL: every commit waits for the disk.
    expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]);
    await close();
  });

  test("forgets a deleted person to the last byte of its file", async () => {
    const { db, close } = await openStorage({ dataFolder, databaseUrl: undefined });
    const add = (lastName: string) =>
      addUser(db, {
        firstName: "Ada",
        lastName,
        schoolName: "School",
        email: `${lastName}@example.org`.toLowerCase(),
        passwordHash: null,
        googleSubject: null,
        createdAt: 0,
      });
    const file = async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
      return ["", "-wal"]
        .map((end) => readFileSync(sqliteFile(dataFolder) + end, "latin1").toLowerCase())
        .join("");
    };
    const gone = await add("Forgotten");
    await add("Remaining");
    expect(await file()).toContain("forgotten");
    await deleteUser(db, gone?.id ?? "");
    const content = await file();
    expect(content).not.toContain("forgotten");
    expect(content).toContain("remaining");
    await close();
  });
});

test("a PostgreSQL that is not there is told", async () => {
  const databaseUrl = "postgres://nobody@127.0.0.1:1/nothing";
  await expect(openStorage({ dataFolder, databaseUrl })).rejects.toThrow("ECONNREFUSED");
});
