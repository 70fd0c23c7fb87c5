import { posix } from "node:path";
import * as z from "zod";

/** The part of Vite's manifest that is used here. Its keys are sources, seen from web/, or chunks that several share. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

export interface Game {
  readonly slug: string;
  readonly mechanic: string;
}

export interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/** DESIGN.md, "Numbers that must hold". A KB is 1,000 bytes, which is the stricter reading. */
const FIRST_PAGE_LIMIT = 90_000;
const GAME_LIMIT = 130_000;

/** A chunk with everything that it imports at once, however deep. */
function withImports(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key]?.imports?.forEach(add);
  };
  for (const key of keys) add(key);
  return found;
}

/**
 * What the home page loads, and what each game loads before its first sound on top of the frame of every page.
 * @param sizeOf the compressed bytes of a built file
 */
export function weigh(
  manifest: Manifest,
  games: readonly Game[],
  sizeOf: (file: string) => number,
): Weight[] {
  const sources = Object.entries(manifest).flatMap(([key, { src }]) =>
    src === undefined ? [] : [{ key, source: posix.join("web", src) }],
  );
  const chunks = (what: string, place: RegExp) => {
    const keys = sources.filter(({ source }) => place.test(source)).map(({ key }) => key);
    if (keys.length > 0) return keys;
    throw new Error(`There is no chunk for ${what}. Is it loaded by an import() of its own?`);
  };
  const sum = (keys: readonly string[]) => {
    const files = new Set(keys.map((key) => manifest[key]?.file ?? key));
    return [...files].reduce((bytes, file) => bytes + sizeOf(file), 0);
  };

  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const frame = withImports(manifest, entries);
  const firstPage = withImports(manifest, [...entries, ...chunks("the home page", /^web\/pages\/home-page/)]);
  const everyGame = [
    ...chunks("the page of a game", /^web\/pages\/any-game-page/),
    ...chunks("the game screen", /^web\/game\//),
    ...chunks("the sound stage", /^engine\/adapters\//),
    ...sources.filter(({ source }) => /^engine\/(?!mechanics\/)/.test(source)).map(({ key }) => key),
  ];
  const weighGame = ({ slug, mechanic }: Game): Weight => {
    const own = [
      ...chunks(`the game ${slug}`, new RegExp(`^games/${slug}/`)),
      ...chunks(`the mechanic ${mechanic}`, new RegExp(`^engine/mechanics/${mechanic}/`)),
    ];
    const extra = [...withImports(manifest, [...everyGame, ...own])].filter((key) => !frame.has(key));
    return { name: `${slug} (${mechanic})`, bytes: sum(extra), limit: GAME_LIMIT };
  };

  return [
    { name: "first page", bytes: sum([...firstPage]), limit: FIRST_PAGE_LIMIT },
    ...games.map(weighGame),
  ];
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(7);
}

/** One line each, the heaviest first. */
export function formatWeights(weights: readonly Weight[]): string {
  const width = Math.max(...weights.map(({ name }) => name.length));
  const lines = weights
    .toSorted((one, other) => other.bytes / other.limit - one.bytes / one.limit)
    .map(({ name, bytes, limit }) => {
      const verdict = bytes > limit ? "  TOO HEAVY" : "";
      return `${name.padEnd(width)} ${kilobytes(bytes)} of ${kilobytes(limit)} KB${verdict}`;
    });
  return lines.join("\n");
}
