import type { CommonPasswords } from "./accounts/ask-common-passwords.ts";
import type { EmailLinks } from "./accounts/email-links.ts";
import type { Google } from "./accounts/google.ts";
import type { PasswordHasher } from "./accounts/password-hashing.ts";
import type { RateLimits } from "./accounts/rate-limits.ts";
import type { ResetLinks } from "./accounts/reset-links.ts";
import type { SessionTokens } from "./accounts/session-tokens.ts";
import type { WorkQueue } from "./accounts/work-queue.ts";
import type { Health } from "./health.ts";
import type { Log } from "./log.ts";
import type { MailQueue } from "./mail/mail-queue.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Metrics } from "./metrics.ts";
import type { Now } from "./now.ts";
import type { Storage } from "./storage/open-storage.ts";

/** What the routes need from outside. `open-services.ts` makes them for a program, tests make their own. */
export interface Services {
  readonly storage: Storage;
  readonly sessions: SessionTokens;
  readonly passwords: PasswordHasher;
  readonly commonPasswords: Pick<CommonPasswords, "isCommon">;
  /** Where the work of hashing waits for its turn. */
  readonly work: WorkQueue;
  readonly resetLinks: ResetLinks;
  readonly emailLinks: EmailLinks;
  readonly limits: RateLimits;
  readonly mailer: Mailer;
  /** For mails that nobody waits for. */
  readonly mails: MailQueue;
  /** Undefined where the sign-in with Google is off. */
  readonly google: Google | undefined;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly now: Now;
  /** Where the site is reached; undefined in development, where it is the address that a request came to. */
  readonly publicOrigin: string | undefined;
  readonly trustedProxies: number;
  /** Whether people usually share a computer here, as in a school. */
  readonly sharedComputers: boolean;
}
