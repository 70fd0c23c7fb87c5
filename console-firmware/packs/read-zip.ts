/**
 * The texts of a zip archive, read with suspicion: a stick may come from anywhere. Nothing is ever written by the names
 * in it, links are refused, and what would become too big is refused before it does.
 */
import { crc32 } from "node:zlib";
import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { failure, success, type Result } from "../../engine/index.ts";
import type { GameFile } from "../../games/load-games.ts";

export interface Limits {
  readonly files: number;
  /** Bytes of one text, and of all together. */
  readonly each: number;
  readonly all: number;
}

const LINK_MODE = 0o120000;
const KIND_MODE = 0o170000;

export async function readZip(bytes: Buffer, limits: Limits): Promise<Result<readonly GameFile[], string>> {
  try {
    // Told by their names in problems only, which are as the archive has them, and not mended.
    const archive = await fromBufferPromise(bytes, { strictFileNames: true });
    return success(await textsOf(archive, limits));
  } catch (error) {
    if (error instanceof Refusal) return failure(error.message);
    const reason = error instanceof Error ? error.message : String(error);
    return failure(`it is torn or no zip archive (${reason.slice(0, 120)})`);
  }
}

class Refusal extends Error {}

async function textsOf(archive: ZipFile, limits: Limits): Promise<GameFile[]> {
  const { entryCount } = archive;
  if (entryCount > limits.files)
    throw new Refusal(`it has ${entryCount} files, and ${limits.files} are the most`);
  const files: GameFile[] = [];
  let total = 0;
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) throw new Refusal("it is locked by a password");
    if (isLink(entry)) throw new Refusal(`it has a link: ${entry.fileName}`);
    if (!entry.fileName.endsWith(".json")) continue;
    // As the archive says it is: if there is more, the library breaks off.
    if (entry.uncompressedSize > Math.min(limits.each, limits.all - total))
      throw new Refusal(`${entry.fileName} is too big`);
    const text = await contentOf(archive, entry);
    total += text.length;
    files.push({ file: entry.fileName, text: text.toString("utf8") });
  }
  return files;
}

async function contentOf(archive: ZipFile, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await archive.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
  const content = Buffer.concat(pieces);
  // The library sees to the length alone.
  if (crc32(content) !== entry.crc32) throw new Refusal(`${entry.fileName} is torn`);
  return content;
}

function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & KIND_MODE) === LINK_MODE;
}
