import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "npm-start-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts as the README says, in a terminal of its own, and resolves when the server is ready. */
async function npmStart(): Promise<{ npm: ChildProcess; address: string }> {
  const site = join(folder, "site");
  mkdirSync(site, { recursive: true });
  for (const name of ["index", "404"]) writeFileSync(join(site, `${name}.html`), name);
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, SITE_FOLDER: site };
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let said = "";
  const address = await new Promise<string>((resolve) => {
    npm.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /^Ready: (.+)$/m.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    });
  });
  return { npm, address };
}

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

test("the server ends with npm when that is told to end, as by a supervisor", async () => {
  const { npm, address } = await npmStart();
  expect(await answers(address)).toBe(true);
  npm.kill("SIGTERM");
  await once(npm, "exit");
  await expect.poll(() => answers(address)).toBe(false);
});

test("the server ends with npm by Ctrl+C, which goes to all of them", async () => {
  const { npm, address } = await npmStart();
  process.kill(-(npm.pid ?? 0), "SIGINT");
  await once(npm, "exit");
  await expect.poll(() => answers(address)).toBe(false);
});
