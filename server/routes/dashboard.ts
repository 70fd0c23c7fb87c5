import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import * as z from "zod";
import { type AuditEntry, listAudit, recordAudit } from "../accounts/audit.ts";
import { deleteUser, toPublicUser } from "../accounts/users.ts";
import { ApiError } from "../api-error.ts";
import { type AuditAnswer, type ListedUser, type UserList, userListRequest } from "../api-shapes.ts";
import { csvLine } from "../csv.ts";
import { requireAdmin } from "../request-session.ts";
import type { Services } from "../services.ts";
import { streamText } from "../stream-text.ts";
import type { User } from "../storage/tables.ts";
import { measureGrowth } from "../storage/user-growth.ts";
import { listUsers } from "../storage/user-list.ts";

const CSV_PAGE = 200;
/** Without it Excel takes the letters of names for those of an older code. */
const BYTE_ORDER_MARK = "\uFEFF";
const CSV_COLUMNS = [
  "user_id",
  "first_name",
  "last_name",
  "email",
  "school_name",
  "role",
  "created_at",
] as const;

const AUDIT_COLUMNS = ["done_at", "actor", "actor_email", "action", "subject", "subject_email"] as const;

function toListedUser(user: User): ListedUser {
  return {
    ...toPublicUser(user),
    created_at: new Date(user.created_at).toISOString(),
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
  const { db } = storage;
  const app = new Hono<OverNode>();

  app.get("/growth", async (context) => {
    await requireAdmin(context, sessions);
    return context.json(await measureGrowth(db, now()));
  });

  app.get("/users", async (context) => {
    await requireAdmin(context, sessions);
    const page = await listUsers(db, readListRequest(context.req.query()));
    if (!page) throw new ApiError(400);
    return context.json({ users: page.users.map(toListedUser), next: page.next } satisfies UserList);
  });

  app.get("/audit", async (context) => {
    await requireAdmin(context, sessions);
    return context.json({ entries: (await listAudit(db)).map(toAuditAnswer) } satisfies AuditAnswer);
  });

  app.get("/audit.csv", async (context) => {
    const { user } = await requireAdmin(context, sessions);
    await recordAudit(db, now(), { actor: user.id, action: "audit.export", subject: "" });
    const entries = (await listAudit(db)).map(toAuditAnswer);
    context.header("Content-Type", "text/csv; charset=utf-8");
    context.header("Content-Disposition", 'attachment; filename="audit.csv"');
    const lines = entries.map((entry) => csvLine(AUDIT_COLUMNS.map((key) => entry[key] ?? "")));
    return context.body(BYTE_ORDER_MARK + csvLine(AUDIT_COLUMNS) + lines.join(""));
  });

  app.get("/users.csv", async (context) => {
    const { user: admin } = await requireAdmin(context, sessions);
    const request = { ...readListRequest(context.req.query()), limit: CSV_PAGE };
    const first = await listUsers(db, request);
    if (!first) throw new ApiError(400);
    await recordAudit(db, now(), { actor: admin.id, action: "accounts.export", subject: "" });
    const lines = async function* () {
      yield BYTE_ORDER_MARK + csvLine(CSV_COLUMNS);
      let page: typeof first | undefined = first;
      while (page) {
        yield page.users
          .map(toListedUser)
          .map((user) => csvLine(CSV_COLUMNS.map((key) => user[key])))
          .join("");
        page = page.next === null ? undefined : await listUsers(db, { ...request, after: page.next });
      }
    };
    context.header("Content-Type", "text/csv; charset=utf-8");
    context.header("Content-Disposition", 'attachment; filename="users.csv"');
    return context.body(
      streamText(lines(), (error) => {
        log.error("request.failed", error, { method: "GET", route: context.req.routePath });
        // The adapter alone would end the answer in good order where the failure comes early.
        context.env.outgoing?.destroy();
      }),
    );
  });

  app.delete("/users/:id", async (context) => {
    const { user } = await requireAdmin(context, sessions);
    const id = context.req.param("id");
    if (!z.uuid().safeParse(id).success) throw new ApiError(404, "User not found");
    // One slip in a list must not shut out the only admin.
    if (id === user.id) throw new ApiError(400, "Your own account is deleted on your account page.");
    if (!(await deleteUser(db, id))) throw new ApiError(404, "User not found");
    await recordAudit(db, now(), { actor: user.id, action: "account.delete", subject: id });
    return context.json({ success: true, message: "Account deleted" });
  });

  return app;
}
