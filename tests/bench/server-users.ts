import { type Kysely, sql } from "kysely";
import { DAY } from "../../server/now.ts";
import type { Tables } from "../../server/storage/tables.ts";

/** Fills an SQLite database with so many users, made over the last two years. */
export async function makeUsers(db: Kysely<Tables>, count: number, now: number): Promise<void> {
  const step = Math.floor((730 * DAY) / count);
  await sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert into users (id, email, first_name, last_name, school_name, name_key, school_key, search_text,
      password_hash, google_subject, email_is_proven, role, created_at)
    select 'user-' || n, 'child-' || n || '@example.org', 'First' || n, 'Last' || (n * 7919 % 10007),
      'School ' || (n % 500), 'last' || (n * 7919 % 10007) || ' first' || n, 'school ' || (n % 500),
      'first' || n || ' last' || (n * 7919 % 10007) || char(10) || 'child-' || n || '@example.org' || char(10)
        || 'school ' || (n % 500),
      null, null, 0, 'user', ${now} - n * ${step}
    from numbers`.execute(db);
}
