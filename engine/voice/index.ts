/** From heard words to moves. */
export type { Command } from "./commands.ts";
export { grammar } from "./grammar.ts";
export { findNumber } from "./numbers/index.ts";
export { understand, type Understanding } from "./understand.ts";
export { parseYesNo } from "./yes-no.ts";
