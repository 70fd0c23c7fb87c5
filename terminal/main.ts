/** `npm run play -- SLUG`, or a file of JSON: a game in a terminal, or, when standard input is not one, a game for programs. */
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseGame, formatProblem, type LoadedGame } from "../engine/definition/index.ts";
import { failure, success, type Clock, type Result } from "../engine/index.ts";
import { createSimulatedClock, parseJournal, type Journal } from "../engine/journal/index.ts";
import { catalogue, findGame } from "../games/catalogue.ts";
import { loadGames } from "../games/load-games.ts";
import { wallClock } from "../engine/adapters/wall-clock.ts";
import { cryptoRandomSource } from "../engine/adapters/crypto-random-source.ts";
import { createFileProgressStore } from "./adapters/file-progress-store.ts";
import { openJournalFile } from "./adapters/journal-file.ts";
import { openTerminalStage } from "./adapters/terminal-stage.ts";
import { openEars, type Ears } from "./ears.ts";
import { runInteractive } from "./interactive.ts";
import { isDraft, parseOptions, type TerminalOptions } from "./options.ts";
import { EXIT, replayProtocol, runProtocol } from "./protocol.ts";

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  if (!options.ok) return misuse(options.problem);
  const game = await loadGame(options.value.game);
  if (!game.ok) return misuse(game.problem);
  if (options.value.replay !== null) return replay(game.value, options.value.replay);

  const level = levelId(game.value, options.value.level);
  if (!level.ok) return misuse(level.problem);
  const { journal: path } = options.value;
  if (path === null) return play(game.value, level.value, options.value);

  const journal = openJournalFile(path);
  if (!journal.ok) return misuse(journal.problem);
  const status = await play(game.value, level.value, options.value, journal.value.write);
  const lost = journal.value.close();
  if (lost === null) return status;
  console.error(lost);
  return EXIT.failed;
}

async function play(
  game: LoadedGame,
  level: string | undefined,
  options: TerminalOptions,
  record?: (line: string) => void,
): Promise<number> {
  const seed = options.seed ?? cryptoRandomSource.seed();
  if (!process.stdin.isTTY) {
    const clock = createSimulatedClock();
    const ears = await openEarsFor(options, clock);
    if (!ears.ok) return misuse(ears.problem);
    const lines = createInterface({ input: process.stdin });
    const first = game.definition.levels[0]?.id ?? "";
    const status = await runProtocol(
      { game, seed, level: level ?? first, clock, ears: ears.value, write: writeLine, record },
      lines,
    );
    // Whoever writes to us may not know yet that the sitting is over: an open input would keep us waiting for more.
    process.stdin.destroy();
    return status;
  }
  const ears = await openEarsFor(options, wallClock);
  if (!ears.ok) return misuse(ears.problem);
  // A draft's places in the game are others than those of the game that it may become.
  const save = isDraft(options.game) ? "drafts.json" : "progress.json";
  return playInteractively(game, save, level, seed, ears.value, record);
}

async function openEarsFor(
  { mic, hear }: TerminalOptions,
  clock: Clock,
): Promise<Result<Ears | null, string>> {
  if (hear.length > 0) return openEars(hear, clock);
  const ears = mic ? await openEars([], clock) : success(null);
  if (ears.ok) return ears;
  process.stderr.write(`${ears.problem}\nUntil then you play with the keys.\n`);
  return success(null);
}

async function playInteractively(
  game: LoadedGame,
  save: string,
  level: string | undefined,
  seed: number,
  ears: Ears | null,
  record: ((line: string) => void) | undefined,
): Promise<number> {
  const data = process.env["XDG_DATA_HOME"] ?? join(homedir(), ".local", "share");
  const { stage, silentBecause, close } = await openTerminalStage();
  if (silentBecause !== null) console.error(`Captions only. ${silentBecause}`);
  const played = await runInteractive({
    game,
    seed,
    level,
    ears,
    stage,
    store: createFileProgressStore(join(data, "wigglewave", save)),
    record,
    input: process.stdin,
    output: process.stdout,
  });
  await close();
  return played;
}

function replay(game: LoadedGame, file: string): number {
  const journal = readJournal(file);
  if (!journal.ok) return misuse(journal.problem);
  const { header } = journal.value;
  if (header.game !== game.definition.slug) {
    return misuse(
      `${file}: this journal is of ${header.game}. Replay it with: npm run play -- ${header.game}`,
    );
  }
  if (header.level !== null && !game.definition.levels.some(({ id }) => id === header.level)) {
    return misuse(`${file}: ${header.game} has no level ${header.level} any more.`);
  }
  return replayProtocol(game, journal.value, writeLine);
}

/** A game by its slug, or a designer's by its file. */
async function loadGame(named: string): Promise<Result<LoadedGame, string>> {
  return isDraft(named) ? loadDraft(named) : loadFromCatalogue(named);
}

async function loadDraft(file: string): Promise<Result<LoadedGame, string>> {
  const text = readText(file);
  if (!text.ok) return text;
  const {
    games: [game],
    problems,
    warnings,
  } = await loadGames([{ file, text: text.value }]);
  for (const warning of warnings) console.error(warning);
  return game === undefined ? failure(problems.join("\n")) : success(game);
}

async function loadFromCatalogue(slug: string): Promise<Result<LoadedGame, string>> {
  const card = findGame(slug);
  if (card === undefined) {
    return failure(
      `There is no game "${slug}". The games: ${catalogue.map((game) => game.slug).join(", ")}.`,
    );
  }
  const parsed = await parseGame(await card.load());
  if (parsed.ok) return parsed;
  return failure(parsed.problem.map((fault) => formatProblem(`games/${slug}`, fault)).join("\n"));
}

function levelId({ definition }: LoadedGame, number: number | null): Result<string | undefined, string> {
  if (number === null) return success(undefined);
  const level = definition.levels[number - 1];
  if (level !== undefined) return success(level.id);
  return failure(`--level ${number}: ${definition.slug} has levels 1 to ${definition.levels.length}.`);
}

function readJournal(file: string): Result<Journal, string> {
  const text = readText(file);
  if (!text.ok) return text;
  const journal = parseJournal(text.value);
  return journal.ok ? journal : failure(`${file}: ${journal.problem}`);
}

function readText(file: string): Result<string, string> {
  try {
    return success(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure(`I cannot read ${file}: look whether it is there (${reason}).`);
  }
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

function misuse(problem: string): number {
  console.error(problem);
  return EXIT.misuse;
}

// Whoever reads what is heard may stop reading, as `head` does: that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(EXIT.end);
});

process.exitCode = await main();
