/**
 * A designer's own game, in full depth: `npm run games -- test FILE.json` names the file. Elsewhere it is the small game with
 * devices that `npm run games -- new` writes.
 */
import { readFileSync } from "node:fs";
import { formatProblem, parseGameText } from "../../engine/definition/index.ts";
import { newGame } from "../../games/workbench/new/create.ts";
import { mechanicSuite } from "./mechanic-suite.ts";

const file = process.env["WIGGLEWAVE_GAME"];

mechanicSuite({
  slug: file ?? "new.json",
  isFull: file !== undefined,
  turn: 0,
  async load() {
    const parsed = await parseGameText(file === undefined ? begun() : readFileSync(file, "utf8"));
    if (parsed.ok) return parsed.value;
    throw new Error(parsed.problem.map((fault) => formatProblem(file ?? "new.json", fault)).join("\n"));
  },
  someOf: (all) => all,
});

function begun(): string {
  const answers = { title: "The Music Room", category: "math", mechanic: "sort", arc: "rescue" } as const;
  return newGame({ ...answers, devices: ["pursuer", "purse", "collection"] }, "new.json");
}
