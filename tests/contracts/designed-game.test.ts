/** A designer's own game, in full depth: `npm run games -- test FILE.json` names the file. */
import { readFileSync } from "node:fs";
import { beforeEach, describe } from "vitest";
import { formatProblem, parseGameText } from "../../engine/definition/index.ts";
import { mechanicSuite } from "./mechanic-suite.ts";

const file = process.env["WIGGLEWAVE_GAME"] ?? "";

describe("a designer's game", () => {
  beforeEach(({ skip }) => {
    if (file === "") skip("WIGGLEWAVE_GAME names no file: npm run games -- test FILE.json does");
  });
  mechanicSuite({
    slug: file,
    isFull: true,
    turn: 0,
    async load() {
      const parsed = await parseGameText(readFileSync(file, "utf8"));
      if (parsed.ok) return parsed.value;
      throw new Error(parsed.problem.map((fault) => formatProblem(file, fault)).join("\n"));
    },
    someOf: (all) => all,
  });
});
