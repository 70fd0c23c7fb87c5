import { Hono } from "hono";
import { sentVerdictsSchema } from "../../engine/save/index.ts";
import { progressOfAccount } from "../accounts/limits.ts";
import { ApiError } from "../api-error.ts";
import { type ProgressAnswer, progressRequest, type TakenAnswer } from "../api-shapes.ts";
import { limitRequest } from "../limit-request.ts";
import { appendVerdicts, readVerdicts } from "../progress/verdict-logs.ts";
import { readBody } from "../request-body.ts";
import { requireSession } from "../request-session.ts";
import type { Services } from "../services.ts";

/** What somebody has played: a device adds to it, and reads what other devices have added. Nobody sees anybody else's. */
export function progressRoutes({ storage, sessions, limits, now }: Services): Hono {
  const { db } = storage;
  const app = new Hono();

  app.get("/", async (context) => {
    const { user } = await requireSession(context, sessions);
    await limitRequest(limits, [progressOfAccount, user.id]);
    const request = progressRequest.safeParse(context.req.query());
    if (!request.success) throw new ApiError(400);
    return context.json((await readVerdicts(db, user.id, request.data.after)) satisfies ProgressAnswer);
  });

  app.post("/", async (context) => {
    const { user } = await requireSession(context, sessions);
    await limitRequest(limits, [progressOfAccount, user.id]);
    const sent = await readBody(context, sentVerdictsSchema);
    const forgotten = await appendVerdicts(db, user.id, sent, now());
    return context.json({ success: true, message: "Progress kept", forgotten } satisfies TakenAnswer);
  });

  return app;
}
