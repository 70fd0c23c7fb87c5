import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OWNER_ONLY = 0o600;

/**
 * The secret of a development server: made at the first start and kept in the data folder, so that nobody is signed
 * out by a restart. Several starts at once agree on one.
 */
export function keepSecret(dataFolder: string): string {
  const path = join(dataFolder, "session-secret");
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  try {
    // "wx" fails where the file is there, also when another process made it a moment ago.
    writeFileSync(path, randomBytes(32).toString("base64url"), { flag: "wx", mode: OWNER_ONLY });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(path, "utf8");
}
