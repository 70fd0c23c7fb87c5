/**
 * The set-up page of Buzzle as it is built, with the script that fulfils its wishes and the program of systemd's that leads from the
 * network to it. Of systemd itself, and of another user, there are stand-ins.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSqliteVault } from "../../console-firmware/adapters/sqlite-vault.ts";
import { bundleBuzzle } from "../../scripts/console/bundle.ts";
import { findGame } from "../../games/catalogue.ts";
import { startConsole, type ConsoleProcess } from "./console-process.ts";
import { PATIENCE_MILLISECONDS, until } from "./pty.ts";

const root = join(import.meta.dirname, "..", "..");
const built = join(root, ".cache", "console", `test-page-${process.pid}`);
const PROXY = "/usr/lib/systemd/systemd-socket-proxyd";
const LONGEST_MILLISECONDS = 6 * PATIENCE_MILLISECONDS;

let folder = "";
let buzzle: ConsoleProcess | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "set-up-"));
  await bundleBuzzle(root, built);
});
afterAll(async () => {
  await buzzle?.close();
  upkeep("systemctl", ["stop"]);
  rmSync(folder, { recursive: true });
  rmSync(built, { recursive: true });
});
const at = (path: string): string => join(folder, path);

/** A program in the place of the machine's own. */
function standIn(name: string, script: string): void {
  writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${script}\n`);
  chmodSync(at(`bin/${name}`), 0o755);
}

function upkeep(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    env: {
      PATH: `${at("bin")}:/usr/bin:/bin`,
      BUZZLE_DATA: at("data"),
      BUZZLE_ANSWERS: at("answers"),
      BUZZLE_SETTINGS: at("buzzle.conf"),
    },
  });
  if (status !== 0) throw new Error(stderr);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** As the path unit does. */
async function fulfil(): Promise<string> {
  await until(() => existsSync(at("data/wish")));
  const [wish = ""] = readFileSync(at("data/wish"), "utf8").split("\n");
  upkeep("sh", [join(root, "console-firmware", "install", "upkeep.sh")]);
  return wish;
}

async function goTo({ press, hear }: ConsoleProcess, entry: string): Promise<void> {
  for (let step = 0; step < 20; step++) {
    await press("down");
    await hear("[a menu step]");
    let said = "";
    await until(() => (said = buzzle?.captions.at(-1)?.text ?? "") !== "[a menu step]");
    if (said === entry) return;
  }
  throw new Error(`There is no entry "${entry}".`);
}

it(
  "is opened in the menu, found by what is said, brings a game and settings, and is gone when it is closed",
  { timeout: LONGEST_MILLISECONDS },
  async ({ skip }) => {
    if (!existsSync(PROXY)) {
      if (process.env["CI"] !== undefined) throw new Error(`CI has no ${PROXY}: it comes with systemd`);
      skip(`there is no ${PROXY}`);
    }
    for (const name of ["bin", "data", "answers", "run"]) mkdirSync(at(name));
    const port = await freePort();
    const listen = `systemd-socket-activate -l 127.0.0.1:${port} ${PROXY} ${at("run/page")}`;
    standIn(
      "systemctl",
      `case $1 in start) ${listen} >/dev/null 2>&1 & echo $! >${at("pid")} ;;
      stop) [ ! -e ${at("pid")} ] || kill $(cat ${at("pid")}); rm -f ${at("pid")} ;; *) exit 3 ;; esac`,
    );
    standIn("hostname", "echo 127.0.0.1 fe80::1");
    standIn("runuser", `shift 3; exec "$@"`);
    const vault = openSqliteVault(at("data/buzzle.db"));
    vault.addPlayer("Otter");
    vault.set("told-buttons", "yes");
    vault.close();
    buzzle = await startConsole({
      data: at("data"),
      program: [join(built, "main.js")],
      environment: { RUNTIME_DIRECTORY: at("run"), BUZZLE_ANSWERS: at("answers") },
    });
    const { press, hear, captions } = buzzle;
    const choose = async (entry: string): Promise<void> => {
      await goTo(buzzle as ConsoleProcess, entry);
      await press("select");
    };
    await hear("Main menu.");
    await choose("For grown-ups.");
    await hear("What shall I do?");
    expect(existsSync(at("run/page"))).toBe(false);
    await choose("Set me up by a phone or a computer.");
    await hear(/^Open the set-up page\?/);
    await choose("Yes.");
    expect(await fulfil()).toBe("page-open");
    await hear(/^On a phone or a computer/);
    const said = captions.map(({ text }) => text).find((text) => text.startsWith("On a phone")) ?? "";
    expect(said).toContain("type: 1, 2, 7, dot, 0, dot, 0, dot, 1. The code is: ");
    const code = (/The code is: (.*)\./.exec(said)?.[1] ?? "").replaceAll(", ", "");

    const origin = `http://127.0.0.1:${port}`;
    let cookie = "";
    const post = async (path: string, fields: Readonly<Record<string, string | File>>): Promise<Response> => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return fetch(`${origin}${path}`, {
        method: "POST",
        body,
        redirect: "manual",
        headers: { cookie, origin },
      });
    };
    while ((await fetch(origin).catch(() => null)) === null) await new Promise((next) => setImmediate(next));
    const entered = await post("/code", { code });
    cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(entered.status).toBe(303);
    for (const path of [
      "web/styles/base.css",
      "assets/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    ])
      expect((await fetch(`${origin}/${path}`)).status).toBe(200);

    const game = JSON.stringify({
      ...(await findGame("addition")?.load()),
      slug: "mine",
      title: "My own game",
    });
    const brought = await post("/games", { file: new File([game], "mine.json") });
    expect(await brought.text()).toContain("My own game is here.");
    await press("repeat");
    await goTo(buzzle, "All games.");
    await press("select");
    await hear("Which game?");
    await press("up");
    await press("up");
    await hear("My own game.");

    const saving = post("/settings", { "volume.most": "6" });
    expect(await fulfil()).toBe("settings");
    expect(await (await saving).text()).toContain("The settings are kept.");
    expect(readFileSync(at("buzzle.conf"), "utf8")).toContain("volume.most = 6\n");

    const copy = new Uint8Array(await (await fetch(`${origin}/copy`, { headers: { cookie } })).arrayBuffer());
    expect(Buffer.from(copy.subarray(0, 15)).toString()).toBe("SQLite format 3");
    await (await post("/close", {})).text();
    expect(await fulfil()).toBe("page-close");
    await hear("The set-up page is closed.");
    expect(existsSync(at("run/page"))).toBe(false);
    expect(await fetch(origin).catch(() => null)).toBe(null);
  },
);
