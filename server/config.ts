import { isAbsolute, join, relative } from "node:path";
import type { Result } from "../engine/index.ts";

export interface Config {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** The folder with the built site. */
  readonly siteFolder: string;
  /** Holds what must outlive a restart: the SQLite file, the secret of development, the outbox. */
  readonly dataFolder: string;
  readonly isProduction: boolean;
  /** Such as https://example.org; undefined stands for the address that is listened on. */
  readonly publicOrigin: string | undefined;
  /** A PostgreSQL address; undefined stands for SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Undefined stands for one that is made and kept in the data folder. */
  readonly sessionSecret: string | undefined;
  /** Undefined stands for the outbox in the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Undefined switches the sign-in with Google off. */
  readonly googleClientId: string | undefined;
  /** How many proxies stand in front, each adding one entry to X-Forwarded-For. 0: that header is not believed. */
  readonly trustedProxies: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const root = join(import.meta.dirname, "..");
const LARGEST_PORT = 65_535;
const SHORTEST_SECRET = 32;
const MOST_PROXIES = 10;

/**
 * Reads the settings of the server from environment variables. An empty one counts as not set. The problem names
 * every setting that is wrong, one a line.
 */
export function parseConfig(environment: Environment): Result<Config, string> {
  const problems: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;

  const wholeNumber = (name: string, usual: number, largest: number) => {
    const value = text(name) ?? String(usual);
    if (/^\d+$/.test(value) && Number(value) <= largest) return Number(value);
    problems.push(`${name} must be a whole number from 0 to ${largest}, but it is "${value}".`);
    return usual;
  };
  const address = (name: string, protocols: readonly string[]) => {
    const value = text(name);
    // What is wrong is not repeated: it may hold a password.
    if (value !== undefined && !protocols.includes(protocolOf(value) ?? "")) {
      problems.push(`${name} must be an address that begins with ${protocols.join("// or ")}//.`);
    }
    return value;
  };

  const isProduction = text("NODE_ENV") === "production";
  const publicOrigin = text("PUBLIC_ORIGIN");
  const sessionSecret = text("SESSION_SECRET");
  problems.push(
    ...originProblems(publicOrigin, isProduction, text("SMTP_URL") !== undefined),
    ...secretProblems(sessionSecret, isProduction),
  );

  const config: Config = {
    port: wholeNumber("PORT", 3000, LARGEST_PORT),
    host: text("HOST") ?? "localhost",
    siteFolder: text("SITE_FOLDER") ?? join(root, "dist", "web"),
    dataFolder: text("DATA_DIR") ?? join(root, "data"),
    isProduction,
    publicOrigin,
    databaseUrl: address("DATABASE_URL", ["postgres:", "postgresql:"]),
    sessionSecret,
    smtpUrl: address("SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: text("MAIL_FROM"),
    googleClientId: text("GOOGLE_CLIENT_ID"),
    trustedProxies: wholeNumber("TRUST_PROXY", 0, MOST_PROXIES),
  };
  problems.push(...folderProblems(config));
  return problems.length === 0 ? { ok: true, value: config } : { ok: false, problem: problems.join("\n") };
}

function protocolOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).protocol : undefined;
}

/** Whatever lies in the folder of the site is sent to everybody who asks. */
function folderProblems({ siteFolder, dataFolder }: Config): string[] {
  const path = relative(siteFolder, dataFolder);
  const isInside = !isAbsolute(path) && !/^\.\.($|[\\/])/.test(path);
  return isInside ? ["DATA_DIR must not lie in SITE_FOLDER, whose files everybody can read."] : [];
}

function originProblems(origin: string | undefined, isProduction: boolean, mailsGoOut: boolean): string[] {
  if (origin === undefined) {
    if (isProduction) return ["PUBLIC_ORIGIN is missing. In production it is the site's https address."];
    // Whoever asks for a link would choose where it leads: the request says it.
    return mailsGoOut
      ? ["PUBLIC_ORIGIN is missing. With SMTP_URL it is the site's address: links in mails lead there."]
      : [];
  }
  const isOrigin =
    URL.canParse(origin) &&
    new URL(origin).origin === origin &&
    ["http:", "https:"].includes(new URL(origin).protocol);
  if (!isOrigin) {
    return [`PUBLIC_ORIGIN must be an address without a path, such as https://example.org, not "${origin}".`];
  }
  return isProduction && !origin.startsWith("https:")
    ? [`PUBLIC_ORIGIN must begin with https:// in production, but it is "${origin}".`]
    : [];
}

function secretProblems(secret: string | undefined, isProduction: boolean): string[] {
  if (secret === undefined) {
    return isProduction ? ["SESSION_SECRET is missing. Make one: openssl rand -base64 32"] : [];
  }
  return secret.length < SHORTEST_SECRET
    ? [
        `SESSION_SECRET must have at least ${SHORTEST_SECRET} characters, but it has ${secret.length}. Make one: openssl rand -base64 32`,
      ]
    : [];
}
