/** What is heard from afar. Side is left and right only, distance is level, and what is behind sounds deeper. */
import { bed, sound, type BedCue, type Side, type SoundCue, type Sounding } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { seenFrom, type Standing } from "./facing.ts";
import { landmarkAt, type Ground } from "./ground.ts";
import type { WalkContent, WalkRules } from "./schema.ts";
import { wordsOf } from "./usual.ts";

const SIDE_A_COLUMN = 0.4;
const LEAST_LEVEL = 0.3;
/** In semitones: clearly another height, and still the same thing. */
const PITCH_BEHIND = -6;
const LEVEL_BEHIND = 0.85;

/** Every hum of the content: those near enough are heard, the others are silent, whatever was heard before. */
export function beaconCues(
  content: WalkContent,
  { beacons, halfAt }: Pick<WalkRules, "beacons" | "halfAt">,
  ground: Ground,
  from: Standing,
): BedCue[] {
  const known = heard.get(ground) ?? new Map<string, Kept>();
  heard.set(ground, known);
  const place = `${from.at} ${from.facing ?? ""}`;
  const kept = known.get(place);
  if (kept?.content === content && kept.beacons === beacons && kept.halfAt === halfAt) return kept.cues;
  const cues = findBeacons(content, { beacons, halfAt }, ground, from);
  known.set(place, { content, beacons, halfAt, cues });
  return cues;
}

interface Kept {
  readonly content: WalkContent;
  readonly beacons: number;
  readonly halfAt: number;
  readonly cues: BedCue[];
}

/** Asked for twice at every step: what a place sounds like stays the same as long as the map does. */
const heard = new WeakMap<Ground, Map<string, Kept>>();

function findBeacons(
  content: WalkContent,
  { beacons, halfAt }: Pick<WalkRules, "beacons" | "halfAt">,
  ground: Ground,
  from: Standing,
): BedCue[] {
  const nearest = Object.entries(content.cells)
    .flatMap(([id, cell]) => {
      const index = ground.cells.indexOf(id);
      const hum = cell.type === "floor" ? cell.landmark?.hum : undefined;
      return hum === undefined
        ? []
        : [{ id, hum, index, distance: index === -1 ? Infinity : far(ground, from, index) }];
    })
    .toSorted((a, b) => a.distance - b.distance);
  return nearest.map(({ id, hum, index, distance }, rank) => {
    if (rank >= beacons || distance === Infinity) return bed(layerOf(id), null);
    return bed(layerOf(id), hum, {
      signal: true,
      level: round(1 / (1 + distance / halfAt)),
      side: sideTo(ground, from, index),
      ...(isBehind(ground, from, index) ? { pitch: PITCH_BEHIND } : {}),
    });
  });
}

/** Only what sounds different after a step. */
export function beaconChanges(before: readonly BedCue[], after: readonly BedCue[]): BedCue[] {
  if (before === after) return [];
  const known = new Map(before.map((cue) => [cue.layer, writtenOf(cue)]));
  return after.filter((cue) => known.get(cue.layer) !== writtenOf(cue));
}

/** Hums are kept by place, and compared at every step. */
const written = new WeakMap<BedCue, string>();

function writtenOf(cue: BedCue): string {
  const known = written.get(cue) ?? JSON.stringify(cue);
  written.set(cue, known);
  return known;
}

/** What a place sounds like to somebody elsewhere: its side, its level, and in the caption how far off it is. */
export function heardFrom(
  content: WalkContent,
  ground: Ground,
  from: Standing,
  at: number,
): SoundCue | undefined {
  const landmark = landmarkAt(content, ground, at);
  if (landmark === undefined) return undefined;
  return sound(landmark.here, {
    ...soundingTo(ground, from, at),
    caption: `${landmark.caption}, ${distanceWord(content, ground, from, at)}`,
  });
}

/** How anything sounds that is there. */
export function soundingTo(ground: Ground, from: Standing, to: number): Sounding {
  const level = levelTo(ground, from, to);
  const side = sideTo(ground, from, to);
  return isBehind(ground, from, to)
    ? { side, level: round(level * LEVEL_BEHIND), pitch: PITCH_BEHIND }
    : { side, level };
}

function isBehind(ground: Ground, from: Standing, to: number): boolean {
  return seenFrom(ground, from, to).ahead < 0;
}

export function sideTo(ground: Ground, from: Standing, to: number): Side {
  return round(Math.max(-1, Math.min(1, seenFrom(ground, from, to).right * SIDE_A_COLUMN)));
}

function levelTo(ground: Ground, from: Standing, to: number): number {
  return round(Math.max(LEAST_LEVEL, 1 / (1 + far(ground, from, to) / 2.5)));
}

/** What the ear can tell of where it is: how far off, and whether it sounds deep, which means behind. */
export function distanceWord(content: WalkContent, ground: Ground, from: Standing, to: number): string {
  const words = wordsOf(content);
  if (from.at === to) return words.here;
  const step = Math.min(words.distances.length - 1, Math.floor(far(ground, from, to) / 1.3));
  const distance = words.distances[step] as string;
  return isBehind(ground, from, to) ? fillTemplate(words.behind, { distance }) : distance;
}

function far(ground: Ground, from: Standing, to: number): number {
  const { right, ahead } = seenFrom(ground, from, to);
  return Math.hypot(right, ahead);
}

function layerOf(id: string): string {
  return `beacon-${id}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
