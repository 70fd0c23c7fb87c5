/** The same for PostgreSQL, by its own programs: made, looked at, and put in place. */
import { renameSync, rmSync } from "node:fs";
import { migrations } from "../storage/migrations.ts";
import { tableNames } from "../storage/tables.ts";
import type { Found } from "./backup-found.ts";
import {
  askPostgresProgram,
  postgresProgram,
  readPostgresProgram,
  withoutPassword,
} from "./postgres-programs.ts";

/** What our tables are made of. A function, trigger, view or rule may do anything once the server writes. */
const OURS = new Set(["TABLE", "TABLE DATA", "CONSTRAINT", "FK CONSTRAINT", "INDEX", "DEFAULT"]);
/** Such as `215; 1259 16391 TABLE public users games`. */
const ENTRY = /^\d+; \d+ \d+ ([A-Z][A-Z ]*[A-Z]) (\S+) (\S+)/;

/** Reads a dump whole; what it would do is written to nowhere. */
export async function lookAtDump(file: string): Promise<Found> {
  const problem = problemOfDump(file);
  return problem === undefined ? { accounts: await countUsers(file) } : { problem };
}

function problemOfDump(file: string): string | undefined {
  const whole = postgresProgram("pg_restore", ["--file=/dev/null", file], "");
  if (whole !== undefined) return whole;
  const entries = askPostgresProgram("pg_restore", ["--list", file])
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(";"));
  const tables = new Set<string>();
  for (const entry of entries) {
    const [, type = "", , name = ""] = ENTRY.exec(entry) ?? [];
    if (!OURS.has(type)) return `it has something that is not ours: ${entry}`;
    if (type === "TABLE") tables.add(name);
  }
  const strange = [...tables].find((name) => !tableNames.includes(name));
  if (strange !== undefined) return `its table ${strange} is not ours`;
  if (!tables.has("users")) return "it holds no accounts of ours";
  const rows = askPostgresProgram("pg_restore", ["--data-only", "--table=schema_version", "--file=-", file]);
  const version = Number(/^COPY .*\n(\d+)\n\\\.$/m.exec(rows)?.[1]);
  if (!Number.isInteger(version)) return "it does not say which version it has";
  return version > migrations.length
    ? `it has version ${version}, and this program knows ${migrations.length}`
    : undefined;
}

async function countUsers(file: string): Promise<number> {
  let [count, isRow] = [0, false];
  for await (const line of readPostgresProgram("pg_restore", [
    "--data-only",
    "--table=users",
    "--file=-",
    file,
  ])) {
    if (line === String.raw`\.`) isRow = false;
    else if (isRow) count += 1;
    else isRow = line.startsWith("COPY ");
  }
  return count;
}

/** There is a good file afterwards or none. */
export async function dump(databaseUrl: string, target: string): Promise<Found> {
  const { address, password } = withoutPassword(databaseUrl);
  const part = `${target}.part`;
  try {
    const problem = postgresProgram("pg_dump", ["--format=custom", `--file=${part}`, address], password);
    if (problem !== undefined) return { problem };
    const found = await lookAtDump(part);
    if (!("problem" in found)) renameSync(part, target);
    return found;
  } finally {
    rmSync(part, { force: true });
  }
}

export async function load(source: string, databaseUrl: string): Promise<Found> {
  const found = await lookAtDump(source);
  if ("problem" in found) return found;
  const { address, password } = withoutPassword(databaseUrl);
  const args = ["--clean", "--if-exists", "--no-owner", "--single-transaction", `--dbname=${address}`];
  const problem = postgresProgram("pg_restore", [...args, source], password);
  return problem === undefined ? found : { problem };
}
