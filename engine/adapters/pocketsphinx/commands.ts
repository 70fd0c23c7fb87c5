/** Which commands are listened for beside the answers of this moment. */
import { COMMAND_PHRASES } from "../../voice/index.ts";

/**
 * The ways to say a command that are usual. Each further one takes something from the answers: with all of them, half of what
 * children say aside was heard as a command.
 */
export const COMMANDS_LISTENED_FOR: ReadonlySet<string> = new Set([
  "repeat",
  "repeat that",
  "again",
  "say it again",
  "say that again",
  "one more time",
  "what was that",
  "what did you say",
  "hint",
  "give me a hint",
  "help",
  "help me",
  "i need help",
  "i don't know",
  "what can i do",
  "what can i say",
  "slower",
  "slow down",
  "faster",
  "speed up",
  "louder",
  "quieter",
  "pause",
  "stop",
  "wait",
  "go on",
  "continue",
  "menu",
  "settings",
  "quit",
  "quit the game",
  "how do i stand",
  "learn the sounds",
]);

export const RARE_COMMANDS: ReadonlySet<string> = new Set(
  Object.values(COMMAND_PHRASES)
    .flat()
    .filter((phrase) => !COMMANDS_LISTENED_FOR.has(phrase)),
);
