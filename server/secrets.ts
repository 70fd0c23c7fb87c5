/**
 * The secrets that sign sessions. The first signs; those behind it are still believed, so that a new one logs nobody
 * out. In a file each has a line: the secret, and behind an old one `until` and the end of its time.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SESSION_DAYS } from "./accounts/lucia-sessions.ts";
import { type Config, MAKE_SECRET, SHORTEST_SECRET } from "./config.ts";
import { DAY } from "./now.ts";

const OWNER_ONLY = 0o600;

type Place = Pick<Config, "sessionSecret" | "secretFile" | "dataFolder">;

/** Throws where the file that is named cannot be read or holds none. */
export function readSecrets(place: Place, time: number): readonly string[] {
  if (place.sessionSecret !== undefined) return place.sessionSecret.split(/\s+/);
  const file = secretFileOf(place);
  if (place.secretFile === undefined) keepSecret(file);
  const secrets = readLines(file)
    .filter(({ until }) => until === undefined || until > time)
    .map(({ secret }) => secret);
  if (secrets.length === 0) throw new Error(`There is no secret in ${file}.`);
  if (secrets.some(({ length }) => length < SHORTEST_SECRET)) {
    throw new Error(`A secret in ${file} has fewer than ${SHORTEST_SECRET} characters. ${MAKE_SECRET}`);
  }
  return secrets;
}

/** Where no file is named it is one of development, in the data folder. */
export function secretFileOf({ secretFile, dataFolder }: Place): string {
  return secretFile ?? join(dataFolder, "session-secret");
}

/** Puts a new secret before the others. Returns what went wrong. */
export function rotateSecret(file: string, time: number): string | undefined {
  let lines: readonly Line[];
  try {
    lines = readLines(file);
  } catch {
    return `There is no ${file}. Run the command with the settings of the server.`;
  }
  const end = time + SESSION_DAYS * DAY;
  const old = lines.filter(({ until }) => until === undefined || until > time);
  const text = [
    newSecret(),
    ...old.map(({ secret, until = end }) => `${secret} until ${new Date(until).toISOString()}`),
  ].join("\n");
  // Written beside it and then put in its place, so that a server reads the old or the new.
  const draft = `${file}-${randomUUID()}`;
  writeFileSync(draft, `${text}\n`, { flag: "wx", mode: OWNER_ONLY });
  renameSync(draft, file);
  return undefined;
}

interface Line {
  readonly secret: string;
  readonly until: number | undefined;
}

function readLines(file: string): readonly Line[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [secret = "", until] = line.trim().split(" until ");
      return { secret, until: until === undefined ? undefined : Date.parse(until) };
    });
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Made at the first start and kept, so that nobody is signed out by a restart. Several starts at once agree on one.
 */
function keepSecret(file: string): void {
  try {
    readFileSync(file);
    return;
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Written beside it and then linked, so that it is there whole or not at all: another start reads no empty secret.
  const draft = `${file}-${randomUUID()}`;
  writeFileSync(draft, newSecret(), { flag: "wx", mode: OWNER_ONLY });
  try {
    // Fails where another process has made the secret a moment ago.
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
