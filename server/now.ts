/** The clock as the server needs it: milliseconds since 1970. Tests move it by hand, also backwards. */
export type Now = () => number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
