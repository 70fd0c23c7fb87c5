import { LINK_MINUTES } from "../accounts/reset-links.ts";
import { PRODUCT_NAME } from "../product-name.ts";
import type { Mail } from "./mailer.ts";

// No mail repeats a name: whoever signs up with a stranger's address could put a message to the stranger into it.

/** @param link leads to the page that greets the person and goes on to the new password */
export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: `Reset your ${PRODUCT_NAME} password`,
    text: [
      `Somebody, hopefully you, asked for a new password for your ${PRODUCT_NAME} account.`,
      "",
      `To choose one, open this link within ${LINK_MINUTES} minutes:`,
      link,
      "",
      "If it was not you, you need not do anything. Your password stays as it is.",
    ].join("\n"),
  };
}

/** @param forgotPage where a person who did not do this gets the account back */
export function passwordChangedMail(to: string, forgotPage: string): Mail {
  return {
    to,
    subject: `Your ${PRODUCT_NAME} password was changed`,
    text: [
      `The password of your ${PRODUCT_NAME} account was changed just now, and every device was logged out.`,
      "",
      "If it was not you, choose a new password here:",
      forgotPage,
    ].join("\n"),
  };
}
