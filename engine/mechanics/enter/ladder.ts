/** Which things are one change apart, and the shortest ways among them. */
import { OPEN, type EnterContent, type EnterRules } from "./schema.ts";

type Game = { readonly content: EnterContent; readonly rules: EnterRules };

/** One cell, and the symbol that it is turned to. */
export interface Change {
  readonly at: number;
  readonly to: string;
}

/** All that may stand in the cells. */
export function knownOf({ things = {}, plain = [] }: EnterContent): readonly string[] {
  return [...Object.keys(things), ...plain];
}

/** The cells of what stands in a ladder, with the open ones around it. */
export function padded({ rules: { ladder } }: Pick<Game, "rules">, stands: string): string[] {
  return [...OPEN.repeat(ladder?.front ?? 0), ...stands, ...OPEN.repeat(ladder?.back ?? 0)];
}

export function read(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== OPEN).join("");
}

/** What a cell can be turned to. `base` is what stood in it when its turning began. */
export function wheelOf({ content, rules }: Game, base: string): readonly string[] {
  const own = rules.wheels?.find((wheel) => wheel.includes(base));
  if (own !== undefined) return [...own];
  const symbols = Object.keys(content.symbols);
  return rules.ladder === undefined ? [OPEN, ...symbols] : symbols;
}

/** The change that makes one string of another; undefined where they are further apart. */
export function changeTo(game: Game, stands: string, wanted: string): Change | undefined {
  const { front = 0, back = 0 } = game.rules.ladder ?? {};
  const isReached = (base: string, to: string): boolean => wheelOf(game, base).includes(to);
  const more = wanted.length - stands.length;
  if (more === 1) {
    const [first = OPEN] = wanted;
    const last = wanted.at(-1) ?? OPEN;
    if (front > 0 && wanted.slice(1) === stands && isReached(OPEN, first))
      return { at: front - 1, to: first };
    const isBehind = back > 0 && wanted.slice(0, -1) === stands && isReached(OPEN, last);
    return isBehind ? { at: front + stands.length, to: last } : undefined;
  }
  const at = [...stands].findIndex((symbol, index) => symbol !== wanted[index]);
  const rest = stands.slice(at + 1);
  const to =
    more === 0 && rest === wanted.slice(at + 1)
      ? wanted[at]
      : more === -1 && rest === wanted.slice(at)
        ? OPEN
        : "";
  if (at < 0 || to === undefined || to === "" || !isReached(stands[at] ?? OPEN, to)) return undefined;
  return { at: front + at, to };
}

type Graph = ReadonlyMap<string, readonly string[]>;
/** By a level's rules: to find out what leads to what takes longer than a press may. */
const graphs = new WeakMap<EnterRules, { readonly content: EnterContent; readonly into: Graph }>();

/** From which known strings one change leads to each. */
function graphOf(game: Game): Graph {
  const found = graphs.get(game.rules);
  if (found !== undefined && found.content === game.content) return found.into;
  const known = knownOf(game.content);
  const into = new Map(
    known.map((to) => [to, known.filter((from) => changeTo(game, from, to) !== undefined)] as const),
  );
  graphs.set(game.rules, { content: game.content, into });
  return into;
}

/** What one change makes this string. */
export function leadingTo(game: Game, string: string): readonly string[] {
  return graphOf(game).get(string) ?? [];
}

/** How far each known string is from the nearest of these, in changes. Those from which no way leads there are absent. */
export function distances(game: Game, targets: readonly string[]): ReadonlyMap<string, number> {
  const far = new Map(targets.map((target) => [target, 0]));
  for (const [to, steps] of far)
    for (const from of leadingTo(game, to)) if (!far.has(from)) far.set(from, steps + 1);
  return far;
}

/** The next string on a shortest way; undefined where there is no way, or one is there. */
export function nextOnWay(game: Game, stands: string, targets: readonly string[]): string | undefined {
  const far = distances(game, targets);
  const here = far.get(stands) ?? Number.POSITIVE_INFINITY;
  return [...far.keys()].find((one) => far.get(one) === here - 1 && leadingTo(game, one).includes(stands));
}
