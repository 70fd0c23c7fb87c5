import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { type AuditEntry, listAudit, readAudit, recordAudit, recordLooking } from "../accounts/audit.ts";
import { deleteUser, toPublicUser } from "../accounts/users.ts";
import { ApiError } from "../api-error.ts";
import {
  type AuditAnswer,
  type GamesAnswer,
  type ListedUser,
  type TeachersAnswer,
  type UserList,
  userListRequest,
} from "../api-shapes.ts";
import { BYTE_ORDER_MARK, csvLine, sendTable } from "../csv.ts";
import { requireAdmin } from "../request-session.ts";
import type { Services } from "../services.ts";
import { streamText } from "../stream-text.ts";
import type { User } from "../storage/tables.ts";
import {
  measureGames,
  measureSchools,
  measureTeachers,
  playedByUsers,
  type PlayedByUser,
} from "../storage/play-figures.ts";
import { measureGrowth } from "../storage/user-growth.ts";
import { listUsers } from "../storage/user-list.ts";

/** So many that a long table is read in few pieces, and so few that one is made into text in a moment. */
const CSV_PAGE = 250;
const CSV_COLUMNS = [
  "user_id",
  "first_name",
  "last_name",
  "email",
  "school_name",
  "role",
  "created_at",
  "minutes",
  "last_play",
] as const;

const AUDIT_COLUMNS = ["done_at", "actor", "actor_email", "action", "subject", "subject_email"] as const;

/** Minutes are whole ones in a table. */
function cellOf(value: string | number | boolean | null): string {
  return typeof value === "number" ? String(Math.round(value)) : String(value ?? "");
}

function toListedUser(user: User, played: PlayedByUser | undefined): ListedUser {
  return {
    ...toPublicUser(user),
    created_at: new Date(user.created_at).toISOString(),
    minutes: played?.minutes ?? 0,
    last_play: played === undefined ? null : new Date(played.lastAt).toISOString(),
    has_password: user.password_hash !== null,
    has_google: user.google_subject !== null,
  };
}

function toAuditAnswer(entry: AuditEntry): AuditAnswer["entries"][number] {
  const { doneAt, actor, actorEmail, action, subject, subjectEmail } = entry;
  return {
    done_at: new Date(doneAt).toISOString(),
    actor,
    actor_email: actorEmail,
    action,
    subject,
    subject_email: subjectEmail,
  };
}

function readListRequest(query: Record<string, string>) {
  const request = userListRequest.safeParse(query);
  if (!request.success) throw new ApiError(400);
  return request.data;
}

/** What Node's server hands in; a test without a server does not. */
interface OverNode {
  Bindings: Partial<HttpBindings>;
}

/** What only admins may see and do. */
export function dashboardRoutes({ storage, sessions, log, now }: Services): Hono<OverNode> {
  const { db, reading } = storage;
  const app = new Hono<OverNode>();

  const sendCsv = (context: Context<OverNode>, name: string, lines: AsyncGenerator<string, void>) => {
    context.header("Content-Type", "text/csv; charset=utf-8");
    context.header("Content-Disposition", `attachment; filename="${name}"`);
    return context.body(
      streamText(lines, (error) => {
        log.error("request.failed", error, { method: "GET", route: context.req.routePath });
        // The adapter alone would end the answer in good order where the failure comes early.
        context.env.outgoing?.destroy();
      }),
    );
  };

  const listed = async (users: readonly User[]): Promise<ListedUser[]> => {
    const ids = users.map(({ id }) => id);
    const played = await playedByUsers(reading, ids);
    return users.map((user) => toListedUser(user, played.get(user.id)));
  };

  app.get("/games", async (context) => {
    await requireAdmin(context, sessions);
    return context.json({ games: await measureGames(reading) } satisfies GamesAnswer);
  });

  app.get("/teachers", async (context) => {
    const { user } = await requireAdmin(context, sessions);
    const { search } = readListRequest(context.req.query());
    await recordLooking(db, now(), user.id);
    return context.json({
      teachers: await measureTeachers(reading, search),
      schools: await measureSchools(reading, search),
    } satisfies TeachersAnswer);
  });

  app.get("/games.csv", async (context) => {
    await requireAdmin(context, sessions);
    return sendTable(context, "games.csv", [
      ["game", "level", "plays", "finished", "credit"],
      ...(await measureGames(reading)).flatMap(({ game, levels }) =>
        levels.map(({ level, plays, finished, credit }) => [
          game,
          level,
          String(plays),
          String(finished),
          credit.toFixed(2),
        ]),
      ),
    ]);
  });

  app.get("/schools.csv", async (context) => {
    const { user } = await requireAdmin(context, sessions);
    const { search } = readListRequest(context.req.query());
    await recordAudit(db, now(), { actor: user.id, action: "accounts.export", subject: "" });
    return sendTable(context, "schools.csv", [
      ["school_name", "accounts", "players", "minutes", "last_play"],
      ...(await measureSchools(reading, search)).map((school) => [
        school.school_name,
        String(school.accounts),
        String(school.players),
        String(Math.round(school.minutes)),
        school.last_play ?? "",
      ]),
    ]);
  });

  app.get("/teachers.csv", async (context) => {
    const { user } = await requireAdmin(context, sessions);
    const { search } = readListRequest(context.req.query());
    await recordAudit(db, now(), { actor: user.id, action: "accounts.export", subject: "" });
    return sendTable(context, "teachers.csv", [
      ["user_id", "name", "email", "school_name", "classes", "pupils", "minutes", "last_play"],
      ...(await measureTeachers(reading, search)).map((teacher) => [
        teacher.user_id,
        teacher.name,
        teacher.email,
        teacher.school_name,
        String(teacher.classes),
        String(teacher.pupils),
        String(Math.round(teacher.minutes)),
        teacher.last_play ?? "",
      ]),
    ]);
  });

  app.get("/growth", async (context) => {
    await requireAdmin(context, sessions);
    return context.json(await measureGrowth(reading, now()));
  });

  app.get("/users", async (context) => {
    const { user } = await requireAdmin(context, sessions);
    const page = await listUsers(reading, readListRequest(context.req.query()));
    if (!page) throw new ApiError(400);
    await recordLooking(db, now(), user.id);
    return context.json({ users: await listed(page.users), next: page.next } satisfies UserList);
  });

  app.get("/audit", async (context) => {
    await requireAdmin(context, sessions);
    return context.json({ entries: (await listAudit(reading)).map(toAuditAnswer) } satisfies AuditAnswer);
  });

  app.get("/audit.csv", async (context) => {
    const { user } = await requireAdmin(context, sessions);
    await recordAudit(db, now(), { actor: user.id, action: "audit.export", subject: "" });
    const lines = async function* () {
      yield BYTE_ORDER_MARK + csvLine(AUDIT_COLUMNS);
      for await (const entries of readAudit(reading)) {
        yield entries
          .map(toAuditAnswer)
          .map((entry) => csvLine(AUDIT_COLUMNS.map((key) => entry[key] ?? "")))
          .join("");
      }
    };
    return sendCsv(context, "audit.csv", lines());
  });

  app.get("/users.csv", async (context) => {
    const { user: admin } = await requireAdmin(context, sessions);
    const request = { ...readListRequest(context.req.query()), limit: CSV_PAGE };
    const first = await listUsers(reading, request, "inOrder");
    if (!first) throw new ApiError(400);
    await recordAudit(db, now(), { actor: admin.id, action: "accounts.export", subject: "" });
    const lines = async function* () {
      yield BYTE_ORDER_MARK + csvLine(CSV_COLUMNS);
      let page: typeof first | undefined = first;
      while (page) {
        yield (await listed(page.users))
          .map((user) => csvLine(CSV_COLUMNS.map((key) => cellOf(user[key]))))
          .join("");
        page =
          page.next === null
            ? undefined
            : await listUsers(reading, { ...request, after: page.next }, "inOrder");
      }
    };
    return sendCsv(context, "users.csv", lines());
  });

  app.delete("/users/:id", async (context) => {
    const { user } = await requireAdmin(context, sessions);
    const id = context.req.param("id");
    if (!z.uuid().safeParse(id).success) throw new ApiError(404, "User not found");
    // One slip in a list must not shut out the only admin.
    if (id === user.id) throw new ApiError(400, "Your own account is deleted on your account page.");
    // Both or neither: nothing is done that is not noted.
    const isDeleted = await db.transaction().execute(async (transaction) => {
      if (!(await deleteUser(transaction, id))) return false;
      await recordAudit(transaction, now(), { actor: user.id, action: "account.delete", subject: id });
      return true;
    });
    if (!isDeleted) throw new ApiError(404, "User not found");
    return context.json({ success: true, message: "Account deleted" });
  });

  return app;
}
