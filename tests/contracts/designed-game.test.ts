/**
 * A designer's own game, in full depth: `npm run games -- test FILE.json` names the file. Elsewhere these are the small games that
 * `npm run games -- new` writes, one of each mechanic, with devices.
 */
import { readFileSync } from "node:fs";
import { describe } from "vitest";
import { formatProblem, parseGameText } from "../../engine/definition/index.ts";
import { DEVICES, mechanicsToBeginWith, newGame } from "../../games/workbench/new/create.ts";
import { mechanicSuite } from "./mechanic-suite.ts";

const file = process.env["WIGGLEWAVE_GAME"];

const games: readonly (readonly [name: string, text: () => string])[] =
  file === undefined
    ? mechanicsToBeginWith().map((mechanic) => [`new-${mechanic}.json`, () => begun(mechanic)])
    : [[file, () => readFileSync(file, "utf8")]];

describe.each(games)("%s", (slug, text) => {
  mechanicSuite({
    slug,
    isFull: file !== undefined,
    turn: 0,
    async load() {
      const parsed = await parseGameText(text());
      if (parsed.ok) return parsed.value;
      throw new Error(parsed.problem.map((fault) => formatProblem(slug, fault)).join("\n"));
    },
    someOf: (all) => all,
  });
});

function begun(mechanic: string): string {
  const answers = { title: "The Music Room", category: "math", mechanic, arc: "rescue" } as const;
  return newGame({ ...answers, devices: Object.keys(DEVICES) }, "new.json");
}
