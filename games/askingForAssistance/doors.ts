/** Where the six doors stand, and how it is to listen around. */
import { SPOTS, type Spot } from "./layouts.ts";
import { by, v, type Heard, type Node, type TalkLine } from "./scene.ts";

export const DOORS: Record<
  Spot,
  { readonly line: string; readonly keyword: string; readonly spoken: string; readonly side: number }
> = {
  L3: { line: "Left, door three", keyword: "left three", spoken: "door three on the left", side: -1 },
  L2: { line: "Left, door two", keyword: "left two", spoken: "door two on the left", side: -0.75 },
  L1: { line: "Left, door one", keyword: "left one", spoken: "door one on the left", side: -0.5 },
  R1: { line: "Right, door one", keyword: "right one", spoken: "door one on the right", side: 0.5 },
  R2: { line: "Right, door two", keyword: "right two", spoken: "door two on the right", side: 0.75 },
  R3: { line: "Right, door three", keyword: "right three", spoken: "door three on the right", side: 1 },
};

/** Which of them has just been opened, and was not the one. */
export function notThat(id: string): TalkLine {
  const last = `{${id}Last}`;
  return v("may", [`Not ${last}.`, `So, not ${last}.`, `That was ${last}. It's out.`]);
}

const ORDINALS: Readonly<Record<string, string>> = { one: "first", two: "second", three: "third" };

/** Half a door is asked back: there are two of each number, and three on each side. */
export function halfSaid(reply: (half: string) => TalkLine): NonNullable<Node["asides"]> {
  return [
    ...Object.entries(ORDINALS).map(([number, nth]) => ({
      phrases: [`door ${number}`, number, `number ${number}`, nth, `the ${nth} one`, `the ${nth} door`],
      reply: [reply(`Door ${number} on the left, or on the right?`)],
    })),
    ...["left", "right"].map((side) => ({
      phrases: [`on the ${side}`, side, `on your ${side}`, `${side} side`, `${side} door`],
      reply: [reply(`Which door on the ${side}? Say its number, too.`)],
    })),
  ];
}

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
