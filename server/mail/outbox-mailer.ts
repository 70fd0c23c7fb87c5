import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PROOF_HOURS } from "../accounts/email-links.ts";
import { HOUR, type Now } from "../now.ts";
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

/** Removes the mails whose links have ended: nobody needs them, and they hold addresses and names. */
export async function sweepOutbox(folder: string, now: Now): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now() - mtimeMs > PROOF_HOURS * HOUR) await rm(path, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(".txt"));
  } catch (error) {
    // No mail was written yet.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
