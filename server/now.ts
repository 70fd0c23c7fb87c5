/** The clock as the server needs it: milliseconds since 1970. Tests move it by hand, also backwards. */
export type Now = () => number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * How far apart the clocks of several servers may be. What was issued later than that from now comes from a clock that was
 * ahead and has been put right since: it would be good for longer than it should.
 */
export const CLOCK_TOLERANCE = 5 * MINUTE;
