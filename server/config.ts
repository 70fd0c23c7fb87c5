import { existsSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import type { Result } from "../engine/index.ts";
import { isLoopback } from "./loopback.ts";

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
  /** One or several with spaces between; the first signs. Undefined stands for a file. */
  readonly sessionSecret: string | undefined;
  /** Undefined stands for one that is made and kept in the data folder. */
  readonly secretFile: string | undefined;
  /** Undefined stands for the outbox in the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Undefined switches the sign-in with Google off. */
  readonly googleClientId: string | undefined;
  /** How many proxies stand in front, each adding one entry to X-Forwarded-For. 0: that header is not believed. */
  readonly trustedProxies: number;
  /** Whether a log-in is over when the browser closes, unless somebody says otherwise. */
  readonly sharedComputers: boolean;
  /** Where figures for Prometheus are given out; undefined: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const here = import.meta.dirname;
/** Where the server was built into a folder, its site lies beside it. */
const isBuilt = existsSync(join(here, "site"));
const root = join(here, "..");
const USUAL_SITE = isBuilt ? join(here, "site") : join(root, "dist", "web");
const USUAL_DATA = join(isBuilt ? here : root, "data");
/** What SMTP_URL says where mails are to stay in the outbox also in production. */
const OUTBOX = "outbox";
const LARGEST_PORT = 65_535;
export const SHORTEST_SECRET = 32;
export const MAKE_SECRET = "Make one: openssl rand -base64 32";
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

  const yesOrNo = (name: string) => {
    const value = text(name) ?? "no";
    if (value !== "yes" && value !== "no") problems.push(`${name} must be yes or no, but it is "${value}".`);
    return value === "yes";
  };

  const isProduction = text("NODE_ENV") === "production";
  const publicOrigin = text("PUBLIC_ORIGIN");
  const [sessionSecret, secretFile] = [text("SESSION_SECRET"), text("SESSION_SECRET_FILE")];
  const smtpUrl = text("SMTP_URL") === OUTBOX ? undefined : address("SMTP_URL", ["smtp:", "smtps:"]);
  const databaseUrl = address("DATABASE_URL", ["postgres:", "postgresql:"]);
  problems.push(
    ...originProblems(publicOrigin, isProduction, smtpUrl !== undefined),
    ...secretProblems(sessionSecret, secretFile, isProduction),
  );
  if (isProduction) {
    // Without them it would seem to run: mails would go nowhere, and the whole world would share one limit.
    if (text("SMTP_URL") === undefined) {
      problems.push(
        `SMTP_URL is missing. It is the mail server; ${OUTBOX} keeps all mails as files instead.`,
      );
    }
    if (text("TRUST_PROXY") === undefined) {
      problems.push("TRUST_PROXY is missing. It is how many proxies stand in front of this server, or 0.");
    }
    if (databaseUrl !== undefined) problems.push(...transportProblems(databaseUrl));
  }

  const config: Config = {
    port: wholeNumber("PORT", 3000, LARGEST_PORT),
    host: text("HOST") ?? "localhost",
    siteFolder: text("SITE_FOLDER") ?? USUAL_SITE,
    dataFolder: text("DATA_DIR") ?? USUAL_DATA,
    isProduction,
    publicOrigin,
    databaseUrl,
    sessionSecret,
    secretFile,
    smtpUrl,
    mailFrom: text("MAIL_FROM"),
    googleClientId: text("GOOGLE_CLIENT_ID"),
    trustedProxies: wholeNumber("TRUST_PROXY", 0, MOST_PROXIES),
    sharedComputers: yesOrNo("SHARED_COMPUTERS"),
    metrics: metricsAddress(text("METRICS_ADDRESS"), problems),
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

function secretProblems(
  secret: string | undefined,
  file: string | undefined,
  isProduction: boolean,
): string[] {
  if (secret === undefined) {
    return isProduction && file === undefined
      ? [`SESSION_SECRET is missing, or SESSION_SECRET_FILE. ${MAKE_SECRET}`]
      : [];
  }
  if (file !== undefined) return ["SESSION_SECRET and SESSION_SECRET_FILE are both set. Choose one."];
  const shortest = Math.min(...secret.split(/\s+/).map((one) => one.length));
  return shortest < SHORTEST_SECRET
    ? [
        `SESSION_SECRET must have at least ${SHORTEST_SECRET} characters without a space, but it has ${shortest}. ${MAKE_SECRET}`,
      ]
    : [];
}

/** Names and addresses of children do not travel in clear, unless somebody says so. */
function transportProblems(databaseUrl: string): string[] {
  const { hostname, searchParams } = new URL(databaseUrl);
  const isHere = hostname === "" || isLoopback(hostname);
  return isHere || searchParams.has("sslmode")
    ? []
    : [
        "DATABASE_URL leaves this computer: add sslmode=verify-full to it (or sslmode=disable, if you know why).",
      ];
}

function metricsAddress(value: string | undefined, problems: string[]): Config["metrics"] {
  if (value === undefined) return undefined;
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(value) ?? [];
  if (host !== undefined && Number(port) <= LARGEST_PORT) {
    return { host: host.replace(/^\[(.*)\]$/, "$1"), port: Number(port) };
  }
  problems.push(`METRICS_ADDRESS must be a host and a port, such as 127.0.0.1:9464, not "${value}".`);
  return undefined;
}
