/** The commands of the workbench, each of which takes a slug or a file of JSON. */
import { Command, InvalidArgumentError } from "commander";
import type { Result } from "../../engine/index.ts";
import { checked, unparsed, type CheckOptions, type Told } from "./check/command.ts";
import { writeRulePages } from "./check/rule-page.ts";
import { hear, type HearOptions } from "./hear/command.ts";
import { lines, type LinesOptions } from "./lines/command.ts";
import { loopholes, type LoopholesOptions } from "./loopholes/command.ts";
import { pack, unpackInto } from "./pack/command.ts";
import { create, type NewOptions } from "./new/command.ts";
import { ARCS, CATEGORIES, DEVICES, mechanicsToBeginWith } from "./new/create.ts";
import { play, test } from "./others.ts";
import type { PreviewOptions } from "./preview/command.ts";
import { report, type ReportOptions } from "./report/command.ts";
import { loadTarget, type Target } from "./target.ts";

const LAST_PORT = 65_535;
const EXIT = { findings: 1, misuse: 2 } as const;

export function createProgram(): Command {
  const program = new Command("games")
    .description("Games are written, checked and heard in seconds. GAME is a slug, or a file of JSON.")
    .showHelpAfterError();
  program
    .command("new")
    .description("writes a small whole game that already plays; asks for what no option says")
    .option("--title <name>", "what it is called")
    .option("--category <name>", `what it is about: ${CATEGORIES.join(", ")}`)
    .option("--mechanic <name>", `what the player does: ${mechanicsToBeginWith().join(", ")}`)
    .option("--arc <name>", `what a sitting is like: ${ARCS.join(", ")}`)
    .option("--device <name...>", `what makes it exciting: ${Object.keys(DEVICES).join(", ")}`)
    .option("--out <file>", "where to write it; drafts/SLUG.json if absent")
    .action(async (options: NewOptions) => {
      tell(await create(options, process.stdin.isTTY));
    });
  program
    .command("check <game>")
    .description("every fault with file, line, why it matters and the mend; status 1 where there is one")
    .option("--fix", "mend what can be mended safely", false)
    .option("--json", "as JSON", false)
    .action(async (named: string, options: CheckOptions) => {
      const none = await unparsed(named, options);
      if (none !== null) tellFaults(none);
      else await withTarget(named, async (target) => tellFaults(await checked(target, named, options)));
    });
  program
    .command("rules")
    .description("writes a page for every rule of check into docs/rules")
    .action(() => console.log(writeRulePages()));
  program
    .command("lines <game>")
    .description("every distinct line, beside the most different situations in which it was heard")
    .option("--sittings <number>", "sittings, over all levels and players", count, 200)
    .option("--situations <number>", "situations of each line", count, 3)
    .option("--changed", "only lines written since the last commit", false)
    .option("--with <text>", "only lines with this text in them")
    .option("--json", "as JSON", false)
    .action(async (named: string, options: LinesOptions) => {
      await withTarget(named, (target) => console.log(lines(target, options)));
    });
  program
    .command("loopholes <game>")
    .description(
      "what players earn who do not think; status 1 where one has more than half of the solver's tally",
    )
    .option("--sittings <number>", "sittings of each strategy at each level", count, 8)
    .option("--level <id>", "only this level")
    .option("--json", "as JSON", false)
    .action(async (named: string, options: LoopholesOptions) => {
      await withTarget(named, ({ game }) => {
        const { text, findings } = loopholes(game, options);
        console.log(text);
        if (findings > 0) process.exitCode = EXIT.findings;
      });
    });
  program
    .command("report <game>")
    .description("figures of every level, for weak and strong players")
    .argument("[sittings]", "full sittings of each player at each level", count, 32)
    .option("--json", "as JSON", false)
    .option("--html <file>", "as a page, written to this file")
    .action(async (named: string, sittings: number, options: Omit<ReportOptions, "sittings">) => {
      await withTarget(named, ({ game }) => console.log(report(game, { ...options, sittings })));
    });
  program
    .command("hear <game>")
    .description("a sitting as a script with times, and as sound")
    .option("--level <id>", "the first one if absent")
    .option("--player <name>", "who plays: solver, strong, average, weak or random", "average")
    .option("--seed <number>", "another sitting", count, 1)
    .option("--short", "a short sitting", false)
    .option("--wav <file>", "write it as sound, with espeak-ng's voice")
    .action(async (named: string, options: HearOptions) => {
      await withTarget(named, async ({ game }) => tell(await hear(game, options)));
    });
  program
    .command("preview <game>")
    .description("plays it in Chrome, and changes it there as soon as its file is saved")
    .option("--level <number>", "which level, counted from 1", "1")
    .option("--seed <number>", "another sitting", count, 1)
    .option("--port <number>", "where to serve it; 0 for one that is free", port, 5190)
    .action(async (named: string, options: PreviewOptions) => {
      // Vite is much to load for those who do not ask for it.
      const { preview } = await import("./preview/command.ts");
      tell(await preview(named, options));
    });
  program
    .command("pack <file> <games...>")
    .description("games in one archive, for Buzzle's stick or another site")
    .action(async (file: string, named: string[]) => tell(await pack(file, named)));
  program
    .command("unpack <file>")
    .description("the games of a pack as files; what is faulty is told, the rest is written")
    .option("--into <folder>", "where to", "drafts")
    .action(async (file: string, { into }: { into: string }) => tell(await unpackInto(file, into)));
  program
    .command("play <game>")
    .description("plays it in the terminal; options are those of npm run play")
    .allowUnknownOption()
    .argument("[options...]")
    .action((named: string, options: string[]) => {
      process.exitCode = play(named, options);
    });
  program
    .command("test <game>")
    .description("the game's full depth of the suites")
    .action((named: string) => {
      process.exitCode = test(named);
    });
  return program;
}

async function withTarget(named: string, work: (target: Target) => unknown): Promise<void> {
  const target = await loadTarget(named);
  if (target.ok) {
    await work(target.value);
    return;
  }
  for (const line of target.problem) console.error(line);
  process.exitCode = EXIT.misuse;
}

function tellFaults({ text, faults }: Told): void {
  console.log(text);
  if (faults > 0) process.exitCode = EXIT.findings;
}

function tell(result: Result<string, string>): void {
  if (result.ok) {
    console.log(result.value);
    return;
  }
  console.error(result.problem);
  process.exitCode = EXIT.misuse;
}

function port(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > LAST_PORT)
    throw new InvalidArgumentError(`Give a whole number from 0 to ${LAST_PORT}.`);
  return Number(text);
}

function count(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError("Give a whole number from 1 on.");
  return Number(text);
}
