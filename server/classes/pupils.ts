/** Pupils of classes. Nobody knows who they are: a device has a key, and the class an animal. */
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { PLAYER_NAMES } from "../../engine/learner/index.ts";
import type { KeptPlay } from "../../engine/save/index.ts";
import { hashToken, randomToken } from "../accounts/hash-token.ts";
import { ApiError } from "../api-error.ts";
import type { JoinedAnswer, PupilAnswer } from "../api-shapes.ts";
import { keepPupilPlays } from "../progress/plays.ts";
import type { Tables } from "../storage/tables.ts";
import { playedOf } from "./classes.ts";

/** More than any class, so that a code that has got about does not fill the disk. */
const MOST_PUPILS = 60;

export interface Pupil {
  readonly id: string;
  readonly label: string;
  readonly classId: string;
  readonly className: string;
}

/** Undefined where no class that is open has this code. */
export async function joinClass(
  db: Kysely<Tables>,
  code: string,
  now: number,
): Promise<JoinedAnswer | undefined> {
  return db.transaction().execute(async (transaction) => {
    // Written first, so that two who come at once come one after the other, and have two names.
    const found = await transaction
      .updateTable("classes")
      .set({ code })
      .where("code", "=", code)
      .where("code_until", ">", now)
      .returning(["id", "name"])
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const taken = await transaction
      .selectFrom("pupils")
      .select("label")
      .where("class_id", "=", found.id)
      .execute();
    if (taken.length >= MOST_PUPILS) throw new ApiError(400, "This class is full. Ask your teacher.");
    const label = freeLabel(new Set(taken.map((pupil) => pupil.label)));
    const [id, key] = [randomUUID(), randomToken()];
    await transaction
      .insertInto("pupils")
      .values({ id, class_id: found.id, label, key_hash: hashToken(key), joined_at: now })
      .execute();
    const pupil = { id, label, classId: found.id, className: found.name };
    return { pupil_id: id, key, ...(await tellPupil(transaction, pupil)) };
  });
}

/** "Otter", and when all animals are there "Otter 2". */
function freeLabel(taken: ReadonlySet<string>): string {
  for (let round = 1; ; round++) {
    const free = PLAYER_NAMES.map((name) => (round === 1 ? name : `${name} ${round}`)).find(
      (label) => !taken.has(label),
    );
    if (free !== undefined) return free;
  }
}

export async function findPupil(db: Kysely<Tables>, key: string): Promise<Pupil | undefined> {
  return db
    .selectFrom("pupils")
    .innerJoin("classes", "classes.id", "pupils.class_id")
    .select(["pupils.id", "pupils.label", "classes.id as classId", "classes.name as className"])
    .where("key_hash", "=", hashToken(key))
    .executeTakeFirst();
}

export async function tellPupil(
  db: Kysely<Tables>,
  { id, label, classId, className }: Pupil,
): Promise<PupilAnswer> {
  const assignments = await playedOf(db, classId, id);
  return {
    label,
    class_name: className,
    assignments: assignments.map(({ label: _label, created_at, ...one }) => ({
      ...one,
      created_at: new Date(created_at).toISOString(),
    })),
  };
}

export async function addPlays(
  db: Kysely<Tables>,
  { id }: Pupil,
  plays: readonly KeptPlay[],
  now: number,
): Promise<void> {
  await db.transaction().execute((transaction) => keepPupilPlays(transaction, id, plays, now));
}

/** With all that they have played. False where there is no such pupil in the class. */
export async function removePupil(db: Kysely<Tables>, classId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("pupils")
    .where("class_id", "=", classId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
