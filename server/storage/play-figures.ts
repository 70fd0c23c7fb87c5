/** What was played, for those who run the site: sums alone, over accounts and classes. All of it read in a thread of its own. */
import { type Kysely, sql } from "kysely";
import type { GamesAnswer, TeachersAnswer } from "../api-shapes.ts";
import type { Tables } from "./tables.ts";

export interface PlayedByUser {
  readonly minutes: number;
  /** Milliseconds since 1970. */
  readonly lastAt: number;
}

/** Of those who have played. */
export async function playedByUsers(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlayedByUser>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("plays")
    .select(["user_id", sql<number>`sum(seconds)`.as("seconds"), sql<number>`max(last_at)`.as("last_at")])
    .where("user_id", "in", ids)
    .groupBy("user_id")
    .execute();
  return new Map(
    rows.map(({ user_id, seconds, last_at }) => [user_id, { minutes: seconds / 60, lastAt: last_at }]),
  );
}

interface LevelRow {
  readonly game: string;
  readonly level: string;
  readonly plays: number;
  readonly finished: number;
  readonly seconds: number;
  readonly turns: number;
  readonly credit: number;
}

/** By game, the most played first: how often, how far, and at which levels it was left before its end. */
export async function measureGames(db: Kysely<Tables>): Promise<GamesAnswer["games"]> {
  const both = sql`(
    select user_id as who, game, level, finished, seconds, turns, credit from plays
    union all
    select pupil_id as who, game, level, finished, seconds, turns, credit from pupil_plays
  ) as played`;
  const levels = await sql<LevelRow>`
    select game, level, count(*) as plays, cast(sum(finished) as integer) as finished, sum(seconds) as seconds,
      cast(sum(turns) as integer) as turns, sum(credit) as credit
    from ${both} group by game, level order by game, level`.execute(db);
  const players = await sql<{ readonly game: string; readonly players: number }>`
    select game, count(distinct who) as players from ${both} group by game`.execute(db);
  return players.rows
    .map(({ game, players: count }) => {
      const own = levels.rows.filter((level) => level.game === game);
      const sum = (of: (row: LevelRow) => number) => own.reduce((total, row) => total + of(row), 0);
      return {
        game,
        players: count,
        plays: sum(({ plays }) => plays),
        finished: sum(({ finished }) => finished),
        minutes: sum(({ seconds }) => seconds) / 60,
        levels: own.map(({ level, plays, finished, turns, credit }) => ({
          level,
          plays,
          finished,
          credit: credit / turns,
        })),
      };
    })
    .toSorted((a, b) => b.plays - a.plays || (a.game < b.game ? -1 : 1));
}

/** Schools and teachers are listed up to so many: more than anybody reads. The search finds the others. */
const MOST_LISTED = 500;

interface Totals {
  readonly seconds: number | null;
  readonly last_at: number | null;
}

const minutesOf = ({ seconds }: Totals) => (seconds ?? 0) / 60;
const lastOf = ({ last_at }: Totals) => (last_at === null ? null : new Date(last_at).toISOString());

/** @param search part of a name, an address or a school */
export async function measureTeachers(
  db: Kysely<Tables>,
  search: string,
): Promise<TeachersAnswer["teachers"]> {
  const { rows } = await sql<
    {
      readonly id: string;
      readonly first_name: string;
      readonly last_name: string;
      readonly email: string;
      readonly school_name: string;
      readonly classes: number;
      readonly pupils: number;
    } & Totals
  >`
    select users.id, first_name, last_name, email, school_name, count(distinct classes.id) as classes,
      count(distinct pupils.id) as pupils, sum(seconds) as seconds, max(last_at) as last_at
    from classes
      join users on users.id = classes.teacher_id
      left join pupils on pupils.class_id = classes.id
      left join pupil_plays on pupil_plays.pupil_id = pupils.id
    where search_text like ${likeOf(search)} escape '\\'
    group by users.id, first_name, last_name, email, school_name, name_key
    order by name_key, users.id limit ${MOST_LISTED}`.execute(db);
  return rows.map((row) => ({
    user_id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    school_name: row.school_name,
    classes: row.classes,
    pupils: row.pupils,
    minutes: minutesOf(row),
    last_play: lastOf(row),
  }));
}

/** By the names that people gave, in whatever case: the largest first. */
export async function measureSchools(db: Kysely<Tables>, search: string): Promise<TeachersAnswer["schools"]> {
  const { rows } = await sql<
    { readonly school_name: string; readonly accounts: number; readonly players: number } & Totals
  >`
    select min(school_name) as school_name, count(*) as accounts, count(played.user_id) as players,
      sum(played.seconds) as seconds, max(played.last_at) as last_at
    from users left join (
      select user_id, sum(seconds) as seconds, max(last_at) as last_at from plays group by user_id
    ) as played on played.user_id = users.id
    where school_key like ${likeOf(search)} escape '\\'
    group by school_key order by accounts desc, school_key limit ${MOST_LISTED}`.execute(db);
  return rows.map((row) => ({
    school_name: row.school_name,
    accounts: row.accounts,
    players: row.players,
    minutes: minutesOf(row),
    last_play: lastOf(row),
  }));
}

function likeOf(search: string): string {
  const text = search.trim().normalize("NFC").toLowerCase();
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
