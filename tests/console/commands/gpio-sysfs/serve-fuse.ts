/**
 * A small tree of files that the kernel shows and this program answers for, by FUSE's own protocol (Linux,
 * include/uapi/linux/fuse.h): only so can a file have a value that changes under who polls it, as files of sysfs do.
 */
import { readSync, writeSync } from "node:fs";

export interface FuseFile {
  read(): string;
  write?(text: string): void;
  /** Something has changed since it was read last. */
  isNews?(): boolean;
}

/** By its name; a folder has more of the same. */
export interface FuseFolder {
  readonly entries: () => ReadonlyMap<string, FuseFile | FuseFolder>;
}

const LOOKUP = 1;
const FORGET = 2;
const GETATTR = 3;
const SETATTR = 4;
const OPEN = 14;
const READ = 15;
const WRITE = 16;
const RELEASE = 18;
const FLUSH = 25;
const INIT = 26;
const OPENDIR = 27;
const READDIR = 28;
const RELEASEDIR = 29;
const INTERRUPT = 36;
const POLL = 40;
const BATCH_FORGET = 42;

const NOTIFY_POLL = 1;
const WANTS_NOTICE = 1;
const DIRECT_IO = 1;
const POLLPRI = 2;
const POLLERR = 8;
const [ENOENT, ENOSYS, EACCES] = [2, 38, 13];
const IN_HEADER = 40;
const OUT_HEADER = 16;
const ROOT = 1n;

type Entry = FuseFile | FuseFolder;
const isFolder = (entry: Entry): entry is FuseFolder => "entries" in entry;

/**
 * Answers until it is unmounted. Blocks this process.
 *
 * @param fd of /dev/fuse, mounted
 */
export function serveFuse(fd: number, root: FuseFolder): void {
  const nodes = new Map<bigint, Entry>([[ROOT, root]]);
  const numbers = new Map<Entry, bigint>([[root, ROOT]]);
  /** Who is to be told that there may be news, by file. */
  const waiting = new Map<FuseFile, bigint>();

  const numberOf = (entry: Entry): bigint => {
    const known = numbers.get(entry);
    if (known !== undefined) return known;
    const number = BigInt(nodes.size + 1);
    nodes.set(number, entry);
    numbers.set(entry, number);
    return number;
  };
  const send = (unique: bigint, error: number, body = Buffer.alloc(0)): void => {
    const header = Buffer.alloc(OUT_HEADER);
    header.writeUInt32LE(OUT_HEADER + body.length, 0);
    header.writeInt32LE(error, 4);
    header.writeBigUInt64LE(unique, 8);
    writeSync(fd, Buffer.concat([header, body]));
  };
  const tellNews = (): void => {
    for (const [file, handle] of waiting) {
      if (file.isNews?.() !== true) continue;
      waiting.delete(file);
      send(0n, NOTIFY_POLL, words(handle));
    }
  };
  const answer = (opcode: number, entry: Entry, body: Buffer): Buffer<ArrayBuffer> | number => {
    switch (opcode) {
      case LOOKUP: {
        const name = body.toString("utf8").replace(/\0.*$/su, "");
        const found = isFolder(entry) ? entry.entries().get(name) : undefined;
        if (found === undefined) return -ENOENT;
        // The node, its generation, and for how long that and what it is like may be believed: not at all.
        return Buffer.concat([words(numberOf(found), 0n, 0n, 0n, 0n), attributes(numberOf(found), found)]);
      }
      case GETATTR:
      case SETATTR:
        return Buffer.concat([words(0n, 0n), attributes(numberOf(entry), entry)]);
      case OPEN:
        return words(0n, BigInt(DIRECT_IO));
      case OPENDIR:
        return words(0n, 0n);
      case READDIR: {
        if (!isFolder(entry)) return -ENOENT;
        const from = Number(body.readBigUInt64LE(8));
        const listed = [...entry.entries()].slice(from);
        return Buffer.concat(
          listed.map(([name, inner], index) => listing(name, numberOf(inner), BigInt(from + index + 1))),
        );
      }
      case READ: {
        if (isFolder(entry)) return -EACCES;
        const from = Number(body.readBigUInt64LE(8));
        return Buffer.from(entry.read()).subarray(from, from + body.readUInt32LE(16));
      }
      case WRITE: {
        if (isFolder(entry) || entry.write === undefined) return -EACCES;
        const size = body.readUInt32LE(16);
        entry.write(body.subarray(40, 40 + size).toString("utf8"));
        return words(BigInt(size));
      }
      case POLL: {
        if (isFolder(entry)) return -ENOSYS;
        const handle = body.readBigUInt64LE(8);
        if ((body.readUInt32LE(16) & WANTS_NOTICE) !== 0) waiting.set(entry, handle);
        return words(BigInt(entry.isNews?.() === true ? POLLPRI | POLLERR : 0));
      }
      case RELEASE:
      case RELEASEDIR:
      case FLUSH:
        return Buffer.alloc(0);
      default:
        return -ENOSYS;
    }
  };

  const request = Buffer.alloc(200_000);
  for (;;) {
    let length: number;
    try {
      length = readSync(fd, request);
    } catch {
      return;
    }
    const opcode = request.readUInt32LE(4);
    if ([FORGET, BATCH_FORGET, INTERRUPT].includes(opcode)) continue;
    const entry = nodes.get(request.readBigUInt64LE(16));
    const unique = request.readBigUInt64LE(8);
    if (opcode === INIT) {
      send(unique, 0, beginning());
      continue;
    }
    const reply = entry === undefined ? -ENOENT : answer(opcode, entry, request.subarray(IN_HEADER, length));
    if (typeof reply === "number") send(unique, reply);
    else send(unique, 0, reply);
    tellNews();
  }
}

/** The protocol's version, and the longest write. */
function beginning(): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(64);
  [7, 31].forEach((number, index) => bytes.writeUInt32LE(number, 4 * index));
  bytes.writeUInt32LE(65_536, 20);
  return bytes;
}

function words(...values: readonly bigint[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(8 * values.length);
  values.forEach((value, index) => bytes.writeBigUInt64LE(value, 8 * index));
  return bytes;
}

function attributes(number: bigint, entry: Entry): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(88);
  bytes.writeBigUInt64LE(number, 0);
  if (!isFolder(entry)) bytes.writeBigUInt64LE(4096n, 8);
  bytes.writeUInt32LE(isFolder(entry) ? 0o040755 : 0o100666, 60);
  bytes.writeUInt32LE(1, 64);
  return bytes;
}

/** An entry of a folder, padded to eight bytes. */
function listing(name: string, number: bigint, next: bigint): Buffer<ArrayBuffer> {
  const text = Buffer.from(name);
  const bytes = Buffer.alloc(Math.ceil((24 + text.length) / 8) * 8);
  bytes.writeBigUInt64LE(number, 0);
  bytes.writeBigUInt64LE(next, 8);
  bytes.writeUInt32LE(text.length, 16);
  text.copy(bytes, 24);
  return bytes;
}
