export { defineGame, type AnyDefinition } from "./define-game.ts";
export { parseGame, parseGameText, type LoadedGame } from "./parse-game.ts";
export { gameSchema, type Definition, type Level } from "./game-schema.ts";
export { formatProblem } from "./problem.ts";
export type { Line, Voice } from "./text.ts";
