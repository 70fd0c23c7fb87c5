/** How long a designer waits: the workbench as a process, on the game whose solver thinks hardest. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Row } from "./rows.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const GAME = "groceryGrab";

function secondsOf(...words: string[]): number {
  const begun = performance.now();
  const program = ["--import", "tsx", join(ROOT, "games", "workbench", "main.ts")];
  const { status, stderr } = spawnSync(process.execPath, [...program, ...words], {
    cwd: ROOT,
    encoding: "utf8",
  });
  // 1 tells of findings, which are nobody's question here.
  if (status === null || status > 1) throw new Error(stderr);
  return (performance.now() - begun) / 1000;
}

export async function measureWorkbench(): Promise<Row[]> {
  // The first run compiles what the others find compiled.
  secondsOf("check", GAME);
  return [
    { what: `games -- check ${GAME}`, figure: secondsOf("check", GAME), unit: "s", bound: 3 },
    {
      what: `games -- report ${GAME}, 1,000 sittings`,
      figure: secondsOf("report", GAME),
      unit: "s",
      bound: 10,
    },
  ];
}
