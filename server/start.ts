import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import type { Result } from "../engine/index.ts";
import type { HashingCost } from "./accounts/password-hashing.ts";
import { type Config, parseConfig } from "./config.ts";
import { createApp } from "./create-app.ts";
import { listen, type Listening, type RunningServer } from "./listen.ts";
import { openServices, type OpenServices } from "./open-services.ts";

export interface StartedServer extends RunningServer {
  /** Serves the site and believes the secrets as they lie on the disk now. What fails is logged, and nothing changes. */
  readonly reload: () => void;
}

/**
 * Starts the server as these environment variables want it. What a person can mend is a problem to tell.
 * @param cost of hashing a password; tests alone hand in one that is cheap
 */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
  cost?: HashingCost,
): Promise<Result<StartedServer, string>> {
  const config = parseConfig(environment);
  if (!config.ok) return config;
  const { port, host, siteFolder, metrics, isProduction, smtpUrl } = config.value;
  if (!existsSync(join(siteFolder, "404.html"))) {
    return { ok: false, problem: "The site is not built yet. Run: npm run build" };
  }
  const opened = await tryToOpen(config.value, cost);
  if (!opened.ok) return opened;
  const { services, withNewSecrets, close } = opened.value;
  const { log } = services;
  let app = createApp({ siteFolder, services });

  const running: RunningServer[] = [];
  const stop = async () => {
    await Promise.all(running.map((one) => one.close()));
    await close();
  };
  const listenOn = async (listening: Listening, onPort: number, onHost: string) => {
    const server = await listen(listening, onPort, onHost);
    if (server.ok) running.push(server.value);
    else await stop();
    return server;
  };

  const figures = metrics && (await listenOn(services.metrics.app, metrics.port, metrics.host));
  if (figures?.ok === false) return { ok: false, problem: `METRICS_ADDRESS: ${figures.problem}` };
  const answer: Hono["fetch"] = (...asked) => app.fetch(...asked);
  const server = await listenOn({ fetch: answer }, port, host);
  if (!server.ok) return server;

  if (isProduction && smtpUrl === undefined) log.info("mail.outbox-only");
  log.info("server.started", { storage: services.storage.kind });
  return {
    ok: true,
    value: {
      address: server.value.address,
      reload: () => {
        try {
          app = createApp({ siteFolder, services: withNewSecrets() });
          log.info("server.reloaded");
        } catch (error) {
          log.error("reload.failed", error);
        }
      },
      close: async () => {
        await stop();
        log.info("server.stopped");
      },
    },
  };
}

/** A database that is not there, or a folder that cannot be written to, is for a person to mend. */
async function tryToOpen(
  config: Config,
  cost: HashingCost | undefined,
): Promise<Result<OpenServices, string>> {
  try {
    return { ok: true, value: await openServices(config, cost) };
  } catch (error) {
    const where = config.databaseUrl === undefined ? `in DATA_DIR (${config.dataFolder})` : "at DATABASE_URL";
    return { ok: false, problem: `The accounts ${where} cannot be opened: ${reasonOf(error)}` };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Of a host with several addresses Node tells each failure, and has no words for all of them.
  return error instanceof AggregateError ? error.errors.map(reasonOf).join(", ") : error.message;
}
