const HOUR = 3_600_000;
const EACH_TURN_HOURS = 8;
const AT_ONCE = 3;
/** So many turns a week has, less one: the number of groups may grow by one. */
const MOST_GROUPS = (7 * 24) / EACH_TURN_HOURS - 1;

/** Which turn it is: another one every eight hours, 21 in a week. */
export function turnAt(milliseconds: number): number {
  return Math.floor(milliseconds / (EACH_TURN_HOURS * HOUR));
}

/**
 * Those whose turn it is: three, so that a build server that runs at least every eight hours meets up to 60 within a week.
 * The groups are never a multiple of three or seven, so that who runs but once a day, or once a week, meets all as well.
 */
export function inTurn(slugs: readonly string[], turn: number): string[] {
  if (slugs.length === 0) return [];
  const atOnce = Math.max(AT_ONCE, Math.ceil(slugs.length / MOST_GROUPS));
  let groups = Math.ceil(slugs.length / atOnce);
  while (groups > 1 && (groups % 3 === 0 || groups % 7 === 0)) groups++;
  const first = (turn % groups) * atOnce;
  return Array.from(
    { length: Math.min(atOnce, slugs.length) },
    (_, place) => slugs[(first + place) % slugs.length] ?? "",
  );
}
