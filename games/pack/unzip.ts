/** The texts of a pack, read with suspicion: it may come from anywhere. Nothing is ever written by the names in it. */
import { failure, success, type Result } from "../../engine/index.ts";
import { crc32 } from "./crc32.ts";
import { inflate } from "./inflate.ts";

const MOST_FILES = 200;
const MOST_BYTES = 2_000_000;
const MOST_IN_ALL = 20_000_000;

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const LOCKED = 1;
const LINK_MODE = 0o120000;
const KIND_MODE = 0o170000;

export interface Unzipped {
  readonly comment: string;
  readonly texts: readonly string[];
}

export async function unzip(archive: Uint8Array): Promise<Result<Unzipped, string>> {
  try {
    return success(await read(Uint8Array.from(archive)));
  } catch (error) {
    if (error instanceof Refusal) return failure(error.message);
    return failure(`It is no whole archive (${error instanceof Error ? error.message : String(error)}).`);
  }
}

class Refusal extends Error {}

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Unzipped> {
  const view = new DataView(bytes.buffer);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_FILES) throw new Refusal(`It has more than ${MOST_FILES} files.`);
  const comment = textOf(bytes, end + END_LENGTH, view.getUint16(end + 20, true));
  const texts: string[] = [];
  let total = 0;
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < count; entry++) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error("its list of contents is torn");
    const name = textOf(bytes, at + ENTRY_LENGTH, view.getUint16(at + 28, true));
    if (/^[/\\]|\\|(?:^|\/)\.\.(?:\/|$)|^[a-z]:/i.test(name))
      throw new Error(`it names a file ${name.slice(0, 40)}`);
    if ((view.getUint16(at + 8, true) & LOCKED) !== 0) throw new Refusal("It is locked by a password.");
    if (((view.getUint32(at + 38, true) >>> 16) & KIND_MODE) === LINK_MODE)
      throw new Refusal("It has a link in it.");
    if (name.endsWith(".json")) {
      total += view.getUint32(at + 24, true);
      if (view.getUint32(at + 24, true) > MOST_BYTES || total > MOST_IN_ALL)
        throw new Refusal("It is too big for a pack.");
      texts.push(await contentOf(bytes, view, at));
    }
    at +=
      ENTRY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return { comment, texts };
}

/** The end stands last, with a comment of any length behind it. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--)
    if (
      view.getUint32(at, true) === END &&
      at + END_LENGTH + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  throw new Error("its end is missing");
}

async function contentOf(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number): Promise<string> {
  const method = view.getUint16(at + 10, true);
  const sum = view.getUint32(at + 16, true);
  const length = view.getUint32(at + 20, true);
  const full = view.getUint32(at + 24, true);
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== LOCAL) throw new Error("a file in it is torn");
  const begin = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (begin + length > bytes.length) throw new Error("a file in it is torn");
  const packed = bytes.slice(begin, begin + length);
  if (method !== STORED && method !== DEFLATED)
    throw new Refusal("It is packed in a way that nobody here knows.");
  const content = method === STORED ? packed : await inflate(packed, full);
  if (content === null || content.length !== full || crc32(content) !== sum)
    throw new Error("a file in it is torn");
  return new TextDecoder().decode(content);
}

function textOf(bytes: Uint8Array, from: number, length: number): string {
  return new TextDecoder().decode(bytes.subarray(from, from + length));
}
