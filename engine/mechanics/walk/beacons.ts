/**
 * What is heard from afar. Side is left and right only; distance is level. Whether it is in front or behind is said in
 * words elsewhere.
 */
import { bed, type BedCue } from "../../cue.ts";
import { placeAt, type Ground, type Place } from "./ground.ts";
import type { WalkContent, WalkRules } from "./schema.ts";

const SIDE_A_COLUMN = 0.4;

interface Heard {
  readonly distance: number;
  readonly side: number;
}

/** Every beacon of the content: those near enough are heard, the others are silent, whatever was heard before. */
export function beaconCues(content: WalkContent, rules: WalkRules, ground: Ground, at: number): BedCue[] {
  const heard = heardFrom(content, rules, ground, at);
  return Object.entries(content.cells).flatMap(([id, cell]) => {
    if (cell.type === "block" || cell.landmark?.beacon === undefined) return [];
    const here = heard.get(id);
    const layer = layerOf(id);
    if (here === undefined) return [bed(layer, null)];
    const level = round(1 / (1 + here.distance / rules.halfAt));
    return [bed(layer, cell.landmark.beacon.bed, { level, side: here.side })];
  });
}

/** Only what sounds different after a step. */
export function beaconChanges(before: readonly BedCue[], after: readonly BedCue[]): BedCue[] {
  return after.filter((cue, index) => JSON.stringify(cue) !== JSON.stringify(before[index]));
}

export function silence(content: WalkContent): BedCue[] {
  return Object.entries(content.cells).flatMap(([id, cell]) =>
    cell.type === "floor" && cell.landmark?.beacon !== undefined ? [bed(layerOf(id), null)] : [],
  );
}

/** The nearest cell of each kind of beacon, and of those kinds the nearest few. */
function heardFrom(content: WalkContent, rules: WalkRules, ground: Ground, at: number): Map<string, Heard> {
  const here = placeAt(ground, at);
  const nearest = new Map<string, Heard>();
  ground.cells.forEach((id, index) => {
    const cell = content.cells[id];
    if (cell?.type !== "floor" || cell.landmark?.beacon === undefined) return;
    const place = placeAt(ground, index);
    const distance = Math.hypot(place.column - here.column, place.row - here.row);
    const known = nearest.get(id);
    if (known === undefined || distance < known.distance)
      nearest.set(id, { distance, side: sideOf(here, place) });
  });
  return new Map([...nearest].toSorted(([, a], [, b]) => a.distance - b.distance).slice(0, rules.beacons));
}

function sideOf(from: Place, to: Place): number {
  return round(Math.max(-1, Math.min(1, (to.column - from.column) * SIDE_A_COLUMN)));
}

function layerOf(id: string): string {
  return `beacon-${id}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
