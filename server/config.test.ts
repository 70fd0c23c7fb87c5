import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Config, parseConfig } from "./config.ts";

const root = join(import.meta.dirname, "..");
const usual: Config = {
  port: 3000,
  host: "localhost",
  siteFolder: join(root, "dist", "web"),
  dataFolder: join(root, "data"),
  isProduction: false,
  publicOrigin: undefined,
  databaseUrl: undefined,
  sessionSecret: undefined,
  secretFile: undefined,
  smtpUrl: undefined,
  mailFrom: undefined,
  googleClientId: undefined,
  trustedProxies: 0,
  sharedComputers: false,
  metrics: undefined,
};
const secret = "s".repeat(32);
const production = {
  NODE_ENV: "production",
  PUBLIC_ORIGIN: "https://games.example.org",
  SESSION_SECRET: secret,
  SMTP_URL: "smtps://mail.example.org",
  TRUST_PROXY: "1",
};

describe("parseConfig", () => {
  test("needs nothing to be set", () => {
    expect(parseConfig({})).toEqual({ ok: true, value: usual });
    expect(parseConfig({ PORT: "", HOST: " ", SESSION_SECRET: "" })).toEqual({ ok: true, value: usual });
  });

  test("takes what is set", () => {
    expect(
      parseConfig({
        NODE_ENV: "production",
        PORT: "8080",
        HOST: "0.0.0.0",
        SITE_FOLDER: "/srv/site",
        DATA_DIR: "/srv/data",
        PUBLIC_ORIGIN: "https://games.example.org",
        DATABASE_URL: "postgres://db.example.org/games?sslmode=verify-full",
        SESSION_SECRET: secret,
        SMTP_URL: "smtps://mail.example.org",
        MAIL_FROM: "Games <games@example.org>",
        GOOGLE_CLIENT_ID: "client",
        TRUST_PROXY: "1",
        METRICS_ADDRESS: "[::1]:9464",
        SHARED_COMPUTERS: "yes",
      }),
    ).toEqual({
      ok: true,
      value: {
        port: 8080,
        host: "0.0.0.0",
        siteFolder: "/srv/site",
        dataFolder: "/srv/data",
        isProduction: true,
        publicOrigin: "https://games.example.org",
        databaseUrl: "postgres://db.example.org/games?sslmode=verify-full",
        sessionSecret: secret,
        secretFile: undefined,
        smtpUrl: "smtps://mail.example.org",
        mailFrom: "Games <games@example.org>",
        googleClientId: "client",
        trustedProxies: 1,
        sharedComputers: true,
        metrics: { host: "::1", port: 9464 },
      },
    });
  });

  test.each(["0", "65535"])("accepts port %s", (port) => {
    expect(parseConfig({ PORT: port })).toEqual({ ok: true, value: { ...usual, port: Number(port) } });
  });

  test.each(["abc", "-1", "65536", "3000.5", "1e3", "0x50", "3000 3001"])("refuses port %s", (port) => {
    expect(parseConfig({ PORT: port })).toEqual({
      ok: false,
      problem: `PORT must be a whole number from 0 to 65535, but it is "${port}".`,
    });
  });

  test("does not start production without a secret, an origin or https", () => {
    expect(parseConfig({ NODE_ENV: "production" })).toEqual({
      ok: false,
      problem:
        "PUBLIC_ORIGIN is missing. In production it is the site's https address.\n" +
        "SESSION_SECRET is missing, or SESSION_SECRET_FILE. Make one: openssl rand -base64 32\n" +
        "SMTP_URL is missing. It is the mail server; outbox keeps all mails as files instead.\n" +
        "TRUST_PROXY is missing. It is how many proxies stand in front of this server, or 0.",
    });
    expect(parseConfig({ ...production, PUBLIC_ORIGIN: "http://example.org" })).toEqual({
      ok: false,
      problem: 'PUBLIC_ORIGIN must begin with https:// in production, but it is "http://example.org".',
    });
  });

  test("keeps mails as files in production only where it is told so", () => {
    const config = parseConfig({ ...production, SMTP_URL: "outbox" });
    expect(config).toMatchObject({ ok: true, value: { smtpUrl: undefined } });
  });

  test.each([
    ["postgres://db.example.org/games", false],
    ["postgres://db.example.org/games?sslmode=verify-full", true],
    ["postgres://db.example.org/games?sslmode=disable", true],
    ["postgres://127.0.0.1/games", true],
  ])("in production reaches %s: %s", (DATABASE_URL, isFine) => {
    expect(parseConfig({ ...production, DATABASE_URL })).toEqual(
      isFine
        ? { ok: true, value: expect.anything() }
        : {
            ok: false,
            problem:
              "DATABASE_URL leaves this computer: add sslmode=verify-full to it (or sslmode=disable, if you know why).",
          },
    );
  });

  test("takes several secrets, each long enough, or a file of them", () => {
    const sessionSecret = `${secret} ${"t".repeat(32)}`;
    expect(parseConfig({ SESSION_SECRET: sessionSecret })).toEqual({
      ok: true,
      value: { ...usual, sessionSecret },
    });
    expect(parseConfig({ SESSION_SECRET: `${secret} short` })).toMatchObject({ ok: false });
    expect(parseConfig({ SESSION_SECRET_FILE: "/srv/secret" })).toEqual({
      ok: true,
      value: { ...usual, secretFile: "/srv/secret" },
    });
    expect(parseConfig({ SESSION_SECRET: secret, SESSION_SECRET_FILE: "/srv/secret" })).toEqual({
      ok: false,
      problem: "SESSION_SECRET and SESSION_SECRET_FILE are both set. Choose one.",
    });
  });

  test("does not send mails without an origin that their links lead to", () => {
    const SMTP_URL = "smtps://mail.example.org";
    expect(parseConfig({ SMTP_URL })).toEqual({
      ok: false,
      problem: "PUBLIC_ORIGIN is missing. With SMTP_URL it is the site's address: links in mails lead there.",
    });
    const publicOrigin = "http://localhost:3000";
    expect(parseConfig({ SMTP_URL, PUBLIC_ORIGIN: publicOrigin })).toEqual({
      ok: true,
      value: { ...usual, publicOrigin, smtpUrl: SMTP_URL },
    });
  });

  test.each([
    ["/srv/site", false],
    ["/srv/site/data", false],
    ["/srv/site/../site/..data", false],
    ["/srv/data", true],
    ["/srv/site-data", true],
    ["/srv", true],
  ])("with the site in /srv/site, keeps accounts in %s: %s", (DATA_DIR, isFine) => {
    const config = parseConfig({ SITE_FOLDER: "/srv/site", DATA_DIR });
    const problem = "DATA_DIR must not lie in SITE_FOLDER, whose files everybody can read.";
    expect(config).toEqual(isFine ? { ok: true, value: expect.anything() } : { ok: false, problem });
  });

  test("tells every setting that is wrong, and repeats no password", () => {
    expect(
      parseConfig({
        PUBLIC_ORIGIN: "https://example.org/path",
        SESSION_SECRET: "short",
        DATABASE_URL: "mysql://me:password@example.org",
        SMTP_URL: "mail.example.org",
        TRUST_PROXY: "yes",
        METRICS_ADDRESS: "9464",
      }),
    ).toEqual({
      ok: false,
      problem: [
        "SMTP_URL must be an address that begins with smtp:// or smtps://.",
        "DATABASE_URL must be an address that begins with postgres:// or postgresql://.",
        'PUBLIC_ORIGIN must be an address without a path, such as https://example.org, not "https://example.org/path".',
        "SESSION_SECRET must have at least 32 characters without a space, but it has 5. Make one: openssl rand -base64 32",
        'TRUST_PROXY must be a whole number from 0 to 10, but it is "yes".',
        'METRICS_ADDRESS must be a host and a port, such as 127.0.0.1:9464, not "9464".',
      ].join("\n"),
    });
  });
});
