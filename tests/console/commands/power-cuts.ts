/**
 * npm run console:cuts [-- COUNT]: cuts Buzzle's power at random moments of play, and looks each time whether all that it
 * had kept is there and whether it starts again. Run as root, the power of its memory card is cut too: what was not yet
 * on the card is lost with it.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openSqliteVault } from "../../../console-firmware/adapters/sqlite-vault.ts";
import { bundle } from "../../../scripts/console/bundle.ts";
import { openMemoryCard } from "./memory-card.ts";

// A card that another program's mounts hold as well is not dropped: so it is in a world of its own.
const OWN_MOUNTS = "BUZZLE_OWN_MOUNTS";
if (process.getuid?.() === 0 && process.env[OWN_MOUNTS] === undefined) {
  const again = ["--mount", process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync("unshare", again, {
    stdio: "inherit",
    env: { ...process.env, [OWN_MOUNTS]: "yes" },
  });
  process.exit(status ?? 1);
}

const root = join(import.meta.dirname, "..", "..", "..");
const count = Number(process.argv[2] ?? 20);
const program = join(root, ".cache", "console", "cuts");
const LONGEST_MILLISECONDS = 500;
/** One that keeps nothing at all has a fault of its own. */
const PATIENCE_MILLISECONDS = 120_000;

await bundle(root, "tests/console/commands/play-until-killed.ts", program);
const card = openMemoryCard();
const file = join(card.folder, "buzzle.db");
let kept = 0;
let lost = 0;
for (let cut = 0; cut < count; cut++) {
  const { lines, cutAt } = await playAndCut(cut);
  card.putBackIn();
  kept += lines.filter((line) => line.startsWith("saved ")).length;
  const problem =
    lines[0] === "started fine" ? problemAfter(lines, cutAt) : `it did not start: ${lines[0] ?? "nothing"}`;
  if (problem !== null) {
    lost++;
    console.log(`cut ${cut}: ${problem}`);
  }
  if ((cut + 1) % 100 === 0) console.log(`${cut + 1} cuts, ${kept} kept, ${lost} lost`);
}
card.close();
const how = card.lacking === null ? "with its memory card" : `the program alone (${card.lacking})`;
console.log(`${count} power cuts, ${how}: ${kept} verdicts and settings kept, ${lost} lost.`);
process.exitCode = lost === 0 && kept > 0 ? 0 : 1;

interface Played {
  readonly lines: readonly string[];
  /** Wall time, in milliseconds. */
  readonly cutAt: number;
}

async function playAndCut(seed: number): Promise<Played> {
  const child = spawn(process.execPath, [join(program, "play-until-killed.js"), file, String(seed)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let cutAt = Number.POSITIVE_INFINITY;
  const ended = new Promise((resolve) => child.on("close", resolve));
  const patience = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MILLISECONDS);
  createInterface({ input: child.stdout }).on("line", (line) => {
    // From when it plays: a cut before that is a cut of nothing.
    if (line.startsWith("saved") && !lines.some((known) => known.startsWith("saved"))) {
      timer = setTimeout(() => {
        cutAt = Date.now();
        // The card first: what the program does after that, it does in vain.
        card.cut();
        child.kill("SIGKILL");
      }, Math.random() * LONGEST_MILLISECONDS);
    }
    lines.push(line);
  });
  await ended;
  clearTimeout(timer);
  clearTimeout(patience);
  return { lines, cutAt };
}

/**
 * What was told to be kept last is there, or what was being written when the power was cut. The kernel takes some
 * milliseconds to drop a file system, and what it calls written meanwhile may not be: that counts as being written.
 */
function problemAfter(lines: readonly string[], cutAt: number): string | null {
  const last = lines.findLastIndex((line) => {
    const [word, , at] = line.split(" ");
    return word === "saved" && Number(at) < cutAt;
  });
  if (last < 0) return null;
  const [, player = ""] = lines[last]?.split(" ") ?? [];
  const vault = openSqliteVault(file);
  const check = vault.check();
  const loaded = vault.storeOf(Number(player)).load();
  vault.close();
  if (check.type !== "fine") return `the file is not fine: ${JSON.stringify(check)}`;
  // Its menu may have forgotten the child.
  if (loaded.type === "none" && lines.includes(`removing ${player}`, last)) return null;
  if (loaded.type !== "found") return `nothing is found: ${loaded.type}`;
  const name = createHash("sha1").update(JSON.stringify(loaded.progress)).digest("hex");
  const possible = lines.slice(last).filter((line) => line.split(" ")[1] === player);
  return possible.some((line) => line.endsWith(name)) ? null : "something older is found";
}
