import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Now } from "../now.ts";
import type { Mail, Mailer } from "./mailer.ts";

/**
 * Where there is no mail server: every mail lies in a folder as a text file, named for its time.
 * @param announce told of each mail, so that a developer finds the link on the console
 */
export function createOutboxMailer(folder: string, now: Now, announce: (mail: Mail) => void): Mailer {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date(now()).toISOString().replaceAll(/[:.]/g, "-");
      const path = join(folder, `${time}-${randomUUID().slice(0, 8)}.txt`);
      const content = `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`;
      await writeFile(path, content, { mode: 0o600 });
      announce(mail);
    },
    close: () => undefined,
  };
}
