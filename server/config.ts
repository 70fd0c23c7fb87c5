import { join } from "node:path";
import type { Result } from "../engine/index.ts";

export interface Config {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** The folder with the built site. */
  readonly siteFolder: string;
}

const LARGEST_PORT = 65_535;

/** Reads the settings of the server from environment variables. An empty one counts as not set. */
export function parseConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Config, string> {
  const portText = environment["PORT"]?.trim() || "3000";
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port > LARGEST_PORT) {
    return {
      ok: false,
      problem: `PORT must be a whole number from 0 to ${LARGEST_PORT}, but it is "${portText}".`,
    };
  }
  const host = environment["HOST"]?.trim() || "localhost";
  const siteFolder = environment["SITE_FOLDER"]?.trim() || join(import.meta.dirname, "..", "dist", "web");
  return { ok: true, value: { port, host, siteFolder } };
}
