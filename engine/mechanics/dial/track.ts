/** The pitched line: where jumps land, the fewest of them, and how high a number sounds. */
import type { Press } from "../../move.ts";
import type { DialRules } from "./schema.ts";
import type { Change, DialContent, Jump } from "./words.ts";
import type { Span } from "./texts.ts";

export interface ButtonJump {
  readonly id: string;
  readonly button: Extract<Press, "up" | "down" | "left" | "right">;
  readonly jump: Jump;
}

/** Big jumps first, so that of equally short ways the one is found that a person would go: tens, then ones. */
const BUTTONS = ["right", "left", "up", "down"] as const;

/** What the buttons of a level do. A jump that content does not have is passed over: `check` refuses such games. */
export function buttonJumps(content: DialContent, rules: DialRules): ButtonJump[] {
  return BUTTONS.flatMap((button) => {
    const id = rules.buttons[button];
    const jump = id === undefined ? undefined : content.jumps[id];
    return id === undefined || jump === undefined ? [] : [{ id, button, jump }];
  });
}

export function isOnTrack(value: number, { from, to }: Span): boolean {
  return value >= from && value <= to;
}

export function nearestOnTrack(value: number, { from, to }: Span): number {
  return Math.min(to, Math.max(from, value));
}

/** Where a jump lands, on the track or not. */
export function landing(change: Change, value: number): number {
  if ("by" in change) return value + change.by;
  if ("upTo" in change) return (Math.floor(value / change.upTo) + 1) * change.upTo;
  return (Math.ceil(value / change.downTo) - 1) * change.downTo;
}

/** From where a jump lands on `value`, on the track or not: the other way round of `landing`. */
function takeoffs(change: Change, value: number): Span | undefined {
  if ("by" in change) return { from: value - change.by, to: value - change.by };
  if ("upTo" in change) {
    return value % change.upTo === 0 ? { from: value - change.upTo, to: value - 1 } : undefined;
  }
  return value % change.downTo === 0 ? { from: value + 1, to: value + change.downTo } : undefined;
}

/** How far every number of a track is from one target. */
export interface Distances {
  /** The fewest jumps from here; undefined if no jumps lead to the target, or off the track. */
  from(value: number): number | undefined;
}

const UNREACHED = -1;

/** A breadth-first search backwards from the target, once for the whole track. */
export function distancesTo(target: number, range: Span, jumps: readonly ButtonJump[]): Distances {
  const fewest = new Int16Array(range.to - range.from + 1).fill(UNREACHED);
  const from = (value: number): number | undefined => {
    const distance = fewest[value - range.from];
    return distance === UNREACHED ? undefined : distance;
  };
  if (!isOnTrack(target, range)) return { from };
  fewest[target - range.from] = 0;
  const queue = [target];
  // The loop also visits what it adds on the way.
  for (const value of queue) {
    const distance = (fewest[value - range.from] ?? 0) + 1;
    for (const { jump } of jumps) {
      const earlier = takeoffs(jump.change, value);
      if (earlier === undefined) continue;
      const last = Math.min(earlier.to, range.to);
      for (let before = Math.max(earlier.from, range.from); before <= last; before++) {
        if (fewest[before - range.from] !== UNREACHED) continue;
        fewest[before - range.from] = distance;
        queue.push(before);
      }
    }
  }
  return { from };
}

/** A shortest way within the range; empty if one is there already, undefined if no jumps lead there. */
export function shortestWay(
  from: number,
  target: number,
  range: Span,
  jumps: readonly ButtonJump[],
): ButtonJump[] | undefined {
  const distances = distancesTo(target, range, jumps);
  let left = distances.from(from);
  if (left === undefined) return undefined;
  const way: ButtonJump[] = [];
  for (let at = from; left > 0; left--) {
    const nearer = left - 1;
    const next = jumps.find(({ jump }) => distances.from(landing(jump.change, at)) === nearer);
    if (next === undefined) return undefined;
    way.push(next);
    at = landing(next.jump.change, at);
  }
  return way;
}

/** Two octaves, whatever the track's length: a rise must be heard at once and the top must not be shrill. */
const RANGE_IN_SEMITONES = 24;

/** Semitones from the middle of the track. A short track climbs by whole semitones, so that it stays in tune. */
export function pitchOf(value: number, { from, to }: Span): number {
  const even = RANGE_IN_SEMITONES / (to - from);
  const step = even >= 1 ? Math.floor(even) : even;
  return Math.round((value - (from + to) / 2) * step * 100) / 100;
}
