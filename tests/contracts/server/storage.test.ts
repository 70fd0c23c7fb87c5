import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { Kysely, sql, SqliteDialect } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addUser, deleteUser } from "../../../server/accounts/users.ts";
import { parseConfig } from "../../../server/config.ts";
import { backup } from "../../../server/manage/backup.ts";
import { restore } from "../../../server/manage/restore.ts";
import { verify } from "../../../server/manage/verify.ts";
import { replaceSqlite } from "../../../server/manage/sqlite-backup.ts";
import { migrate } from "../../../server/storage/migrate.ts";
import type { Tables } from "../../../server/storage/tables.ts";
import { openStorage, sqliteFile } from "../../../server/storage/open-storage.ts";
import { builtProgram } from "../../programs.ts";
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
  expect(await storages[0]?.db.selectFrom("schema_version").selectAll().execute()).toEqual([{ version: 6 }]);
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
    expect(await again.db.selectFrom("schema_version").selectAll().execute()).toEqual([{ version: 6 }]);
    await again.close();
  });

  test("made by a newer version is left alone", async () => {
    const databaseUrl = await place(kind);
    const newer = await openStorage({ dataFolder, databaseUrl });
    await newer.db.updateTable("schema_version").set({ version: 99 }).execute();
    await newer.close();
    await expect(openStorage({ dataFolder, databaseUrl })).rejects.toThrow(
      "The database has version 99, this program knows 6.",
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
  expect(await verify.run([file], config.value)).toBe(`${file} is not whole: ${broken}`);
  expect(await restore.run([file], config.value)).toBe(`${file} is not restored: ${broken}`);
  expect(await db.selectFrom("users").select("email").execute()).toEqual([{ email: "kept@example.org" }]);
  await close();
  said.mockRestore();
});

test("a dump of PostgreSQL with something that is not ours, or of a newer program, is neither made nor put back", async () => {
  const said = vi.spyOn(console, "log").mockReturnValue(undefined);
  const databaseUrl = await place("PostgreSQL");
  const config = parseConfig({ DATABASE_URL: databaseUrl });
  if (!config.ok || databaseUrl === undefined) throw new Error("PostgreSQL");
  const { db, close } = await openStorage({ dataFolder, databaseUrl });
  await addUser(db, { ...ada, email: "kept@example.org" });
  const dumped = (name: string) => {
    const file = join(dataFolder, name);
    execFileSync("pg_dump", ["--format=custom", `--file=${file}`, databaseUrl]);
    return file;
  };
  await db.updateTable("schema_version").set({ version: 99 }).execute();
  const newer = dumped("newer.dump");
  await db.updateTable("schema_version").set({ version: 6 }).execute();
  await sql`create function evil() returns trigger language plpgsql as
    'begin update users set role = ''admin''; return new; end'`.execute(db);
  await sql`create trigger evil after insert on sessions execute function evil()`.execute(db);
  const hostile = dumped("hostile.dump");
  const target = join(dataFolder, "own.dump");
  expect(await backup.run([target], config.value)).toContain("it has something that is not ours");
  await sql`drop function evil cascade`.execute(db);
  expect(await restore.run([newer], config.value)).toBe(
    `${newer} is not restored: it has version 99, and this program knows 6`,
  );
  expect(await restore.run([hostile], config.value)).toMatch(
    /is not restored: it has .* FUNCTION public evil/,
  );
  expect(await db.selectFrom("users").select("email").execute()).toEqual([{ email: "kept@example.org" }]);
  await close();
  said.mockRestore();
});

describe("a backup of SQLite", () => {
  const parsed = parseConfig({});
  if (!parsed.ok) throw new Error(parsed.problem);
  const configOf = (folder: string) => ({ ...parsed.value, dataFolder: folder });
  const emailsIn = (folder: string) => {
    const database = new Database(sqliteFile(folder), { readonly: true });
    const emails = database.prepare("select email from users order by email").pluck().all();
    database.close();
    return emails;
  };
  const fill = async (folder: string, count: number, name: string) => {
    const { db, close } = await openStorage({ dataFolder: folder, databaseUrl: undefined });
    for (let number = 0; number < count; number += 1)
      await addUser(db, { ...ada, email: `${name}-${number}@example.org` });
    return { db, close };
  };
  const made = async (change: (database: Database.Database) => void) => {
    const folder = mkdtempSync(join(dataFolder, "made-"));
    await (await fill(folder, 1, "made")).close();
    const database = new Database(sqliteFile(folder));
    change(database);
    database.close();
    return sqliteFile(folder);
  };
  /** As whoever means harm does it: by SQL alone no name may begin with sqlite_. */
  const EVIL =
    "CREATE TRIGGER sqlite_evil after insert on sessions begin update users set role = 'admin'; end";
  const writeIntoSchema = (database: Database.Database, ...row: [string, string, string, string]) => {
    database.unsafeMode(true);
    database.pragma("writable_schema = on");
    const [type, name, table, words] = row;
    database.prepare("insert into sqlite_schema values (?, ?, ?, 0, ?)").run(type, name, table, words);
  };
  let said: string[];
  beforeEach(() => {
    said = [];
    vi.spyOn(console, "log").mockImplementation((line: string) => {
      said.push(line);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("that was copied with its write-ahead log beside it brings all of its accounts", async () => {
    const folder = join(dataFolder, "used");
    const used = await fill(folder, 5, "child");
    const taken = join(dataFolder, "taken.sqlite");
    for (const end of ["", "-wal"]) copyFileSync(sqliteFile(folder) + end, taken + end);
    expect(statSync(taken).size).toBeLessThan(statSync(`${taken}-wal`).size);
    await used.close();
    const config = configOf(join(dataFolder, "new"));
    expect(await verify.run([taken], config)).toBe(undefined);
    expect(await restore.run([taken], config)).toBe(undefined);
    expect(emailsIn(config.dataFolder)).toHaveLength(5);
  });

  test("takes the place of the accounts last: whatever fails before leaves them as they were", async () => {
    await (await fill(dataFolder, 2, "kept")).close();
    const live = sqliteFile(dataFolder);
    const { ino } = statSync(live);
    const config = configOf(dataFolder);
    const truncated = join(dataFolder, "truncated.sqlite");
    writeFileSync(truncated, readFileSync(live).subarray(0, 20_000));
    const empty = join(dataFolder, "empty.sqlite");
    writeFileSync(empty, "");
    const bad: [string, string | RegExp][] = [
      [live, "these are the accounts themselves."],
      [truncated, /malformed|not a database|page/],
      [empty, "it holds no accounts of ours"],
      [
        await made((one) => one.exec("update schema_version set version = 99")),
        "it has version 99, and this program knows 6",
      ],
      [await made((one) => one.exec("delete from schema_version")), "it does not say which version it has"],
      [
        await made((one) =>
          one.exec("create trigger evil after insert on sessions begin update users set role = 'admin'; end"),
        ),
        "its trigger evil is not ours",
      ],
      [
        await made((one) => writeIntoSchema(one, "trigger", "sqlite_evil", "sessions", EVIL)),
        "its trigger sqlite_evil is not ours",
      ],
      [
        await made((one) => {
          one.exec("create table more (id text)");
          writeIntoSchema(one, "table", "users", "users", "CREATE TABLE users(name text)");
        }),
        /malformed|names something twice/,
      ],
      [await made((one) => one.exec("create view evil as select * from users")), "its view evil is not ours"],
      [await made((one) => one.exec("drop index sessions_by_user")), "its index sessions_by_user is missing"],
      [
        await made((one) => {
          one.pragma("foreign_keys = off");
          one.exec("insert into sessions values ('s', 'nobody', 1, 1)");
        }),
        "rows refer to accounts that are not there",
      ],
      [
        await made((one) => {
          one.exec("drop table users; create table users (name text); insert into users values ('x')");
        }),
        "its table users is not ours",
      ],
    ];
    for (const [file, problem] of bad) {
      const told = await restore.run([file], config);
      if (typeof problem === "string") expect(told).toBe(`${file} is not restored: ${problem}`);
      else expect(told).toMatch(problem);
      expect(statSync(live).ino).toBe(ino);
    }
    const good = await made(() => {});
    const failing = async () => "the disk is full";
    expect(await replaceSqlite(good, dataFolder, failing)).toEqual({ problem: "the disk is full" });
    expect(emailsIn(dataFolder)).toEqual(["kept-0@example.org", "kept-1@example.org"]);
    expect(readdirSync(dataFolder).filter((name) => name.startsWith("restore-"))).toEqual([]);
  });

  test("of an older program is brought up to date, and what was there is kept", async () => {
    const old = join(dataFolder, "old.sqlite");
    const database = new Database(old);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    await migrate(db, "sqlite", 2);
    await db.destroy();
    await (await fill(dataFolder, 1, "before")).close();
    expect(await restore.run([old], configOf(dataFolder))).toBe(undefined);
    expect(emailsIn(dataFolder)).toEqual([]);
    const kept = readdirSync(dataFolder).filter((name) => name.includes(".before-"));
    expect(kept).toHaveLength(1);
    expect(await verify.run([join(dataFolder, kept[0] ?? "")], configOf(dataFolder))).toBe(undefined);
  });

  test("may hold what ANALYZE leaves, and says how many accounts there are", async () => {
    const analyzed = await made((one) => one.exec("analyze"));
    expect(await verify.run([analyzed], configOf(dataFolder))).toBe(undefined);
    expect(await restore.run([analyzed], configOf(join(dataFolder, "new")))).toBe(undefined);
    expect(said).toEqual([
      `${analyzed} is whole: 1 account.`,
      `Restored 1 account from ${analyzed}. Everybody has to log in again.`,
    ]);
  });

  test("is whose the accounts were, also where root puts it in place", async () => {
    await (await fill(dataFolder, 1, "kept")).close();
    const live = sqliteFile(dataFolder);
    if (process.getuid?.() === 0) chownSync(live, 65_534, 65_534);
    const { uid, gid } = statSync(live);
    expect(await restore.run([await made(() => {})], configOf(dataFolder))).toBe(undefined);
    expect(statSync(live)).toMatchObject({ uid, gid });
  });

  test("is made every night, and the oldest go", async () => {
    await (await fill(dataFolder, 1, "child")).close();
    const folder = join(dataFolder, "nightly");
    const config = configOf(dataFolder);
    mkdirSync(folder);
    const older = ["accounts-2026-01-01T02-00-00-000Z.sqlite", "accounts-2026-01-02T02-00-00-000Z.sqlite"];
    const killed = ["accounts-2026-01-01T02-00-00-000Z.sqlite.part", "accounts-2026-01-02.sqlite.part"];
    for (const name of [...older, ...killed, "not-ours.sqlite"]) writeFileSync(join(folder, name), "");
    utimesSync(join(folder, killed[0] ?? ""), 0, 0);
    expect(await backup.run(["--into", folder, "--keep", "2"], config)).toBe(undefined);
    const names = readdirSync(folder).toSorted();
    expect(names).toEqual([
      killed[1],
      older[1],
      expect.stringMatching(/^accounts-.*Z\.sqlite$/),
      "not-ours.sqlite",
    ]);
    expect(await restore.run([join(folder, names[2] ?? "")], config)).toBe(undefined);
    expect(await backup.run(["--into", folder, "--keep", "0"], config)).toMatch(/^backup /);
  });

  test("is made while somebody writes without a pause", async () => {
    const { db, close } = await fill(dataFolder, 50, "child");
    const target = join(dataFolder, "busy.sqlite");
    const command = [await builtProgram("manage"), "backup", target];
    const child = spawn(process.execPath, command, {
      cwd: join(import.meta.dirname, "..", "..", ".."),
      env: { ...process.env, DATA_DIR: dataFolder },
    });
    const ended = once(child, "close");
    let writes = 0;
    while (child.exitCode === null) {
      writes += 1;
      await db.updateTable("users").set({ seen_at: writes }).execute();
      await new Promise(setImmediate);
    }
    expect(await ended).toEqual([0, null]);
    expect(writes).toBeGreaterThan(20);
    expect(await verify.run([target], configOf(dataFolder))).toBe(undefined);
    await close();
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
      addUser(db, { ...ada, lastName, email: `${lastName}@example.org`.toLowerCase() });
    const file = async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
      return ["", "-wal"]
        .map((end) => readFileSync(sqliteFile(dataFolder) + end, "latin1").toLowerCase())
        .join("");
    };
    const gone = await add("Vanishing");
    await add("Remaining");
    expect(await file()).toContain("vanishing");
    await deleteUser(db, gone?.id ?? "");
    const content = await file();
    expect(content).not.toContain("vanishing");
    expect(content).toContain("remaining");
    await close();
  });
});

test("a PostgreSQL that is not there is told", async () => {
  const databaseUrl = "postgres://nobody@127.0.0.1:1/nothing";
  await expect(openStorage({ dataFolder, databaseUrl })).rejects.toThrow("ECONNREFUSED");
});
