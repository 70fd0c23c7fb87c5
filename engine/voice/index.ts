/** Heard words to moves. */
export { grammar } from "./grammar.ts";
export { understand, COMMANDS, type Command, type Heard, type Understanding } from "./understand.ts";
export { parseYesNo } from "./yes-no.ts";
