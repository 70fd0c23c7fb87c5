/** Where one stands, in words. */
import { capitalize } from "../../capitalize.ts";
import { say, type SayCue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { landmarkAt, placeAt, type Ground } from "./ground.ts";
import type { WalkContent } from "./schema.ts";
import { wordsOf } from "./usual.ts";

/** "The bakery, on the left, at the back." */
export function standingCue(content: WalkContent, ground: Ground, at: number): SayCue {
  const words = wordsOf(content);
  const { column, row } = placeAt(ground, at);
  const place = landmarkAt(content, ground, at)?.name;
  const values = { row: words.rows[row] ?? "", column: words.columns[column] ?? "" };
  return say(
    capitalize(
      place === undefined
        ? fillTemplate(words.position, values)
        : fillTemplate(words.standing, { ...values, place }),
    ),
  );
}
