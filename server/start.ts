import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Result } from "../engine/index.ts";
import type { HashingCost } from "./accounts/password-hashing.ts";
import { type Config, parseConfig } from "./config.ts";
import { createApp } from "./create-app.ts";
import { listen, type RunningServer } from "./listen.ts";
import { openServices, type OpenServices } from "./open-services.ts";

/**
 * Starts the server as these environment variables want it. What a person can mend is a problem to tell.
 * @param cost of hashing a password; tests alone hand in one that is cheap
 */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
  cost?: HashingCost,
): Promise<Result<RunningServer, string>> {
  const config = parseConfig(environment);
  if (!config.ok) return config;
  const { port, host, siteFolder } = config.value;
  if (!existsSync(join(siteFolder, "404.html"))) {
    return { ok: false, problem: "The site is not built yet. Run: npm run build" };
  }
  const opened = await tryToOpen(config.value, cost);
  if (!opened.ok) return opened;
  const { services, close } = opened.value;
  const server = await listen(createApp({ siteFolder, services }), port, host);
  if (!server.ok) {
    await close();
    return server;
  }
  services.log.info("server.started", { storage: services.storage.kind });
  return {
    ok: true,
    value: {
      address: server.value.address,
      close: async () => {
        await server.value.close();
        await close();
        services.log.info("server.stopped");
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
