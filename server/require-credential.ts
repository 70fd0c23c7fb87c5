import type { Proof } from "./accounts/credentials.ts";
import { googleOfAddress, loginsOfAccount, loginsOfAccountAtAddress } from "./accounts/limits.ts";
import { ApiError } from "./api-error.ts";
import { limitRequest } from "./limit-request.ts";
import { MINUTE } from "./now.ts";
import type { Services } from "./services.ts";
import type { User } from "./storage/tables.ts";

/** Long enough to press a button after Google's window has closed. */
const FRESH = 5 * MINUTE;
const ASK_GOOGLE = "Please sign in with Google once more, so that we know that it is you.";

interface Shown {
  readonly password?: string | undefined;
  readonly google_credential?: string | undefined;
}

/**
 * Before what cannot be undone: a device that was left logged in must not be enough. Asks for a way in of this account,
 * shown anew.
 * @param address where the request comes from
 * @returns what the account must still have when it is done
 */
export async function requireCredential(
  services: Services,
  address: string,
  user: User,
  { password, google_credential: credential }: Shown,
): Promise<Proof> {
  if (user.password_hash === null || credential !== undefined) {
    return requireGoogle(services, address, user, credential ?? "");
  }
  return requirePassword(services, address, user.email, user.password_hash, password ?? "");
}

async function requirePassword(
  { passwords, work, limits }: Services,
  address: string,
  email: string,
  hash: string,
  password: string,
): Promise<Proof> {
  await work.run(address, email, async () => {
    const giveBack = await limitRequest(
      limits,
      [loginsOfAccountAtAddress, email, address],
      [loginsOfAccount, email],
    );
    if (!(await passwords.verify(hash, password))) throw new ApiError(403, "The password is not right.");
    await giveBack();
  });
  return { column: "password_hash", value: hash };
}

async function requireGoogle(
  { google, limits, now }: Services,
  address: string,
  { google_subject: subject }: User,
  credential: string,
): Promise<Proof> {
  await limitRequest(limits, [googleOfAddress, address]);
  const person = await google?.verify(credential);
  const isFresh = person !== undefined && person.issuedAt > now() - FRESH;
  if (!isFresh || person.subject !== subject) throw new ApiError(403, ASK_GOOGLE);
  return { column: "google_subject", value: subject };
}
