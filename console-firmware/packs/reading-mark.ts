/** What is being read is marked on the card: if reading it ended the program, it is left out at the next start. */
import { createHash } from "node:crypto";
import { lstatSync, opendirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Vault } from "../vault.ts";

const SETTING = "reading";
const MOST_NAMES = 200;

/**
 * Does the work, unless it is what ended the program since the machine was switched on: a plug that is pulled while a stick is
 * read says nothing against the stick.
 *
 * @returns null where it was left out
 */
export async function readMarked<T>(
  vault: Pick<Vault, "setting" | "set">,
  folder: string,
  work: () => Promise<T>,
): Promise<T | null> {
  const mark = `${bootId()} ${fingerprint(folder)}`;
  if (vault.setting(SETTING) === mark) return null;
  vault.set(SETTING, mark);
  const done = await work();
  vault.set(SETTING, "");
  return done;
}

function bootId(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return "";
  }
}

/** Another stick, or the same with other things on it, is another. */
function fingerprint(folder: string): string {
  const sum = createHash("sha1").update(folder);
  try {
    const open = opendirSync(folder);
    for (let count = 0; count < MOST_NAMES; count++) {
      const entry = open.readSync();
      if (entry === null) break;
      const { size, mtimeMs } = lstatSync(join(folder, entry.name));
      sum.update(`${entry.name} ${size} ${mtimeMs}`);
    }
    open.closeSync();
  } catch {
    // It was pulled out: then what is left is where it was.
  }
  return sum.digest("hex");
}
