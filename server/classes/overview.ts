/** What a teacher sees of a class: who plays what, where the class stalls, and what was played of what was asked. */
import { type Kysely, sql } from "kysely";
import type { ClassAnswer } from "../api-shapes.ts";
import type { Tables } from "../storage/tables.ts";
import { listClasses, playedOf } from "./classes.ts";

const inIso = (time: number) => new Date(time).toISOString();

/** Undefined where this teacher has no such class. */
export async function readClass(
  db: Kysely<Tables>,
  teacherId: string,
  classId: string,
): Promise<ClassAnswer | undefined> {
  const known = (await listClasses(db, teacherId)).find(({ id }) => id === classId);
  if (known === undefined) return undefined;
  const [pupils, levels, assignments] = [
    await pupilsOf(db, classId),
    await levelsOf(db, classId),
    await assignmentsOf(db, classId),
  ];
  return { ...known, pupils, levels, assignments };
}

async function pupilsOf(db: Kysely<Tables>, classId: string): Promise<ClassAnswer["pupils"]> {
  const rows = await db
    .selectFrom("pupils")
    .leftJoin("pupil_plays", "pupil_plays.pupil_id", "pupils.id")
    .where("class_id", "=", classId)
    .select(["pupils.id", "label", "joined_at", "game"])
    .select(totals)
    .groupBy(["pupils.id", "label", "joined_at", "game"])
    .orderBy("label")
    .execute();
  return [...groupsOf(rows)].flatMap((games) => {
    const [first] = games;
    if (first === undefined) return [];
    const sum = (of: (game: (typeof games)[number]) => number) =>
      games.reduce((total, game) => total + of(game), 0);
    const turns = sum((game) => game.turns);
    const last = Math.max(...games.map(({ last_at }) => last_at ?? 0));
    return [
      {
        id: first.id,
        label: first.label,
        joined_at: inIso(first.joined_at),
        minutes: sum((game) => game.seconds) / 60,
        turns,
        credit: turns === 0 ? null : sum((game) => game.credit) / turns,
        games: games
          .toSorted((a, b) => b.seconds - a.seconds)
          .flatMap(({ game }) => (game === null ? [] : [game])),
        last_play: last === 0 ? null : inIso(last),
      },
    ];
  });
}

/** The ones with most turns that went wrong first. */
async function levelsOf(db: Kysely<Tables>, classId: string): Promise<ClassAnswer["levels"]> {
  const rows = await db
    .selectFrom("pupil_plays")
    .innerJoin("pupils", "pupils.id", "pupil_plays.pupil_id")
    .where("class_id", "=", classId)
    .select(["game", "level"])
    .select(totals)
    .select(({ fn }) => [
      fn.count<number>("pupil_id").distinct().as("pupils"),
      fn.countAll<number>().as("plays"),
    ])
    .groupBy(["game", "level"])
    .execute();
  return rows
    .map(({ game, level, pupils, plays, finished, turns, credit }) => ({
      game,
      level,
      pupils,
      plays,
      finished,
      turns,
      credit: credit / turns,
    }))
    .toSorted((a, b) => a.credit - b.credit || b.turns - a.turns);
}

const totals = [
  sql<number>`coalesce(sum(seconds), 0)`.as("seconds"),
  sql<number>`cast(coalesce(sum(turns), 0) as integer)`.as("turns"),
  sql<number>`coalesce(sum(credit), 0)`.as("credit"),
  sql<number>`cast(coalesce(sum(finished), 0) as integer)`.as("finished"),
  sql<number | null>`max(last_at)`.as("last_at"),
];

async function assignmentsOf(db: Kysely<Tables>, classId: string): Promise<ClassAnswer["assignments"]> {
  const rows = await playedOf(db, classId);
  return [...groupsOf(rows)].flatMap((pupils) => {
    const [first] = pupils;
    if (first === undefined) return [];
    const { id, game, level, minutes, created_at } = first;
    const done = pupils.flatMap(({ label, played }) => (label === null ? [] : [{ label, minutes: played }]));
    return [{ id, game, level, minutes, created_at: inIso(created_at), done }];
  });
}

/** Rows of one id together, in their order. */
function groupsOf<Row extends { readonly id: string }>(rows: readonly Row[]): Iterable<readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.id, [...(groups.get(row.id) ?? []), row]);
  return groups.values();
}
