/** From heard words to moves. */
export type { Command } from "./commands.ts";
export { grammar } from "./grammar.ts";
export { understand } from "./understand.ts";
export { parseYesNo } from "./yes-no.ts";
