/** A waiting game speaks again after this long, and once more after this long again; then it rests until a press. */
export const IDLE_MILLISECONDS = 20_000;
export const MOST_REPROMPTS = 2;
