import { Hono } from "hono";
import {
  proofMailsOfAccount,
  proofMailsOfAddress,
  proofMailsToTarget,
  resetsOfAddress,
  unprovenMailsToMailbox,
} from "../accounts/limits.ts";
import { mailboxOf } from "../accounts/mailbox-of.ts";
import type { Counted } from "../accounts/rate-limits.ts";
import { shownName } from "../accounts/users.ts";
import { ApiError } from "../api-error.ts";
import { changeEmailRequest, confirmEmailRequest } from "../api-shapes.ts";
import { clientAddress } from "../client-address.ts";
import { limitRequest } from "../limit-request.ts";
import { addressChangedMail, addressWantedMail, newAddressMail } from "../mail/messages.ts";
import { readBody } from "../request-body.ts";
import { bearerToken, requireSession } from "../request-session.ts";
import { requireCredential } from "../require-credential.ts";
import { siteOrigin } from "../same-origin.ts";
import { confirmLink, sendProof } from "../send-proof.ts";
import type { Services } from "../services.ts";
import { TAKEN } from "./signup.ts";

const OVER = "This link is invalid or has expired. Log in and ask for a new one.";

/** Showing that mails reach a person, and changing the address to one where they do. */
export function emailProofRoutes(services: Services): Hono {
  const { sessions, limits, emailLinks, mailer, mails, log, trustedProxies } = services;
  const app = new Hono();

  const mailLimits = (userId: string, target: string, address: string): Counted[] => [
    [proofMailsOfAccount, userId],
    [proofMailsOfAddress, address],
    [proofMailsToTarget, target],
    [unprovenMailsToMailbox, mailboxOf(target)],
  ];

  app.get("/confirm_email_get_basics", async (context) => {
    await limitRequest(limits, [resetsOfAddress, clientAddress(context, trustedProxies)]);
    const found = await emailLinks.lookAt(bearerToken(context) ?? "");
    if (!found) throw new ApiError(401, OVER);
    const { user, email } = found;
    return context.json({
      full_name: shownName(user),
      email_address: email,
      email_now: user.email === email ? null : user.email.replace(/^(.).*@/u, "$1…@"),
    });
  });

  app.post("/confirm-email", async (context) => {
    const { token } = await readBody(context, confirmEmailRequest);
    await limitRequest(limits, [resetsOfAddress, clientAddress(context, trustedProxies)]);
    const proven = await emailLinks.use(token);
    if (proven.type === "unknown") throw new ApiError(401, OVER);
    if (proven.type === "taken") throw new ApiError(409, TAKEN);
    if (proven.before !== undefined) await mails.put(addressChangedMail(proven.before));
    return context.json({ success: true, message: "Email confirmed", email: proven.email });
  });

  app.post("/auth/me/prove-email", async (context) => {
    const { user } = await requireSession(context, sessions);
    await limitRequest(limits, ...mailLimits(user.id, user.email, clientAddress(context, trustedProxies)));
    await sendProof(context, services, user);
    return context.json({ success: true, message: "Email sent" });
  });

  app.post("/auth/me/email", async (context) => {
    const { user } = await requireSession(context, sessions);
    const { email, ...shown } = await readBody(context, changeEmailRequest);
    const address = clientAddress(context, trustedProxies);
    const proof = await requireCredential(services, address, user, shown);
    const giveBack = await limitRequest(limits, ...mailLimits(user.id, email, address));
    const token = await emailLinks.makeForOther(user.id, email, proof);
    if (token === undefined) throw new ApiError(401);
    try {
      await mailer.send(newAddressMail(email, confirmLink(context, services, token)));
    } catch (error) {
      log.error("mail.failed", error);
      await giveBack();
      throw new ApiError(502);
    }
    await mails.put(addressWantedMail(user.email, `${siteOrigin(context, services)}/forgot-password`));
    return context.json({ success: true, message: "Email sent" });
  });

  return app;
}
