/**
 * sudo npm run server:root: puts the folder of `npm run build:server` into a Debian of its own that has nothing but Node,
 * with its data on a small disk of their own, and drives it as somebody does who signs up and a supervisor that starts,
 * reloads, kills and stops it; with a full disk, with a database that is moved away, and with a nightly backup after all was lost. Prints what it saw; status 1
 * where something was otherwise. It needs debootstrap and socat.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type BuiltServer, startBuilt } from "../support/built-server.ts";
import { report } from "./report.ts";

const root = join(import.meta.dirname, "..", "..", "..", "..");
const built = join(root, "dist", "server");
const debian = join(root, ".cache", "server", "debian");
const program = join(debian, "opt", "wigglewave");
const data = join(debian, "var", "lib", "wigglewave");
const accounts = join(data, "accounts.sqlite");
const NOBODY = 65_534;
const LONGEST_MILLISECONDS = 15_000;
const SMALL_DISK = "size=6m,mode=700,uid=65534,gid=65534";

if (!existsSync(join(built, "main.js"))) throw new Error("It is not built: npm run build:server");
if (process.getuid?.() !== 0) {
  throw new Error("A root of its own can be made by root only: sudo npm run server:root");
}
function run(name: string, ...args: readonly string[]): void {
  const { status } = spawnSync(name, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${name} ended with ${status}`);
}

/** What it answers in the end: a health check keeps what it found for a second. */
async function inTheEnd(found: () => Promise<number>, expected: number): Promise<number> {
  const end = Date.now() + LONGEST_MILLISECONDS;
  let last = await found();
  while (last !== expected && Date.now() < end) {
    await setTimeout(100);
    last = await found();
  }
  return last;
}

const start = (settings: Readonly<Record<string, string>> = {}) =>
  startBuilt(
    [
      "/usr/sbin/chroot",
      `--userspec=${NOBODY}:${NOBODY}`,
      debian,
      "/usr/bin/node",
      "/opt/wigglewave/main.js",
    ],
    debian,
    { DATA_DIR: "/var/lib/wigglewave", ...settings },
  );

function makeRoot(): void {
  if (!existsSync(join(debian, "usr", "bin"))) {
    mkdirSync(debian, { recursive: true });
    run("debootstrap", "--variant=minbase", "bookworm", debian);
  }
  rmSync(program, { recursive: true, force: true });
  cpSync(built, program, { recursive: true });
  cpSync(process.execPath, join(debian, "usr", "bin", "node"));
  mkdirSync(data, { recursive: true });
}

async function useIt(server: BuiltServer, kept: string[]): Promise<void> {
  report("health", await server.status("/healthz"), 200);
  report("pages", await Promise.all(["/", "/game-zone", "/nothing"].map(server.status)), [200, 200, 404]);
  for (const email of ["one@example.org", "two@example.org"]) {
    report(`sign-up of ${email}`, await server.signUp(email), 201);
    kept.push(email);
  }
  report("log-in", await server.logIn("one@example.org"), 200);
  writeFileSync(join(program, "site", "new-page.html"), "new");
  report("a page of a new build, before a reload", await server.status("/new-page"), 404);
  server.child.kill("SIGHUP");
  report("after it", await inTheEnd(() => server.status("/new-page"), 200), 200);
}

async function fillTheDisk(server: BuiltServer, kept: string[]): Promise<void> {
  const filler = join(data, "filler");
  spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=4k"], { stdio: "ignore" });
  const answers: number[] = [];
  for (let number = 0; number < 40 && !answers.includes(500); number += 1) {
    const email = `full-${number}@example.org`;
    answers.push(await server.signUp(email));
    if (answers.at(-1) === 201) kept.push(email);
  }
  report("full disk: the last sign-up", answers.at(-1), 500);
  report("full disk: health", await inTheEnd(() => server.status("/healthz"), 503), 503);
  report("full disk: pages", await server.status("/game-zone"), 200);
  rmSync(filler);
  report("room again: health", await inTheEnd(() => server.status("/healthz"), 200), 200);
  report("room again: sign-up", await server.signUp("room@example.org"), 201);
  kept.push("room@example.org");
}

async function moveTheDatabase(server: BuiltServer): Promise<void> {
  renameSync(accounts, `${accounts}.moved`);
  report("database moved away: sign-up", await server.signUp("lost@example.org"), 500);
  report("database moved away: health", await inTheEnd(() => server.status("/healthz"), 503), 503);
  renameSync(`${accounts}.moved`, accounts);
  report("put back: health", await inTheEnd(() => server.status("/healthz"), 200), 200);
}

const manage = (user: number, ...words: readonly string[]) =>
  spawnSync(
    "/usr/sbin/chroot",
    [`--userspec=${user}:${user}`, debian, "/usr/bin/node", "/opt/wigglewave/manage.js", ...words],
    { env: { DATA_DIR: "/var/lib/wigglewave" }, encoding: "utf8" },
  );

/** What the unit makes every night, put back after everything was lost, by root as it happens: the server is somebody else. */
async function restoreTheNightly(kept: readonly string[]): Promise<void> {
  const folder = "/var/lib/wigglewave/backups";
  report("a nightly backup", manage(NOBODY, "backup", "--into", folder, "--keep", "14").status, 0);
  const [name = ""] = readdirSync(join(debian, folder));
  rmSync(accounts);
  const restored = manage(0, "restore", `${folder}/${name}`);
  report("restored where everything was lost", [restored.status, restored.stderr], [0, ""]);
  const third = await start();
  const statuses = await Promise.all(kept.map(third.logIn));
  report(`log-ins of all ${kept.length} after the restore`, [...new Set(statuses)], [200]);
  third.child.kill("SIGTERM");
  await third.ended;
}

async function driveWithNodeAlone(): Promise<void> {
  const kept: string[] = [];
  const first = await start();
  await useIt(first, kept);
  const dying = Array.from({ length: 6 }, async (_, number) => {
    const email = `crash-${number}@example.org`;
    const status = await first.signUp(email).catch(() => 0);
    if (status === 201) kept.push(email);
    first.child.kill("SIGKILL");
  });
  await Promise.all(dying);
  await first.ended;

  const second = await start();
  report("after a crash: health", await second.status("/healthz"), 200);
  await fillTheDisk(second, kept);
  await moveTheDatabase(second);
  const statuses = await Promise.all(kept.map(second.logIn));
  report(`log-ins of all ${kept.length} that were acknowledged`, [...new Set(statuses)], [200]);
  second.child.kill("SIGTERM");
  report("end by SIGTERM", await second.ended, 0);
  await restoreTheNightly(kept);
}

/** With systemd's own systemd-notify, and a socket of the kind that systemd listens to. */
async function driveWithSupervisor(): Promise<void> {
  const socket = join(root, ".cache", "server", "notify");
  rmSync(socket, { force: true });
  const listener = spawn("socat", ["-u", `UNIX-RECV:${socket}`, "STDOUT"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let heard = "";
  listener.stdout.on("data", (chunk: Buffer) => {
    heard += chunk.toString();
  });
  try {
    for (let tries = 0; !existsSync(socket) && tries < 100; tries += 1) await setTimeout(50);
    const server = await startBuilt([process.execPath, "main.js"], built, {
      DATA_DIR: data,
      NOTIFY_SOCKET: socket,
      PATH: process.env["PATH"] ?? "",
    });
    server.child.kill("SIGHUP");
    await inTheEnd(async () => heard.split("READY=1").length, 3);
    server.child.kill("SIGTERM");
    report("end under a supervisor", await server.ended, 0);
    await inTheEnd(async () => heard.split("STOPPING=1").length, 2);
    const states = heard.match(/(READY|RELOADING|STOPPING)=1/g);
    report("told to NOTIFY_SOCKET", states, ["READY=1", "RELOADING=1", "READY=1", "STOPPING=1"]);
  } finally {
    const closed = once(listener, "exit");
    listener.kill();
    await closed;
    rmSync(socket, { force: true });
  }
}

makeRoot();
run("mount", "-t", "tmpfs", "-o", SMALL_DISK, "none", data);
try {
  await driveWithNodeAlone();
  await driveWithSupervisor();
} finally {
  run("umount", "--lazy", data);
}
