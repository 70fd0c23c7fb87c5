import { loginsOfAccount, loginsOfAccountAtAddress } from "./accounts/limits.ts";
import { ApiError } from "./api-error.ts";
import { limitRequest } from "./limit-request.ts";
import type { Services } from "./services.ts";
import type { User } from "./storage/tables.ts";

/**
 * Before what cannot be undone: a device that was left logged in must not be enough. Who only uses Google has no password
 * to ask for.
 * @param address where the request comes from
 */
export async function requirePassword(
  { passwords, work, limits }: Services,
  address: string,
  { email, password_hash: hash }: User,
  password: string | undefined,
): Promise<void> {
  if (hash === null) return;
  await work.run(address, async () => {
    const giveBack = await limitRequest(
      limits,
      [loginsOfAccountAtAddress, email, address],
      [loginsOfAccount, email],
    );
    if (!(await passwords.verify(hash, password ?? ""))) {
      throw new ApiError(403, "The password is not right.");
    }
    await giveBack();
  });
}
