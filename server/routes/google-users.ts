import { type Context, Hono } from "hono";
import type { Proof } from "../accounts/credentials.ts";
import type { GooglePerson } from "../accounts/google.ts";
import { googleOfAddress } from "../accounts/limits.ts";
import { addUser, findByGoogle, setNames, toPublicUser } from "../accounts/users.ts";
import { ApiError } from "../api-error.ts";
import { email as emailShape, updateSchoolRequest } from "../api-shapes.ts";
import { clientAddress } from "../client-address.ts";
import { limitRequest } from "../limit-request.ts";
import { isBlank, readBody } from "../request-body.ts";
import { beginSession, bearerToken } from "../request-session.ts";
import type { Services } from "../services.ts";

function proofOf({ subject }: GooglePerson): Proof {
  return { column: "google_subject", value: subject };
}

/**
 * The sign-in with Google. Both calls demand Google's credential as the bearer token: without it they would tell
 * strangers who has an account, and let them write.
 */
export function googleUserRoutes(services: Services): Hono {
  const { storage, sessions, google, limits, trustedProxies, now } = services;
  const app = new Hono();

  const requirePerson = async (context: Context, email: string): Promise<GooglePerson> => {
    if (!google) throw new ApiError(503);
    await limitRequest(limits, [googleOfAddress, clientAddress(context, trustedProxies)]);
    const person = await google.verify(bearerToken(context) ?? "");
    if (!person || person.email !== email) throw new ApiError(401);
    return person;
  };

  app.get("/get_user", async (context) => {
    const email = emailShape.safeParse(context.req.query("email"));
    if (!email.success) throw new ApiError(400);
    const person = await requirePerson(context, email.data);
    const user = await findByGoogle(storage.db, person);
    if (!user) return context.json({ email: "" });
    const isShared = context.req.query("shared") === "true";
    const token = await beginSession(context, sessions, user.id, proofOf(person), isShared);
    return context.json({ email: person.email, user: toPublicUser(user), token });
  });

  app.post("/update_user_school", async (context) => {
    const sent = await readBody(context, updateSchoolRequest, (body) =>
      isBlank(body, "school") ? "School name is required" : undefined,
    );
    const person = await requirePerson(context, sent.email);
    const known = await findByGoogle(storage.db, person);
    const user = known
      ? await setNames(storage.db, known, { school_name: sent.school })
      : await addUser(storage.db, {
          // Google's name where it gives one: what was sent is only what a page says.
          firstName: person.firstName || sent.name,
          lastName: person.lastName,
          schoolName: sent.school,
          email: person.email,
          passwordHash: null,
          googleSubject: person.subject,
          createdAt: now(),
        });
    // The address has an account that was made with another Google account, or with a password by who may be
    // somebody else.
    if (!user) throw new ApiError(409, "Failed to update school information");
    const token = await beginSession(context, sessions, user.id, proofOf(person), sent.shared);
    return context.json({ success: true, message: "School updated", user: toPublicUser(user), token });
  });

  return app;
}
