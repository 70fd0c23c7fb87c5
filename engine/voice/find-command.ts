/** Commands in what was heard, and the moves of a game that are asked for like one. */
import { COMMAND_PHRASES, COMMANDS, isYielding, WEAK_COMMANDS, type Command } from "./commands.ts";
import { commandShapes } from "./command-patterns.ts";
import { findLoosely } from "./loosely.ts";
import { wordMatch, type Phrase } from "./phrases.ts";
import { soundsSame } from "./sounds.ts";
import type { Meaning } from "./meaning.ts";
import { phraseWords } from "./heard-words.ts";

const COMMAND_WORDS = COMMANDS.flatMap((command) =>
  COMMAND_PHRASES[command].map((phrase) => ({
    command,
    words: phraseWords(phrase),
    isWeak: WEAK_COMMANDS.has(phrase),
    isYielding: isYielding(command, phrase),
  })),
);

/** Of two commands that are said the same the first counts. */
const BY_WORDS = new Map(
  COMMAND_WORDS.toReversed().map((phrase) => [phrase.words.join(" "), phrase] as const),
);

/** The command that these words are in every game, whatever its moves are called. */
export function keptCommand(words: readonly string[]): Command | undefined {
  const found = BY_WORDS.get(words.join(" "));
  return found?.isYielding === false ? found.command : undefined;
}

/** The same, and where it only sounds like one: "paws". */
export function keptCommandAlike(words: readonly string[]): Command | undefined {
  const alike = COMMAND_WORDS.find((phrase) => !phrase.isYielding && soundsSame(words, phrase.words));
  return keptCommand(words) ?? alike?.command;
}

/** "How many things do I have" is a move where a game has one that is asked for like that. */
export function asked(command: Command, phrases: readonly Phrase[], isWeak = false): Meaning {
  const move = ASKED.has(command) ? phrases.find((phrase) => isAskedBy(phrase, command)) : undefined;
  return move === undefined ? { type: "command", command, isWeak } : { type: "move", match: wordMatch(move) };
}

/** "What is on my list" where "what is on the list" is a move. */
export function askedLike(words: readonly string[], phrases: readonly Phrase[]): Meaning | undefined {
  if (words[0] !== "what" || words.length < SHORTEST_ASKED) return undefined;
  const match = findLoosely(words, phrases);
  return match?.sure === true ? { type: "move", match } : undefined;
}

const SHORTEST_ASKED = 4;
const ASKED: ReadonlySet<Command> = new Set(["standing"]);

function isAskedBy({ words, after }: Phrase, command: Command): boolean {
  if (after !== null) return false;
  const literal = commandIn(words);
  if (literal !== undefined) return literal.command === command;
  return commandShapes(words).some((shape) => shape.command === command && shape.to === words.length);
}

/** The command that these words are, word for word. */
export function commandIn(words: readonly string[]): CommandMeaning | undefined {
  return commandOf(BY_WORDS.get(words.join(" ")));
}

/** The command that sounds like these words. */
export function commandAlike(words: readonly string[]): CommandMeaning | undefined {
  return commandOf(COMMAND_WORDS.find((phrase) => soundsSame(words, phrase.words)));
}

type CommandMeaning = Extract<Meaning, { type: "command" }>;

function commandOf(found: (typeof COMMAND_WORDS)[number] | undefined): CommandMeaning | undefined {
  return found && { type: "command", command: found.command, isWeak: found.isWeak };
}
