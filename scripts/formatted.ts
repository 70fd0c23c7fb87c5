import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";

const CONFIG = join(import.meta.dirname, "..", ".oxfmtrc.json");

/** The text as `npm run format` would leave it in this file. Throws where it cannot be read as what the file's name says. */
export async function formatted(file: string, text: string): Promise<string> {
  const { printWidth } = JSON.parse(readFileSync(CONFIG, "utf8")) as { printWidth: number };
  const { code, errors } = await format(file, text, { printWidth });
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${file}: ${error.message}`);
  return code;
}

/** Throws as `formatted` does, before anything is written. */
export async function writeFormatted(file: string, text: string): Promise<void> {
  writeFileSync(file, await formatted(file, text));
}
