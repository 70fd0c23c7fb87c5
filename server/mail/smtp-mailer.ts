import { createTransport } from "nodemailer";
import { isLoopback } from "../loopback.ts";
import { SECOND } from "../now.ts";
import type { Mailer } from "./mailer.ts";

/** Somebody waits for the answer, so a mail server that does not answer is soon given up. */
const PATIENCE = 10 * SECOND;
/** Many relays take three from one address. What comes at once waits for one of these. */
const CONNECTIONS = 2;

/**
 * Nothing goes out in clear: where the server does not offer TLS, no mail is sent. But to a relay on this computer.
 * @param url such as smtps://user:password@mail.example.org:465
 */
export function createSmtpMailer(url: string, from: string, patience = PATIENCE): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLoopback(hostname),
    ...(username !== "" && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    pool: true,
    maxConnections: CONNECTIONS,
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
