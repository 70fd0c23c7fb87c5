/** An archive whose files lie in it as they are: definitions are small, and what reads them on Buzzle is suspicious. */
import { crc32 } from "./crc32.ts";

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF_8 = 0x0800;
/** The first of January 1980: the same games give the same archive. */
const DAY = 0x0021;

export interface PackedFile {
  readonly name: string;
  readonly text: string;
}

/** How packs are made up, and which schema the definitions in them have. */
export const PACK = 1;
export const SCHEMA = 2;
export const PACK_LABEL = `Wigglewave pack ${PACK}, schema ${SCHEMA}`;

/** @param comment stands at the end of the archive: PACK_LABEL */
export function zipOf(files: readonly PackedFile[], comment: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const bytes = encoder.encode(text);
    const nameBytes = encoder.encode(name);
    // What the file's own header and the list of contents both say.
    const about = joined([
      short(VERSION),
      short(UTF_8),
      short(0),
      short(0),
      short(DAY),
      long(crc32(bytes)),
      long(bytes.length),
      long(bytes.length),
      short(nameBytes.length),
      short(0),
    ]);
    const local = joined([long(LOCAL), about, nameBytes, bytes]);
    const rest = joined([short(0), short(0), short(0), long(0), long(offset)]);
    entries.push(joined([long(ENTRY), short(VERSION), about, rest, nameBytes]));
    pieces.push(local);
    offset += local.length;
  }
  const list = joined(entries);
  const commentBytes = encoder.encode(comment);
  const end = joined([
    long(END),
    long(0),
    short(files.length),
    short(files.length),
    long(list.length),
    long(offset),
    short(commentBytes.length),
  ]);
  return joined([...pieces, list, end, commentBytes]);
}

function long(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, (value >>> 24) & 0xff);
}

function short(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff);
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
