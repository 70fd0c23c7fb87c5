import { Hono } from "hono";
import type * as z from "zod";
import { everyLoginOfAccount, loginsOfAccount, loginsOfAccountAtAddress } from "../accounts/limits.ts";
import { findByEmail, toPublicUser } from "../accounts/users.ts";
import { ApiError } from "../api-error.ts";
import { type LoginAnswer, loginRequest } from "../api-shapes.ts";
import { clientAddress } from "../client-address.ts";
import { limitRequest } from "../limit-request.ts";
import { isBlank, readBody } from "../request-body.ts";
import { beginSession } from "../request-session.ts";
import type { Services } from "../services.ts";

type Credentials = z.output<typeof loginRequest>["user"];

function whatIsMissing(sent: unknown): string | undefined {
  const isMissing = isBlank(sent, "user", "email") || isBlank(sent, "user", "password");
  return isMissing ? "Email and password are required" : undefined;
}

export function loginRoute(services: Services): Hono {
  const { storage, sessions, passwords, work, limits, metrics, trustedProxies } = services;

  /** Resolves to the person, and to what has been proven. Whoever is right has used up nothing. */
  const recognise = async ({ email, password }: Credentials, address: string) => {
    const giveBack = await limitRequest(
      limits,
      [loginsOfAccountAtAddress, email, address],
      [loginsOfAccount, email],
      [everyLoginOfAccount, email],
    );
    const user = await findByEmail(storage.db, email);
    const isRight = await passwords.verify(user?.password_hash, password);
    if (!user?.password_hash || !isRight) {
      metrics.logInFailed();
      throw new ApiError(401);
    }
    await giveBack();
    return { user, proof: { column: "password_hash", value: user.password_hash } as const };
  };

  return new Hono().post("/", async (context) => {
    const { user: sent } = await readBody(context, loginRequest, whatIsMissing);
    const address = clientAddress(context, trustedProxies);
    // Counted when its turn has come: of thirty who are right at the same moment none is taken for one who guesses.
    const { user, proof } = await work.run(address, sent.email, () => recognise(sent, address));
    const token = await beginSession(context, sessions, user.id, proof, sent.shared);
    return context.json({ user: toPublicUser(user), token } satisfies LoginAnswer);
  });
}
