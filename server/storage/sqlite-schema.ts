import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import type { Tables } from "./tables.ts";

/** What the program itself would have made, by name: the words of each table, index, trigger and view. */
type Schema = ReadonlyMap<string, string>;

/**
 * What is in a file of accounts that this program has not made, or is not in it that it has: an object that is not ours may
 * do anything once the server writes. Undefined where all is ours.
 */
export async function strangeness(database: Database.Database): Promise<string | undefined> {
  const found = schemaOf(database);
  if (!found.has("table users") || !found.has("table schema_version")) return "it holds no accounts of ours";
  const versions = database.prepare("select version from schema_version").pluck().all();
  const [version] = versions;
  if (versions.length !== 1 || typeof version !== "number" || !Number.isInteger(version) || version < 1)
    return "it does not say which version it has";
  if (version > migrations.length)
    return `it has version ${version}, and this program knows ${migrations.length}`;
  const ours = await ownSchema(version);
  for (const [name, words] of found) if (ours.get(name) !== words) return `its ${name} is not ours`;
  for (const name of ours.keys()) if (!found.has(name)) return `its ${name} is missing`;
  return undefined;
}

async function ownSchema(version: number): Promise<Schema> {
  const database = new Database(":memory:");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  await migrate(db, "sqlite", version);
  const schema = schemaOf(database);
  await db.destroy();
  return schema;
}

function schemaOf(database: Database.Database): Schema {
  const rows = database
    .prepare<[], { kind: string; words: string | null }>(
      "select type || ' ' || name as kind, tbl_name || ': ' || coalesce(sql, '') as words from sqlite_schema " +
        "where name not like 'sqlite\\_%' escape '\\'",
    )
    .all();
  return new Map(rows.map(({ kind, words }) => [kind, words ?? ""]));
}
