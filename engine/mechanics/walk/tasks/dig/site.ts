/** A dig as the rules use it: what lies where, what it costs, and what it does to a boast. */
import { createRandom, deriveSeed, type Random } from "../../../../random.ts";
import { seenFrom, type Standing } from "../../facing.ts";
import { cellOf, readGround, startOf, type Ground } from "../../ground.ts";
import { shortestWay } from "../../route.ts";
import type { WalkContent, WalkDeal } from "../../schema.ts";
import type { Boast, DigContent, DigItem, DigRules, Find, Verdict } from "./schema.ts";

export interface DigState extends Standing {
  /** Light used in this turn, in minutes. */
  readonly used: number;
  /** Light that help has used and that is counted with the next move. */
  readonly owed: number;
  /** The way was shown for this turn's boasts: it is not sold twice. */
  readonly isPointed: boolean;
  /** Which finds lie open. */
  readonly dug: readonly number[];
  /** Which boasts are still open. */
  readonly open: readonly number[];
  /** How many boasts were settled rightly in this turn. */
  readonly settled: number;
  /** Which finds were rightly said to tell nothing of which boast. */
  readonly ruledOut: readonly { readonly find: number; readonly boast: number }[];
  /** What the turn has given to the exhibit: a part, or nothing for a fake. */
  readonly parts: readonly string[];
  /** The find that is weighed now, and against which boasts it still is; null while one walks. */
  readonly weighing: { readonly find: number; readonly against: readonly number[] } | null;
}

export interface Site {
  readonly words: DigContent;
  readonly rules: DigRules;
  readonly boasts: DigItem["boasts"];
  readonly ground: Ground;
  /** Where each find lies. */
  readonly places: readonly number[];
}

/** What a verdict goes by. */
type Judged = Pick<Site, "words" | "rules">;

/** Minutes that the top layer takes; each one below takes one more. */
const DIG_MINUTES = 2;
export const HINT_MINUTES = 2;

const made = new WeakMap<
  object,
  { readonly actSeed: number; readonly rules: unknown; readonly site: Site }
>();

export function siteOf(deal: WalkDeal): Site {
  const { content, rules, item, actSeed } = deal;
  const known = made.get(item);
  if (known?.actSeed === actSeed && known.rules === rules) return known.site;
  const words = content.tasks.dig;
  if (words === undefined || rules.task.type !== "dig" || item.task.type !== "dig")
    throw new RangeError("siteOf: content, rules and item must be of a dig");
  const ground = readGround(content, rules.map);
  const given = { words, rules: rules.task, ground };
  const places = layout(content, given, createRandom(deriveSeed(actSeed, "dig")));
  const site = { ...given, boasts: item.task.boasts, places };
  made.set(item, { actSeed, rules, site });
  return site;
}

/** So many layouts are tried; most of a field's fit. */
const LAYOUTS = 60;

/** Where finds lie: of several layouts the first that light lasts for, or else the one that takes least. */
function layout(
  content: WalkContent,
  site: Pick<Site, "words" | "rules" | "ground">,
  random: Random,
): number[] {
  const free = placesFor(content, site.ground);
  const { fits, finds } = site.rules;
  const draw = () => random.shuffle(free).slice(0, finds.length);
  let best = draw();
  if (fits === undefined) return best;
  for (let tried = 1; tried < LAYOUTS && mostMinutes(content, site, best) > fits.minutes; tried++) {
    const other = draw();
    if (mostMinutes(content, site, other) < mostMinutes(content, site, best)) best = other;
  }
  return best;
}

/** What it takes where each boast needs the dearest find that is left, and then the farthest again and again. */
function mostMinutes(
  content: WalkContent,
  { words, rules, ground }: Pick<Site, "words" | "rules" | "ground">,
  places: readonly number[],
): number {
  const { boasts = 0, layers } = rules.fits ?? {};
  const start = startOf(content, ground);
  const needed = rules.finds.flatMap((find, index) => {
    const isVoid = find.gift !== undefined || (whyVoid({ words, rules }, find) !== undefined && !layers);
    const steps = shortestWay(content, ground, start, places[index] ?? start)?.length ?? 0;
    return isVoid ? [] : [{ steps, minutes: steps + DIG_MINUTES + (find.layer ?? 0) }];
  });
  const dearest = needed.map(({ minutes }) => minutes).toSorted((one, other) => other - one);
  const farthest = Math.max(0, ...needed.map(({ steps }) => steps));
  const again = Math.max(0, boasts - dearest.length) * farthest;
  return dearest.slice(0, boasts).reduce((sum, minutes) => sum + minutes, again);
}

/** Finds lie where no landmark is. */
export function placesFor(content: WalkContent, ground: Ground): number[] {
  return ground.cells.flatMap((id, at) => {
    const cell = cellOf(content, id);
    return cell.type === "floor" && cell.landmark === undefined && cell.role === undefined ? [at] : [];
  });
}

export function begin(deal: WalkDeal): DigState {
  const { boasts, ground } = siteOf(deal);
  const kept = deal.world.dig?.site === deal.actSeed ? deal.world.dig : undefined;
  return {
    at: startOf(deal.content, ground),
    ...(deal.rules.turns ? { facing: "up" as const } : {}),
    used: 0,
    owed: 0,
    isPointed: false,
    dug: kept?.dug ?? [],
    open: boasts.map((_, index) => index),
    settled: 0,
    ruledOut: [],
    parts: [],
    weighing: null,
  };
}

/** Infinite where nothing runs out. */
export function lightLeft({ content, rules, stakes }: WalkDeal, { used }: DigState): number {
  if (rules.task.type !== "dig" || rules.task.endless) return Infinity;
  const stake = content.tasks.dig?.light?.stake;
  const begun = stake === undefined ? undefined : stakes[stake];
  return begun === undefined ? Infinity : Math.max(0, begun - used);
}

export function findAt({ rules }: Site, index: number): Find {
  const find = rules.finds[index];
  if (find === undefined) throw new RangeError(`findAt: no find ${index}`);
  return find;
}

export function boastAt({ boasts }: Site, index: number): Boast {
  const boast = boasts[index];
  if (boast === undefined) throw new RangeError(`boastAt: no boast ${index}`);
  return boast;
}

export function kindOf({ words }: Site, { kind }: Find) {
  const known = words.kinds[kind];
  if (known === undefined) throw new RangeError(`kindOf: no kind "${kind}"`);
  return known;
}

/** In minutes: what lies open costs nothing any more. */
export function costOf(site: Site, state: DigState, index: number): number {
  return state.dug.includes(index) ? 0 : DIG_MINUTES + (findAt(site, index).layer ?? 0);
}

/** How many steps a find is off. */
export function stepsTo({ content }: WalkDeal, { ground, places }: Site, at: number, index: number): number {
  return shortestWay(content, ground, at, places[index] ?? at)?.length ?? Infinity;
}

/** Why a find tells nothing of the beast, whatever the boast; undefined where it may tell something. */
export function whyVoid({ words, rules }: Judged, { layer = 0, mark }: Find) {
  const marked = mark === undefined ? undefined : words.marks?.[mark]?.why;
  if (marked !== undefined) return marked;
  return layer === (rules.beast ?? 0) ? undefined : words.layers[layer]?.why;
}

/** What it says of a boast, if anything. */
export function spokenBy(site: Judged, find: Find, boast: Boast) {
  const { marks } = site.words;
  const isMarked = find.mark !== undefined && marks?.[find.mark]?.why !== undefined;
  if (isMarked) return undefined;
  const layered = boast.speaks[`${find.kind}@${find.layer ?? 0}`];
  if (layered !== undefined) return layered;
  return whyVoid(site, find) === undefined ? boast.speaks[find.kind] : undefined;
}

/** Whether a find that was not weighed against it yet speaks of an open boast. */
export function canSettle(site: Site, { ruledOut }: DigState, find: number, boast: number): boolean {
  return (
    spokenBy(site, findAt(site, find), boastAt(site, boast)) !== undefined &&
    !ruledOut.some((known) => known.find === find && known.boast === boast)
  );
}

export function verdictOn(site: Judged, find: Find, boast: Boast): Verdict {
  return spokenBy(site, find, boast)?.does ?? "nothing";
}

/** What the detector hears of it from here: nothing unless it lies ahead, within half a turn. */
export function isAhead({ ground, places }: Site, state: Standing, index: number): boolean {
  const { right, ahead } = seenFrom(ground, state, places[index] ?? state.at);
  return ahead > 0 && Math.abs(right) <= ahead;
}

/** What still lies here: a gift is taken along. */
export function lying(site: Site, { dug }: DigState): number[] {
  return [...site.places.keys()].filter(
    (index) => findAt(site, index).gift === undefined || !dug.includes(index),
  );
}

/** The find under one's feet. */
export function findUnder(site: Site, state: DigState): number | undefined {
  return lying(site, state).find((index) => site.places[index] === state.at);
}

/** True while some find can still be shown in the light that is left. */
export function canGoOn(deal: WalkDeal, site: Site, state: DigState): boolean {
  const left = lightLeft(deal, state);
  return lying(site, state).some(
    (index) => stepsTo(deal, site, state.at, index) + costOf(site, state, index) <= left,
  );
}
