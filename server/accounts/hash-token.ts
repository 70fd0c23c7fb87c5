import { hash, randomBytes } from "node:crypto";

/** 32 random bytes, as text that may stand in an address. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a random token: a leaked table opens nothing. Random tokens need no slow hash. */
export function hashToken(token: string): string {
  return hash("sha256", token, "base64url");
}
