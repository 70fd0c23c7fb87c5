import { Hono } from "hono";
import { changesOfAccount, downloadsOfAccount } from "../accounts/limits.ts";
import { readOwnData } from "../accounts/own-data.ts";
import { deleteUser, setNames, toPublicUser } from "../accounts/users.ts";
import { ApiError } from "../api-error.ts";
import { changeNamesRequest, deleteAccountRequest } from "../api-shapes.ts";
import { clientAddress } from "../client-address.ts";
import { limitRequest } from "../limit-request.ts";
import { PRODUCT_NAME } from "../product-name.ts";
import { readBody } from "../request-body.ts";
import { findSession, forgetCompanion, requireSession } from "../request-session.ts";
import { requireCredential } from "../require-credential.ts";
import type { Services } from "../services.ts";
import { whatIsMissing } from "./signup.ts";

/** Who am I, what is kept of me, change it, forget me, and log me out. */
export function ownAccountRoutes(services: Services): Hono {
  const { storage, sessions, limits, trustedProxies } = services;
  const app = new Hono();

  app.get("/me", async (context) => {
    const { user } = await requireSession(context, sessions);
    return context.json({ user: toPublicUser(user) });
  });

  app.patch("/me", async (context) => {
    const { user } = await requireSession(context, sessions);
    const names = await readBody(context, changeNamesRequest, (sent) =>
      whatIsMissing({ user: sent }, Object.keys(changeNamesRequest.shape)),
    );
    await limitRequest(limits, [changesOfAccount, user.id]);
    const changed = await setNames(storage.db, user, names);
    if (!changed) throw new ApiError(401);
    return context.json({ user: toPublicUser(changed) });
  });

  app.get("/me/download", async (context) => {
    const { user } = await requireSession(context, sessions);
    await limitRequest(limits, [downloadsOfAccount, user.id]);
    const file = `${PRODUCT_NAME.toLowerCase()}-my-data.json`;
    context.header("Content-Disposition", `attachment; filename="${file}"`);
    return context.json(await readOwnData(storage.db, user));
  });

  app.delete("/me", async (context) => {
    const { user } = await requireSession(context, sessions);
    const shown = await readBody(context, deleteAccountRequest);
    const proof = await requireCredential(services, clientAddress(context, trustedProxies), user, shown);
    if (!(await deleteUser(storage.db, user.id, proof))) throw new ApiError(401);
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
