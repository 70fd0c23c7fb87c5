import type { Context } from "hono";
import { proveAddressMail } from "./mail/messages.ts";
import { siteOrigin } from "./same-origin.ts";
import type { Services } from "./services.ts";
import type { User } from "./storage/tables.ts";

/** Sends the link that proves the address which an account was made with. Nobody waits for it. */
export async function sendProof(context: Context, services: Services, user: User): Promise<void> {
  const token = await services.emailLinks.make(user.id, user.email);
  services.laterMailer.send(proveAddressMail(user.email, confirmLink(context, services, token)));
}

export function confirmLink(context: Context, services: Services, token: string): string {
  const link = new URL("/confirm-email", siteOrigin(context, services));
  link.search = new URLSearchParams({ token }).toString();
  return link.href;
}
