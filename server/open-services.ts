import { join } from "node:path";
import { createGoogle } from "./accounts/google.ts";
import { createSessions } from "./accounts/lucia-sessions.ts";
import { createPasswordHasher, type HashingCost, OWASP_COST } from "./accounts/password-hashing.ts";
import { createRateLimits } from "./accounts/rate-limits.ts";
import { createResetLinks } from "./accounts/reset-links.ts";
import { createSessionTokens } from "./accounts/session-tokens.ts";
import { createWorkQueue } from "./accounts/work-queue.ts";
import type { Config } from "./config.ts";
import { keepSecret } from "./keep-secret.ts";
import { createLog } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import { createOutboxMailer, sweepOutbox } from "./mail/outbox-mailer.ts";
import { createSmtpMailer } from "./mail/smtp-mailer.ts";
import { HOUR, type Now } from "./now.ts";
import { PRODUCT_NAME } from "./product-name.ts";
import type { Services } from "./services.ts";
import { openStorage } from "./storage/open-storage.ts";

export interface OpenServices {
  readonly services: Services;
  readonly close: () => Promise<void>;
}

/**
 * Opens everything that a server with this configuration needs.
 * @param cost is lowered by tests alone
 */
export async function openServices(config: Config, cost: HashingCost = OWASP_COST): Promise<OpenServices> {
  const now: Now = Date.now;
  const log = createLog((line) => console.log(line), now, config.isProduction);
  const storage = await openStorage(config);
  const secret = config.sessionSecret ?? keepSecret(config.dataFolder);
  const sessions = createSessions(storage.db, now);
  const resetLinks = createResetLinks(storage.db, now);
  const limits = createRateLimits(storage.db, secret, now);
  const mailer = createMailer(config, now);
  if (config.isProduction && config.smtpUrl === undefined) log.info("mail.outbox-only");

  const sweep = async () => {
    try {
      await Promise.all([
        sessions.sweep(),
        resetLinks.sweep(),
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
    sessions: createSessionTokens(sessions, secret, now),
    passwords: createPasswordHasher(cost),
    work: createWorkQueue(),
    resetLinks,
    limits,
    mailer,
    google: config.googleClientId === undefined ? undefined : createGoogle(config.googleClientId, now),
    log,
    now,
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
  };
  return {
    services,
    close: async () => {
      clearInterval(sweeping);
      mailer.close();
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
