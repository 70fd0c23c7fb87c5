/**
 * The script of the thread that reads, makes and tries games which are none of the site's. The pages are built without the parser
 * (scripts/site/left-out.ts); this thread has it, and only who makes or opens such a game fetches it.
 */
import type { Definition } from "../../engine/definition/index.ts";
import type { MadeFault } from "../../games/made/faults.ts";
import type { Made } from "../../games/made/kinds.ts";
import { madeFrom } from "../../games/made/link.ts";
import { tryMade } from "../../games/made/try-made.ts";
import { triedGame, unpack } from "../../games/pack/unpack.ts";

export type Asked =
  | { readonly type: "made"; readonly made: Made }
  | { readonly type: "link"; readonly fragment: string }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "file"; readonly name: string; readonly bytes: Uint8Array };

export interface CheckedGame {
  readonly definition: Definition;
  /** As it stands in a pack. */
  readonly text: string;
  /** What it was made of, where that is known. */
  readonly made: Made | null;
}

export type Answer =
  | { readonly type: "games"; readonly games: readonly CheckedGame[]; readonly problems: readonly string[] }
  | { readonly type: "faults"; readonly faults: readonly MadeFault[] };

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  void answer(data).then((told) => postMessage(told));
});

async function answer(asked: Asked): Promise<Answer> {
  try {
    return await found(asked);
  } catch (error) {
    return refused([error instanceof Error ? error.message : String(error)]);
  }
}

async function found(asked: Asked): Promise<Answer> {
  switch (asked.type) {
    case "made": {
      const tried = await tryMade(asked.made);
      return tried.ok
        ? { type: "games", games: [{ ...tried.value, made: asked.made }], problems: [] }
        : { type: "faults", faults: tried.problem };
    }
    case "link": {
      const made = await madeFrom(asked.fragment);
      if (!made.ok) return refused([made.problem]);
      const tried = await tryMade(made.value);
      if (!tried.ok) return refused(tried.problem.map(({ text }) => text));
      return { type: "games", games: [{ ...tried.value, made: made.value }], problems: [] };
    }
    case "text":
      return fromText("the game", asked.text);
    case "file": {
      if (asked.name.endsWith(".json")) return fromText(asked.name, new TextDecoder().decode(asked.bytes));
      const unpacked = await unpack(asked.name, asked.bytes);
      if (!unpacked.ok) return refused([unpacked.problem]);
      const { files, problems } = unpacked.value;
      const games = files.map(({ text, game }) => ({ definition: game.definition, text, made: null }));
      return { type: "games", games, problems };
    }
  }
}

async function fromText(where: string, text: string): Promise<Answer> {
  const tried = await triedGame(where, text);
  if (!tried.ok) return refused(tried.problem);
  return { type: "games", games: [{ definition: tried.value.definition, text, made: null }], problems: [] };
}

function refused(problems: readonly string[]): Answer {
  return { type: "games", games: [], problems };
}
