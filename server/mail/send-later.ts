import type { Log } from "../log.ts";
import type { Mail, Mailer } from "./mailer.ts";

/** Mails that nobody waits for. One that is not taken is logged, and can be asked for again where that matters. */
export interface LaterMailer {
  readonly send: (mail: Mail) => void;
  /** Resolves when none is on its way any more. */
  readonly settle: () => Promise<void>;
}

export function createLaterMailer(mailer: Mailer, log: Log): LaterMailer {
  const underWay = new Set<Promise<void>>();
  const deliver = async (mail: Mail) => {
    try {
      await mailer.send(mail);
    } catch (error) {
      log.error("mail.failed", error);
    }
  };
  return {
    send: (mail) => {
      const delivery = deliver(mail).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    settle: async () => {
      await Promise.all(underWay);
    },
  };
}
