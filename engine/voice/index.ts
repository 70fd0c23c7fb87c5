/** From heard words to moves. */
export { confirm, type Question } from "./confirm.ts";
export { decide, type Decision } from "./decide.ts";
export { COMMAND_PHRASES, type Command } from "./commands.ts";
export { grammar } from "./grammar.ts";
export { findNumber } from "./numbers/index.ts";
export { confirmMoves, confirmPhrases, questionCues } from "./asked-back.ts";
export { labelFault } from "./said-faults.ts";
export { understand, type Understanding } from "./understand.ts";
export { USUAL_COMMANDS } from "./usual-commands.ts";
