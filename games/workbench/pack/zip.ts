/** An archive whose files lie in it as they are: definitions are small, and what reads them on Buzzle is suspicious. */
import { crc32 } from "node:zlib";

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

export function zipOf(files: readonly PackedFile[], comment: string): Buffer {
  const pieces: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const bytes = Buffer.from(text);
    const nameBytes = Buffer.from(name);
    // What the file's own header and the list of contents both say.
    const about = Buffer.alloc(26);
    about.writeUInt16LE(VERSION, 0);
    about.writeUInt16LE(UTF_8, 2);
    about.writeUInt16LE(DAY, 8);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(bytes.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([number(LOCAL), about, nameBytes, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([number(ENTRY), short(VERSION), about, rest, nameBytes]));
    pieces.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(16);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  const commentBytes = Buffer.from(comment);
  return Buffer.concat([...pieces, list, number(END), end, short(commentBytes.length), commentBytes]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
