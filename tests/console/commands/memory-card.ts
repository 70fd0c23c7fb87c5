/**
 * A memory card whose power can be cut: a file system in a file, which the kernel drops as it stands. What was not yet
 * written to the card is gone, and the journal is played back when it is put in again.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface MemoryCard {
  readonly folder: string;
  /** Why the power of the card itself is not cut, but only the program killed; null where it is. */
  readonly lacking: string | null;
  /** From now on nothing reaches the card. */
  cut(): void;
  /** Once nobody uses it any more. */
  putBackIn(): void;
  close(): void;
}

const MEGABYTES = 32;
/** ext4's EXT4_IOC_SHUTDOWN, with the flag that leaves the journal unwritten (Linux, fs/ext4/ext4.h). */
const CUT = `open(my $card, "<", $ARGV[0]) or die; my $flag = pack("L", 2); ioctl($card, 0x8004587d, $flag) or die`;

export function openMemoryCard(): MemoryCard {
  const outside = mkdtempSync(join(tmpdir(), "card-"));
  const folder = join(outside, "card");
  mkdirSync(folder);
  const image = join(outside, "card.img");
  const close = (): void => rmSync(outside, { recursive: true });
  try {
    run("truncate", "-s", `${MEGABYTES}M`, image);
    run("mkfs.ext4", "-q", image);
    run("mount", "-o", "loop", image, folder);
  } catch (error) {
    const lacking = error instanceof Error ? error.message : String(error);
    return { folder, lacking, cut: () => {}, putBackIn: () => {}, close };
  }
  return {
    folder,
    lacking: null,
    cut: () => run("perl", "-e", CUT, folder),
    putBackIn() {
      run("umount", folder);
      run("mount", "-o", "loop", image, folder);
    },
    close() {
      run("umount", folder);
      run("e2fsck", "-fn", image);
      close();
    },
  };
}

function run(program: string, ...args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr.trim()}`);
}
