import { PROOF_HOURS } from "../accounts/email-links.ts";
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

/** @param link leads to the page that proves the address */
export function proveAddressMail(to: string, link: string): Mail {
  return {
    to,
    subject: `Is this your address for ${PRODUCT_NAME}?`,
    text: [
      `Somebody, hopefully you, made a ${PRODUCT_NAME} account with this address.`,
      "",
      `If it was you, open this link within ${PROOF_HOURS} hours:`,
      link,
      "",
      "If it was not you, you need not do anything. After a day you can make an account with your address yourself.",
    ].join("\n"),
  };
}

/** To the address that an account is to have. */
export function newAddressMail(to: string, link: string): Mail {
  return {
    to,
    subject: `Your new address for ${PRODUCT_NAME}`,
    text: [
      `Somebody, hopefully you, wants to use this address for a ${PRODUCT_NAME} account.`,
      "",
      `If it was you, open this link within ${PROOF_HOURS} hours:`,
      link,
      "",
      "If it was not you, you need not do anything.",
    ].join("\n"),
  };
}

/** To the address that an account still has. */
export function addressWantedMail(to: string, forgotPage: string): Mail {
  return {
    to,
    subject: `Your ${PRODUCT_NAME} account is to have another address`,
    text: [
      `Somebody who is logged in, hopefully you, asked for another e-mail address for your ${PRODUCT_NAME} account.`,
      "It changes when the link that went to the new address is opened.",
      "",
      "If it was not you, choose a new password here. That stops it, and logs every device out:",
      forgotPage,
    ].join("\n"),
  };
}

/** To the address that an account had. */
export function addressChangedMail(to: string): Mail {
  return {
    to,
    subject: `Your ${PRODUCT_NAME} account has another address now`,
    text: [
      `Your ${PRODUCT_NAME} account has another e-mail address now. No more mails about it will come here.`,
      "",
      "If it was not you, write to the people who run the site: their address stands in its privacy policy.",
    ].join("\n"),
  };
}
