import { join } from "node:path";
import { createCommonPasswords } from "./accounts/ask-common-passwords.ts";
import { createEmailLinks } from "./accounts/email-links.ts";
import { createGoogle } from "./accounts/google.ts";
import { startHashingThreads } from "./accounts/hashing-threads.ts";
import { createSessions } from "./accounts/lucia-sessions.ts";
import { createPasswordHasher, type HashingCost, OWASP_COST } from "./accounts/password-hashing.ts";
import { createRateLimits } from "./accounts/rate-limits.ts";
import { createResetLinks } from "./accounts/reset-links.ts";
import { createSessionTokens } from "./accounts/session-tokens.ts";
import { createWorkQueue, USUAL_BOUNDS } from "./accounts/work-queue.ts";
import type { Config } from "./config.ts";
import { createHealth } from "./health.ts";
import { createLog } from "./log.ts";
import { createMailQueue } from "./mail/mail-queue.ts";
import type { Mailer } from "./mail/mailer.ts";
import { createOutboxMailer, sweepOutbox } from "./mail/outbox-mailer.ts";
import { createSmtpMailer } from "./mail/smtp-mailer.ts";
import { createMetrics } from "./metrics.ts";
import { HOUR, type Now, SECOND } from "./now.ts";
import { PRODUCT_NAME } from "./product-name.ts";
import { readSecrets } from "./secrets.ts";
import type { Services } from "./services.ts";
import { openStorage } from "./storage/open-storage.ts";

/** How often it is looked for mails that are due: ten of them at once are far more than any relay takes for long. */
const DELIVERY_PAUSE = SECOND;

export interface OpenServices {
  readonly services: Services;
  /** The same, with the secrets as they are kept now. Throws where they cannot be read. */
  readonly withNewSecrets: () => Services;
  readonly close: () => Promise<void>;
}

/**
 * Opens everything that a server with this configuration needs.
 * @param cost is lowered by tests alone
 */
export async function openServices(config: Config, cost: HashingCost = OWASP_COST): Promise<OpenServices> {
  const now: Now = Date.now;
  const log = createLog((line) => process.stdout.write(line), now, config.isProduction);
  const storage = await openStorage(config);
  const sessions = createSessions(storage, now);
  const resetLinks = createResetLinks(storage, now);
  const emailLinks = createEmailLinks(storage, now);
  const secrets = readSecrets(config, now());
  // Counts are kept under scrambled keys for an hour; under another secret they begin at nought.
  const limits = createRateLimits(storage, secrets[0] ?? "", now);
  const hashing = await startHashingThreads();
  const commonPasswords = createCommonPasswords();
  const work = createWorkQueue({ ...USUAL_BOUNDS, atOnce: hashing.atOnce });
  const metrics = createMetrics(work);
  const mailer = metrics.watchMailer(createMailer(config, now));
  const mails = createMailQueue(storage, mailer, secrets, log, now);
  const delivering = setInterval(() => void mails.deliver(), DELIVERY_PAUSE);

  const sweep = async () => {
    try {
      await Promise.all([
        sessions.sweep(),
        resetLinks.sweep(),
        emailLinks.sweep(),
        limits.sweep(),
        sweepOutbox(outboxOf(config), now),
      ]);
    } catch (error) {
      log.error("sweep.failed", error);
    }
  };
  await sweep();
  const sweeping = setInterval(() => void sweep(), HOUR);

  const services: Services = {
    storage,
    sessions: createSessionTokens(sessions, secrets, now),
    passwords: createPasswordHasher(cost, hashing.argon2),
    commonPasswords,
    work,
    resetLinks,
    emailLinks,
    limits,
    mailer,
    mails,
    google: config.googleClientId === undefined ? undefined : createGoogle(config.googleClientId, now),
    log,
    metrics,
    health: createHealth(storage, log, now),
    now,
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
    sharedComputers: config.sharedComputers,
  };
  return {
    services,
    withNewSecrets: () => ({
      ...services,
      sessions: createSessionTokens(sessions, readSecrets(config, now()), now),
    }),
    close: async () => {
      clearInterval(sweeping);
      clearInterval(delivering);
      // What is on its way arrives; what waits is sent after the next start.
      await mails.settle();
      mailer.close();
      await hashing.close();
      await commonPasswords.close();
      await storage.close();
    },
  };
}

function createMailer(config: Config, now: Now): Mailer {
  if (config.smtpUrl !== undefined) {
    const domain = new URL(config.publicOrigin ?? "http://localhost").hostname;
    return createSmtpMailer(config.smtpUrl, config.mailFrom ?? `${PRODUCT_NAME} <no-reply@${domain}>`);
  }
  // In production a link on the console would be a password in the logs.
  return createOutboxMailer(outboxOf(config), now, (mail) => {
    if (!config.isProduction) console.log(`Mail for ${mail.to}: ${mail.subject}\n${mail.text}\n`);
  });
}

function outboxOf({ dataFolder }: Config): string {
  return join(dataFolder, "outbox");
}
