/** From a place in the plain definition to a file and a line that somebody can open. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compose, formatPath, parsePath } from "../../../engine/definition/index.ts";
import type { Target } from "../target.ts";
import { lineAt, placeIn, type Place } from "./json-places.ts";
import type { Path } from "./rule.ts";

export interface Located {
  readonly file: string;
  /** Counted from 1; null where nobody wrote it in one piece. */
  readonly line: number | null;
  /** Where the text stands between its quotation marks, to be replaced. */
  readonly place: Place | null;
}

export interface Locator {
  /** @param isWritten the path is the author's own, and not one in the plain definition */
  readonly locate: (path: Path, text: string | undefined, isWritten?: boolean) => Located;
  /** The text of each file that something can be located in. */
  readonly sources: ReadonlyMap<string, string>;
}

export function locatorOf({ path: file, text: json }: Target): Locator {
  return json === null ? inSources(file) : inJson(file, json);
}

function inJson(file: string, json: string): Locator {
  const { asWritten } = compose(JSON.parse(json));
  const locate = (path: Path, text: string | undefined, isWritten = false): Located => {
    const { path: written } = asWritten({ path: formatPath(path), found: "", mend: "" });
    const place = placeIn(json, isWritten ? path : (parsePath(written) as Path));
    const isText = text !== undefined && json.slice(place.from, place.to) === JSON.stringify(text);
    return { file, line: lineAt(json, place.from), place: isText ? place : null };
  };
  return { locate, sources: new Map([[file, json]]) };
}

const LEAST_PIECE = 12;

/** Our games are written in TypeScript: the text itself is looked for. */
function inSources(folder: string): Locator {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .toSorted();
  const sources = new Map(
    files.map((name) => [join(folder, name), readFileSync(join(folder, name), "utf8")]),
  );
  const search = (piece: string): Located | null => {
    for (const [file, source] of sources) {
      const from = source.indexOf(piece);
      if (from < 0) continue;
      const place = { from, to: from + piece.length };
      return { file, line: lineAt(source, from), place: /^".*"$/s.test(piece) ? place : null };
    }
    return null;
  };
  const locate = (path: Path, text: string | undefined): Located => {
    const ids = path.filter((step) => typeof step === "string" && step.length > 2).toReversed();
    const wanted =
      text === undefined
        ? []
        : [JSON.stringify(text), text, ...text.split(/[{}"`\\]/).toSorted((a, b) => b.length - a.length)];
    for (const piece of wanted) {
      const found = piece.length >= Math.min(LEAST_PIECE, text?.length ?? 0) ? search(piece) : null;
      if (found !== null) return found;
    }
    for (const id of ids) {
      const found = search(`${String(id)}: `) ?? search(JSON.stringify(id));
      if (found !== null) return { ...found, place: null };
    }
    return { file: folder, line: null, place: null };
  };
  return { locate, sources };
}
