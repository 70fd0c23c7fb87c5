import { type Context, Hono } from "hono";
import * as z from "zod";
import { classesOfAccount } from "../accounts/limits.ts";
import { ApiError } from "../api-error.ts";
import { assignmentRequest, type ClassList, newClassRequest } from "../api-shapes.ts";
import {
  assign,
  listClasses,
  makeClass,
  removeAssignment,
  removeClass,
  renewCode,
} from "../classes/classes.ts";
import { readClass } from "../classes/overview.ts";
import { removePupil } from "../classes/pupils.ts";
import { sendTable } from "../csv.ts";
import { limitRequest } from "../limit-request.ts";
import { readBody } from "../request-body.ts";
import { requireSession } from "../request-session.ts";
import type { Services } from "../services.ts";

/** What a teacher does with classes: whoever has an account may have one, and sees nobody else's. */
export function classRoutes({ storage, sessions, limits, now }: Services): Hono {
  const { db } = storage;
  const app = new Hono();

  const requireTeacher = async (context: Context): Promise<string> => {
    const { user } = await requireSession(context, sessions);
    await limitRequest(limits, [classesOfAccount, user.id]);
    return user.id;
  };
  /** The class of the address, where it is this teacher's; what is not there and what is another's look alike. */
  const requireClass = async (context: Context): Promise<{ teacher: string; id: string }> => {
    const teacher = await requireTeacher(context);
    const id = idIn(context, "id");
    const known = (await listClasses(db, teacher)).some((one) => one.id === id);
    if (!known) throw new ApiError(404, "Class not found");
    return { teacher, id };
  };
  const answerWith = async (context: Context, { teacher, id }: { teacher: string; id: string }) => {
    const found = await readClass(db, teacher, id);
    if (found === undefined) throw new ApiError(404, "Class not found");
    return context.json(found);
  };

  app.get("/", async (context) => {
    const teacher = await requireTeacher(context);
    return context.json({ classes: await listClasses(db, teacher) } satisfies ClassList);
  });

  app.post("/", async (context) => {
    const teacher = await requireTeacher(context);
    const { name } = await readBody(context, newClassRequest);
    return answerWith(context, { teacher, id: await makeClass(db, teacher, name, now()) });
  });

  app.get("/:id", async (context) => answerWith(context, await requireClass(context)));

  app.get("/:id/pupils.csv", async (context) => {
    const { teacher, id } = await requireClass(context);
    const found = await readClass(db, teacher, id);
    return sendTable(context, "class.csv", [
      ["pupil", "minutes", "turns", "credit", "games", "last_play"],
      ...(found?.pupils ?? []).map(({ label, minutes, turns, credit, games, last_play }) => [
        label,
        String(Math.round(minutes)),
        String(turns),
        credit?.toFixed(2) ?? "",
        games.join(" "),
        last_play ?? "",
      ]),
    ]);
  });

  app.delete("/:id", async (context) => {
    const { id } = await requireClass(context);
    await removeClass(db, id);
    return context.json({ success: true, message: "Class removed" });
  });

  app.post("/:id/code", async (context) => {
    const own = await requireClass(context);
    await renewCode(db, own.id, now());
    return answerWith(context, own);
  });

  app.post("/:id/assignments", async (context) => {
    const own = await requireClass(context);
    await assign(db, own.id, await readBody(context, assignmentRequest), now());
    return answerWith(context, own);
  });

  app.delete("/:id/assignments/:assignment", async (context) => {
    const own = await requireClass(context);
    if (!(await removeAssignment(db, own.id, idIn(context, "assignment"))))
      throw new ApiError(404, "Assignment not found");
    return answerWith(context, own);
  });

  app.delete("/:id/pupils/:pupil", async (context) => {
    const own = await requireClass(context);
    if (!(await removePupil(db, own.id, idIn(context, "pupil")))) throw new ApiError(404, "Pupil not found");
    return answerWith(context, own);
  });

  return app;
}

function idIn(context: Context, name: string): string {
  const id = context.req.param(name);
  if (!z.uuid().safeParse(id).success) throw new ApiError(404);
  return id ?? "";
}
