/** The outline of a shape as it is swum: its sides in their order, and where each stroke ends. */
import { entry } from "../../../kit/entry.ts";
import type { Figure, Outline, OutlineContent } from "./schema.ts";

export interface Side {
  readonly strokes: number;
  /** In degrees, at its end; absent where it is round. */
  readonly corner?: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const ORIGIN: Point = { x: 0, y: 0 };
const FULL_TURN = 360;
const STRAIGHT = 180;
const SQUARE = 90;

export type Kind = "sharp" | "square" | "wide";

/** A corner that points inward is square, too, where the other side of it is. */
export function kindOf(corner: number): Kind {
  if (corner % STRAIGHT === SQUARE) return "square";
  return corner < SQUARE ? "sharp" : "wide";
}

export function figureOf(content: OutlineContent, { figure }: Pick<Outline, "figure">): Figure {
  return entry(content.figures, figure, "tally");
}

/** The sides in the order in which they are swum, from the corner at which it begins. */
export function sidesOf({ sides, corners }: Figure, { from = 0, back }: Partial<Outline> = {}): Side[] {
  const count = sides.length;
  return sides.map((_, index): Side => {
    const at = (from + (back === true ? 2 * count - 1 - index : index)) % count;
    const corner = corners[back === true ? (at + count - 1) % count : at];
    return { strokes: sides[at] ?? 0, ...(corner === undefined ? {} : { corner }) };
  });
}

/** Where each stroke of each side ends, in strokes from where it began. */
export function swum(sides: readonly Side[], { back, turn = 0 }: Partial<Outline> = {}): Point[][] {
  const way = back === true ? -1 : 1;
  let heading = turn;
  let at = ORIGIN;
  return sides.map(({ strokes, corner }) => {
    const points = Array.from({ length: strokes }, () => {
      // A round one is drawn as so many short chords, half a turn of each before and after it.
      const bend = corner === undefined ? (way * FULL_TURN) / strokes : 0;
      heading += bend / 2;
      at = moved(at, heading);
      heading += bend / 2;
      return at;
    });
    heading += corner === undefined ? 0 : way * (STRAIGHT - corner);
    return points;
  });
}

function moved({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / STRAIGHT;
  return { x: x + Math.cos(angle), y: y + Math.sin(angle) };
}

/** The way of each side, in degrees from 0 to 180: parallel sides have the same, whichever way along they are swum. */
export function slopesOf(sides: readonly Side[], { back, turn = 0 }: Partial<Outline> = {}): number[] {
  const way = back === true ? -1 : 1;
  let heading = turn;
  return sides.map(({ corner = STRAIGHT }) => {
    const slope = ((heading % STRAIGHT) + STRAIGHT) % STRAIGHT;
    heading += way * (STRAIGHT - corner);
    return slope;
  });
}

/** All strokes, all the way around. */
export function strokesAround(sides: readonly Side[]): number {
  return sides.reduce((sum, { strokes }) => sum + strokes, 0);
}

/** How far from its beginning it ends, in strokes. */
export function gapOf(figure: Figure): number {
  const end = swum(sidesOf(figure)).at(-1)?.at(-1) ?? ORIGIN;
  return Math.hypot(end.x, end.y);
}
