import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import type { Tables } from "./tables.ts";

/** What the program itself would have made, by name: the words of each table, index, trigger and view. */
type Schema = ReadonlyMap<string, string>;

/** What ANALYZE leaves, which whoever runs a server may have asked for: figures for the planner, and nothing that runs. */
const ANALYZED: Schema = new Map([
  ["table sqlite_stat1", "sqlite_stat1: CREATE TABLE sqlite_stat1(tbl,idx,stat)"],
  ["table sqlite_stat4", "sqlite_stat4: CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"],
]);

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
  for (const [name, words] of found)
    if ((ours.get(name) ?? ANALYZED.get(name)) !== words) return `its ${name} is not ours`;
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

/**
 * Also what begins with sqlite_: whoever writes into the schema itself can give a trigger such a name. An index that a key
 * has made by itself has no words, and so none that are another's.
 */
function schemaOf(database: Database.Database): Schema {
  const rows = database
    .prepare<[], { kind: string; words: string }>(
      "select type || ' ' || name as kind, tbl_name || ': ' || coalesce(sql, '') as words from sqlite_schema",
    )
    .all();
  const schema = new Map(rows.map(({ kind, words }) => [kind, words]));
  if (schema.size !== rows.length) throw new Error("its schema names something twice");
  return schema;
}
