/** Where the six doors stand, and how it is to listen around. */
import { SPOTS, type Spot } from "./layouts.ts";
import { by, type Heard, type Node, type TalkLine } from "./scene.ts";

export const DOORS: Record<Spot, { readonly line: string; readonly keyword: string; readonly side: number }> =
  {
    L3: { line: "Left, door three", keyword: "left three", side: -1 },
    L2: { line: "Left, door two", keyword: "left two", side: -0.75 },
    L1: { line: "Left, door one", keyword: "left one", side: -0.5 },
    R1: { line: "Right, door one", keyword: "right one", side: 0.5 },
    R2: { line: "Right, door two", keyword: "right two", side: 0.75 },
    R3: { line: "Right, door three", keyword: "right three", side: 1 },
  };

const IN_ORDER = Object.keys(DOORS) as Spot[];

/** What is heard at a door, wherever the goal is. */
export function heardAt(id: string, door: Spot, soundAt: SoundAt): TalkLine[] {
  return sounding(id, door, soundAt, {});
}

export type SoundAt = (door: Spot, goal: Spot) => Heard;

function sounding(id: string, door: Spot, soundAt: SoundAt, how: Partial<Heard>): TalkLine[] {
  const heard = SPOTS.map((goal): [Spot, Heard] => [goal, soundAt(door, goal)]);
  const [first] = heard;
  if (first !== undefined && heard.every(([, sound]) => sound === first[1])) return [{ ...first[1], ...how }];
  return [by(`${id}Spot`, Object.fromEntries(heard.map(([goal, sound]) => [goal, [{ ...sound, ...how }]])))];
}

/** All doors that are not shut yet, from the far left to the far right. */
export function around(id: string, soundAt: SoundAt): TalkLine[] {
  return IN_ORDER.map((door) =>
    by(`${id}Shut${door}`, { yes: [], other: sounding(id, door, soundAt, { side: DOORS[door].side }) }),
  );
}

/** Listening around costs nothing, as often as one likes to. */
export function listening(lines: TalkLine[]): NonNullable<Node["listen"]> {
  return { closer: [lines], again: true };
}
