/** Serves a page of Chrome on which the game plays, and changes while it is played as soon as its file is saved. */
import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import {
  formatProblem,
  parseGame,
  parseGameText,
  type AnyDefinition,
} from "../../../engine/definition/index.ts";
import { failure, success, type Result } from "../../../engine/index.ts";
import { findGame } from "../../catalogue.ts";
import { GAMES, isFile, readDefinition, unknownGame } from "../target.ts";
import { SENT_ANEW, SENT_AT, type SentGame } from "./sent.ts";

const ROOT = join(GAMES, "..");

export interface PreviewOptions {
  readonly level?: string;
  readonly seed: number;
  readonly port: number;
}

/** @returns what to open, once it can be opened; the server goes on until the program is ended */
export async function preview(named: string, options: PreviewOptions): Promise<Result<string, string>> {
  const file = isFile(named) ? resolve(named) : join(GAMES, named);
  if (!existsSync(file)) return failure(`I cannot read ${named}: look whether it is there.`);
  if (!isFile(named) && findGame(named) === undefined) return failure(unknownGame(named));
  const server = await createServer({
    configFile: join(ROOT, "vite.config.ts"),
    root: join(ROOT, "web"),
    logLevel: "error",
    server: {
      host: "127.0.0.1",
      port: options.port,
      strictPort: options.port !== 0,
      // A file that is still being written would be read half, and its second event be swallowed (a watcher tells one change per 50 ms).
      watch: { awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 } },
    },
    plugins: [sends(file, (vite) => (isFile(named) ? readFile(file, named) : readOurs(file, vite)))],
  });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  const asked = new URLSearchParams({ seed: String(options.seed), level: options.level ?? "1" });
  return success(
    `Open ${address}preview.html?${asked.toString()} and press Start. Each time ${relative(process.cwd(), file)} is saved, what followed your last press is heard anew.`,
  );
}

/** What belongs to the game is sent; of all the rest Vite itself takes care. */
function sends(file: string, read: (vite: ViteDevServer) => Promise<SentGame>): Plugin {
  return {
    name: "preview",
    configureServer(vite) {
      vite.watcher.add(file);
      vite.middlewares.use(SENT_AT, (_, response) => {
        const answer = async (): Promise<void> => {
          const game = JSON.stringify(await read(vite));
          response.setHeader("content-type", "application/json").end(game);
        };
        void answer();
      });
    },
    hotUpdate: {
      order: "pre",
      async handler({ file: changed, server }) {
        if (changed !== file && !changed.startsWith(`${file}/`)) return undefined;
        if (this.environment.name === "client") server.ws.send(SENT_ANEW, await read(server));
        return [];
      },
    },
  };
}

async function readFile(file: string, path: string): Promise<SentGame> {
  const text = readDefinition(file);
  return text.ok ? parsedGame(path, await parseGameText(text.value)) : refused(path, [text.problem]);
}

async function readOurs(folder: string, vite: ViteDevServer): Promise<SentGame> {
  const path = relative(process.cwd(), folder);
  try {
    const module = await vite.ssrLoadModule(join(folder, "game.ts"));
    return parsedGame(path, await parseGame(module["game"] as AnyDefinition));
  } catch (error) {
    return refused(path, [error instanceof Error ? error.message : String(error)]);
  }
}

function parsedGame(path: string, parsed: Awaited<ReturnType<typeof parseGame>>): SentGame {
  if (!parsed.ok)
    return refused(
      path,
      parsed.problem.map((fault) => formatProblem(path, fault)),
    );
  return { path, definition: parsed.value.definition, faults: [] };
}

function refused(path: string, faults: readonly string[]): SentGame {
  return { path, definition: null, faults };
}
