/**
 * A million sessions, half of them over: for how long at most the server answers nobody while a session is checked, begun
 * and ended, somebody's data are downloaded, an account is deleted, and what is over is swept away.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { createSessions } from "../../server/accounts/lucia-sessions.ts";
import { readOwnData } from "../../server/accounts/own-data.ts";
import { deleteUser, findById } from "../../server/accounts/users.ts";
import { DAY } from "../../server/now.ts";
import { measureGrowth } from "../../server/storage/user-growth.ts";
import { listUsers } from "../../server/storage/user-list.ts";
import { openStorage, type Storage } from "../../server/storage/open-storage.ts";
import type { Row } from "./rows.ts";
import { makeUsers } from "./server-users.ts";

const ACCOUNTS = 20_000;
const SESSIONS_OF_EACH = 50;
export const LONGEST_STALL_MILLISECONDS = 50;
/** No index serves a search: docs/operating.md says why, and this how long it may take without. */
const LONGEST_SEARCH_SECONDS = 2;

const MILLION = 1_000_000;

/** What an admin does with a million accounts, and how long nobody else is answered meanwhile. */
export async function measureMillion(): Promise<Row[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), "bench-million-"));
  const storage = await openStorage({ dataFolder, databaseUrl: undefined });
  try {
    const { db, reading } = storage;
    await makeUsers(db, MILLION, Date.now());
    await sql`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${MILLION})
      insert into audit select 'deed-' || n, n, 'somebody', 'audit.export', '' from numbers`.execute(db);
    const list = { search: "", sort: "created", direction: "desc", limit: 50 } as const;
    const exported = async (search: string) => {
      let count = 0;
      let after: string | undefined;
      do {
        const page = await listUsers(reading, { ...list, search, limit: 250, after }, "inOrder");
        count += page?.users.length ?? 0;
        after = page?.next ?? undefined;
      } while (after !== undefined);
      if (count === 0) throw new Error("Nothing was exported.");
    };
    const steps: Readonly<Record<string, () => Promise<unknown>>> = {
      page: () => listUsers(reading, list),
      search: () => listUsers(reading, { ...list, search: "nobody" }),
      "search that finds many": () => listUsers(reading, { ...list, search: "last77", sort: "school" }),
      growth: () => measureGrowth(reading, Date.now()),
      export: () => exported(""),
      "export of a search": () => exported("school 77"),
      "somebody else's download, beside a million notes of what admins did": async () => {
        const user = await findById(db, "user-7");
        if (user !== undefined) await readOwnData(db, user);
      },
    };
    const idle = await longestStall(nothing);
    const rows: Row[] = [];
    for (const [name, step] of Object.entries(steps)) {
      const begun = performance.now();
      const stall = await longestStall(step);
      const seconds = (performance.now() - begun) / 1000;
      if (name.startsWith("search")) {
        rows.push({
          what: `a million accounts, ${name}: how long the admin waits`,
          figure: seconds,
          unit: "s",
          bound: LONGEST_SEARCH_SECONDS,
        });
      }
      rows.push({
        what: `a million accounts, ${name}: the longest time in which nobody is answered`,
        figure: stall,
        unit: "ms",
        bound: LONGEST_STALL_MILLISECONDS,
        note: `took ${seconds.toFixed(1)} s; doing nothing ${idle.toFixed(0)} ms`,
      });
    }
    return rows;
  } finally {
    await storage.close();
    rmSync(dataFolder, { recursive: true });
  }
}

export async function measureSessions(): Promise<Row[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), "bench-sessions-"));
  const storage = await openStorage({ dataFolder, databaseUrl: undefined });
  try {
    return await measure(storage);
  } finally {
    await storage.close();
    rmSync(dataFolder, { recursive: true });
  }
}

async function measure(storage: Storage): Promise<Row[]> {
  const { db } = storage;
  await makeUsers(db, ACCOUNTS, Date.now());
  await sql`update users set password_hash = 'hash'`.execute(db);
  await sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${SESSIONS_OF_EACH})
    insert into sessions (id, user_id, issued_at, expires_at)
    select users.id || '-' || n, users.id,
      ${Date.now() - 7 * DAY} + case when n % 2 = 0 then ${DAY} else -${DAY} end, ${Date.now()} + case when n % 2 = 0 then ${DAY} else -${DAY} end
    from users cross join numbers`.execute(db);

  const sessions = createSessions(storage, Date.now);
  const proof = { column: "password_hash", value: "hash" } as const;
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    check: () => times(200, (number) => sessions.find(`user-${number}-2`)),
    "log-in": () => times(100, (number) => sessions.begin(`user-${number}`, `new-${number}`, proof)),
    "log-out": () => times(100, (number) => sessions.end(`new-${number}`)),
    download: () =>
      times(50, async (number) => {
        const user = await findById(db, `user-${number}`);
        if (user !== undefined) await readOwnData(db, user);
      }),
    deletion: () => times(50, (number) => deleteUser(db, `user-${number}`)),
    sweep: () => sessions.sweep(),
  };
  const stalls: [string, number][] = [];
  for (const [name, step] of Object.entries(steps)) stalls.push([name, await longestStall(step)]);
  const idle = await longestStall(nothing);
  const left = await db
    .selectFrom("sessions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (left.count !== (ACCOUNTS - 50) * (SESSIONS_OF_EACH / 2))
    throw new Error(`${left.count} sessions are left.`);
  return [
    {
      what: "a million sessions, the longest time in which nobody is answered",
      figure: Math.max(...stalls.map(([, milliseconds]) => milliseconds)),
      unit: "ms",
      bound: LONGEST_STALL_MILLISECONDS,
      note: [...stalls, ["doing nothing", idle] as const]
        .map(([name, milliseconds]) => `${name} ${milliseconds.toFixed(0)}`)
        .join(", "),
    },
  ];
}

/** One after the other, with room for others in between. */
export async function times(count: number, work: (number: number) => Promise<unknown>): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await work(number);
    await new Promise(setImmediate);
  }
}

/** How long others on the same machine hold this program up by themselves. */
const nothing = () => setTimeout(1000);

/** In milliseconds. */
export async function longestStall(work: () => Promise<unknown>): Promise<number> {
  const watch = monitorEventLoopDelay({ resolution: 1 });
  watch.enable();
  // What it looks at first it has nothing to compare with: work that begins at once would go unseen.
  await setTimeout(10);
  await work();
  // What is looked at last shows only when it is looked at again.
  await setTimeout(10);
  watch.disable();
  return watch.max / 1e6;
}
