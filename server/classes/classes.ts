/** Classes: who has made them, by which code one comes in, what they are asked to play. */
import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { ApiError } from "../api-error.ts";
import type { ClassList } from "../api-shapes.ts";
import type { Tables } from "../storage/tables.ts";
import { CODE_LASTS, newCode } from "./code.ts";

/** A school's whole timetable; whoever makes up more is told so. */
const MOST_CLASSES = 40;
const MOST_ASSIGNMENTS = 20;

const inIso = (time: number) => new Date(time).toISOString();

export async function listClasses(db: Kysely<Tables>, teacherId: string): Promise<ClassList["classes"]> {
  const rows = await db
    .selectFrom("classes")
    .select(["id", "name", "code", "code_until"])
    .select(({ selectFrom }) =>
      selectFrom("pupils")
        .whereRef("pupils.class_id", "=", "classes.id")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("pupils"),
    )
    .where("teacher_id", "=", teacherId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ code_until, pupils, ...one }) => ({
    ...one,
    code_until: inIso(code_until),
    pupils: pupils ?? 0,
  }));
}

export async function makeClass(
  db: Kysely<Tables>,
  teacherId: string,
  name: string,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await db.transaction().execute(async (transaction) => {
    const known = await listClasses(transaction, teacherId);
    if (known.length >= MOST_CLASSES)
      throw new ApiError(400, `There can be ${MOST_CLASSES} classes at most.`);
    await transaction
      .insertInto("classes")
      .values({
        id,
        teacher_id: teacherId,
        name,
        code: newCode(),
        code_until: now + CODE_LASTS,
        created_at: now,
      })
      .execute();
  });
  return id;
}

/** The old one opens nothing any more; who is in stays in. */
export async function renewCode(db: Kysely<Tables>, classId: string, now: number): Promise<void> {
  await db
    .updateTable("classes")
    .set({ code: newCode(), code_until: now + CODE_LASTS })
    .where("id", "=", classId)
    .execute();
}

/** With all that was played in it. */
export async function removeClass(db: Kysely<Tables>, classId: string): Promise<void> {
  await db.deleteFrom("classes").where("id", "=", classId).execute();
}

export async function assign(
  db: Kysely<Tables>,
  classId: string,
  wanted: { readonly game: string; readonly level: string; readonly minutes: number },
  now: number,
): Promise<void> {
  const { count } = await db
    .selectFrom("assignments")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("class_id", "=", classId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_ASSIGNMENTS)
    throw new ApiError(400, `There can be ${MOST_ASSIGNMENTS} assignments at most. Remove one first.`);
  await db
    .insertInto("assignments")
    .values({ id: randomUUID(), class_id: classId, created_at: now, ...wanted })
    .execute();
}

/** False where it is not of this class. */
export async function removeAssignment(db: Kysely<Tables>, classId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("assignments")
    .where("class_id", "=", classId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What of each assignment has come in since it was given, in minutes. */
export async function playedOf(db: Kysely<Tables>, classId: string, pupilId?: string) {
  let query = db
    .selectFrom("assignments")
    .leftJoin("pupils", "pupils.class_id", "assignments.class_id")
    .leftJoin("pupil_plays", (join) =>
      join
        .onRef("pupil_plays.pupil_id", "=", "pupils.id")
        .onRef("pupil_plays.game", "=", "assignments.game")
        .on(sql<boolean>`assignments.level in ('', pupil_plays.level)`)
        .onRef("pupil_plays.last_at", ">=", "assignments.created_at"),
    )
    .where("assignments.class_id", "=", classId)
    .select([
      "assignments.id",
      "assignments.game",
      "assignments.level",
      "assignments.minutes",
      "assignments.created_at",
      "pupils.label",
    ])
    .select(sql<number>`coalesce(sum(pupil_plays.seconds), 0) / 60.0`.as("played"))
    .groupBy([
      "assignments.id",
      "assignments.game",
      "assignments.level",
      "assignments.minutes",
      "assignments.created_at",
      "pupils.label",
    ])
    .orderBy("assignments.created_at")
    .orderBy("assignments.id")
    .orderBy("pupils.label");
  if (pupilId !== undefined) query = query.where("pupils.id", "=", pupilId);
  return query.execute();
}
