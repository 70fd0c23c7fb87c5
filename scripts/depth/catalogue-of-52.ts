/**
 * npm run test:52 [-- --everything]: how long the tests take when all 52 games are there. In a copy of this checkout the games
 * that are still in the making are played by copies of those that are not, one of them has just changed, and what is
 * played with every game runs, or with --everything all of npm test. The copy is gone afterwards.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"; // oxfmt-ignore
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cards } from "../../games/cards.ts";
import { catalogue } from "../../games/catalogue.ts";
import type { Card } from "../../games/card.ts";

const root = join(import.meta.dirname, "..", "..");
const copy = mkdtempSync(join(tmpdir(), "catalogue-of-52-"));
const HEARD = join("tests", "transcripts", "heard");

function run(program: string, args: readonly string[], cwd = copy): void {
  const { status, error } = spawnSync(program, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${error?.message ?? `status ${status}`}`);
}

function copyCheckout(): void {
  const list = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  }).stdout;
  for (const file of list.split("\0").filter((name) => name !== "" && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}

/** The same game under another card, with its transcripts: without the tests that know its texts. */
function playAs(model: Card, card: Card): void {
  const folder = join(copy, "games", card.slug);
  cpSync(join(copy, "games", model.slug), folder, {
    recursive: true,
    filter: (path) => !path.endsWith(".test.ts"),
  });
  const { slug, category, description, bgColor, textColor } = card;
  // Its texts speak of the title.
  const text = JSON.stringify({ slug, title: model.title, category, description, bgColor, textColor });
  writeFileSync(
    join(folder, "card.ts"),
    `import type { Card } from "../card.ts";\n\nexport const card: Card = ${text};\n`,
  );
  for (const file of readdirSync(join(copy, HEARD)).filter((name) => name.startsWith(`${model.slug}-`))) {
    copyFileSync(join(copy, HEARD, file), join(copy, HEARD, file.replace(model.slug, slug)));
  }
}

function commit(title: string): void {
  run("git", ["add", "--all"]);
  const author = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org"];
  run("git", [...author, "commit", "--quiet", "--no-verify", "--message", title]);
}

/** Files of tests that are played with every game. */
function suites(): string[] {
  return ["contracts", "transcripts", "fuzz"].flatMap((folder) =>
    readdirSync(join(copy, "tests", folder))
      .map((name) => join("tests", folder, name))
      .filter(
        (file) => file.endsWith(".test.ts") && readFileSync(join(copy, file), "utf8").includes("everyGame("),
      ),
  );
}

try {
  copyCheckout();
  const models = catalogue.filter(({ slug }) => existsSync(join(copy, "games", slug)));
  const missing = cards.filter(({ slug }) => !models.some((model) => model.slug === slug));
  for (const [index, card] of missing.entries()) {
    const model = models[index % models.length];
    if (model !== undefined) playAs(model, card);
  }
  run(process.execPath, ["--import", "tsx", "scripts/catalogue.ts"]);
  run("git", ["init", "--quiet", "--initial-branch=main"]);
  commit("All games");
  const changed = join(copy, "games", models[0]?.slug ?? "", "game.ts");
  writeFileSync(changed, `${readFileSync(changed, "utf8")}// Changed.\n`);
  commit("One game changes");

  const everything = process.argv.includes("--everything");
  const reporters = ["--reporter=dot", "--reporter=./tests/games/cpu-reporter.ts"];
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project=contracts", "--project=transcripts"];
  const begun = performance.now();
  const { status } = spawnSync(
    process.execPath,
    everything ? ["scripts/test.mjs"] : [...vitest, ...reporters, ...suites()],
    { cwd: copy, stdio: "inherit" },
  );
  const minutes = (performance.now() - begun) / 60_000;
  console.log(`${cards.length} games: ${minutes.toFixed(1)} minutes, as busy as this computer is.`);
  process.exitCode = status ?? 1;
} finally {
  rmSync(copy, { recursive: true });
}
