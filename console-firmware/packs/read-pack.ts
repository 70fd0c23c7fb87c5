/** What lies in the folder `buzzle` of a stick: definitions as `.json`, alone, in folders or in zip archives. */
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameFile } from "../../games/load-games.ts";
import { isTooDeep } from "./nesting.ts";
import { readZip, type Limits } from "./read-zip.ts";

export interface PackTexts {
  readonly files: readonly GameFile[];
  /** A line each: what was refused, and why. */
  readonly problems: readonly string[];
}

/** A game is some 25 KB: as many as anybody has, with room for the biggest. */
const LIMITS: Limits = { files: 200, each: 2_000_000, all: 20_000_000 };
const BIGGEST_ARCHIVE = 20_000_000;
const DEEPEST = 3;

export async function readPack(folder: string): Promise<PackTexts> {
  const files: GameFile[] = [];
  const problems: string[] = [];
  let total = 0;
  let seen = 0;

  const refuse = (name: string, why: string): void => {
    problems.push(`${name}: ${why}.`);
  };
  const take = (found: readonly GameFile[]): void => {
    for (const file of found) {
      if (isTooDeep(file.text)) {
        refuse(file.file, "it is nested deeper than any game");
        continue;
      }
      total += file.text.length;
      if (files.length < LIMITS.files && total <= LIMITS.all) files.push(file);
      else return refuse(file.file, "all together is too much: take fewer games at a time");
    }
  };

  const visit = async (path: string, name: string, depth: number): Promise<void> => {
    if (++seen > LIMITS.files * 5) return;
    const found = lstatSync(path);
    if (found.isSymbolicLink()) return refuse(name, "it is a link, which leads who knows where");
    if (found.isDirectory()) {
      if (depth >= DEEPEST) return refuse(name, "folders within folders go no deeper than this");
      for (const inner of readdirSync(path).toSorted())
        await attempt(join(path, inner), `${name}/${inner}`, depth + 1);
    } else if (!found.isFile()) {
      refuse(name, "it is no file");
    } else if (name.endsWith(".json")) {
      if (found.size > LIMITS.each) refuse(name, "it is too big");
      else take([{ file: name, text: readFileSync(path, "utf8") }]);
    } else if (name.endsWith(".zip")) {
      if (found.size > BIGGEST_ARCHIVE) return refuse(name, "it is too big");
      const read = await readZip(readFileSync(path), LIMITS);
      if (read.ok) take(read.value.map(({ file, text }) => ({ file: `${name}: ${file}`, text })));
      else refuse(name, read.problem);
    }
  };
  /** A stick may be pulled out at any moment. */
  const attempt = async (path: string, name: string, depth: number): Promise<void> => {
    try {
      await visit(path, name, depth);
    } catch (error) {
      refuse(name, `it cannot be read (${error instanceof Error ? error.message : String(error)})`);
    }
  };
  await attempt(folder, "buzzle", 0);
  return { files, problems };
}
