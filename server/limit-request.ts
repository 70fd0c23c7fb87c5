import { ApiError } from "./api-error.ts";
import type { Counted, RateLimits } from "./accounts/rate-limits.ts";
import { SECOND } from "./now.ts";

/** Counts one try, or refuses the request. Returns how to give the try back. */
export async function limitRequest(limits: RateLimits, ...counted: Counted[]): Promise<() => Promise<void>> {
  const attempt = await limits.take(counted);
  if (attempt.type === "refused") {
    throw tooManyTries(attempt.milliseconds);
  }
  return attempt.giveBack;
}

/** @param milliseconds after which it may be tried again */
function tooManyTries(milliseconds: number): ApiError {
  return new ApiError(429, undefined, { "Retry-After": String(Math.ceil(milliseconds / SECOND)) });
}
