/** What the tips touch, what lies near, and what is said. */
import { oneOf, sound, type Cue, type Side } from "../../../../cue.ts";
import { distanceWord, soundingTo } from "../../beacons.ts";
import { onMap } from "../../directions.ts";
import { cellOf, idAt, landmarkAt, neighbour } from "../../ground.ts";
import { SHALLOW } from "./press.ts";
import {
  aheadOf,
  laneTo,
  ledgeAhead,
  signOf,
  standsIn,
  surfaceAt,
  toSide,
  type CaneState,
  type Spot,
  type Tap,
  type Trail,
} from "./trail.ts";
import type { WordName } from "./words.ts";

/** The tip is heard well to its side, the foot opposite a little, and softer. */
const TIP_SIDE = 0.85;
const FOOT_SIDE = 0.15;
const FOOT_LEVEL = 0.35;
/** So many cells ahead something that lies on a line is heard. */
const NEAR = 2;
const LEVELS = [0.9, 0.7, 0.4];
const GLIDE_LEVEL = 0.6;

/** One tap: what the tip touches on its side, the foot on the other, and what lies straight ahead. */
export function tapCues(trail: Trail, state: CaneState, side: Tap): Cue[] {
  const surface = surfaceAt(trail, state.at);
  return [
    ...tipCues(trail, state, side),
    sound(surface.step, {
      caption: surface.walked,
      side: -signOf(side) * FOOT_SIDE,
      level: FOOT_LEVEL,
      hold: "none",
    }),
    ...aheadCues(trail, state),
  ];
}

export function tipCues(trail: Trail, state: CaneState, side: Tap): Cue[] {
  const { sound: id, caption } = touched(trail, state, side);
  const where = trail.words.words.parts[side];
  const own = surfaceAt(trail, state.at);
  const how = state.glides && own.rough === true ? trail.words.catches.caption : undefined;
  return [
    sound(id, {
      side: signOf(side) * TIP_SIDE,
      caption: [caption, how, where].filter((part) => part !== undefined).join(", "),
    }),
    ...(state.glides
      ? [
          sound(how === undefined ? trail.words.glides.sound : trail.words.catches.sound, {
            level: GLIDE_LEVEL,
            hold: "none" as const,
            caption: trail.words.glides.caption,
          }),
        ]
      : []),
  ];
}

/** By an edge the tip reaches past it; elsewhere it touches the path, or what stands on it. */
function touched(trail: Trail, state: CaneState, side: Tap) {
  const { content, ground } = trail;
  const lane = state.lane + signOf(side);
  if (Math.abs(lane) > 1) {
    const beside = toSide(trail, state, side);
    if (beside === undefined) return { sound: content.edge.sound, caption: content.edge.caption };
    const cell = cellOf(content, idAt(ground, beside));
    if (cell.type === "block") return { sound: cell.sound, caption: cell.caption };
    const { tip, caption } = surfaceAt(trail, beside);
    return { sound: tip, caption };
  }
  const stands = standsIn(trail, state.at, state.facing, lane);
  if (stands !== undefined) return stands;
  const { tip, caption } = surfaceAt(trail, state.at);
  return { sound: tip, caption };
}

/** Whether the tip tells of the edge that comes: a tapping one finds deep edges only, and late. */
function feelsEdge(trail: Trail, state: CaneState): boolean {
  const ledge = ledgeAhead(trail, state);
  if (ledge >= 0) return false;
  return state.glides || (state.tapped === 2 && -ledge > SHALLOW);
}

export function aheadCues(trail: Trail, state: CaneState): Cue[] {
  const ahead = aheadOf(trail, state);
  if (ahead === undefined) return [];
  const { drop, riser } = trail.words;
  const stands = standsIn(trail, ahead, state.facing, state.lane);
  if (stands !== undefined)
    return [
      sound(stands.sound, { caption: `${stands.caption}, ${trail.words.words.parts.ahead}`, hold: "end" }),
    ];
  if (feelsEdge(trail, state)) return [sound(drop.sound, { caption: drop.caption, hold: "end" })];
  if (ledgeAhead(trail, state) > 0) return [sound(riser.sound, { caption: riser.caption, hold: "end" })];
  return [];
}

/** What lies on the lines a little ahead, and who sits there. */
export function nearCues(trail: Trail, state: CaneState): Cue[] {
  const finds = trail.finds.flatMap((spot, index) =>
    state.taken.includes(index) ? [] : near(trail, state, spot, trail.words.found),
  );
  const sat = state.sat.flatMap((spot) => near(trail, state, spot, followerOf(trail, spot.who)));
  return [...finds, ...sat];
}

/** Who waits at the end of this very path, nearer with each step. */
export function waitingCues(trail: Trail, state: CaneState): Cue[] {
  const distance = cellsAhead(trail, state, trail.goal);
  if (trail.meets === undefined || distance === undefined || distance === 0) return [];
  const { sound: id, caption, pitch } = followerOf(trail, trail.meets);
  return [
    sound(id, {
      level: LEVELS[distance] ?? 0.4,
      ...(pitch === undefined ? {} : { pitch }),
      caption: `${caption}, ${trail.words.words.parts.ahead}`,
    }),
  ];
}

interface Noise {
  readonly sound: Parameters<typeof sound>[0];
  readonly caption: string;
  readonly pitch?: number | undefined;
}

function near(trail: Trail, state: CaneState, spot: Spot, { sound: id, caption, pitch }: Noise): Cue[] {
  const lane = laneTo(state.facing, spot.side);
  const distance = cellsAhead(trail, state, spot.at);
  if (lane === undefined || lane === 0 || distance === undefined) return [];
  const { parts } = trail.words.words;
  const side = lane < 0 ? parts.left : parts.right;
  return [
    sound(id, {
      side: lane * TIP_SIDE,
      level: LEVELS[distance] ?? 0.4,
      ...(pitch === undefined ? {} : { pitch }),
      caption: [caption, ...(distance === 0 ? [] : [parts.ahead]), side].join(", "),
    }),
  ];
}

/** How many cells straight ahead along the path, if it is near. */
function cellsAhead({ ground, content }: Trail, { at, facing }: CaneState, to: number): number | undefined {
  let here: number | undefined = at;
  for (let distance = 0; distance <= NEAR && here !== undefined; distance++) {
    if (here === to) return distance;
    here = neighbour(ground, here, onMap(facing, "up"));
    if (here !== undefined && cellOf(content, idAt(ground, here)).type === "block") return undefined;
  }
  return undefined;
}

/** What waits at the end, as it is heard from here. */
export function goalCues(trail: Trail, state: CaneState): Cue[] {
  const { content, ground, goal, meets } = trail;
  const here = landmarkAt(content, ground, goal);
  const noise: Noise | undefined =
    meets !== undefined
      ? followerOf(trail, meets)
      : here === undefined
        ? undefined
        : { sound: here.here, caption: here.caption };
  if (noise === undefined) return [];
  const how = soundingTo(ground, state, goal);
  return [
    sound(noise.sound, {
      ...how,
      pitch: (noise.pitch ?? 0) + (how.pitch ?? 0),
      caption: `${noise.caption}, ${distanceWord(content, ground, state, goal)}`,
      hold: "end",
    }),
  ];
}

export function followerOf({ words }: Trail, id: string) {
  const follower = words.followers[id];
  if (follower === undefined) throw new RangeError(`followerOf: nobody is called "${id}"`);
  return follower;
}

export function followerCue(trail: Trail, id: string, side: Side = 0): Cue {
  const { sound: noise, caption, pitch } = followerOf(trail, id);
  return sound(noise, { side, caption, hold: "end", ...(pitch === undefined ? {} : { pitch }) });
}

/** What the helper says. */
export function told(
  { words }: Trail,
  name: WordName,
  values: Readonly<Record<string, string | number>> = {},
): Cue {
  return oneOf(words.words.texts[name], "object", { values, voice: words.helper });
}

/** In which lane one walks: by the left edge. */
export function laneName({ words: { words } }: Trail, { lane }: CaneState): string {
  const { middle, byLeft, byRight } = words.parts;
  return lane === 0 ? middle : lane < 0 ? byLeft : byRight;
}

/** What lies off the path on this side, where the map ends too. */
export function vergeName(trail: Trail, at: number | undefined): string {
  const id = at === undefined ? undefined : idAt(trail.ground, at);
  return (id === undefined ? undefined : trail.words.verges[id]?.name) ?? trail.words.words.parts.outside;
}
