/** The font of the guides, in its four styles. It comes as WOFF, which PDFKit would unpack anew for every letter. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import { create } from "fontkit";

const require = createRequire(import.meta.url);

export const FONTS = {
  "400-normal": unpacked(
    require.resolve("@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff"),
  ),
  "400-italic": unpacked(
    require.resolve("@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-italic.woff"),
  ),
  "700-normal": unpacked(
    require.resolve("@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff"),
  ),
  "700-italic": unpacked(
    require.resolve("@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-italic.woff"),
  ),
} as const;

const readable = Object.values(FONTS).map((bytes) => {
  const font = create(bytes);
  if (!("hasGlyphForCodePoint" in font)) throw new Error("a collection of fonts stands for a single font");
  return font;
});

/** Whether all styles of the font have this sign. */
export function canWrite(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return readable.every((font) => font.hasGlyphForCodePoint(code));
}

/** The places and sizes of both headers are those of https://www.w3.org/TR/WOFF/ and of OpenType's table directory. */
function unpacked(path: string): Buffer {
  const woff = readFileSync(path);
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (count - 2 ** power), 10);

  const tables: Buffer[] = [];
  let offset = header.length;
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(44 + 20 * index);
    const [from, packedLength, length] = [
      entry.readUInt32BE(4),
      entry.readUInt32BE(8),
      entry.readUInt32BE(12),
    ];
    const packed = woff.subarray(from, from + packedLength);
    // Each table begins at a multiple of four bytes.
    const table = Buffer.alloc(4 * Math.ceil(length / 4));
    (packedLength < length ? inflateSync(packed) : packed).copy(table);
    const at = 12 + 16 * index;
    entry.copy(header, at, 0, 4);
    entry.copy(header, at + 4, 16, 20);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(length, at + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([header, ...tables]);
}
