import { Hono } from "hono";
import { loginsOfAccount, loginsOfAddress, loginsOfAddressAndAccount } from "../accounts/limits.ts";
import { findByEmail, toPublicUser } from "../accounts/users.ts";
import { ApiError } from "../api-error.ts";
import { type LoginAnswer, loginRequest } from "../api-shapes.ts";
import { clientAddress } from "../client-address.ts";
import { limitRequest } from "../limit-request.ts";
import { isBlank, readBody } from "../request-body.ts";
import { beginSession } from "../request-session.ts";
import type { Services } from "../services.ts";

function whatIsMissing(sent: unknown): string | undefined {
  const isMissing = isBlank(sent, "user", "email") || isBlank(sent, "user", "password");
  return isMissing ? "Email and password are required" : undefined;
}

export function loginRoute(services: Services): Hono {
  const { storage, sessions, passwords, limits, trustedProxies } = services;
  return new Hono().post("/", async (context) => {
    const { user: sent } = await readBody(context, loginRequest, whatIsMissing);
    const address = clientAddress(context, trustedProxies);
    const giveBack = await limitRequest(
      limits,
      [loginsOfAddressAndAccount, address, sent.email],
      [loginsOfAccount, sent.email],
      [loginsOfAddress, address],
    );
    const user = await findByEmail(storage.db, sent.email);
    const isRight = await passwords.verify(user?.password_hash, sent.password);
    if (!user || !isRight) throw new ApiError(401);
    await giveBack();
    const token = await beginSession(context, sessions, user.id);
    return context.json({ user: toPublicUser(user), token } satisfies LoginAnswer);
  });
}
