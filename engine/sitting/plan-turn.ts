/**
 * The next turn of an act: its set, its item, its seeds. Pure: the same sitting gives the same turn, which is how a
 * broken-off sitting goes on where it stopped.
 */
import type { PlayAct } from "../definition/act-schema.ts";
import type { ItemSet } from "../definition/index.ts";
import { withActBegun } from "./at-work.ts";
import { setById } from "../definition/item-sets.ts";
import type { AnyItem } from "../mechanics/contract.ts";
import { createRandom, deriveSeed, type Random } from "../random.ts";
import type { Purpose } from "../save/verdict-log.ts";
import type { Way } from "./goal.ts";
import type { AskedItem } from "./guide.ts";
import { turnsIn, turnsOfAct, type PastTurn, type Sitting } from "./log.ts";
import { chapterOf, expectedTurns, levelAt, turnsOf } from "./next-act.ts";
import { MISSED_BELOW } from "./standing.ts";

export interface PlannedTurn {
  /** The id of the act. */
  readonly act: string;
  readonly as: PlayAct["as"];
  /** What the learner takes it for. */
  readonly purpose: Purpose;
  /** Counted from 0 within its act. */
  readonly turn: number;
  /** Turns in this act. */
  readonly of: number;
  /** Counted from 0 over the whole sitting, and how many it has, as far as it can be told. */
  readonly way: Way;
  readonly set: ItemSet;
  readonly item: AnyItem;
  readonly seed: number;
  readonly actSeed: number;
  readonly world: unknown;
  readonly stakes: Readonly<Record<string, number>>;
  readonly keepsakes: readonly string[];
  readonly rival?: { readonly errs: boolean; readonly voice: string } | undefined;
}

/** Small levels make few different items; this many tries find most of them. */
const GENERATE_TRIES = 40;

/** All acts of a sitting share one world: what was done in one is still so in the next. */
export const WORLD = "sitting";

export function planTurn(sitting: Sitting, act: PlayAct): PlannedTurn {
  const { definition, seed, log, standing, keepsakes } = sitting;
  const past = turnsIn(log);
  const turn = turnsOfAct(log, act.id).length;
  const missed = act.returns === true && turn > 0 ? missedToReturn(act, past) : undefined;
  const set = missed === undefined ? setFor(act, sitting) : setById(definition, missed.set);
  const world = worldOf(sitting, set);
  const { item, purpose } =
    missed === undefined
      ? itemFor(sitting, act, set, turn, world)
      : { item: missed.item, purpose: purposeOf(act, past.length) };
  return {
    act: act.id,
    as: act.as,
    purpose,
    turn,
    of: turnsOf(act, sitting.length),
    way: wayOf(sitting),
    set,
    item,
    seed: deriveSeed(seed, "turn", past.length),
    actSeed: actSeedOf(sitting, act),
    world,
    // Clocks begin anew with the act: its first turn is played by what they then show.
    stakes: turn === 0 ? withActBegun({ ...sitting, act }, standing).standing.stakes : standing.stakes,
    keepsakes,
    rival: rivalAt(sitting, act, turn),
  };
}

/** Turns at the beginning of a sitting that only warm up. */
const WARM_UP_TURNS = 2;

function purposeOf({ as }: PlayAct, played: number): AskedItem["purpose"] {
  if (as === "boss") return "boss";
  return as === "learn" || played < WARM_UP_TURNS ? "warm-up" : "turn";
}

/** How far the sitting is: the turns behind it, and how many it has, as far as it can be told. */
export function wayOf(sitting: Sitting): PlannedTurn["way"] {
  const { turns: of, isSure } = expectedTurns(sitting);
  return { turn: turnsIn(sitting.log).length, of, isSure };
}

/** What an act has in common is drawn from this; the next act's is one more. */
export function actSeedOf({ definition, level, seed }: Sitting, act: PlayAct): number {
  const acts = chapterOf({ definition, level }).filter(({ type }) => type === "play");
  return (deriveSeed(seed, "act") + acts.findIndex(({ id }) => id === act.id)) >>> 0;
}

/** The world as the turns before have left it, or as it begins. */
export function worldOf({ definition, mechanic, seed, standing }: Sitting, { rules }: ItemSet): unknown {
  return (
    standing.worlds[WORLD] ?? mechanic.world?.(definition.content, rules, deriveSeed(seed, "world", WORLD))
  );
}

/** The set that an act names, or the level's own. */
export function setOfAct({ definition, level }: Sitting, act: PlayAct): ItemSet {
  return act.set === undefined ? levelAt(definition, level) : setById(definition, act.set);
}

/** After two misses in a row the next turn is easier. */
function setFor(act: PlayAct, sitting: Sitting): ItemSet {
  const usual = setOfAct(sitting, act);
  const lastTwo = turnsIn(sitting.log).slice(-2);
  const isStruggling = lastTwo.length === 2 && lastTwo.every(({ credit }) => credit < MISSED_BELOW);
  if (act.eases !== true || !isStruggling || usual.easier === undefined) return usual;
  return setById(sitting.definition, usual.easier);
}

/** Missed items come back, each once, but not the act's own. */
function missedToReturn(act: PlayAct, past: readonly PastTurn[]): PastTurn | undefined {
  const timesAsked = (id: string) => past.filter(({ item }) => item.id === id).length;
  return past.find(
    (turn) => turn.act !== act.id && turn.credit < MISSED_BELOW && timesAsked(turn.item.id) === 1,
  );
}

/** As the act names it, or as the guide chooses among those that may come; by chance where there is no guide. */
function itemFor(
  sitting: Sitting,
  act: PlayAct,
  set: ItemSet,
  turn: number,
  world: unknown,
): { readonly item: AnyItem; readonly purpose: Purpose } {
  const { definition, guide, log, seed } = sitting;
  const past = turnsIn(log);
  const purpose = purposeOf(act, past.length);
  const named = act.items?.[turn % act.items.length];
  const chosen = named === undefined ? undefined : set.items?.find(({ id }) => id === named);
  if (chosen !== undefined) return { item: chosen, purpose };
  const random = createRandom(deriveSeed(seed, "item", past.length));
  if (guide === undefined) return { item: drawItem(sitting, set, world, random), purpose };
  const last = past.at(-1)?.item.id ?? null;
  const items = itemsThatMayCome(sitting, set, world, random);
  const asked = { game: definition.slug, set, items, purpose, last };
  return guide({ ...asked, seed: deriveSeed(seed, "guide", past.length) });
}

/** When each item was asked last in this sitting, counted in turns: -1 if it was not. */
function askedIn({ log }: Sitting): (item: AnyItem) => number {
  const turns = new Map<string, number>();
  turnsIn(log).forEach(({ item }, turn) => turns.set(item.id, turn));
  return (item) => turns.get(item.id) ?? -1;
}

/** So many of the items that a mechanic makes are enough to choose among. */
const MADE_TO_CHOOSE = 8;

/** At least one, and none that was asked in this sitting, as long as a set has others. */
function itemsThatMayCome(
  sitting: Sitting,
  set: ItemSet,
  world: unknown,
  random: Random,
): readonly AnyItem[] {
  const lastAsked = askedIn(sitting);
  const made = () => Array.from({ length: MADE_TO_CHOOSE }, () => drawItem(sitting, set, world, random));
  const all = set.items ?? [...new Map(made().map((item) => [item.id, item])).values()];
  const longestAgo = Math.min(...all.map(lastAsked));
  return all.filter((item) => lastAsked(item) === longestAgo);
}

/** One that was not asked in this sitting; where a set has no more of them, one that was asked long ago. */
function drawItem(sitting: Sitting, set: ItemSet, world: unknown, random: Random): AnyItem {
  const { definition, mechanic } = sitting;
  const lastAsked = askedIn(sitting);
  if (set.items !== undefined) {
    const longestAgo = Math.min(...set.items.map(lastAsked));
    return random.pick(set.items.filter((item) => lastAsked(item) === longestAgo));
  }
  const make = (chance: Random): AnyItem => {
    if (mechanic.generate === undefined)
      throw new Error(`${set.id}: no items, and ${mechanic.id} makes none`);
    return mechanic.generate(definition.content, set.rules, chance, world);
  };
  let best = make(random);
  for (let tries = 0; lastAsked(best) >= 0 && tries < GENERATE_TRIES; tries++) {
    const item = make(random);
    if (lastAsked(item) < lastAsked(best)) best = item;
  }
  return best;
}

/** The rival's turn, and whether the rival is wrong in it. */
function rivalAt({ seed, log }: Sitting, { id, rival }: PlayAct, turn: number): PlannedTurn["rival"] {
  if (rival === undefined) return undefined;
  const last = turnsOfAct(log, id).at(-1);
  const isTheirs =
    rival.turns === "after each miss"
      ? last !== undefined && last.credit < MISSED_BELOW
      : turn % 2 === (rival.turns === "every second" ? 1 : 0);
  if (!isTheirs) return undefined;
  const chance = createRandom(deriveSeed(seed, "rival", id, turn));
  return { errs: chance.next() < rival.errs, voice: rival.voice };
}
