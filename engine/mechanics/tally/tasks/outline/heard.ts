/** How an outline sounds: strokes that follow it, a corner at the end of each side, and the first corner again. */
import { say, sound, type Cue, type Part, type PatternNote, type Sounding } from "../../../../cue.ts";
import type { SoundId } from "../../../../sound/index.ts";
import { kindOf, ORIGIN, slopesOf, swum, type Point, type Side } from "./figure.ts";
import { sidesIn, type OutlineDeal, type OutlineState } from "./state.ts";
import { directionOf } from "./path.ts";
import { USUAL_WAYS } from "./usual.ts";

const STROKE_MILLISECONDS = 340;
const BEFORE_HOME = 450;
/** How far to a side, and how many half tones up or down, the outermost strokes are. */
const ASIDE = 0.8;
const HALF_TONES = 7;
/** Half a turn is less than an octave, which might be taken for the same note. */
const DEGREES_A_HALF_TONE = 16;
const LOWEST = -5;
const NOTES = ["do", "re", "mi", "fa", "so", "la", "ti"];

interface Heard extends Sounding {
  readonly sound: SoundId;
  readonly caption: string;
}

interface Played {
  readonly heard: Heard;
  readonly at: number;
  readonly where?: Sounding;
}

/**
 * One side after another; a side that leads back to the first corner ends with that.
 * @param part of the ways that are called out: what they are called, or, in help, what it is about
 */
export function sideCues(
  deal: OutlineDeal,
  state: OutlineState,
  { from = 0, to = state.swum, part = "name" }: { from?: number; to?: number; part?: Part } = {},
): Cue[] {
  const sides = sidesIn(deal);
  const points = swum(sides, deal.item);
  const placed = placing(points);
  const slopes = slopesOf(sides, deal.item);
  return sides.slice(from, to).flatMap((side, index): Cue[] => {
    const at = from + index;
    const strokes = (points[at] ?? []).map((point) => strokeAt(deal, placed(point), slopes, at));
    const isHome = at === sides.length - 1;
    const name = `side-${state.plays}-${at}`;
    return [...wayCues(deal, points, at, part), patternOf(name, played(deal, side, strokes, isHome))];
  });
}

/** One stroke of the player's own, at its place. */
export function strokeCues({ content, item }: OutlineDeal, at: Point): Cue[] {
  const where = placing(swum(sidesIn({ content, item }), item))(at);
  return content.stroke.map(({ sound: id, ...how }, index, all) =>
    sound(id, { ...how, ...where, hold: index === all.length - 1 ? "lead" : "none" }),
  );
}

/** Where an outline stops early, the way of each side is called out. */
function wayCues({ content, rules }: OutlineDeal, points: readonly Point[][], at: number, part: Part): Cue[] {
  const [before = ORIGIN] = points[at - 1]?.slice(-1) ?? [];
  const [first] = points[at] ?? [];
  if (rules.gap === undefined || first === undefined) return [];
  return [say((content.ways ?? USUAL_WAYS)[directionOf(before, first)], part)];
}

type Stroke = readonly Pick<Played, "heard" | "where">[];

/** Its height is heard, or, where a level has slopes, which way its side runs: one pitch never tells both. */
function strokeAt(
  { content, rules }: OutlineDeal,
  where: Sounding,
  slopes: readonly number[],
  at: number,
): Stroke {
  const [swims] = content.stroke;
  if (rules.slopes === undefined || content.slope === undefined || swims === undefined)
    return content.stroke.map((heard) => ({ heard, where }));
  const slope = slopes[at] ?? 0;
  const pitch = LOWEST + Math.round(slope / DEGREES_A_HALF_TONE);
  // The ear knows a note again and not its name: a caption tells as much.
  const note = NOTES[slopes.indexOf(slope)] ?? "";
  return [
    { heard: { ...swims, caption: `${swims.caption} ${note}` }, where: { side: where.side } },
    { heard: content.slope, where: { side: where.side, pitch } },
  ];
}

function played(
  { content }: OutlineDeal,
  { corner }: Side,
  strokes: readonly Stroke[],
  isHome: boolean,
): Played[] {
  const swims = strokes.flatMap((stroke, index) =>
    stroke.map((one): Played => ({ ...one, at: index * STROKE_MILLISECONDS })),
  );
  const end = strokes.length * STROKE_MILLISECONDS;
  return [
    ...swims,
    ...(corner === undefined ? [] : [{ heard: content.corners[kindOf(corner)], at: end }]),
    ...(isHome ? [{ heard: content.home, at: end + (corner === undefined ? 0 : BEFORE_HOME) }] : []),
  ];
}

function patternOf(name: string, all: readonly Played[]): Cue {
  const notes = all.map(({ heard: { caption: _caption, ...how }, at, where }): PatternNote => ({
    ...how,
    ...where,
    at,
  }));
  const [first] = all;
  // What sounds at once is one thing to the ear: it is told once.
  const told = all.filter(({ at }, index) => index === 0 || at !== all[index - 1]?.at);
  const caption = first === undefined ? "" : told.map(({ heard }) => heard.caption).join(", ");
  return { type: "pattern", name, notes, caption, hold: "end" };
}

/** The middle of the outline is in the middle; its height is heard in half tones, as steps. */
function placing(points: readonly Point[][]): (point: Point) => Sounding {
  const all = [ORIGIN, ...points.flat()];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const half = Math.max(right - left, high - low) / 2;
  const part = (value: number, from: number, to: number): number => (value - (from + to) / 2) / half;
  return ({ x, y }) => ({
    side: Math.round(Math.max(-1, Math.min(1, part(x, left, right))) * ASIDE * 100) / 100,
    pitch: Math.round(Math.max(-1, Math.min(1, part(y, low, high))) * HALF_TONES),
  });
}
