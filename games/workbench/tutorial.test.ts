/** docs/designing-games.md, followed word for word: its commands are run, its edits made, and what it says is seen. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
const GUIDE = join(ROOT, "docs", "designing-games.md");
const FILE = join("drafts", "thumpOrRing.json");

interface Block {
  readonly kind: string;
  readonly text: string;
}

function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^```([^\n]+)\n([\s\S]*?)^```$/gm)].map(([, kind = "", text = ""]) => ({
    kind,
    text: text.replace(/\n$/, ""),
  }));
}

/** The words of a command line, of which some stand in quotation marks. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
}

it("leads to a working game", () => {
  const folder = mkdtempSync(join(tmpdir(), "wigglewave-tutorial-"));
  let said = "";
  let find = "";
  for (const { kind, text } of blocksOf(readFileSync(GUIDE, "utf8"))) {
    if (kind.startsWith("sh")) {
      const [, , , ...words] = wordsOf(text.replace(/^npm run games -- /, "npm run games "));
      const program = ["--import", import.meta.resolve("tsx"), join(ROOT, "games", "workbench", "main.ts")];
      const { stdout, stderr, status } = spawnSync(process.execPath, [...program, ...words], {
        cwd: folder,
        encoding: "utf8",
      });
      said = stdout + stderr;
      expect(status, `${text}\n${said}`).toBe(kind.endsWith("status 1") ? 1 : 0);
    }
    if (kind === "text") for (const line of text.split("\n")) expect(said).toContain(line);
    if (kind === "json find") find = text;
    if (kind === "json write") {
      const before = readFileSync(join(folder, FILE), "utf8");
      expect(before.split(find), `once in the file: ${find}`).toHaveLength(2);
      writeFileSync(
        join(folder, FILE),
        before.replace(find, () => text),
      );
    }
  }
  rmSync(folder, { recursive: true });
});
