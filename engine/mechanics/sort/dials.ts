/** Dials, by their clicks. */
import type { Cue } from "../../cue.ts";
import { evidenceCues } from "../kit/evidence.ts";
import type { SortDeal } from "./basket.ts";
import type { Seat, SortContent } from "./schema.ts";
import { SIDES } from "./seats.ts";
import type { SortState } from "./state.ts";

/** From left to right. */
export const ORDER: readonly Seat[] = ["left", "down", "right"];

/** Where a dial stands. */
export function dialCues({ dials }: SortContent, at: number, setting: number): Cue[] {
  if (dials === undefined) return [];
  const caption = `${dials.places[at] ?? ""}: ${dials.clicks[setting] ?? ""}`;
  const heard = { sound: dials.sound, times: setting + 1, every: 0.3, caption };
  return evidenceCues([heard], { side: SIDES[ORDER[at] ?? "down"] });
}

export function dialAt({ content }: SortDeal, { dials }: SortState, seat: Seat): Cue[] {
  const at = ORDER.indexOf(seat);
  return dialCues(content, at, dials[at] ?? 0);
}
