/** What a game need not say: how a wrong thing comes back, and what feeling for one is called. */
import type { Heard } from "../kit/evidence.ts";
import type { SortContent, SortRules } from "./schema.ts";

const BOUNCES: readonly Heard[] = [{ sound: "bounce", caption: "it bounces back" }];

const FEEL: NonNullable<SortContent["feel"]> = {
  label: "Feel it",
  phrases: ["feel it", "feel"],
  heard: [{ sound: "rustle", caption: "a rustle" }],
};

export function bouncesOf({ bounces }: SortContent): readonly Heard[] {
  return bounces ?? BOUNCES;
}

export function feelOf(content: SortContent, rules: SortRules): NonNullable<SortContent["feel"]> {
  return rules.feel ?? content.feel ?? FEEL;
}
