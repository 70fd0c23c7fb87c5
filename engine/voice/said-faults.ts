/**
 * What is wrong with how moves are called, told to authors: what a voice cannot say or nobody would, what a command of every game is
 * called, and what two moves are called. Pages are built without it: there the commands win, and nothing is told.
 */
import type { Move } from "../move.ts";
import { shownText } from "../speech/index.ts";
import type { Command } from "./commands.ts";
import { keptCommandAlike } from "./find-command.ts";
import { phraseWords } from "./heard-words.ts";

export const MOST_LABEL_WORDS = 4;
const MOST_PHRASE_WORDS = 8;
const MOST_PHRASE_CHARACTERS = 60;

/** Letters, digits and the signs that are said or left out: a voice has no word for a picture. */
const SPEAKABLE =
  /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}$€£+=<>°|]*[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{P}\p{Zs}$€£+=<>°|]*$/u;
const LOWER_CASE = /^[a-z0-9']+(?: [a-z0-9']+)*$/u;
/** Where a number goes, in the phrases of moves. */
const SLOTTED = /<(?:number|time|money)>/gu;

/** One move, or one thing that is offered beside others, and what a voice may say for it. */
export interface Called {
  readonly label: string;
  readonly phrases: readonly string[];
}

/** What is wrong with one phrase, or with a label; `what` is the phrase or the label. */
export interface SaidFault {
  readonly what: string;
  /** What to do about it, as a sentence to the author. */
  readonly mend: string;
}

export function labelFault(label: string): string | undefined {
  if (isLine(label)) return `Say it in ${MOST_LABEL_WORDS} words at most: "Fill the ten"`;
  return wordsFault(label);
}

function isLine(label: string): boolean {
  return shownText(label).trim().split(/\s+/u).length > MOST_LABEL_WORDS;
}

function wordsFault(label: string): string | undefined {
  if (!SPEAKABLE.test(label)) return 'Write it in words: a voice has none for a picture: "Fill the ten"';
  return takenBy(shownText(label));
}

export function phraseFault(phrase: string): string | undefined {
  if (phrase.length > MOST_PHRASE_CHARACTERS || phrase.split(" ").length > MOST_PHRASE_WORDS)
    return `Say it in ${MOST_PHRASE_WORDS} words and ${MOST_PHRASE_CHARACTERS} letters at most`;
  return caseFault(phrase) ?? takenBy(phrase);
}

function caseFault(phrase: string): string | undefined {
  return LOWER_CASE.test(phrase) ? undefined : 'Write it as it is said, in lower case words: "plus ten"';
}

/** No game takes away what can be said in all of them: the command would be made, and never the move. */
function takenBy(said: string): string | undefined {
  const command = commandSaidBy(said);
  return command && `"${said}" is the command "${command}" in every game: call it by other words`;
}

/** Phrases come again turn after turn, and each is compared with all commands. */
const compared = new Map<string, Command | undefined>();

/** The command that these words are in every game, or sound like; undefined where they are free. */
export function commandSaidBy(said: string): Command | undefined {
  if (!compared.has(said)) compared.set(said, keptCommandAlike(phraseWords(said)));
  return compared.get(said);
}

/**
 * What is said for two of those that are offered together, each time where it comes again.
 *
 * @param offered the label of each is a phrase of its own as well
 */
export function sameSaid(
  offered: readonly Called[],
): readonly { readonly what: string; readonly at: number; readonly other: number }[] {
  const first = new Map<string, number>();
  return offered.flatMap((called, at) =>
    [...new Set(saidFor(called))].flatMap((what) => {
      const words = phraseWords(what).join(" ");
      const other = first.get(words);
      if (other === undefined) first.set(words, at);
      return other === undefined || other === at ? [] : [{ what, at, other }];
    }),
  );
}

function saidFor({ label, phrases }: Called): readonly string[] {
  return [...phrases, shownText(label).toLowerCase()];
}

/**
 * All that is wrong with the moves of one turn: for the contract suite and the workbench, on every turn that a simulation meets.
 * What has no button may be a whole line, or a thing with its price: it is said word for word or by a few of its words, and
 * those among them that are a command are just not taken.
 */
export function faultsOfMoves(moves: readonly Move[]): readonly SaidFault[] {
  const buttons = moves.flatMap(({ button }) => button ?? []);
  return [
    ...(moves.length === 0 ? [fault("no move", "Offer one: a turn that waits for nothing never ends")] : []),
    ...buttons
      .filter((button, at) => buttons.indexOf(button) !== at)
      .map((button) => fault(button, "Give each move a button of its own")),
    ...moves.flatMap(faultsOfMove),
    ...sameSaid(moves).map(({ what, at, other }) =>
      fault(what, `It is said for ${nameOf(moves[other])} and for ${nameOf(moves[at])}: call one otherwise`),
    ),
  ];
}

function faultsOfMove({ id, button, chord, label, phrases }: Move): readonly SaidFault[] {
  const isQuoted = button === undefined && isLine(label);
  const ofLabel = isQuoted ? wordsFault(label) : labelFault(label);
  const ofPhrase = (phrase: string): string | undefined => {
    if (!isQuoted) return phraseFault(phrase);
    return caseFault(phrase) ?? (isPartOf(phrase, label) ? undefined : takenBy(phrase));
  };
  return [
    ...(FRAMES_BUTTONS.has(button ?? "") || FRAMES_IDS.has(id)
      ? [fault(id, "It is not the mechanic's: REPEAT, HINT and PAUSE are the same in every game")]
      : []),
    ...(button === undefined && chord === undefined && phrases.length === 0
      ? [fault(id, "Give it a button or a phrase: nobody can make it")]
      : []),
    ...(ofLabel === undefined ? [] : [fault(label, ofLabel)]),
    ...phrases.flatMap((phrase) => {
      const mend = ofPhrase(phrase.replaceAll(SLOTTED, "one"));
      return mend === undefined ? [] : [fault(phrase, mend)];
    }),
  ];
}

const FRAMES_BUTTONS: ReadonlySet<string> = new Set(["repeat", "hint", "pause"]);
const FRAMES_IDS: ReadonlySet<string> = new Set(["repeat", "hint", "pause", "what-to-do"]);

function fault(what: string, mend: string): SaidFault {
  return { what, mend: `${mend}.` };
}

function nameOf(move: Move | undefined): string {
  return `"${move?.label ?? ""}"`;
}

/** All of a line, or some words of it in a row. */
function isPartOf(phrase: string, line: string): boolean {
  const words = phraseWords(shownText(line)).join(" ");
  return ` ${words} `.includes(` ${phraseWords(phrase).join(" ")} `);
}
