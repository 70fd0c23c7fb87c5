/** Where a value stands in a text of JSON that is known to be whole: from and to, as offsets. */
import type { Path } from "./rule.ts";

const TOKEN = /[{}[\]:,]|"(?:[^"\\]|\\.)*"|[^\s{}[\]:,"]+/gy;

export interface Place {
  readonly from: number;
  readonly to: number;
}

/** The place of the value at this path, or of the nearest one around it. */
export function placeIn(json: string, path: Path): Place {
  let best: Place & { readonly depth: number } = { from: 0, to: json.length, depth: -1 };
  const here: (string | number)[] = [];
  const openAt: number[] = [];
  const matches = (): boolean => here.length <= path.length && here.every((step, at) => step === path[at]);
  const note = (from: number, to: number): void => {
    if (matches() && here.length > best.depth) best = { from, to, depth: here.length };
  };
  /** Whether what comes next in an object is a key, by depth. */
  const kinds: ("object" | "list")[] = [];
  let isKey = false;
  for (const { 0: token, index } of tokensOf(json)) {
    if (token === "{" || token === "[") {
      openAt.push(index);
      kinds.push(token === "{" ? "object" : "list");
      if (token === "[") here.push(0);
      isKey = token === "{";
    } else if (token === "}" || token === "]") {
      const kind = kinds.pop();
      // An empty object has no key to take away again.
      if (kind === "list" || !isKey) here.pop();
      isKey = false;
      note(openAt.pop() ?? 0, index + 1);
    } else if (token === ",") {
      const last = here.pop();
      if (kinds.at(-1) === "list") here.push(Number(last) + 1);
      else isKey = true;
    } else if (token !== ":") {
      if (isKey) {
        here.push(JSON.parse(token) as string);
        isKey = false;
      } else note(index, index + token.length);
    }
  }
  return { from: best.from, to: best.to };
}

function* tokensOf(json: string): Generator<RegExpExecArray> {
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < json.length) {
    const blank = /\s*/y;
    blank.lastIndex = TOKEN.lastIndex;
    TOKEN.lastIndex += blank.exec(json)?.[0].length ?? 0;
    const token = TOKEN.exec(json);
    if (token === null) return;
    yield token;
  }
}

/** Counted from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}
