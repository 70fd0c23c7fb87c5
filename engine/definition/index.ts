export { defineGame, type AnyDefinition } from "./define-game.ts";
export { parseGame, parseGameText, type LoadedGame } from "./parse-game.ts";
export { gameSchema, CATEGORIES, type Definition, type Level } from "./game-schema.ts";
export { formatProblem, problem, type Problem } from "./problem.ts";
export {
  lineSchema,
  textSchema,
  idSchema,
  soundIdSchema,
  bedIdSchema,
  sourceSchema,
  type Line,
  type Voice,
} from "./text.ts";
