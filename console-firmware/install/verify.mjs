// verify.mjs ARCHIVE SIGNATURE KEY: ends with status 0 where whoever has the other half of the key has signed the archive.
import { createHash, createPublicKey, verify } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";

const [, , archive = "", signature = "", key = ""] = process.argv;
const sum = createHash("sha512");
for await (const piece of createReadStream(archive)) sum.update(piece);
const isSigned = verify(null, sum.digest(), createPublicKey(readFileSync(key)), readFileSync(signature));
process.exitCode = isSigned ? 0 : 1;
