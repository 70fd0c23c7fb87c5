/** From heard words to moves. */
export { confirm, type Question } from "./confirm.ts";
export { COMMAND_PHRASES, type Command } from "./commands.ts";
export { grammar } from "./grammar.ts";
export { findNumber } from "./numbers/index.ts";
export { wordsToHear } from "./words.ts";
export { understand, type Understanding } from "./understand.ts";
