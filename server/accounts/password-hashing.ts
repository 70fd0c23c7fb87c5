import type { Options } from "@node-rs/argon2";

/** Memory in KiB. */
export interface HashingCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id as OWASP's Password Storage Cheat Sheet asks for it. No setting lowers it; only tests hand in less. */
export const OWASP_COST: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Without a hash there is nothing that fits, but the work is the same. */
  readonly verify: (passwordHash: string | null | undefined, password: string) => Promise<boolean>;
}

export interface Argon2 {
  readonly hash: (password: string, options: Options) => Promise<string>;
  readonly verify: (hash: string, password: string) => Promise<boolean>;
}

const ARGON2ID = 2;

export function createPasswordHasher(cost: HashingCost, argon2: Argon2): PasswordHasher {
  const options = { ...cost, algorithm: ARGON2ID };
  const hashOfNobody = argon2.hash("nobody has this password", options);
  // Whoever needs it is told. That the program ended before it was there is no failure.
  hashOfNobody.catch(() => undefined);
  return {
    hash: (password) => argon2.hash(password.normalize("NFC"), options),
    verify: async (passwordHash, password) => {
      const fits = await argon2.verify(passwordHash ?? (await hashOfNobody), password.normalize("NFC"));
      return fits && typeof passwordHash === "string";
    },
  };
}
