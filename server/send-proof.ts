import type { Context } from "hono";
import type { Kysely } from "kysely";
import { proveAddressMail } from "./mail/messages.ts";
import { siteOrigin } from "./same-origin.ts";
import type { Services } from "./services.ts";
import type { Tables, User } from "./storage/tables.ts";

/**
 * Has the link sent that proves the address which an account was made with. Nobody waits for it.
 * @param on the transaction that makes the account
 */
export async function sendProof(
  context: Context,
  services: Services,
  user: User,
  on?: Kysely<Tables>,
): Promise<void> {
  const token = await services.emailLinks.make(user.id, user.email, on);
  await services.mails.put(proveAddressMail(user.email, confirmLink(context, services, token)), on);
}

export function confirmLink(context: Context, services: Services, token: string): string {
  const link = new URL("/confirm-email", siteOrigin(context, services));
  link.search = new URLSearchParams({ token }).toString();
  return link.href;
}
