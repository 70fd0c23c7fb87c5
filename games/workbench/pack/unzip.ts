/** The texts of a pack, read with suspicion: it may come from anywhere. Nothing is ever written by the names in it. */
import { fromBufferPromise } from "yauzl";
import { failure, success, type Result } from "../../../engine/index.ts";

const MOST_FILES = 200;
const MOST_BYTES = 2_000_000;
const MOST_IN_ALL = 20_000_000;

export interface Unzipped {
  readonly comment: string;
  readonly texts: readonly string[];
}

export async function unzip(archive: Buffer): Promise<Result<Unzipped, string>> {
  try {
    const zip = await fromBufferPromise(archive);
    if (zip.entryCount > MOST_FILES) return failure(`It has more than ${MOST_FILES} files.`);
    const texts: string[] = [];
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith(".json")) continue;
      total += entry.uncompressedSize;
      if (entry.uncompressedSize > MOST_BYTES || total > MOST_IN_ALL)
        return failure("It is too big for a pack.");
      const stream = await zip.openReadStreamPromise(entry);
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      texts.push(Buffer.concat(chunks).toString("utf8"));
    }
    return success({ comment: zip.comment, texts });
  } catch (error) {
    return failure(`It is no whole archive (${error instanceof Error ? error.message : String(error)}).`);
  }
}
