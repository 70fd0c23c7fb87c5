/** One fault in a definition: where it is, what stands there, and what would be right. */
export interface Problem {
  /** From the definition's root: `levels[2].items[4].answer`; empty for the whole. */
  readonly path: string;
  /** What stands there, shortened, as JSON; "nothing" if it is missing. */
  readonly found: string;
  /** What to do about it, as a sentence to the author. */
  readonly mend: string;
  /** The game can be played as it is, and is probably not what was meant. */
  readonly severity?: "warning";
}

const LONGEST_FOUND = 80;
const NOTHING = "nothing";

export function problem(path: readonly PropertyKey[] | string, found: unknown, mend: string): Problem {
  return { path: typeof path === "string" ? path : formatPath(path), found: describeValue(found), mend };
}

/** What does not keep a game from being played. */
export function warning(path: readonly PropertyKey[] | string, found: unknown, mend: string): Problem {
  return { ...problem(path, found, mend), severity: "warning" };
}

export function isWarning({ severity }: Problem): boolean {
  return severity === "warning";
}

export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : index === 0 ? String(step) : `.${String(step)}`,
    )
    .join("");
}

/** The steps of a formatted path. */
export function parsePath(path: string): PropertyKey[] {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = ""]) =>
    index === undefined ? name : Number(index),
  );
}

/** "games/addition.json: levels[0].name: missing. Give the level a name." */
export function formatProblem(file: string, { path, found, mend, severity }: Problem): string {
  const fault = found === NOTHING ? "missing" : `found ${found}`;
  const where = path === "" ? "the whole file" : path;
  return `${file}: ${severity === undefined ? "" : `${severity}: `}${where}: ${fault}. ${mend}`;
}

function describeValue(value: unknown): string {
  // A function or a symbol is not JSON either: it is as if nothing stood there.
  const text = JSON.stringify(outermost(value, LONGEST_FOUND)) as string | undefined;
  if (text === undefined) return NOTHING;
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND - 1)}…` : text;
}

/**
 * Each level takes a character before what is in it: what lies deeper would be cut off anyway, and thousands of levels, which
 * JSON.parse reads without complaint, are more than JSON.stringify can go down.
 */
function outermost(value: unknown, levels: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (levels === 0) return null;
  return Array.isArray(value)
    ? value.slice(0, LONGEST_FOUND).map((inner) => outermost(inner, levels - 1))
    : Object.fromEntries(
        Object.entries(value)
          .slice(0, LONGEST_FOUND)
          .map(([name, inner]) => [name, outermost(inner, levels - 1)]),
      );
}
