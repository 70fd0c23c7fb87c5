/** The solver: a way that wins most, of those the shortest. Found by trying all ways at once, a step after the other. */
import { count, grab, has, pass, won, type Model, type Run } from "./run.ts";

export type Deed =
  | { readonly type: "go"; readonly to: number }
  | { readonly type: "grab"; readonly thing: number }
  | { readonly type: "pay" };

export interface Plan {
  readonly deeds: readonly Deed[];
  /** Steps still to go. */
  readonly steps: number;
  readonly wins: number;
}

interface Node {
  readonly run: Run;
  readonly before: Node | null;
  readonly deed: Deed | null;
}

/** Plans of the same trip are asked for again and again: they are kept while it is. */
const known = new WeakMap<Model, Map<number, Plan>>();

export function planFrom(model: Model, run: Run): Plan {
  const plans = known.get(model) ?? new Map<number, Plan>();
  known.set(model, plans);
  const found = plans.get(keyOf(model, run));
  if (found !== undefined) return found;
  const best = search(model, run);
  remember(plans, model, best);
  return plans.get(keyOf(model, run)) as Plan;
}

/** The shortest way that wins everything; undefined if there is none. */
export function planForAll(model: Model, run: Run): Plan | undefined {
  const plans = known.get(model) ?? new Map<number, Plan>();
  known.set(model, plans);
  const found = plans.get(keyOf(model, run));
  if (found !== undefined) return found.wins === model.things.length ? found : undefined;
  const last = searchFor(model, run, model.things.length);
  if (last === undefined) return undefined;
  remember(plans, model, last);
  return plans.get(keyOf(model, run));
}

/** Every state on the way is planned with it. */
function remember(plans: Map<number, Plan>, model: Model, last: Node): void {
  const wins = won(last.run);
  let deeds: readonly Deed[] = [{ type: "pay" }];
  let steps = 0;
  for (let node: Node | null = last; node !== null; node = node.before) {
    plans.set(keyOf(model, node.run), { deeds, steps, wins });
    if (node.deed === null) break;
    deeds = [node.deed, ...deeds];
    if (node.deed.type === "go") steps += 1;
  }
}

/** Aims at all that can still be won; where that is in vain, at one thing less. */
function search(model: Model, start: Run): Node {
  for (let aim = model.things.length - count(start.lost | start.soup); aim > 0; aim--) {
    const found = searchFor(model, start, aim);
    if (found !== undefined) return found;
  }
  const home = searchFor(model, start, 0);
  if (home === undefined) throw new RangeError("planFrom: the start cannot be reached");
  return home;
}

/** Whatever has lost too much to reach the aim is left out, which keeps the search small. */
function searchFor(model: Model, start: Run, aim: number): Node | undefined {
  const spare = model.things.length - aim;
  const seen = new Set([keyOf(model, start)]);
  let layer: Node[] = [{ run: start, before: null, deed: null }];
  const add = (list: Node[], node: Node): void => {
    if (count(node.run.lost | node.run.soup) > spare) return;
    const key = keyOf(model, node.run);
    if (seen.has(key)) return;
    seen.add(key);
    list.push(node);
  };
  while (layer.length > 0) {
    const next: Node[] = [];
    // Grabbing takes no time: what it leads to joins the layer while that is being gone through.
    for (const node of layer) {
      const { run } = node;
      if (run.at === model.home && won(run) >= aim) return node;
      const gone = run.mine | run.lost;
      const here: number[] = [];
      for (let thing = 0; thing < model.things.length; thing++)
        if (model.things[thing] === run.at && !has(gone, thing) && run.carries !== thing) here.push(thing);
      for (const thing of here)
        add(layer, { run: grab(model, run, thing), before: node, deed: { type: "grab", thing } });
      // What keeps is never left lying; what melts may be fetched later.
      if (here.some((thing) => !has(model.melts, thing))) continue;
      for (const to of model.neighbours[run.at] ?? [])
        add(next, { run: pass(model, run, to).run, before: node, deed: { type: "go", to } });
    }
    layer = next;
  }
  return undefined;
}

/** Equal keys, equal futures. All of it fits into a whole number below 2 to the 53rd. */
function keyOf({ pace, coldFor }: Model, run: Run): number {
  let key = run.at;
  key = key * 64 + run.mine;
  key = key * 64 + run.lost;
  key = key * 64 + run.soup;
  key = key * 64 + run.rival + 1;
  key = key * 8 + run.carries + 1;
  key = key * 4 + run.busy;
  key = key * 2 + (run.wary ? 1 : 0);
  key = key * pace + (run.time % pace);
  for (let thing = 0; thing < run.until.length; thing++) {
    const until = run.until[thing] as number;
    if (until !== -1 && !has(run.soup, thing)) key = key * (coldFor + 1) + Math.max(0, until - run.time);
  }
  return key;
}
