/** What the schemas cannot say: see the three files that it calls. */
import type { Problem } from "../../definition/problem.ts";
import { checkBank } from "./check-bank.ts";
import { checkLevel, type Level } from "./check-level.ts";
import type { Content } from "./schema.ts";

export function check(game: {
  readonly content: Content;
  readonly sets: readonly (Level & { readonly path: string })[];
}): Problem[] {
  return [...checkBank(game.content), ...game.sets.flatMap((set) => checkLevel(game.content, set, set.path))];
}
