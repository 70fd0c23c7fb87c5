import { Hono } from "hono";
import { requireAdmin } from "../request-session.ts";
import type { Services } from "../services.ts";
import { countUsers } from "../storage/user-growth.ts";

export function userCountRoute({ storage, sessions }: Services): Hono {
  return new Hono().get("/get_user_count", async (context) => {
    await requireAdmin(context, sessions);
    return context.json({ totalUsers: await countUsers(storage.reading) });
  });
}
