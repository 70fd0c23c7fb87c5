import { createTransport } from "nodemailer";
import { SECOND } from "../now.ts";
import type { Mailer } from "./mailer.ts";

/** Somebody waits for the answer, so a mail server that does not answer is soon given up. */
const PATIENCE = 10 * SECOND;

/** @param url such as smtps://user:password@mail.example.org:465 */
export function createSmtpMailer(url: string, from: string, patience = PATIENCE): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Our mails are text that we write; nothing in them may make this server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text }) => {
      // As an object, so that no sign in the address starts a second one.
      await transport.sendMail({ from, to: { name: "", address: to }, subject, text });
    },
    close: () => transport.close(),
  };
}
