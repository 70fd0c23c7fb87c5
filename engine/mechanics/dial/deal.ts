/** What the other files ask of a deal. */
import { sound, type SoundCue } from "../../cue.ts";
import type { DialDeal, DialRules, Way } from "./schema.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import { amount } from "./texts.ts";
import { buttonJumps, pitchOf, shortestWay, type ButtonJump } from "./track.ts";
import type { DialContent } from "./words.ts";

/** The way that is driven; before one is chosen, the first. */
export function wayAt({ item }: DialDeal, way: number): Way {
  const found = item.ways[way];
  if (found === undefined) throw new RangeError(`wayAt: no way ${way} of ${item.id}`);
  return found;
}

/** How far the answer has moved since it was told; 0 where it stays. */
export function slideOf({ rules, seed }: DialDeal): number {
  const drift = rules.sonar?.drift;
  if (drift === undefined) return 0;
  const random = createRandom(deriveSeed(seed, "slide"));
  return random.int(1, drift) * random.pick([-1, 1]);
}

/** Ways that were looked for, by the rules of a level: they are asked for again at every press. */
const known = new WeakMap<DialContent, WeakMap<DialRules, Map<string, ButtonJump[]>>>();

function knownOf(content: DialContent, rules: DialRules): Map<string, ButtonJump[]> {
  const levels = known.get(content) ?? new WeakMap<DialRules, Map<string, ButtonJump[]>>();
  known.set(content, levels);
  const ways = levels.get(rules) ?? new Map<string, ButtonJump[]>();
  levels.set(rules, ways);
  return ways;
}

/** A shortest way between two numbers; empty if they are one. Throws a RangeError for games that `check` refuses. */
export function jumpsBetween(
  { content, rules }: Pick<DialDeal, "content" | "rules">,
  from: number,
  to: number,
): readonly ButtonJump[] {
  const ways = knownOf(content, rules);
  const name = `${from} ${to}`;
  const way = ways.get(name) ?? shortestWay(from, to, rules.range, buttonJumps(content, rules));
  if (way === undefined) throw new RangeError(`jumpsBetween: no jumps lead from ${from} to ${to}`);
  ways.set(name, way);
  return way;
}

/** "2 tens on, then 4 ones back" */
export function inWords({ content }: DialDeal, jumps: readonly ButtonJump[]): string {
  const runs: { jump: ButtonJump; times: number }[] = [];
  for (const jump of jumps) {
    const last = runs.at(-1);
    if (last?.jump.id === jump.id) last.times += 1;
    else runs.push({ jump, times: 1 });
  }
  return runs.map(({ jump, times }) => amount(times, jump.jump.way)).join(`${content.andThen} `);
}

/** The rail rings as high as the number; where depths are set, as low. */
export function ring({ content, rules }: DialDeal, value: number): SoundCue {
  const pitch = pitchOf(value, rules.range);
  const { rail, railCaption: caption } = content.sounds;
  return sound(rail, {
    pitch: content.falls === true ? -pitch : pitch,
    ...(caption === undefined ? {} : { caption }),
  });
}

/** What templates may say of a number. */
export function place({ content }: DialDeal, value: number): { value: number; amount: string } {
  return { value, amount: amount(value, content.unit) };
}

export type Seat = "left" | "up" | "right";
export const SEATS: Readonly<Record<number, readonly Seat[]>> = {
  2: ["left", "right"],
  3: ["left", "up", "right"],
};

export function seatOf({ item }: DialDeal, way: number): Seat {
  return SEATS[item.ways.length]?.[way] ?? "left";
}
