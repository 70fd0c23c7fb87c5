import { parseJsonObject, type JsonObject } from "./json.ts";

/**
 * What a signed token (a JWT) says about itself. The signature is the server's to check; here it only tells when a
 * session ends, and whom Google has signed in. Empty where it cannot be read.
 */
export function readClaims(token: string): JsonObject {
  const payload = token.split(".")[1];
  if (payload === undefined) return {};
  try {
    const letters = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    return parseJsonObject(new TextDecoder().decode(bytes));
  } catch {
    return {};
  }
}
