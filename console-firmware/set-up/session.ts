/** The code that Buzzle says aloud, and who has typed it. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

export const CODE_DIGITS = 6;
/** A wrong one in so many tries is somebody's mistake; more are somebody's guesses. */
export const MOST_WRONG = 5;

export interface Session {
  readonly code: string;
  /** A token for who has typed the code; null for who has not. */
  enter(typed: string): string | null;
  isIn(token: string | undefined): boolean;
  /** Nobody gets in any more. */
  readonly isSpent: () => boolean;
}

export function createSession(): Session {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const token = randomBytes(32).toString("base64url");
  let wrong = 0;
  return {
    code,
    enter(typed) {
      if (wrong >= MOST_WRONG) return null;
      if (isSame(typed.replaceAll(/\D/g, ""), code)) return token;
      wrong++;
      return null;
    },
    isIn: (given) => given !== undefined && isSame(given, token),
    isSpent: () => wrong >= MOST_WRONG,
  };
}

/** In the same time, whatever is wrong with it. */
function isSame(a: string, b: string): boolean {
  const sum = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(sum(a), sum(b));
}
