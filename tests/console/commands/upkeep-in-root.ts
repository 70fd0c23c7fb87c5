/** Buzzle's wishes, fulfilled in a Debian of its own: a copy on a stick, a version that is not signed, one that is, and back again. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makerKey, signArchive } from "../../../scripts/console/sign.ts";
import { run } from "../../../scripts/console/run.ts";

const NEWER = "99.0.0";

/** @returns what did not come about */
export function tryUpkeep(debian: string, archive: string): string[] {
  const stick = join(debian, "media", "sda1", "buzzle");
  const data = join(debian, "var", "lib", "buzzle");
  rmSync(stick, { recursive: true, force: true });
  mkdirSync(stick, { recursive: true });
  const wish = (what: string, where: string): string => {
    writeFileSync(join(data, "wish"), `${what}\n${where}\n`);
    spawnSync("unshare", ["--net", "chroot", debian, "/opt/buzzle/upkeep.sh"], { stdio: "ignore" });
    return readFileSync(join(debian, "run", "buzzle-upkeep", "answer"), "utf8").replace(/ \d+\n$/, "");
  };
  const version = (): string => readFileSync(join(debian, "opt", "buzzle", "version"), "utf8").trim();
  const newer = `buzzle-${NEWER}-${process.arch}.tar.gz`;
  packAs(archive, join(stick, newer));
  const before = version();
  cpSync(join(data, "buzzle.db"), join(data, "copy.db"));
  run("chroot", [debian, "chown", "buzzle:", "/var/lib/buzzle/copy.db"]);

  const steps: (readonly [what: string, isSo: () => boolean])[] = [
    [
      "copies",
      () => wish("copy", "/media/sda1/buzzle") === "copy done" && existsSync(join(stick, "backup.db")),
    ],
    ["writes nowhere but on sticks", () => wish("copy", "/etc") === "copy failed"],
    [
      "refuses what is not signed",
      () => {
        writeFileSync(join(stick, `${newer}.sig`), Buffer.alloc(64));
        return wish("update", `/media/sda1/buzzle/${newer}`) === "update refused" && version() === before;
      },
    ],
    [
      "takes what is signed",
      () => {
        signArchive(join(stick, newer), makerKey());
        return wish("update", `/media/sda1/buzzle/${newer}`) === "update done" && version() === NEWER;
      },
    ],
    ["goes back", () => wish("go-back", "") === "go-back done" && version() === before],
  ];
  return steps.filter(([, isSo]) => !isSo()).map(([what]) => what);
}

/** The same under another number. */
function packAs(archive: string, newer: string): void {
  const folder = mkdtempSync(join(tmpdir(), "newer-"));
  run("tar", ["-C", folder, "-xzf", archive]);
  const [inner = ""] = readdirSync(folder);
  writeFileSync(join(folder, inner, "version"), `${NEWER}\n`);
  run("tar", ["-C", folder, "-czf", newer, inner]);
  rmSync(folder, { recursive: true });
}
