import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addUser, deleteUser } from "../../../server/accounts/users.ts";
import { parseConfig } from "../../../server/config.ts";
import { backup } from "../../../server/manage/backup.ts";
import { restore } from "../../../server/manage/restore.ts";
import { verify } from "../../../server/manage/verify.ts";
import { openStorage, sqliteFile } from "../../../server/storage/open-storage.ts";
import { STORAGES, usePostgres } from "./support/storages.ts";

const place = usePostgres();
const ada = {
  firstName: "Ada",
  lastName: "Byron",
  schoolName: "School",
  passwordHash: null,
  googleSubject: null,
  createdAt: 0,
};

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
  expect(await storages[0]?.db.selectFrom("schema_version").selectAll().execute()).toEqual([{ version: 3 }]);
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
    expect(await again.db.selectFrom("schema_version").selectAll().execute()).toEqual([{ version: 3 }]);
    await again.close();
  });

  test("made by a newer version is left alone", async () => {
    const databaseUrl = await place(kind);
    const newer = await openStorage({ dataFolder, databaseUrl });
    await newer.db.updateTable("schema_version").set({ version: 99 }).execute();
    await newer.close();
    await expect(openStorage({ dataFolder, databaseUrl })).rejects.toThrow(
      "The database has version 99, this program knows 3.",
    );
  });
});

describe("a light transaction", () => {
  test("waits not for SQLite's disk, while all others do again, also after one that failed", async () => {
    const { db, light, close } = await openStorage({ dataFolder, databaseUrl: undefined });
    const wait = async (on: typeof db) =>
      (await sql<{ synchronous: number }>`pragma synchronous`.execute(on)).rows[0]?.synchronous;
    const failure = light(async () => {
      throw new Error("used up");
    });
    await expect(failure).rejects.toThrow("used up");
    expect([await wait(db), await light(wait), await wait(db)]).toEqual([2, 1, 2]);
    await close();
  });

  test("waits not for PostgreSQL's disk, while all others do", async () => {
    const databaseUrl = await place("PostgreSQL");
    const { db, light, close } = await openStorage({ dataFolder, databaseUrl });
    const wait = async (on: typeof db) =>
      (await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(on)).rows[0]
        ?.synchronous_commit;
    expect([await light(wait), await wait(db)]).toEqual(["off", "on"]);
    await close();
  });
});

test("a backup of PostgreSQL is read whole, put back, and logs everybody out", async () => {
  const said = vi.spyOn(console, "log").mockReturnValue(undefined);
  const databaseUrl = await place("PostgreSQL");
  const config = parseConfig({ DATABASE_URL: databaseUrl });
  if (!config.ok) throw new Error(config.problem);
  const { db, close } = await openStorage({ dataFolder, databaseUrl });
  const add = (email: string) => addUser(db, { ...ada, email });
  const kept = await add("kept@example.org");
  const session = { id: "open", user_id: kept?.id ?? "", issued_at: 0, expires_at: 2 ** 42 };
  await db.insertInto("sessions").values(session).execute();

  const file = join(dataFolder, "accounts.dump");
  expect(await backup.run([file], config.value)).toBe(undefined);
  expect(await verify.run([file], config.value)).toBe(undefined);
  await add("later@example.org");
  expect(await restore.run([file], config.value)).toBe(undefined);
  expect(await db.selectFrom("users").select("email").execute()).toEqual([{ email: "kept@example.org" }]);
  expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  expect(await verify.run([], config.value)).toBe(undefined);

  writeFileSync(file, readFileSync(file).subarray(0, 4000));
  const broken = "pg_restore failed; it says why above.";
  expect(await verify.run([file], config.value)).toBe(broken);
  expect(await restore.run([file], config.value)).toBe(broken);
  expect(await db.selectFrom("users").select("email").execute()).toEqual([{ email: "kept@example.org" }]);
  await close();
  said.mockRestore();
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
      addUser(db, { ...ada, lastName, email: `${lastName}@example.org`.toLowerCase() });
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
