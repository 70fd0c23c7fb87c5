/** Which things are one change apart, and the shortest ways among them. */
import { OPEN, type EnterContent, type EnterRules } from "./schema.ts";

type Game = { readonly content: EnterContent; readonly rules: EnterRules };

/** One cell, and the symbol that it is turned to. */
export interface Change {
  readonly at: number;
  readonly to: string;
}

/** All that may stand in the cells. */
export function knownOf({ things = {}, plain = [], also = [] }: EnterContent): readonly string[] {
  return [...Object.keys(things), ...plain, ...also];
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
  const { wheels, ladder } = rules;
  const own = wheels?.find((wheel) => wheel.includes(base));
  if (own !== undefined) return [...own];
  if (wheels !== undefined) return [base, ...(wheels.at(-1) ?? "")];
  const symbols = Object.keys(content.symbols);
  return ladder === undefined ? [OPEN, ...symbols] : symbols;
}

/** The change that makes one string of another; undefined where they are further apart. */
export function changeTo(game: Game, stands: string, wanted: string): Change | undefined {
  const cells = padded(game, stands);
  return cells
    .flatMap((base, at) => wheelOf(game, base).map((to): Change => ({ at, to })))
    .find(({ at, to }) => to !== cells[at] && read(cells.with(at, to)) === wanted);
}

/** What one change makes of a string, whether it exists or not. */
function madeOf(game: Game, stands: string): ReadonlySet<string> {
  const cells = padded(game, stands);
  const made = new Set<string>();
  cells.forEach((base, at) => {
    const before = read(cells.slice(0, at));
    const after = read(cells.slice(at + 1));
    for (const symbol of wheelOf(game, base)) made.add(before + (symbol === OPEN ? "" : symbol) + after);
  });
  made.delete(stands);
  made.delete("");
  return made;
}

interface Graph {
  readonly content: EnterContent;
  /** From which known strings one change leads to each. */
  readonly into: ReadonlyMap<string, readonly string[]>;
  /** Over these no way leads on. */
  readonly aside: ReadonlySet<string>;
}

/** By a level's rules: to find out what leads to what takes longer than a press may. */
const graphs = new WeakMap<EnterRules, Graph>();

function graphOf(game: Game): Graph {
  const found = graphs.get(game.rules);
  if (found !== undefined && found.content === game.content) return found;
  const known = knownOf(game.content);
  const into = new Map(known.map((to): [string, string[]] => [to, []]));
  for (const from of known) for (const to of madeOf(game, from)) into.get(to)?.push(from);
  const graph = { content: game.content, into, aside: new Set(game.content.also) };
  graphs.set(game.rules, graph);
  return graph;
}

export function isKnown(game: Game, string: string): boolean {
  return graphOf(game).into.has(string);
}

/** What one change makes this string. */
export function leadingTo(game: Game, string: string): readonly string[] {
  return graphOf(game).into.get(string) ?? [];
}

/** What one change makes of this string, as far as it exists. */
export function oneChangeFrom(game: Game, stands: string): readonly string[] {
  return [...madeOf(game, stands)].filter((string) => isKnown(game, string));
}

/** How far each known string is from the nearest of these, in changes. Those from which no way leads there are absent. */
export function distances(game: Game, targets: readonly string[]): ReadonlyMap<string, number> {
  const { into, aside } = graphOf(game);
  const far = new Map(targets.map((target) => [target, 0]));
  for (const [to, steps] of far) {
    if (steps > 0 && aside.has(to)) continue;
    for (const from of into.get(to) ?? []) if (!far.has(from)) far.set(from, steps + 1);
  }
  return far;
}

/** The next string on a shortest way, one that is heard before others; undefined where there is no way, or one is there. */
export function nextOnWay(game: Game, stands: string, targets: readonly string[]): string | undefined {
  const far = distances(game, targets);
  const here = far.get(stands) ?? Number.POSITIVE_INFINITY;
  const ways = oneChangeFrom(game, stands).filter((one) => far.get(one) === here - 1);
  const known = ways.filter((one) => here === 1 || !graphOf(game).aside.has(one));
  return known.find((one) => game.content.things?.[one] !== undefined) ?? known[0];
}
