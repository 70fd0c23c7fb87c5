export { defineGame, type AnyDefinition, type PartsOf } from "./define-game.ts";
export type { AnyItem } from "../mechanics/contract.ts";
export { parseGame, parseGameText, type LoadedGame } from "./parse-game.ts";
export { gameSchema, type Definition, type ItemSet, type Level } from "./game-schema.ts";
export type { Act } from "./act-schema.ts";
export type { LevelSource } from "./level-source.ts";
export { formatProblem } from "./problem.ts";
export type { Voice } from "./text.ts";
export type { Line } from "../lines/line-schema.ts";
