import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

async function runWith(settings: Readonly<Record<string, string>>, script: string, ...args: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], {
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

const run = (script: string, ...args: string[]) => runWith({ DATA_DIR: folder }, script, ...args);

function post(path: string, body: object) {
  return fetch(`${server.address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Nine starts of a program take fifteen seconds on an idle computer. */
const PATIENCE = 5 * 60_000;

const user = { first_name: "Ada", last_name: "Byron", school_name: "School", email: "ada@example.org" };
const password = "Qx7!velvet";

describe("while the server runs, without any setting", { timeout: PATIENCE }, () => {
  test("a person signs up, is mailed a link into the outbox, and is made admin", async () => {
    const signUp = await post("/api/auth/signup", {
      user: { ...user, password, confirm_password: password },
    });
    expect(signUp.status).toBe(201);
    expect((await post("/api/send-email", { email: user.email })).status).toBe(200);
    const [mail = ""] = readdirSync(join(folder, "outbox"));
    expect(readFileSync(join(folder, "outbox", mail), "utf8")).toContain(
      `${server.address}/reset-landing-page?user=Ada+Byron&token=`,
    );

    expect(await run("admin", "list")).toEqual({ code: 0, said: "There are no admins." });
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
    expect(await run("backup", target)).toEqual({ code: 0, said: `Backed up to ${target}.` });
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

  test("a backup to nowhere is told in one line", async () => {
    const target = join(folder, "no such folder", "backup.sqlite");
    const { code, said } = await run("backup", target);
    expect({ code, lines: said.split("\n") }).toEqual({
      code: 1,
      lines: [`${target} cannot be written: Cannot save backup because the directory does not exist`],
    });
  });

  test("a backup of PostgreSQL shows its password to nobody on the computer", async () => {
    const fake = join(folder, "pg_dump");
    writeFileSync(fake, '#!/bin/sh\necho "$@" "with $PGPASSWORD"\n', { mode: 0o755 });
    const settings = {
      PATH: `${folder}:${process.env["PATH"] ?? ""}`,
      DATABASE_URL: "postgres://me:p%40ss@db.example.org/games?sslmode=require",
    };
    expect(await runWith(settings, "backup", "x.dump")).toEqual({
      code: 0,
      said:
        "--format=custom --file=x.dump postgres://me@db.example.org/games?sslmode=require with p@ss\n" +
        "Backed up to x.dump.",
    });
  });
});

test("SQLite is set up once by programs that start at the same moment", { timeout: PATIENCE }, async () => {
  const fresh = join(folder, "fresh");
  const outcomes = await Promise.all(
    Array.from({ length: 3 }, () => runWith({ DATA_DIR: fresh }, "admin", "list")),
  );
  expect(outcomes).toEqual(Array.from({ length: 3 }, () => ({ code: 0, said: "There are no admins." })));
});
