import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { setImmediate } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { startHashingThreads } from "./hashing-threads.ts";
import { createPasswordHasher, OWASP_COST } from "./password-hashing.ts";

const threads = await startHashingThreads();
afterAll(() => threads.close());
const hasher = createPasswordHasher(OWASP_COST, threads.argon2);

describe("a password's hash", () => {
  test("says that it is Argon2id with 19 MiB, 2 passes and 1 lane, and is salted", async () => {
    const [one, other] = await Promise.all([hasher.hash("Qx7!velvet"), hasher.hash("Qx7!velvet")]);
    expect([one, other].map((hash) => hash.split("$").slice(1, 4).join("$"))).toEqual([
      "argon2id$v=19$m=19456,t=2,p=1",
      "argon2id$v=19$m=19456,t=2,p=1",
    ]);
    expect(one).not.toBe(other);
  });

  test("fits its password alone, in whichever form an accent is typed", async () => {
    const hash = await hasher.hash("Zo\u00EB7!velvet");
    expect(await hasher.verify(hash, "Zoe\u03087!velvet")).toBe(true);
    expect(await hasher.verify(hash, "Zoe7!velvet")).toBe(false);
  });
});

test.each([undefined, null])("where the hash is %s no password fits, not even nobody's", async (hash) => {
  expect(await hasher.verify(hash, "nobody has this password")).toBe(false);
});

test("what is no hash fails alone, and the thread goes on", async () => {
  await expect(threads.argon2.verify("rubbish", "Qx7!velvet")).rejects.toThrow("Decoding failed");
  const hashes = await Promise.all(Array.from({ length: 5 }, () => hasher.hash("Qx7!velvet")));
  expect(await Promise.all(hashes.map((hash) => hasher.verify(hash, "Qx7!velvet")))).toEqual(
    hashes.map(() => true),
  );
});

test("on Linux a thread that hashes gives way to all others", () => {
  const ids = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [];
  const later = ids.filter((id) => getPriority(id) > getPriority());
  expect(later).toHaveLength(process.platform === "linux" ? threads.atOnce : 0);
});

test("what stands for a missing hash may fail while nobody needs it", async () => {
  const ended = async () => {
    throw new Error("ended");
  };
  const late = createPasswordHasher(OWASP_COST, { hash: ended, verify: async () => true });
  // By then a failure that nobody listens to would have ended the program.
  await setImmediate();
  await expect(late.verify(null, "Qx7!velvet")).rejects.toThrow("ended");
});
