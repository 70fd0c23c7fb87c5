/** The folder that `npm run build:server` makes, elsewhere and with nothing in its environment, as a supervisor starts it. */
import { type ChildProcess, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BuiltServer, startBuilt } from "./support/built-server.ts";
import { installedFiles } from "./support/installed-files.ts";

const root = join(import.meta.dirname, "..", "..", "..");

let built: string;
let folder: string;
let told: string;
beforeAll(() => {
  built = join(root, "dist", "server");
  const run = spawnSync(process.execPath, ["--import", "tsx", "scripts/build-server.ts"], { cwd: root });
  if (run.status !== 0) throw new Error(run.stderr.toString());
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "artefact-"));
  cpSync(built, join(folder, "app"), { recursive: true });
  // In the place of systemd's own program: it writes down what it is told to tell.
  const programs = join(folder, "programs");
  mkdirSync(programs);
  told = join(folder, "told");
  writeFileSync(told, "");
  writeFileSync(join(programs, "systemd-notify"), `#!/bin/sh\necho "$@" >> ${told}\n`, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

async function start(settings: Readonly<Record<string, string>> = {}): Promise<BuiltServer> {
  const server = await startBuilt([process.execPath, "main.js"], join(folder, "app"), {
    NOTIFY_SOCKET: join(folder, "socket"),
    PATH: `${join(folder, "programs")}:/bin`,
    ...settings,
  });
  running.add(server.child);
  return server;
}

const tellings = () => readFileSync(told, "utf8").trim().split("\n");

test("nginx lets a class of thirty install the site at the same moment, however many games it has", () => {
  const bounds = readFileSync(join(root, "deploy", "nginx.conf"), "utf8");
  const burst = Number(/zone=files burst=(\d+) nodelay/.exec(bounds)?.[1]);
  const files = installedFiles(join(built, "site"));
  expect(files.length).toBeGreaterThan(300);
  expect(burst).toBeGreaterThan(30 * files.length);
});

describe("the built server", () => {
  test("tells its supervisor when it is ready, reloads, and stops", async () => {
    const server = await start();
    expect(await Promise.all(["/", "/game-zone", "/healthz"].map(server.status))).toEqual([200, 200, 200]);
    expect(await server.status("/nothing")).toBe(404);
    expect(await server.status("/third-party-notices.txt")).toBe(200);

    writeFileSync(join(folder, "app", "site", "new-page.html"), "new");
    expect(await server.status("/new-page")).toBe(404);
    server.child.kill("SIGHUP");
    await expect.poll(() => server.status("/new-page")).toBe(200);
    await expect.poll(tellings).toEqual(["READY=1", "RELOADING=1", "READY=1"]);

    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(tellings()).toEqual(["READY=1", "RELOADING=1", "READY=1", "STOPPING=1"]);
  });

  test("loses nothing that was acknowledged when it is killed or its database is moved away", async () => {
    const first = await start();
    const kept = [];
    for (let number = 0; number < 5; number += 1) {
      const email = `child-${number}@example.org`;
      if ((await first.signUp(email)) === 201) kept.push(email);
    }
    first.child.kill("SIGKILL");
    await first.ended;

    const second = await start();
    const data = join(folder, "app", "data");
    renameSync(data, `${data}-moved`);
    expect(await second.signUp("lost@example.org")).toBe(500);
    await expect.poll(() => second.status("/healthz")).toBe(503);
    renameSync(`${data}-moved`, data);
    await expect.poll(() => second.status("/healthz")).toBe(200);
    expect(await Promise.all(kept.map(second.logIn))).toEqual(kept.map(() => 200));
    second.child.kill("SIGTERM");
    expect(await second.ended).toBe(0);
  });

  test("has its commands beside it, and gives figures where it is told to", async () => {
    const server = await start({ METRICS_ADDRESS: "127.0.0.1:0" });
    const manage = (...words: string[]) =>
      spawnSync(process.execPath, ["manage.js", ...words], { cwd: join(folder, "app"), env: {} });
    expect(manage("admin", "list").stdout.toString()).toBe("There are no admins.\n");
    expect(manage("verify").stdout.toString()).toMatch(/accounts\.sqlite is whole: 0 accounts\.\n$/);
    expect(await server.status("/metrics")).toBe(404);
    // What may take long is read by a thread of its own, whose program lies beside the others.
    await server.signUp("root@example.org");
    const database = new Database(join(folder, "app", "data", "accounts.sqlite"));
    database.exec("update users set role = 'admin'");
    database.close();
    const entered = await fetch(`${server.address}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ user: { email: "root@example.org", password: "Qx7!velvet" } }),
    });
    const headers = {
      authorization: entered.headers.get("authorization") ?? "",
      cookie: entered.headers.get("set-cookie")?.split(";")[0] ?? "",
    };
    const csv = await fetch(`${server.address}/api/dashboard/users.csv`, { headers });
    expect(await csv.text()).toContain('"root@example.org"');
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });
});
