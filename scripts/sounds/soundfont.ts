/** Reads what was recorded out of a soundfont: https://www.synthfont.com/sfspec24.pdf, chapters 4 to 7. */

export interface Recorded {
  readonly name: string;
  readonly rate: number;
  /** -1 to 1; both sides of what was recorded in stereo, as one. */
  readonly samples: Float32Array;
  /** Where it may be repeated for as long as a note is held, in samples. */
  readonly loop: readonly [from: number, to: number];
}

const HEADER_BYTES = 46;

export function readSoundfont(file: Buffer): Recorded[] {
  const chunks = chunksOf(file);
  const [headers, pulses] = [chunks.get("shdr"), chunks.get("smpl")];
  if (headers === undefined || pulses === undefined) throw new Error("This is no soundfont.");
  const count = headers.length / HEADER_BYTES - 1;
  const sides = Array.from({ length: count }, (_, index) => {
    const header = headers.subarray(index * HEADER_BYTES, (index + 1) * HEADER_BYTES);
    const [start, end, loopStart, loopEnd, rate] = [20, 24, 28, 32, 36].map((at) => header.readUInt32LE(at));
    const name = header.toString("latin1", 0, 20).replace(/\0.*$/s, "");
    return { name, start, end, loopStart, loopEnd, rate } as Record<
      "start" | "end" | "loopStart" | "loopEnd" | "rate",
      number
    > & { name: string };
  });
  const whole = sides.filter(({ name }) => !/(\(R\)|\dR)$/.test(name));
  return whole.map(({ name, start, end, loopStart, loopEnd, rate }) => {
    const right = sides.find((side) => side.name === name.replace("(L)", "(R)").replace(/(\d)L$/, "$1R"));
    const left = pulsesOf(pulses, start, end);
    const other = right === undefined ? left : pulsesOf(pulses, right.start, right.end);
    return {
      name: name.replace(/ ?\(L\)$/, "").replace(/(\d)L$/, "$1"),
      rate,
      samples: left.map((sample, index) => (sample + (other[index] ?? 0)) / 2),
      loop: [loopStart - start, loopEnd - start],
    };
  });
}

function pulsesOf(pulses: Buffer, start: number, end: number): Float32Array {
  return Float32Array.from(
    { length: end - start },
    (_, index) => pulses.readInt16LE(2 * (start + index)) / 32_768,
  );
}

function chunksOf(
  file: Buffer,
  from = 0,
  to = file.length,
  found = new Map<string, Buffer>(),
): Map<string, Buffer> {
  for (let at = from; at + 8 <= to;) {
    const name = file.toString("latin1", at, at + 4);
    const bytes = file.readUInt32LE(at + 4);
    if (name === "RIFF" || name === "LIST") chunksOf(file, at + 12, at + 8 + bytes, found);
    else found.set(name, file.subarray(at + 8, at + 8 + bytes));
    at += 8 + bytes + (bytes % 2);
  }
  return found;
}
