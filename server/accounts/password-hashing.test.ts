import { describe, expect, test } from "vitest";
import { createPasswordHasher, OWASP_COST } from "./password-hashing.ts";

const hasher = createPasswordHasher(OWASP_COST);

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
