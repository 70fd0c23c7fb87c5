/** What the schemas cannot say: see the three files that it calls. */
import type { Problem } from "../../definition/problem.ts";
import { checkBank } from "./check-bank.ts";
import { checkLevel, type Level } from "./check-level.ts";
import type { Content } from "./schema.ts";

export function check(game: {
  readonly content: Content;
  readonly levels: readonly Level[];
  readonly boss: Level;
}): Problem[] {
  return [
    ...checkBank(game.content),
    ...game.levels.flatMap((level, index) => checkLevel(game.content, level, `levels[${index}]`)),
    ...checkLevel(game.content, game.boss, "boss"),
  ];
}
