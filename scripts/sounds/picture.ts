/** A sheet of gray to draw sounds on, and its file. */
import { crc32, deflateSync } from "node:zlib";

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** 0 is black, 255 white; row by row from the top. */
  readonly shades: Uint8Array;
}

export interface Place {
  readonly left: number;
  readonly top: number;
}

export function blankSheet(width: number, height: number): Sheet {
  return { width, height, shades: new Uint8Array(width * height) };
}

export function paint({ width, shades }: Sheet, x: number, y: number, shade: number): void {
  shades[y * width + x] = Math.min(255, Math.max(0, shade));
}

/** Three by five dots each, row by row. */
const SIGNS: Readonly<Record<string, string>> = {
  "0": "111101101101111",
  "1": "010110010010111",
  "2": "111001111100111",
  "3": "111001111001111",
  "4": "101101111001001",
  "5": "111100111001111",
  "6": "111100111101111",
  "7": "111001010010010",
  "8": "111101111101111",
  "9": "111101111001111",
  ".": "000000000000010",
  k: "100101110110101",
  s: "011100010001110",
};

/** @param size pixels to a dot */
export function write(sheet: Sheet, text: string, { left, top }: Place, size = 2): void {
  [...text].forEach((sign, index) => {
    [...(SIGNS[sign] ?? "")].forEach((dot, at) => {
      if (dot === "0") return;
      for (let pixel = 0; pixel < size * size; pixel++) {
        const x = left + (4 * index + (at % 3)) * size + (pixel % size);
        paint(sheet, x, top + Math.floor(at / 3) * size + Math.floor(pixel / size), 255);
      }
    });
  });
}

/** Eight bits of gray (W3C, Portable Network Graphics). */
export function png({ width, height, shades }: Sheet): Uint8Array {
  const lines = Buffer.alloc((width + 1) * height);
  for (let line = 0; line < height; line++) {
    lines.set(shades.subarray(line * width, (line + 1) * width), line * (width + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
