/** Help in rungs: the frame climbs those that a mechanic has, never down but for another thought, and never two in turns. Pure. */
import type { Cue } from "../cue.ts";
import { RUNGS, type Help, type Rung } from "../mechanics/contract.ts";

/** What the player has been helped to so far: the rung, and null before the first. */
export type Climbed = Rung | null;

/** The rung that a hint comes to: the next one that there is, or the last once more. */
export function nextRung(help: Help, climbed: Climbed): Rung | null {
  const there = rungsOf(help);
  const from = climbed === null ? -1 : RUNGS.indexOf(climbed);
  return there.find((rung) => RUNGS.indexOf(rung) > from) ?? there.at(-1) ?? null;
}

/** Help that comes unasked, after misses: at least this far up. */
export function rungFrom(help: Help, climbed: Climbed, least: Rung): Rung | null {
  const next = nextRung(help, climbed);
  if (next === null || RUNGS.indexOf(next) >= RUNGS.indexOf(least)) return next;
  return (
    rungsOf(help).find((rung) => RUNGS.indexOf(rung) >= RUNGS.indexOf(least)) ?? rungsOf(help).at(-1) ?? null
  );
}

export function isFirstRung(help: Help, rung: Rung | null): boolean {
  return rung === null || rungsOf(help)[0] === rung;
}

export function helpAt(help: Help, rung: Rung | null): readonly Cue[] {
  return rung === null ? [] : (help[rung] ?? []);
}

function rungsOf(help: Help): readonly Rung[] {
  return RUNGS.filter((rung) => (help[rung]?.length ?? 0) > 0);
}
