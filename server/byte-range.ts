/** First and last byte, both included, counted from 0. */
export type ByteRange = readonly [first: number, last: number];

/**
 * Which part of a file a Range header asks for (RFC 9110, 14.1.2), where it asks for one part.
 * @param size of the whole file, in bytes
 * @returns "none" where there is no such part; undefined where all is to be sent: nothing was asked for, or several
 * parts at once, or something that is no range, or the file is empty and has no parts: a browser asks for a film from
 * its first byte on, and would be told that it asked for the wrong thing
 */
export function readRange(header: string | undefined, size: number): ByteRange | "none" | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || from + to === "" || size === 0) return undefined;
  // Without a beginning it is the end of the file that is wanted, so many bytes of it.
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < first) return undefined;
  return first <= last ? [first, last] : "none";
}
