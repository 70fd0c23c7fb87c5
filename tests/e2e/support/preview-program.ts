/** `npm run games -- preview` as an author runs it, on a file of their own. */
import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { catalogue } from "../../../games/catalogue.ts";

export interface PreviewProgram {
  /** What it asks to be opened. */
  readonly address: string;
  /** Saves the file, with this instead of that. */
  save(from: string, to: string): void;
  close(): void;
}

const root = join(import.meta.dirname, "..", "..", "..");

/** @param slug one of our games, of which the file is a copy */
export async function startPreview(slug: string): Promise<PreviewProgram> {
  const folder = mkdtempSync(join(tmpdir(), "preview-"));
  const file = join(folder, "game.json");
  const game = await catalogue.find((card) => card.slug === slug)?.load();
  let text = JSON.stringify(game, null, 1);
  writeFileSync(file, text);
  const program = ["--import", "tsx", "games/workbench/main.ts", "preview", file, "--port", "0"];
  const child = spawn(process.execPath, program, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("close", () => reject(new Error(`preview-program: it ended. ${said}`)));
  });
  return {
    address,
    save(from, to) {
      if (!text.includes(from)) throw new Error(`preview-program: "${from}" is not in the game`);
      text = text.replaceAll(from, to);
      writeInPieces(file, text);
    },
    close() {
      child.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** As a slow disk gets it: whoever reads at the first sign of a change reads a part. */
function writeInPieces(file: string, text: string): void {
  const open = openSync(file, "w");
  for (let at = 0; at < text.length; at += 200) writeSync(open, text.slice(at, at + 200));
  closeSync(open);
}
