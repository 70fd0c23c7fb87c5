import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DAY } from "./now.ts";
import { readSecrets, rotateSecret, secretFileOf } from "./secrets.ts";

vi.mock(import("node:fs"), async (load) => {
  const fs = await load();
  return { ...fs, writeFileSync: vi.fn<typeof fs.writeFileSync>(fs.writeFileSync) };
});

let folder: string;
const place = (dataFolder: string) => ({ dataFolder, sessionSecret: undefined, secretFile: undefined });
/** The one that a development server makes and keeps. */
const keepSecret = (dataFolder: string) => readSecrets(place(dataFolder), 0)[0] ?? "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "secret-"));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

test("the secret of a data folder stays the same, is long, and is for its owner only", () => {
  const secret = keepSecret(join(folder, "data"));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keepSecret(join(folder, "data"))).toBe(secret);
  expect(keepSecret(join(folder, "other"))).not.toBe(secret);
  expect(statSync(join(folder, "data", "session-secret")).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, "data"))).toEqual(["session-secret"]);
});

test("a start that ends while it writes the secret leaves no empty one to the next", async () => {
  const { writeFileSync: write } = await vi.importActual<typeof import("node:fs")>("node:fs");
  vi.mocked(writeFileSync).mockImplementationOnce((path) => {
    write(path, "");
    throw new Error("The power is cut.");
  });
  expect(() => keepSecret(folder)).toThrow("The power is cut.");
  expect(keepSecret(folder)).toMatch(/^[\w-]{43}$/);
});

test("a secret that is there is only read: nothing is put beside it, and its folder may be read-only", () => {
  const secret = keepSecret(folder);
  chmodSync(folder, 0o500);
  utimesSync(folder, 0, 0);
  expect(keepSecret(folder)).toBe(secret);
  // An administrator may write there all the same; but a file that came and went would have changed the folder's time.
  expect(statSync(folder).mtimeMs).toBe(0);
  expect(readdirSync(folder)).toEqual(["session-secret"]);
});

test("of two starts at once, both take the secret that is there first", async () => {
  const { writeFileSync: write } = await vi.importActual<typeof import("node:fs")>("node:fs");
  let first = "";
  vi.mocked(writeFileSync).mockImplementationOnce((...draft) => {
    first = keepSecret(folder);
    write(...draft);
  });
  expect(keepSecret(folder)).toBe(first);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(readdirSync(folder)).toEqual(["session-secret"]);
});

test("a new secret goes before the old one, which lives out the seven days of a session", () => {
  const first = keepSecret(folder);
  const file = secretFileOf(place(folder));
  const now = Date.UTC(2026, 10, 22);
  expect(rotateSecret(file, now)).toBeUndefined();
  const [second = "", ...old] = readSecrets(place(folder), now);
  expect([second === first, old]).toEqual([false, [first]]);
  expect(readSecrets(place(folder), now + 7 * DAY)).toEqual([second]);
  rotateSecret(file, now + DAY);
  expect(readSecrets(place(folder), now + 2 * DAY).slice(1)).toEqual([second, first]);
  expect(readSecrets(place(folder), now + 7 * DAY).slice(1)).toEqual([second]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a file of secrets that is named is never made", () => {
  const secretFile = join(folder, "nowhere");
  expect(() => readSecrets({ ...place(folder), secretFile }, 0)).toThrow("ENOENT");
  expect(rotateSecret(secretFile, 0)).toBe(
    `There is no ${secretFile}. Run the command with the settings of the server.`,
  );
  writeFileSync(secretFile, "\n");
  expect(() => readSecrets({ ...place(folder), secretFile }, 0)).toThrow(
    `There is no secret in ${secretFile}.`,
  );
  expect(readdirSync(folder)).toEqual(["nowhere"]);
});

test("a file with a secret that can be guessed is not believed", () => {
  const file = join(folder, "short");
  writeFileSync(file, `${"s".repeat(32)}\nabcde until 2100-01-01T00:00:00.000Z\n`);
  expect(() => readSecrets({ ...place(folder), secretFile: file }, 0)).toThrow(
    /^A secret in .*short has fewer than 32 characters\. Make one: openssl rand -base64 32$/,
  );
});
