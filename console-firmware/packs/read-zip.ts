/**
 * The texts of a zip archive, read with suspicion: a stick may come from anywhere. Nothing is ever written by the names
 * in it, links are refused, and what would become too big is refused before it does.
 */
import { crc32, inflateRawSync } from "node:zlib";
import { failure, success, type Result } from "../../engine/index.ts";
import type { GameFile } from "../../games/load-games.ts";

export interface Limits {
  readonly files: number;
  /** Bytes of one text, and of all together. */
  readonly each: number;
  readonly all: number;
}

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const LINK_MODE = 0o120000;
const KIND_MODE = 0o170000;

export function readZip(bytes: Buffer, limits: Limits): Result<readonly GameFile[], string> {
  try {
    return success(entriesOf(bytes, limits));
  } catch (error) {
    if (error instanceof Refusal) return failure(error.message);
    // What reads past the end, or is no valid data.
    return failure("it is torn or no zip archive");
  }
}

class Refusal extends Error {}

function entriesOf(bytes: Buffer, limits: Limits): GameFile[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.files) throw new Refusal(`it has ${count} files, and ${limits.files} are the most`);
  const files: GameFile[] = [];
  let at = bytes.readUInt32LE(end + 16);
  let total = 0;
  for (let index = 0; index < count; index++) {
    const entry = readEntry(bytes, at);
    at = entry.next;
    if (entry.name.endsWith("/")) continue;
    if (!isPlainName(entry.name))
      throw new Refusal(`it has a file that leads out of it: ${entry.name.slice(0, 60)}`);
    if (entry.isLink) throw new Refusal(`it has a link: ${entry.name}`);
    if (!entry.name.endsWith(".json")) continue;
    const text = contentOf(bytes, entry, Math.min(limits.each, limits.all - total));
    total += text.length;
    files.push({ file: entry.name, text: text.toString("utf8") });
  }
  return files;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END_MARK) return at;
  }
  throw new Refusal("it is torn or no zip archive");
}

interface Entry {
  readonly name: string;
  readonly isLink: boolean;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
  readonly local: number;
  readonly next: number;
}

function readEntry(bytes: Buffer, at: number): Entry {
  if (bytes.readUInt32LE(at) !== ENTRY_MARK) throw new Refusal("its list of files is torn");
  const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
  if (isEncrypted) throw new Refusal("it is locked by a password");
  const nameLength = bytes.readUInt16LE(at + 28);
  const mode = bytes.readUInt32LE(at + 38) >>> 16;
  return {
    name: bytes.toString("utf8", at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
    isLink: (mode & KIND_MODE) === LINK_MODE,
    method: bytes.readUInt16LE(at + 10),
    checksum: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    local: bytes.readUInt32LE(at + 42),
    next: at + ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32),
  };
}

/** No more than `most` bytes are ever made, whatever the archive says of itself. */
function contentOf(bytes: Buffer, entry: Entry, most: number): Buffer {
  const tooBig = `${entry.name} is too big`;
  if (entry.size > most) throw new Refusal(tooBig);
  if (bytes.readUInt32LE(entry.local) !== LOCAL_MARK) throw new Refusal("its list of files is torn");
  const start =
    entry.local + LOCAL_LENGTH + bytes.readUInt16LE(entry.local + 26) + bytes.readUInt16LE(entry.local + 28);
  const packed = bytes.subarray(start, start + entry.packed);
  const content = unpacked(packed, entry.method, most, tooBig);
  if (content.length !== entry.size || crc32(content) !== entry.checksum)
    throw new Refusal(`${entry.name} is torn`);
  return content;
}

function unpacked(packed: Buffer, method: number, most: number, tooBig: string): Buffer {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new Refusal("it is packed in a way that is not known here: use plain zip");
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(tooBig);
    throw error;
  }
}

/** Names are only told in problems, never used as paths; whoever sends others means harm or has a broken program. */
function isPlainName(name: string): boolean {
  return name !== "" && !/^[/\\]|^[A-Za-z]:|\\|\0/.test(name) && !name.split("/").includes("..");
}
