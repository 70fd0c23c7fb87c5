import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/;
/** Below this a compressed answer saves no packet. */
const SMALLEST_BYTES = 1024;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

async function compressFile(path: string) {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return;
  const [brotli, zipped] = await Promise.all([
    packBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    packGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, zipped);
}

/** Puts a .br and a .gz beside every text file of a folder, for the server to send as they are. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(compressFile));
}
