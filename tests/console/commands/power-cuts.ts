/**
 * npm run console:cuts [-- COUNT]: kills Buzzle at random moments of play, and looks each time whether all that it had
 * kept is there and whether it starts again.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openSqliteVault } from "../../../console-firmware/adapters/sqlite-vault.ts";
import { bundle } from "../../../scripts/console/bundle.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const count = Number(process.argv[2] ?? 20);
const program = join(root, ".cache", "console", "cuts");
const LONGEST_MILLISECONDS = 1500;

await bundle(root, "tests/console/commands/play-until-killed.ts", program);
const folder = mkdtempSync(join(tmpdir(), "cuts-"));
const file = join(folder, "buzzle.db");
let kept = 0;
const lost: string[] = [];
for (let cut = 0; cut < count; cut++) {
  const lines = await playAndKill(cut);
  kept += lines.filter((line) => line.startsWith("saved ")).length;
  const problem =
    lines[0] === "started fine" ? problemAfter(lines) : `it did not start: ${lines[0] ?? "nothing"}`;
  if (problem !== null) lost.push(`cut ${cut}: ${problem}`);
}
rmSync(folder, { recursive: true });
console.log(`${count} power cuts, ${kept} verdicts and settings kept, ${lost.length} lost.`);
for (const line of lost) console.log(line);
process.exitCode = lost.length === 0 && kept > 0 ? 0 : 1;

async function playAndKill(seed: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [join(program, "play-until-killed.js"), file, String(seed)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const ended = new Promise((resolve) => child.on("close", resolve));
  const reader = createInterface({ input: child.stdout });
  reader.on("line", (line) => {
    // From when it plays: a cut before that is a cut of nothing.
    if (line.startsWith("saved") && !lines.some((known) => known.startsWith("saved"))) {
      setTimeout(() => child.kill("SIGKILL"), Math.random() * LONGEST_MILLISECONDS);
    }
    lines.push(line);
  });
  await ended;
  return lines;
}

/** What was told to be kept last is there, or what was being written when the plug was pulled. */
function problemAfter(lines: readonly string[]): string | null {
  const last = lines.findLastIndex((line) => line.startsWith("saved "));
  if (last < 0) return null;
  const [, player = ""] = lines[last]?.split(" ") ?? [];
  const vault = openSqliteVault(file);
  const check = vault.check();
  const loaded = vault.storeOf(Number(player)).load();
  vault.close();
  if (check.type !== "fine") return `the file is ${check.type}`;
  if (loaded.type !== "found") return `nothing is found: ${loaded.type}`;
  const name = createHash("sha1").update(JSON.stringify(loaded.progress)).digest("hex");
  const possible = lines.slice(last).filter((line) => line.split(" ")[1] === player);
  return possible.some((line) => line.endsWith(name)) ? null : "something older is found";
}
