import { type Kysely, type RawBuilder, sql } from "kysely";
import * as z from "zod";
import type { sortKeys, UserListRequest } from "../api-shapes.ts";
import type { Tables, User } from "./tables.ts";

const columns = {
  created: "created_at",
  email: "email",
  name: "name_key",
  school: "school_key",
} as const satisfies Record<(typeof sortKeys)[number], keyof User>;

/** Where a page ended: the value it is sorted by, and the id that tells equal values apart. */
const cursor = z.tuple([z.union([z.string(), z.number()]), z.string()]);
type Cursor = z.infer<typeof cursor>;

export interface UserPage {
  readonly users: readonly User[];
  readonly next: string | null;
}

/**
 * One page of the users. Pages begin behind the last user of the page before, so that none is shown twice or left out
 * when others sign up meanwhile. Undefined where `after` is not one of ours.
 * @param how "inOrder" for who reads all pages: then a search reads the table once for all of them, and not once for each
 */
export async function listUsers(
  db: Kysely<Tables>,
  request: UserListRequest,
  how: "found" | "inOrder" = "found",
): Promise<UserPage | undefined> {
  const column = columns[request.sort];
  const after = request.after === undefined ? undefined : readCursor(request.after, request.sort);
  if (request.after !== undefined && after === undefined) return undefined;

  let query = db.selectFrom("users").selectAll();
  let key: RawBuilder<string | number> = sql.ref(column);
  const search = request.search.trim().normalize("NFC").toLowerCase();
  if (search !== "") {
    // The same value, but no index has it: SQLite would read the whole table in the order of the index, which takes
    // ten times as long as reading it as it lies and sorting what is found.
    if (how === "found") key = sql`coalesce(${key}, ${key})`;
    const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  }
  if (after !== undefined) {
    const [value, id] = after;
    const operator = sql.raw(request.direction === "asc" ? ">" : "<");
    query = query.where(sql<boolean>`(${key}, id) ${operator} (${value}, ${id})`);
  }
  const found = await query
    .orderBy(key, request.direction)
    .orderBy("id", request.direction)
    .limit(request.limit + 1)
    .execute();
  const users = found.slice(0, request.limit);
  const last = users.at(-1);
  const hasMore = found.length > request.limit && last !== undefined;
  return { users, next: hasMore ? writeCursor([last[column], last.id]) : null };
}

function writeCursor(position: Cursor): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

function readCursor(text: string, sort: UserListRequest["sort"]): Cursor | undefined {
  try {
    const position = cursor.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    const isText = typeof position[0] === "string";
    const hasControl = position.some((part) => typeof part === "string" && /[\p{Cc}\p{Cs}]/u.test(part));
    return isText === (sort !== "created") && Number.isSafeInteger(isText ? 0 : position[0]) && !hasControl
      ? position
      : undefined;
  } catch {
    return undefined;
  }
}
