import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

export interface Site {
  readonly address: string;
  stop(): Promise<void>;
}

/** Serves the built site by the product's own server, with data of its own. */
export async function openSite(): Promise<Site> {
  const dataFolder = mkdtempSync(join(tmpdir(), "film-data-"));
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    cwd: root,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataFolder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  let said = "";
  const ready = new Promise<string>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const address = /^Ready: (.+)$/m.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const address = await Promise.race([ready, ended.then(() => undefined)]);
  if (address === undefined) throw new Error(`The server did not start: ${said}`);
  return {
    address,
    async stop() {
      child.kill("SIGINT");
      await ended;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
