import { ApiError } from "./api-error.ts";
import type { Counted, RateLimits } from "./accounts/rate-limits.ts";

/** Counts one try, or refuses the request. Returns how to give the try back. */
export async function limitRequest(limits: RateLimits, ...counted: Counted[]): Promise<() => Promise<void>> {
  const attempt = await limits.take(counted);
  if (attempt.type === "refused") {
    throw new ApiError(429, undefined, { "Retry-After": String(attempt.retrySeconds) });
  }
  return attempt.giveBack;
}
