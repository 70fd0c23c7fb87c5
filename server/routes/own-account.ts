import { Hono } from "hono";
import { loginsOfAccount, loginsOfAccountAtAddress } from "../accounts/limits.ts";
import { deleteUser, toPublicUser } from "../accounts/users.ts";
import { ApiError } from "../api-error.ts";
import { deleteAccountRequest, type OwnData } from "../api-shapes.ts";
import { clientAddress } from "../client-address.ts";
import { limitRequest } from "../limit-request.ts";
import { PRODUCT_NAME } from "../product-name.ts";
import { readBody } from "../request-body.ts";
import { findSession, forgetCompanion, requireSession } from "../request-session.ts";
import type { Services } from "../services.ts";

/** Who am I, what is kept of me, forget me, and log me out. */
export function ownAccountRoutes(services: Services): Hono {
  const { storage, sessions, passwords, work, limits, trustedProxies } = services;
  const app = new Hono();

  app.get("/me", async (context) => {
    const { user } = await requireSession(context, sessions);
    return context.json({ user: toPublicUser(user) });
  });

  app.get("/me/download", async (context) => {
    const { user } = await requireSession(context, sessions);
    const kept = await storage.db
      .selectFrom("sessions")
      .select("expires_at")
      .where("user_id", "=", user.id)
      .orderBy("expires_at")
      .execute();
    context.header(
      "Content-Disposition",
      `attachment; filename="${PRODUCT_NAME.toLowerCase()}-my-data.json"`,
    );
    return context.json({
      account: {
        ...toPublicUser(user),
        created_at: new Date(user.created_at).toISOString(),
        email_is_proven: user.email_is_proven === 1,
        has_password: user.password_hash !== null,
        has_google: user.google_subject !== null,
      },
      sessions: kept.map(({ expires_at }) => ({ expires_at: new Date(expires_at).toISOString() })),
    } satisfies OwnData);
  });

  app.delete("/me", async (context) => {
    const { user } = await requireSession(context, sessions);
    const { password } = await readBody(context, deleteAccountRequest);
    // A device that was left logged in must not be enough. Who only uses Google has no password to ask for.
    if (user.password_hash !== null) {
      const address = clientAddress(context, trustedProxies);
      const giveBack = await limitRequest(
        limits,
        [loginsOfAccountAtAddress, user.email, address],
        [loginsOfAccount, user.email],
      );
      if (!(await work.run(address, () => passwords.verify(user.password_hash, password ?? "")))) {
        throw new ApiError(403, "The password is not right.");
      }
      await giveBack();
    }
    await deleteUser(storage.db, user.id);
    forgetCompanion(context);
    return context.json({ success: true, message: "Account deleted" });
  });

  app.post("/logout", async (context) => {
    const session = await findSession(context, sessions);
    if (session) await sessions.revoke(session.idHash);
    forgetCompanion(context);
    return context.json({ success: true, message: "Log out successful!" });
  });

  return app;
}
