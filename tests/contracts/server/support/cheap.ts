import type { HashingCost } from "../../../../server/accounts/password-hashing.ts";

/** As little work as Argon2 allows. */
export const CHEAP: HashingCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
