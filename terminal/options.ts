/** The command line: `play SLUG|FILE.json [--seed N] [--level N] [--journal FILE] [--replay FILE] [--mic | --hear FILE]`. */
import { parseArgs } from "node:util";
import { failure, success, type Result } from "../engine/index.ts";

export interface TerminalOptions {
  /** A slug, or the path of a draft. */
  readonly game: string;
  readonly seed: number | null;
  /** Counted from 1, as players count. */
  readonly level: number | null;
  readonly journal: string | null;
  readonly replay: string | null;
  /** The microphone is used instead of typed answers. */
  readonly mic: boolean;
  /** Recordings of answers, in their order. */
  readonly hear: readonly string[];
}

export const USAGE =
  "npm run play -- SLUG|FILE.json [--seed N] [--level N] [--journal FILE] [--replay FILE] [--mic | --hear FILE]";
const LARGEST_SEED = 0xffffffff;

export function parseOptions(args: readonly string[]): Result<TerminalOptions, string> {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seed: { type: "string" },
        level: { type: "string" },
        journal: { type: "string" },
        replay: { type: "string" },
        mic: { type: "boolean" },
        hear: { type: "string", multiple: true },
      },
    });
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split(/[.\n]/) : [String(error)];
    return failure(`${reason}. Use: ${USAGE}`);
  }
  const { values, positionals } = parsed;
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) return failure(`Name one game. Use: ${USAGE}`);
  const seed = wholeNumber(values.seed, 0, LARGEST_SEED);
  if (seed === undefined)
    return failure(`--seed ${values.seed}: give a whole number from 0 to ${LARGEST_SEED}.`);
  const level = wholeNumber(values.level, 1, Number.MAX_SAFE_INTEGER);
  if (level === undefined) return failure(`--level ${values.level}: give a whole number from 1 on.`);
  if (values.replay !== undefined && (seed !== null || level !== null || values.journal !== undefined)) {
    return failure("--replay takes seed and level from the journal: leave the other options out.");
  }
  const { journal = null, replay = null, mic = false, hear = [] } = values;
  if (mic && hear.length > 0) return failure("--mic and --hear: choose one of them.");
  return success({ game, seed, level, journal, replay, mic, hear });
}

/** A definition in a file of its own, as designers write it. */
export function isDraft(game: string): boolean {
  return game.endsWith(".json");
}

/** Null where none was given, undefined where it is not one. */
function wholeNumber(text: string | undefined, from: number, to: number): number | null | undefined {
  if (text === undefined) return null;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) && value >= from && value <= to ? value : undefined;
}
