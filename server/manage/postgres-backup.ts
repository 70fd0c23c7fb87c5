/** The same for PostgreSQL, by its own programs: made, looked at, and put in place. */
import { migrations } from "../storage/migrations.ts";
import { tableNames } from "../storage/tables.ts";
import { askPostgresProgram, postgresProgram, withoutPassword } from "./postgres-programs.ts";

/** What our tables are made of. A function, trigger, view or rule may do anything once the server writes. */
const OURS = new Set(["TABLE", "TABLE DATA", "CONSTRAINT", "FK CONSTRAINT", "INDEX", "DEFAULT"]);
/** Such as `215; 1259 16391 TABLE public users games`. */
const ENTRY = /^\d+; \d+ \d+ ([A-Z][A-Z ]*[A-Z]) (\S+) (\S+)/;

/** What is wrong with a dump. It is read whole, and what it would do is written to nowhere. */
export function problemOfDump(file: string): string | undefined {
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

export function dump(databaseUrl: string, target: string): string | undefined {
  const { address, password } = withoutPassword(databaseUrl);
  return (
    postgresProgram("pg_dump", ["--format=custom", `--file=${target}`, address], password) ??
    problemOfDump(target)
  );
}

export function load(source: string, databaseUrl: string): string | undefined {
  const problem = problemOfDump(source);
  if (problem !== undefined) return problem;
  const { address, password } = withoutPassword(databaseUrl);
  const args = ["--clean", "--if-exists", "--no-owner", "--single-transaction", `--dbname=${address}`];
  return postgresProgram("pg_restore", [...args, source], password);
}
