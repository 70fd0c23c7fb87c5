/** Depths to 99 feet, set by tens and by ones. */
import type { Rules } from "./types.ts";

export const byTens = {
  range: { from: 0, to: 99 },
  buttons: { down: "deeper", up: "shallower", right: "ten-deeper", left: "ten-shallower" },
  tellStart: false,
  heard: "last",
  sonar: { reach: 5 },
} satisfies Rules;

export const resumed = ["Down and Up: one foot. Right and Left: ten feet. Select: that far."];
