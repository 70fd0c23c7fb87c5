/** The games of a pack, each checked as hard as any: parsed, and played to its end. */
import { formatProblem, parseGameText, type ParsedGame } from "../../engine/definition/index.ts";
import { failure, success, type Result } from "../../engine/index.ts";
import { subjectOf } from "../workbench/check/subject.ts";
import { faultAtPlay } from "../workbench/check/trial.ts";
import { unzip } from "./unzip.ts";
import { PACK, SCHEMA, type PackedFile } from "./zip.ts";

const LABEL = /^Wigglewave pack (\d+), schema (\d+)$/;

export interface UnpackedGame extends PackedFile {
  readonly game: ParsedGame;
}

export interface Unpacked {
  readonly files: readonly UnpackedGame[];
  /** A line each: what was refused, and why. What is right is unpacked all the same. */
  readonly problems: readonly string[];
}

/** @param name of the archive, as it is named in problems */
export async function unpack(name: string, archive: Uint8Array): Promise<Result<Unpacked, string>> {
  const unzipped = await unzip(archive);
  if (!unzipped.ok) return failure(`${name}: ${unzipped.problem}`);
  const [, pack, schema] = LABEL.exec(unzipped.value.comment) ?? [];
  if (Number(pack) > PACK || Number(schema) > SCHEMA)
    return failure(
      `${name}: it was made by a newer version than this one: get that version, or an older pack.`,
    );
  const files: UnpackedGame[] = [];
  const problems: string[] = [];
  for (const [index, text] of unzipped.value.texts.entries()) {
    const tried = await triedGame(`${name}, game ${index + 1}`, text);
    if (tried.ok) files.push({ name: `${tried.value.definition.slug}.json`, text, game: tried.value });
    else problems.push(...tried.problem);
  }
  return success({ files, problems });
}

/** Parses a definition and plays it. @param where as it is named in problems, a line each */
export async function triedGame(where: string, text: string): Promise<Result<ParsedGame, readonly string[]>> {
  try {
    const parsed = await parseGameText(text);
    if (!parsed.ok) return failure(parsed.problem.map((fault) => formatProblem(where, fault)));
    const stop = faultAtPlay(subjectOf(parsed.value));
    return stop === null ? parsed : failure([`${where}: it cannot be played to its end: ${stop}`]);
  } catch (error) {
    // One that is so deep that its checks give up.
    const reason = error instanceof Error ? error.message : String(error);
    return failure([`${where}: it cannot be checked (${reason}). Is it a game?`]);
  }
}
