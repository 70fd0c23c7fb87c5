import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const OWNER_ONLY = 0o600;

/**
 * The secret of a development server: made at the first start and kept in the data folder, so that nobody is signed
 * out by a restart. Several starts at once agree on one.
 */
export function keepSecret(dataFolder: string): string {
  const path = join(dataFolder, "session-secret");
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
  makeSecret(path);
  return readFileSync(path, "utf8");
}

function makeSecret(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Written beside it and then linked, so that it is there whole or not at all: another start reads no empty secret.
  const draft = `${path}-${randomUUID()}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { flag: "wx", mode: OWNER_ONLY });
  try {
    // Fails where another process has made the secret a moment ago.
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
