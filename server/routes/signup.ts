import { Hono } from "hono";
import { signupsOfAddress, unprovenMailsToMailbox } from "../accounts/limits.ts";
import { mailboxOf } from "../accounts/mailbox-of.ts";
import { isStrongPassword, type Person } from "../accounts/password-rules.ts";
import { addUser } from "../accounts/users.ts";
import { ApiError } from "../api-error.ts";
import { signupRequest } from "../api-shapes.ts";
import { clientAddress } from "../client-address.ts";
import { limitRequest } from "../limit-request.ts";
import { isBlank, readBody } from "../request-body.ts";
import { sendProof } from "../send-proof.ts";
import type { Services } from "../services.ts";

const FIELDS = Object.keys(signupRequest.shape.user.shape);
const WEAK =
  "Weak password! Please use letters, numbers, and symbols (at least 8 characters and no name or email)";
const COMMON = "This password is one of the first that others would try. Please choose another.";
export const TAKEN = "There is already an account with this email address. Please log in.";

/** In the words of the specification. `sent` has the fields in `user`. */
export function whatIsMissing(sent: unknown, fields: readonly string[] = FIELDS): string | undefined {
  const missing = fields.filter((field) => isBlank(sent, "user", field));
  if (missing.length === 1 && missing[0] === "school_name") return "School name is required";
  return missing.length > 0 ? "Please fill in required fields" : undefined;
}

/**
 * The hash of a new password. Refuses one that is weak for this person, or that others would try first. To find that out takes
 * work, and so waits in turn like the hash itself.
 * @param address where the request comes from
 */
export async function hashNewPassword(
  { passwords, commonPasswords, work }: Services,
  address: string,
  password: string,
  person: Person,
): Promise<string> {
  if (!isStrongPassword(password, person)) throw new ApiError(400, WEAK);
  return work.run(address, person.email, async () => {
    if (await commonPasswords.isCommon(password, person)) throw new ApiError(400, COMMON);
    return passwords.hash(password);
  });
}

export function signupRoute(services: Services): Hono {
  const { storage, limits, trustedProxies, now } = services;
  return new Hono().post("/", async (context) => {
    const { user: sent } = await readBody(context, signupRequest, (body) => whatIsMissing(body));
    if (sent.password !== sent.confirm_password) {
      throw new ApiError(400, "Passwords do not match. Please try again.");
    }
    const person = { firstName: sent.first_name, lastName: sent.last_name, email: sent.email };
    const address = clientAddress(context, trustedProxies);
    const giveBack = await limitRequest(limits, [signupsOfAddress, address]);
    let passwordHash: string;
    try {
      passwordHash = await hashNewPassword(services, address, sent.password, person);
    } catch (error) {
      // Whoever must think of another password has made no account yet.
      await giveBack();
      throw error;
    }
    // The account is made all the same: its owner may ask for the mail later, on the page My data.
    const mail = await limits.take([[unprovenMailsToMailbox, mailboxOf(sent.email)]]);
    const user = await addUser(
      storage.db,
      { ...person, schoolName: sent.school_name, passwordHash, googleSubject: null, createdAt: now() },
      async (added, transaction) => {
        if (mail.type === "allowed") await sendProof(context, services, added, transaction);
      },
    );
    if (!user) {
      if (mail.type === "allowed") await mail.giveBack();
      throw new ApiError(409, TAKEN);
    }
    return context.json({ success: true, message: "Account created", user: { user_id: user.id } }, 201);
  });
}
