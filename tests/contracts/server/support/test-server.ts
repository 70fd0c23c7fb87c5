/** The whole server in this process, with a clock, a mailbox and a Google of its own. It does not listen. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash, verify } from "@node-rs/argon2";
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { vi } from "vitest";
import { isCommonPassword } from "../../../../server/accounts/common-passwords.js";
import { createEmailLinks } from "../../../../server/accounts/email-links.ts";
import { createGoogle } from "../../../../server/accounts/google.ts";
import { createSessions } from "../../../../server/accounts/lucia-sessions.ts";
import { createPasswordHasher } from "../../../../server/accounts/password-hashing.ts";
import { createRateLimits } from "../../../../server/accounts/rate-limits.ts";
import { createResetLinks } from "../../../../server/accounts/reset-links.ts";
import { createSessionTokens } from "../../../../server/accounts/session-tokens.ts";

import { createWorkQueue, USUAL_BOUNDS } from "../../../../server/accounts/work-queue.ts";
import { createApp } from "../../../../server/create-app.ts";
import { createHealth } from "../../../../server/health.ts";
import { createLog } from "../../../../server/log.ts";
import type { Mail, Mailer } from "../../../../server/mail/mailer.ts";
import { createMailQueue } from "../../../../server/mail/mail-queue.ts";
import { createMetrics } from "../../../../server/metrics.ts";
import { openStorage, type Storage } from "../../../../server/storage/open-storage.ts";
import { CHEAP } from "./cheap.ts";

export const ORIGIN = "https://games.example.org";
export const SECRET = "a secret that only tests know, 32 characters and more";
const CLIENT_ID = "test-client";
const NOON = Date.UTC(2026, 10, 15, 12);

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface Sending {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the request comes from. */
  readonly from?: string;
  readonly session?: TestSession | undefined;
}

export interface TestSession {
  readonly token: string;
  /** The companion cookie, as a browser sends it. */
  readonly cookie: string;
}

export const ada = {
  first_name: "Ada",
  last_name: "Byron",
  school_name: "School by the Sea",
  email: "ada@example.org",
  password: "Qx7!velvet",
};

export interface TestServerOptions {
  /** Undefined stands for SQLite. */
  readonly databaseUrl?: string | undefined;
  readonly trustedProxies?: number;
  readonly googleIsOn?: boolean;
  readonly mailer?: Mailer;
  readonly sharedComputers?: boolean;
  /** How long SQLite waits for others. */
  readonly busyMilliseconds?: number;
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>;

export async function createTestServer(options: TestServerOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), "server-"));
  for (const name of ["index", "404", "login"])
    writeFileSync(join(folder, `${name}.html`), `<h1>${name}</h1>`);
  const clock = { time: NOON };
  const now = () => clock.time;
  const mails: Mail[] = [];
  const logged: string[] = [];
  const argon2Calls: string[] = [];
  const mailer: Mailer = options.mailer ?? {
    send: async (mail) => {
      mails.push(mail);
    },
    close: () => undefined,
  };
  const storage: Storage = await openStorage({
    dataFolder: folder,
    databaseUrl: options.databaseUrl,
    ...(options.busyMilliseconds !== undefined && { busyMilliseconds: options.busyMilliseconds }),
  });
  const google = await createTestGoogle();
  const log = createLog((line) => logged.push(line), now, true);
  const work = createWorkQueue({ ...USUAL_BOUNDS, atOnce: 1 });
  const services = {
    storage,
    sessions: createSessionTokens(createSessions(storage, now), [SECRET], now),
    passwords: createPasswordHasher(CHEAP, {
      hash: (...args) => {
        argon2Calls.push("hash");
        return hash(...args);
      },
      verify: (...args) => {
        argon2Calls.push("verify");
        return verify(...args);
      },
    }),
    commonPasswords: {
      isCommon: async (...asked: Parameters<typeof isCommonPassword>) => isCommonPassword(...asked),
    },
    work,
    resetLinks: createResetLinks(storage, now),
    limits: createRateLimits(storage, SECRET, now),
    emailLinks: createEmailLinks(storage, now),
    mailer,
    mails: createMailQueue(storage, mailer, [SECRET], log, now),
    log,
    metrics: createMetrics(work),
    health: createHealth(storage, log, now, 300),
    google: options.googleIsOn === false ? undefined : createGoogle(CLIENT_ID, now, google.keys),
    now,
    publicOrigin: ORIGIN,
    trustedProxies: options.trustedProxies ?? 0,
    sharedComputers: options.sharedComputers ?? false,
  };
  const app = createApp({ siteFolder: folder, services });

  const call = async (method: string, path: string, sending: Sending = {}): Promise<Answer> => {
    const { body, headers = {}, from = "192.0.2.1", session } = sending;
    const isText = typeof body === "string";
    const response = await app.request(
      `${ORIGIN}${path}`,
      {
        method,
        headers: {
          ...(method !== "GET" && { origin: ORIGIN }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(session && { authorization: `Bearer ${session.token}`, cookie: session.cookie }),
          ...headers,
        },
        ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: "IPv4" } } },
    );
    await services.mails.deliver();
    // Byte for byte: text() would leave a mark at the beginning out.
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  };

  const signUp = (user: Partial<typeof ada> = {}, sending: Sending = {}) => {
    const all = { ...ada, ...user };
    return call("POST", "/api/auth/signup", {
      ...sending,
      body: { user: { ...all, confirm_password: all.password } },
    });
  };
  const logIn = (
    user: { email?: string; password?: string; shared?: boolean } = {},
    sending: Sending = {},
  ) => {
    const { email, password, shared } = { ...ada, shared: false, ...user };
    return call("POST", "/api/auth/login", { ...sending, body: { user: { email, password, shared } } });
  };
  const sessionOf = (answer: Answer): TestSession => ({
    token: answer.headers.get("authorization")?.replace("Bearer ", "") ?? "",
    cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "",
  });

  return {
    app,
    folder,
    clock,
    mails,
    logged,
    argon2Calls,
    metrics: services.metrics,
    storage,
    credential: google.credential,
    call,
    signUp,
    logIn,
    sessionOf,
    /** Signs somebody up and in. */
    enter: async (user: Partial<typeof ada> = {}) => {
      await signUp(user);
      return sessionOf(await logIn(user));
    },
    makeAdmin: async (email: string) => {
      await storage.db.updateTable("users").set({ role: "admin" }).where("email", "=", email).execute();
    },
    /** Asks for a reset link and takes the token out of the mail. */
    resetToken: async (email = ada.email) => {
      // Another mail may come after it: that a password was changed.
      const tokens = () => mails.flatMap(({ text }) => /https:\S+[?&]token=([\w-]+)/.exec(text)?.[1] ?? []);
      const before = tokens().length;
      await call("POST", "/api/send-email", { body: { email } });
      await vi.waitUntil(() => tokens().length > before, { timeout: 60_000 });
      return tokens().at(-1) ?? "";
    },
    close: async () => {
      await storage.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Made once: finding large primes takes longer than most tests. */
const googleKeys = generateKeyPair("RS256");

async function createTestGoogle() {
  const { publicKey, privateKey } = await googleKeys;
  const key = { ...(await exportJWK(publicKey)), kid: "test", alg: "RS256", use: "sig" };
  const usual = {
    sub: "google-1",
    email: "grace@example.org",
    email_verified: true,
    name: "Grace Hopper",
    given_name: "Grace",
    family_name: "Hopper",
    iss: "https://accounts.google.com",
    aud: CLIENT_ID,
    iat: NOON / 1000,
    exp: NOON / 1000 + 3600,
  };
  return {
    keys: createLocalJWKSet({ keys: [key] }),
    /** What Google hands to the page, with other claims where they are given. */
    credential: (claims: JWTPayload & Record<string, unknown> = {}) =>
      new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: "RS256", kid: "test" }).sign(privateKey),
  };
}
