/** What was deflated, and no more than there may be of it: a few bytes can stand for a whole disk. */
import { joined } from "./zip.ts";

/** Null where it would be more than so many bytes. Rejects where it was never deflated, or is torn. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let total = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(pieces);
    total += value.length;
    if (total > most) {
      await reader.cancel();
      return null;
    }
    pieces.push(value);
  }
}
