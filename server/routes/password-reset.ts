import { Hono } from "hono";
import {
  loginsOfAccount,
  loginsOfAccountAtAddress,
  resetMailsOfAccount,
  resetMailsOfAddress,
  resetsOfAddress,
  unknownMailsOfAddress,
  unprovenMailsToMailbox,
} from "../accounts/limits.ts";
import { mailboxOf } from "../accounts/mailbox-of.ts";
import type { Counted } from "../accounts/rate-limits.ts";
import { findByEmail, findById, fullName, shownName } from "../accounts/users.ts";
import { ApiError } from "../api-error.ts";
import { resetPasswordRequest, sendEmailRequest } from "../api-shapes.ts";
import { clientAddress } from "../client-address.ts";
import { limitRequest } from "../limit-request.ts";
import { passwordChangedMail, resetMail } from "../mail/messages.ts";
import { isBlank, readBody } from "../request-body.ts";
import { bearerToken } from "../request-session.ts";
import { siteOrigin } from "../same-origin.ts";
import type { Services } from "../services.ts";
import { hashNewPassword } from "./signup.ts";

const NO_TOKEN = "Invalid password reset link. Please request a new one.";

function whatIsMissing(sent: unknown): string | undefined {
  if (isBlank(sent, "token")) return NO_TOKEN;
  return isBlank(sent, "newPassword") ? "Please enter a password." : undefined;
}

export function passwordResetRoutes(services: Services): Hono {
  const { storage, resetLinks, limits, mailer, mails, log, trustedProxies } = services;
  const app = new Hono();

  app.post("/send-email", async (context) => {
    const { email } = await readBody(context, sendEmailRequest, (sent) =>
      isBlank(sent, "email") ? "Email is required to send reset link." : undefined,
    );
    const address = clientAddress(context, trustedProxies);
    // Before it is known: refusing only the unknown ones would tell them apart for ever.
    const giveBackUnknown = await limitRequest(limits, [unknownMailsOfAddress, address]);
    const user = await findByEmail(storage.db, email);
    if (!user) throw new ApiError(404);
    await giveBackUnknown();
    const unproven: Counted[] =
      user.email_is_proven === 1 ? [] : [[unprovenMailsToMailbox, mailboxOf(email)]];
    const giveBack = await limitRequest(
      limits,
      [resetMailsOfAddress, address],
      [resetMailsOfAccount, email],
      ...unproven,
    );
    const token = await resetLinks.make(user.id);
    const link = new URL("/reset-landing-page", siteOrigin(context, services));
    link.search = new URLSearchParams({ user: shownName(user), token }).toString();
    try {
      await mailer.send(resetMail(user.email, link.href));
    } catch (error) {
      log.error("mail.failed", error);
      await resetLinks.forget(token);
      // No mail has reached anybody: who tries again later must not meet a limit.
      await giveBack();
      throw new ApiError(502);
    }
    return context.json({ success: true, message: "Email sent" });
  });

  app.get("/reset_password_get_user_basics", async (context) => {
    await limitRequest(limits, [resetsOfAddress, clientAddress(context, trustedProxies)]);
    const userId = await resetLinks.ownerOf(bearerToken(context) ?? "");
    if (userId === undefined) throw new ApiError(401);
    const user = await findById(storage.db, userId);
    if (!user) throw new ApiError(404);
    return context.json({ full_name: fullName(user), email_address: user.email });
  });

  app.post("/reset-password", async (context) => {
    const { token, newPassword } = await readBody(context, resetPasswordRequest, whatIsMissing);
    const address = clientAddress(context, trustedProxies);
    await limitRequest(limits, [resetsOfAddress, address]);
    const userId = await resetLinks.ownerOf(token);
    if (userId === undefined) throw new ApiError(401);
    const user = await findById(storage.db, userId);
    if (!user) throw new ApiError(404);
    const hash = await hashNewPassword(services, address, newPassword, {
      firstName: user.first_name,
      lastName: user.last_name,
      email: user.email,
    });
    const isFirst = await resetLinks.use(token, hash);
    if (!isFirst) throw new ApiError(401);
    // Whoever was locked out by slips or by a stranger's tries is let in again.
    await limits.clear(loginsOfAccountAtAddress, user.email);
    await limits.clear(loginsOfAccount, user.email);
    await mails.put(passwordChangedMail(user.email, `${siteOrigin(context, services)}/forgot-password`));
    return context.json({ success: true, message: "Password updated" });
  });

  return app;
}
