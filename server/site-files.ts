/** The built site as it lies in memory: read once at the start, so that a request costs no disk. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";

/** The same content as it is sent to those who can read this encoding. */
export interface FileForm {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Strong: other bytes have another. */
  readonly etag: string;
}

export interface SiteFile {
  readonly type: string;
  readonly plain: FileForm;
  /** By the name of their encoding, the best first. Empty where compressing saves nothing, as for films. */
  readonly packed: ReadonlyMap<string, FileForm>;
}

/** What `scripts/precompress.ts` puts beside a file. */
const PACKED = { br: ".br", gzip: ".gz" };
const PACKED_FILE = /\.(br|gz)$/;

/** Every file of a folder by its address: `/x` for x.html, its own path for every other. Throws where it is not there. */
export function readSite(folder: string): Map<string, SiteFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files = paths.filter((path) => !PACKED_FILE.test(path) || !known.has(path.replace(PACKED_FILE, "")));
  return new Map(files.map((path) => [addressOf(relative(folder, path)), readFile(path, known)]));
}

function readFile(path: string, known: ReadonlySet<string>): SiteFile {
  const packed = Object.entries(PACKED).filter(([, ending]) => known.has(path + ending));
  return {
    type: getMimeType(path) ?? "application/octet-stream",
    plain: readForm(path),
    packed: new Map(packed.map(([encoding, ending]) => [encoding, readForm(path + ending)])),
  };
}

function readForm(path: string): FileForm {
  const bytes = readFileSync(path);
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"` };
}

function addressOf(path: string): string {
  const address = `/${path.replaceAll(sep, "/")}`;
  return address.endsWith(".html") ? address.replace(/(\/index)?\.html$/, "") || "/" : address;
}
