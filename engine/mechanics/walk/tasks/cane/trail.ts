/** A walk as the rules use it: the map under the cane, and what is where to whoever stands on it. */
import { onMap, type Direction } from "../../directions.ts";
import type { Standing } from "../../facing.ts";
import { floorAt, idAt, neighbour, type Ground } from "../../ground.ts";
import type { WalkContent } from "../../schema.ts";
import type { CaneContent, CaneRules, Path, Sat } from "./schema.ts";

export type Tap = "left" | "right";
/** Of the path, to whoever faces along it: by the left edge, in the middle, by the right edge. */
export type Lane = -1 | 0 | 1;

export interface CaneState extends Standing {
  readonly facing: Direction;
  readonly lane: Lane;
  /** How many sides of this cell were tapped since one came here: with both, the next tap walks on. */
  readonly tapped: 0 | 1 | 2;
  readonly last: Tap | null;
  /** One has stopped here: the edge ahead is known. */
  readonly stopped: boolean;
  readonly glides: boolean;
  /** Presses that count for those who follow. */
  readonly spent: number;
  readonly tired: number;
  readonly yawned: boolean;
  readonly slips: number;
  readonly line: readonly string[];
  /** Who sits by the path, and is picked up by whoever comes by. */
  readonly sat: readonly Sat[];
  /** Which of what lies here was taken. */
  readonly taken: readonly number[];
}

/** At a cell, by the edge on this side of the map. */
export interface Spot {
  readonly at: number;
  readonly side: Direction;
}

export interface Trail {
  readonly content: WalkContent;
  readonly words: CaneContent;
  readonly rules: CaneRules;
  readonly ground: Ground;
  readonly goal: number;
  readonly meets: string | undefined;
  readonly begins: number;
  readonly faces: Direction;
  readonly finds: readonly Spot[];
}

export function pathAt({ content, words, ground }: Trail, at: number): Path | undefined {
  return floorAt(content, ground, at) === undefined ? undefined : (words.paths[idAt(ground, at)] ?? {});
}

export function surfaceAt(trail: Trail, at: number) {
  const id = pathAt(trail, at)?.surface ?? "path";
  const surface = trail.words.surfaces[id];
  if (surface === undefined) throw new RangeError(`surfaceAt: no surface "${id}"`);
  return surface;
}

export function heightAt(trail: Trail, at: number): number {
  return pathAt(trail, at)?.height ?? 0;
}

export function toSide({ ground }: Trail, { at, facing }: CaneState, side: Direction): number | undefined {
  return neighbour(ground, at, onMap(facing, side));
}

/** Where a step straight on would lead: undefined at the end of a path. */
export function aheadOf(trail: Trail, state: CaneState): number | undefined {
  const at = toSide(trail, state, "up");
  return at === undefined || pathAt(trail, at) === undefined ? undefined : at;
}

/** How much lower (below 0) or higher the next cell of the path lies. */
export function ledgeAhead(trail: Trail, state: CaneState): number {
  const ahead = aheadOf(trail, state);
  return ahead === undefined ? 0 : heightAt(trail, ahead) - heightAt(trail, state.at);
}

/** What stands in this lane of a cell, to whoever faces that way. */
export function standsIn(trail: Trail, at: number, facing: Direction, lane: number) {
  const stands = pathAt(trail, at)?.stands;
  if (stands === undefined || lane === 0) return undefined;
  return onMap(facing, lane < 0 ? "left" : "right") === stands.at ? stands : undefined;
}

/** The lane that an edge of the map's is to whoever faces that way; undefined if it lies ahead or behind. */
export function laneTo(facing: Direction, side: Direction): Lane | undefined {
  if (onMap(facing, "left") === side) return -1;
  return onMap(facing, "right") === side ? 1 : undefined;
}

export function signOf(side: Tap): -1 | 1 {
  return side === "left" ? -1 : 1;
}

export function otherSide(side: Tap): Tap {
  return side === "left" ? "right" : "left";
}

/** A gap in the edge by which one walks: a path leads away there. */
export function isGap(trail: Trail, state: CaneState, side: Tap): boolean {
  const beside = toSide(trail, state, side);
  return state.lane === signOf(side) && beside !== undefined && pathAt(trail, beside) !== undefined;
}

export function isAt({ at, facing, lane }: CaneState, spot: Spot): boolean {
  return spot.at === at && lane !== 0 && laneTo(facing, spot.side) === lane;
}
