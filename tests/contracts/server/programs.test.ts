import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtProgram } from "../../programs.ts";
import { type ServerProcess, startServer } from "../../server-process.ts";

const root = join(import.meta.dirname, "..", "..", "..");
let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "programs-"));
  const site = join(folder, "site");
  mkdirSync(site);
  for (const name of ["index", "404"]) writeFileSync(join(site, `${name}.html`), name);
  server = await startServer({ SITE_FOLDER: site, DATA_DIR: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function runWith(settings: Readonly<Record<string, string>>, command: string, ...args: string[]) {
  const child = spawn(process.execPath, [await builtProgram("manage"), command, ...args], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const [code]: unknown[] = await once(child, "close");
  return { code, said: said.trim() };
}

const outbox = () =>
  readdirSync(join(folder, "outbox"))
    .map((name) => readFileSync(join(folder, "outbox", name), "utf8"))
    .join("\n");

const run = (command: string, ...args: string[]) => runWith({ DATA_DIR: folder }, command, ...args);

function post(path: string, body: object) {
  return fetch(`${server.address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const user = { first_name: "Ada", last_name: "Byron", school_name: "School", email: "ada@example.org" };
const password = "Qx7!velvet";

describe("while the server runs, without any setting", () => {
  test("a person signs up, is mailed a link into the outbox, and is made admin", async () => {
    const signUp = await post("/api/auth/signup", {
      user: { ...user, password, confirm_password: password },
    });
    expect(signUp.status).toBe(201);
    expect((await post("/api/send-email", { email: user.email })).status).toBe(200);
    expect(outbox()).toContain(`${server.address}/reset-landing-page?user=Ada+Byron&token=`);

    expect(await run("admin", "list")).toEqual({ code: 0, said: "There are no admins." });
    expect(await run("admin", "grant", "ADA@example.org")).toEqual({
      code: 1,
      said:
        "Nobody has shown yet that ADA@example.org is theirs. Its owner opens the link in the mail that came after " +
        "the sign-up, or asks for another on the page My data.",
    });
    // Nobody waits for that mail, so the server sends it in its own time.
    const proof = () => /confirm-email\?token=([\w-]+)/.exec(outbox())?.[1];
    await expect.poll(proof, { timeout: 10_000 }).toBeDefined();
    const token = proof();
    expect((await post("/api/confirm-email", { token })).status).toBe(200);
    expect(await run("admin", "grant", "ADA@example.org")).toEqual({
      code: 0,
      said: "ADA@example.org is an admin.",
    });
    expect(await run("admin", "list")).toEqual({ code: 0, said: "ada@example.org" });
    const logIn = await post("/api/auth/login", { user: { email: user.email, password } });
    expect(await logIn.json()).toMatchObject({ user: { role: "admin" } });
    expect(await run("admin", "revoke", "ada@example.org")).toEqual({
      code: 0,
      said: "ada@example.org is no admin.",
    });
    expect(await run("admin", "grant", "nobody@example.org")).toEqual({
      code: 1,
      said: "Nobody has an account with the address nobody@example.org. Sign up first.",
    });
    expect(await run("admin", "promote")).toMatchObject({ code: 1 });
  });

  test("a backup is a whole database, and overwrites nothing", async () => {
    const target = join(folder, "backup.sqlite");
    expect(await run("backup", target)).toEqual({ code: 0, said: `Backed up 1 account to ${target}.` });
    const copy = new Database(target, { readonly: true });
    expect(copy.prepare("select email from users").all()).toEqual([{ email: user.email }]);
    expect(copy.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
    copy.close();
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(await run("backup", target)).toEqual({
      code: 1,
      said: `${target} is there already, and is not overwritten.`,
    });
  });

  test("a backup is whole, and is not put in the place of accounts that a server has open", async () => {
    const target = join(folder, "backup.sqlite");
    expect(await run("verify", target)).toEqual({ code: 0, said: `${target} is whole: 1 account.` });
    expect(await run("restore", target)).toEqual({
      code: 1,
      said: `${target} is not restored: the server is running. Stop it first.`,
    });
    const damaged = join(folder, "damaged.sqlite");
    const bytes = readFileSync(target);
    bytes.fill(0xff, 4096, 12_288);
    writeFileSync(damaged, bytes);
    expect((await run("verify", damaged)).code).toBe(1);
    const elsewhere = join(folder, "elsewhere");
    expect((await runWith({ DATA_DIR: elsewhere }, "restore", damaged)).code).toBe(1);
    expect(await runWith({ DATA_DIR: elsewhere }, "restore", target)).toEqual({
      code: 0,
      said: `Restored 1 account from ${target}. Everybody has to log in again.`,
    });
    const restored = new Database(join(elsewhere, "accounts.sqlite"), { readonly: true });
    expect(restored.prepare("select email from users").all()).toEqual([{ email: user.email }]);
    expect(restored.prepare("select * from sessions").all()).toEqual([]);
    expect(restored.prepare("select action from audit order by done_at").all()).toEqual([
      { action: "admin.grant" },
      { action: "admin.revoke" },
      { action: "restore" },
    ]);
    restored.close();
  });

  test("accounts that nobody uses are counted, and go when that is asked for; admins stay", async () => {
    const database = new Database(join(folder, "accounts.sqlite"));
    const add = database.prepare(
      "insert into users select ?, ?, first_name, last_name, school_name, name_key, school_key, search_text, " +
        "password_hash, null, 1, ?, created_at, 0, 0 from users where email = ?",
    );
    add.run("old", "old@example.org", "user", user.email);
    add.run("boss", "boss@example.org", "admin", user.email);
    expect(await run("accounts", "prune", "--inactive", "700")).toMatchObject({
      said: "1 accounts were not used for 700 days. With --delete they go for good.",
    });
    expect(await run("accounts", "prune", "--inactive", "700", "--delete")).toMatchObject({
      said: "1 accounts that were not used for 700 days are deleted.",
    });
    expect(database.prepare("select email from users order by email").all()).toEqual([
      { email: user.email },
      { email: "boss@example.org" },
    ]);
    database.close();
  });

  test("a backup to nowhere is told in one line", async () => {
    const target = join(folder, "no such folder", "backup.sqlite");
    const { code, said } = await run("backup", target);
    expect({ code, lines: said.split("\n") }).toEqual({
      code: 1,
      lines: [`${target} is not made: unable to open database: ${target}.part`],
    });
  });

  test("a dump of PostgreSQL that is not whole leaves nothing behind that looks like a backup", async () => {
    const programs = join(folder, "broken-programs");
    const backups = join(folder, "dumps");
    mkdirSync(programs);
    writeFileSync(join(programs, "pg_dump"), '#!/bin/sh\nprintf half > "${2#--file=}"\n', { mode: 0o755 });
    writeFileSync(join(programs, "pg_restore"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    const settings = {
      PATH: `${programs}:${process.env["PATH"] ?? ""}`,
      DATABASE_URL: "postgres://me@db.example.org/games?sslmode=require",
    };
    const { code, said } = await runWith(settings, "backup", "--into", backups, "--keep", "2");
    expect([code, said]).toEqual([1, expect.stringMatching(/is not made: pg_restore failed/)]);
    expect(readdirSync(backups)).toEqual([]);
  });

  test("a backup of PostgreSQL shows its password to nobody on the computer", async () => {
    const target = join(folder, "x.dump");
    const fake = join(folder, "pg_dump");
    writeFileSync(fake, '#!/bin/sh\necho "$@" "with $PGPASSWORD"; : > "${2#--file=}"\n', { mode: 0o755 });
    const answers =
      'case "$1" in --list) echo "1; 2 3 TABLE public users me";; --data-only) printf "COPY x\n3\n\\\\.\n";; esac';
    writeFileSync(join(folder, "pg_restore"), `#!/bin/sh\n${answers}\n`, { mode: 0o755 });
    const settings = {
      PATH: `${folder}:${process.env["PATH"] ?? ""}`,
      DATABASE_URL: "postgres://me:p%40ss@db.example.org/games?sslmode=require",
    };
    expect(await runWith(settings, "backup", target)).toEqual({
      code: 0,
      said:
        `--format=custom --file=${target}.part postgres://me@db.example.org/games?sslmode=require with p@ss\n` +
        `Backed up 1 account to ${target}.`,
    });
  });
});

test("SQLite is set up once by servers that start at the same moment", async () => {
  const settings = { SITE_FOLDER: join(folder, "site"), DATA_DIR: join(folder, "fresh") };
  const servers = await Promise.all(Array.from({ length: 3 }, () => startServer(settings)));
  expect(await Promise.all(servers.map(({ stop }) => stop()))).toEqual([0, 0, 0]);
});

test("no command makes a database where one was expected", async () => {
  const nowhere = join(folder, "nowhere");
  const commands = [
    ["admin", "list"],
    ["backup", join(folder, "never.sqlite")],
    ["verify"],
    ["accounts", "prune", "--inactive", "700", "--delete"],
    ["secret", "rotate"],
  ];
  for (const [command = "", ...words] of commands) {
    const { code, said } = await runWith({ DATA_DIR: nowhere }, command, ...words);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/There is no .*nowhere.*Run the command with the settings of the server\.$/s),
    ]);
  }
  expect(existsSync(nowhere)).toBe(false);
});
