/** Games in one file, for a stick that Buzzle reads or for another site; and back again, each checked as hard as any. */
import { formatProblem, parseGameText } from "../../../engine/definition/index.ts";
import { failure, success, type Result } from "../../../engine/index.ts";
import { subjectOf } from "../check/subject.ts";
import { faultAtPlay } from "../check/trial.ts";
import type { Target } from "../target.ts";
import { unzip } from "./unzip.ts";
import { zipOf, type PackedFile } from "./zip.ts";

/** How packs are made up, and which schema the definitions in them have. */
const PACK = 1;
const SCHEMA = 2;
const LABEL = /^Wigglewave pack (\d+), schema (\d+)$/;

export function packOf(targets: readonly Target[]): Buffer {
  const files = targets.map(({ game, text }): PackedFile => {
    const { slug } = game.definition;
    return { name: `${slug}.json`, text: text ?? `${JSON.stringify(game.definition, null, 2)}\n` };
  });
  return zipOf(files, `Wigglewave pack ${PACK}, schema ${SCHEMA}`);
}

export interface Unpacked {
  readonly files: readonly PackedFile[];
  /** A line each: what was refused, and why. What is right is unpacked all the same. */
  readonly problems: readonly string[];
}

export async function unpack(name: string, archive: Buffer): Promise<Result<Unpacked, string>> {
  const unzipped = await unzip(archive);
  if (!unzipped.ok) return failure(`${name}: ${unzipped.problem}`);
  const [, pack, schema] = LABEL.exec(unzipped.value.comment) ?? [];
  if (Number(pack) > PACK || Number(schema) > SCHEMA)
    return failure(
      `${name}: it was made by a newer version than this one: get that version, or an older pack.`,
    );
  const files: PackedFile[] = [];
  const problems: string[] = [];
  for (const [index, text] of unzipped.value.texts.entries()) {
    const parsed = await parseGameText(text);
    const where = `${name}, game ${index + 1}`;
    if (!parsed.ok) {
      problems.push(...parsed.problem.map((fault) => formatProblem(where, fault)));
      continue;
    }
    const stop = faultAtPlay(subjectOf(parsed.value));
    if (stop === null) files.push({ name: `${parsed.value.definition.slug}.json`, text });
    else problems.push(`${where}: it cannot be played to its end: ${stop}`);
  }
  return success({ files, problems });
}
