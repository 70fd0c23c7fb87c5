/**
 * Which way one faces, where a level's arrows turn: up is a step forward, down a step back, left and right turn on the
 * spot. Where arrows go instead, one faces the back row for ever, and all of this changes nothing.
 */
import type { Direction } from "./directions.ts";
import { placeAt, type Ground } from "./ground.ts";

/** Where somebody stands, and which way they face. */
export interface Standing {
  readonly at: number;
  /** The back row if absent. */
  readonly facing?: Direction | undefined;
}

/** How far a place lies to the right and ahead of somebody, in cells. */
export function seenFrom(ground: Ground, { at, facing = "up" }: Standing, to: number) {
  const here = placeAt(ground, at);
  const there = placeAt(ground, to);
  const across = there.column - here.column;
  const along = there.row - here.row;
  switch (facing) {
    case "up":
      return { right: across, ahead: along };
    case "right":
      return { right: -along, ahead: across };
    case "down":
      return { right: -across, ahead: -along };
    case "left":
      return { right: along, ahead: -across };
  }
}
