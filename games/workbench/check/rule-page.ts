/** The page of a rule, from the rule itself: docs/rules/. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../target.ts";
import type { Rule } from "./rule.ts";
import { rules } from "./rules.ts";

const DOCS = join(GAMES, "..", "docs", "rules");

/** The text of each page, by its name. */
export function rulePages(): Map<string, string> {
  const list = rules.map(
    ({ id, title }) => `- [${id}](${id}.md): ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  );
  return new Map([
    [
      "README.md",
      `# Rules\n\nWhat \`npm run games -- check GAME\` looks for, beside what the parser refuses. \`npm run games -- rules\` writes these pages.\n\nWhere a finding is none, a comment says why, on its line or the one above: \`// check american: she is from London.\`\n\n${list.join("\n")}\n`,
    ],
    ...rules.map((rule) => [`${rule.id}.md`, pageOf(rule)] as const),
  ]);
}

export function writeRulePages(): string {
  mkdirSync(DOCS, { recursive: true });
  const pages = rulePages();
  for (const [name, text] of pages) writeFileSync(join(DOCS, name), text);
  return `${pages.size} pages in docs/rules.`;
}

function pageOf({ id, title, why, bad, good }: Rule): string {
  const list = (texts: readonly string[]) => texts.map((text) => `- ${asMarkdown(text)}`).join("\n");
  return `# ${title}\n\n\`${id}\`\n\n${why}\n\n## It finds\n\n${list(bad)}\n\n## It leaves alone\n\n${list(good)}\n`;
}

function asMarkdown(text: string): string {
  return text.replace(/[*_<>[\]|]/g, "\\$&");
}
