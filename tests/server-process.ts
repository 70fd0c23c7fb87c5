import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtProgram, type Program } from "./programs.ts";

export interface ServerProcess {
  /** Such as http://localhost:43121 */
  readonly address: string;
  /** Asks as Ctrl-C does, and resolves to the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a power cut does, in the middle of whatever it is doing. */
  readonly kill: () => Promise<void>;
}

export class ServerDidNotStart extends Error {
  constructor(
    readonly exitCode: number | null,
    readonly said: string,
  ) {
    super(`The server did not start (exit code ${exitCode}): ${said}`);
  }
}

const root = join(import.meta.dirname, "..");
const USUAL = { PORT: "0", HOST: "127.0.0.1", SITE_FOLDER: join(root, "dist", "web") };

/**
 * Starts the real server as a program of its own, on a free port and with data of its own unless the settings say
 * otherwise.
 * @param program another that starts a server
 */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  program: Program = "server",
): Promise<ServerProcess> {
  const dataFolder = mkdtempSync(join(tmpdir(), "server-data-"));
  const child = spawn(process.execPath, [await builtProgram(program)], {
    cwd: root,
    env: { ...process.env, ...USUAL, DATA_DIR: dataFolder, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close") as Promise<[number | null]>;
  void ended.then(() => rmSync(dataFolder, { recursive: true, force: true }));
  let said = "";
  const address = new Promise<string>((resolve) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /^Ready: (.+)$/m.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
  });
  const first = await Promise.race([address, ended]);
  if (typeof first !== "string") throw new ServerDidNotStart(first[0], said.trim());
  return {
    address: first,
    stop: async () => {
      child.kill("SIGINT");
      return (await ended)[0];
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
