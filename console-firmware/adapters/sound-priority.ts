import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const THREADS = "/proc/self/task";
const PRIORITY = "10";

/** Lets the thread that hands samples to the device go before everything else, where the system allows it. */
export function raiseSoundThread(): void {
  for (const thread of soundThreads()) {
    // Refused without the right to: then it plays as everything else runs.
    spawn("chrt", ["--fifo", "--pid", PRIORITY, thread], { stdio: "ignore" }).on("error", () => {});
  }
}

function soundThreads(): string[] {
  try {
    return readdirSync(THREADS).filter((thread) =>
      readFileSync(`${THREADS}/${thread}/comm`, "utf8").startsWith("cpal"),
    );
  } catch {
    return [];
  }
}
