/** PostgreSQL's own programs: nothing else knows its databases as well. */
import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";

/** A list of what is in a dump is short. */
const LONGEST_ANSWER = 1e7;

/** Runs one of them. Returns what went wrong. */
export function postgresProgram(
  name: "pg_dump" | "pg_restore",
  args: readonly string[],
  password: string,
): string | undefined {
  const run = spawnSync(name, args, {
    stdio: "inherit",
    env: { ...process.env, ...(password !== "" && { PGPASSWORD: password }) },
  });
  if (run.error) {
    return `${name} could not be started. It comes with PostgreSQL: apt-get install postgresql-client`;
  }
  return run.status === 0 ? undefined : `${name} failed; it says why above.`;
}

/** What one of them says of a file that was found good before. */
export function askPostgresProgram(name: "pg_restore", args: readonly string[]): string {
  return spawnSync(name, args, { encoding: "utf8", maxBuffer: LONGEST_ANSWER }).stdout ?? "";
}

/** The same, line by line, however long it is. */
export function readPostgresProgram(name: "pg_restore", args: readonly string[]): AsyncIterable<string> {
  const { stdout } = spawn(name, args, { stdio: ["ignore", "pipe", "ignore"] });
  return createInterface({ input: stdout, crlfDelay: Infinity });
}

/** Everybody on the computer can read the arguments of a program. */
export function withoutPassword(databaseUrl: string): { address: string; password: string } {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get("password") ?? decodeURIComponent(url.password);
  url.password = "";
  if (url.searchParams.has("password")) url.searchParams.delete("password");
  return { address: url.href, password };
}
