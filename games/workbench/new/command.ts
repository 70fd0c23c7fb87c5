/** `new`: a file with a small whole game that already plays. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { failure, success, type Result } from "../../../engine/index.ts";
import { findGame } from "../../catalogue.ts";
import { GAMES } from "../target.ts";
import { askWhatIsMissing, type Told } from "./ask.ts";
import { ARCS, CATEGORIES, DEVICES, mechanicsToBeginWith, newGame, slugOf, type Answers } from "./create.ts";

export interface NewOptions {
  readonly title?: string | undefined;
  readonly category?: string | undefined;
  readonly mechanic?: string | undefined;
  readonly arc?: string | undefined;
  readonly device?: string[] | undefined;
  readonly out?: string | undefined;
}

/** Where nobody can be asked, a title is enough. */
const USUAL: Omit<Answers, "title"> = { category: "science", mechanic: "sort", arc: "build", devices: [] };

export async function create(options: NewOptions, canAsk: boolean): Promise<Result<string, string>> {
  const told = toldBy(options);
  if (!told.ok) return told;
  const { title } = told.value;
  if (!canAsk && title === undefined) return failure("Give it a title: --title NAME");
  const answers: Answers = canAsk
    ? await askWhatIsMissing(told.value)
    : { ...USUAL, ...known(told.value), title: title ?? "" };
  const slug = slugOf(answers.title);
  const file = options.out ?? join("drafts", `${slug}.json`);
  if (findGame(slug) !== undefined)
    return failure(`There is a game ${slug} already: give this one another title.`);
  if (existsSync(file))
    return failure(`${file} is there already: remove it, or name another file with --out.`);
  mkdirSync(dirname(file), { recursive: true });
  const schema = relative(dirname(file), relative(process.cwd(), join(GAMES, "schema", "game.schema.json")));
  writeFileSync(file, newGame(answers, schema));
  return success(
    `Written: ${file}. Play it: npm run games -- play ${file}. Check it: npm run games -- check ${file}`,
  );
}

function toldBy({ title, category, mechanic, arc, device }: NewOptions): Result<Told, string> {
  const lists: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ["--category", category === undefined ? [] : [category], CATEGORIES],
    ["--mechanic", mechanic === undefined ? [] : [mechanic], mechanicsToBeginWith()],
    ["--arc", arc === undefined ? [] : [arc], ARCS],
    ["--device", device ?? [], Object.keys(DEVICES)],
  ];
  for (const [flag, given, possible] of lists)
    for (const one of given)
      if (!possible.includes(one)) return failure(`${flag} ${one}: choose one of ${possible.join(", ")}.`);
  return success({ title, category, mechanic, arc, devices: device } as Told);
}

function known(told: Told): Partial<Answers> {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}
