import { Hono } from "hono";
import { proofMailsOfAccount, resetsOfAddress } from "../accounts/limits.ts";
import { ApiError } from "../api-error.ts";
import { changeEmailRequest, confirmEmailRequest } from "../api-shapes.ts";
import { clientAddress } from "../client-address.ts";
import { limitRequest } from "../limit-request.ts";
import { addressChangedMail, addressWantedMail, newAddressMail } from "../mail/messages.ts";
import { readBody } from "../request-body.ts";
import { requireSession } from "../request-session.ts";
import { requirePassword } from "../require-password.ts";
import { siteOrigin } from "../same-origin.ts";
import { confirmLink, sendProof } from "../send-proof.ts";
import type { Services } from "../services.ts";
import { TAKEN } from "./signup.ts";

const OVER = "This link is invalid or has expired. Log in and ask for a new one.";

/** Showing that mails reach a person, and changing the address to one where they do. */
export function emailProofRoutes(services: Services): Hono {
  const { sessions, limits, emailLinks, mailer, laterMailer, log, trustedProxies } = services;
  const app = new Hono();

  app.post("/confirm-email", async (context) => {
    const { token } = await readBody(context, confirmEmailRequest);
    await limitRequest(limits, [resetsOfAddress, clientAddress(context, trustedProxies)]);
    const proven = await emailLinks.use(token);
    if (proven.type === "unknown") throw new ApiError(401, OVER);
    if (proven.type === "taken") throw new ApiError(409, TAKEN);
    if (proven.before !== undefined) laterMailer.send(addressChangedMail(proven.before));
    return context.json({ success: true, message: "Email confirmed", email: proven.email });
  });

  app.post("/auth/me/prove-email", async (context) => {
    const { user } = await requireSession(context, sessions);
    await limitRequest(limits, [proofMailsOfAccount, user.id]);
    await sendProof(context, services, user);
    return context.json({ success: true, message: "Email sent" });
  });

  app.post("/auth/me/email", async (context) => {
    const { user } = await requireSession(context, sessions);
    const { email, password } = await readBody(context, changeEmailRequest);
    await requirePassword(services, clientAddress(context, trustedProxies), user, password);
    const giveBack = await limitRequest(limits, [proofMailsOfAccount, user.id]);
    const token = await emailLinks.make(user.id, email);
    try {
      await mailer.send(newAddressMail(email, confirmLink(context, services, token)));
    } catch (error) {
      log.error("mail.failed", error);
      await giveBack();
      throw new ApiError(502);
    }
    laterMailer.send(addressWantedMail(user.email, `${siteOrigin(context, services)}/forgot-password`));
    return context.json({ success: true, message: "Email sent" });
  });

  return app;
}
