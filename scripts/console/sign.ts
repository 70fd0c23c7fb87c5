/** Whoever makes a Buzzle signs its archives: it takes new versions from a stick that are signed by the same, and no others. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/** Made once for each maker, outside of the repository; whoever loses it installs by hand. */
const KEY = join(process.env["XDG_CONFIG_HOME"] ?? join(homedir(), ".config"), "buzzle", "update-key.pem");

export function makerKey(): KeyObject {
  if (!existsSync(KEY)) {
    mkdirSync(dirname(KEY), { recursive: true });
    const { privateKey } = generateKeyPairSync("ed25519");
    writeFileSync(KEY, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 });
  }
  return createPrivateKey(readFileSync(KEY));
}

export function publicHalf(key: KeyObject): string {
  return createPublicKey(key).export({ type: "spki", format: "pem" }).toString();
}

/** Beside the archive, as `.sig`; of its SHA-512, so that a console need not hold all of it. */
export function signArchive(archive: string, key: KeyObject): void {
  const sum = createHash("sha512").update(readFileSync(archive)).digest();
  writeFileSync(`${archive}.sig`, sign(null, sum, key));
}
