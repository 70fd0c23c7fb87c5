import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPostgres, NO_POSTGRES } from "../../../../scripts/tools/postgres.ts";
import { freePort } from "./free-port.ts";

export interface PostgresServer {
  /** Makes an empty database and resolves to its address. */
  readonly makeDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root, so root lends it a user without rights. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** A real PostgreSQL of its own, in a temporary folder, on a free port. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error(NO_POSTGRES);
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "test", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    { ...user, cwd: folder, stdio: "ignore" },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    // Nothing here outlives the test.
    fsync: "off",
    full_page_writes: "off",
    max_connections: "60",
  };
  const child = spawn(
    join(programs, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
    ],
    { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = once(child, "close");
  let said = "";
  const ready = new Promise<true>((resolve) => {
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("ready to accept connections")) resolve(true);
    });
  });
  if ((await Promise.race([ready, ended])) !== true) throw new Error(`PostgreSQL did not start: ${said}`);

  const address = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`;
  let made = 0;
  return {
    makeDatabase: async () => {
      made += 1;
      const name = `accounts_${made}`;
      const client = new pg.Client(address("postgres"));
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    stop: async () => {
      child.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
