/** What is in a basket, drawn by the turn's seed: which things in which order, the marks that they bear, what they hide. */
import { createRandom, deriveSeed, type Random } from "../../random.ts";
import type { Deal } from "../contract.ts";
import { codeNamed, thingNamed, type Named } from "./named.ts";
import { shelved } from "./rooms.ts";
import type { Draw, SortContent, SortItem, SortRules, Thing } from "./schema.ts";
import type { SortWorld } from "./world.ts";

export type SortDeal = Deal<SortContent, SortRules, SortItem, SortWorld>;

/** A thing as it comes in this basket. */
export interface Dealt extends Thing {
  /** Where it belongs: a bin, or what a dial must be set to. */
  readonly bin: string;
  /** By whose code, where it bears a mark. */
  readonly code?: string | undefined;
  /** What somebody says of it. */
  readonly claim?: string | undefined;
  /** Its mark is not heard before somebody feels for it. */
  readonly isCovered?: true | undefined;
  /** It is what the thing before has become. */
  readonly isLater?: boolean | undefined;
}

/** The same things for the same turn. */
export function basketOf(named: SortDeal): readonly Dealt[] {
  const { rules, item, seed } = named;
  const random = createRandom(deriveSeed(seed, "basket"));
  const authored = (item.things ?? []).map((thing) => marked(named, thing, item.codes, random));
  const drawn = item.draw === undefined ? [] : drawnFrom(named, item.draw, item.codes, random);
  const things = unfolded([...authored, ...drawn, ...shelved(named)]);
  const lied = liedAbout(rules, things, random);
  return things.map((thing, at) => ({
    ...thing,
    claim: claimed(rules, thing, lied.has(at), random),
    ...(rules.heckles?.covers === true ? { isCovered: true } : {}),
  }));
}

/** A thing that becomes another is followed by what it becomes. */
function unfolded(things: readonly Dealt[]): readonly Dealt[] {
  return things.flatMap(({ becomes = [], ...thing }) => [
    thing,
    ...becomes.map((later) => ({
      ...later,
      name: later.name ?? thing.name,
      bin: later.bin ?? "",
      isLater: true,
    })),
  ]);
}

function drawnFrom(named: Named, draw: Draw, itemCodes: SortItem["codes"], random: Random): readonly Dealt[] {
  const codes = draw.codes ?? itemCodes;
  const bins = random.shuffle(
    Object.entries(draw.bins).flatMap(([bin, count]) => Array<string>(count).fill(bin)),
  );
  const left = new Set([...random.shuffle(draw.always ?? []), ...random.shuffle(draw.from)]);
  const turns = random.shuffle(codes ?? []);
  const things = bins.map((bin, at) => {
    const able = [...left].filter((id) => canBe(thingNamed(named, id), bin));
    const id = able[0] ?? random.pick(draw.from.filter((one) => canBe(thingNamed(named, one), bin)));
    left.delete(id);
    const thing = { ...thingNamed(named, id), bin };
    const turn = turns[at % turns.length];
    const byTurn = turn === undefined ? undefined : marked(named, thing, [turn], random);
    return byTurn?.code === undefined ? marked(named, thing, codes, random) : byTurn;
  });
  return hidden(draw, random.shuffle(things), random);
}

/** What some of them hide. */
function hidden({ hides }: Draw, things: readonly Dealt[], random: Random): readonly Dealt[] {
  if (hides === undefined) return things;
  const able = things.flatMap((thing, at) =>
    thing.isPocketless === true || thing.hides !== undefined ? [] : [at],
  );
  const hiding = new Set(random.shuffle(able).slice(0, hides.count));
  const finds = random.shuffle(hides.finds);
  let next = 0;
  return things.map((thing, at) =>
    hiding.has(at) ? { ...thing, hides: finds[next++ % finds.length] } : thing,
  );
}

function canBe(thing: Thing, bin: string): boolean {
  return thing.bin === undefined || thing.bin === bin;
}

/** With a mark that points to its bin, by one of the codes; things that say their bin and bear none are left as they are. */
function marked(named: Named, thing: Thing, codes: readonly string[] | undefined, random: Random): Dealt {
  if (codes === undefined) return { ...thing, bin: thing.bin ?? "" };
  const fitting = codes.flatMap((code) =>
    Object.entries(codeNamed(named, code).marks)
      .filter(
        ([mark, bin]) => (thing.bin === undefined || bin === thing.bin) && (thing.mark ?? mark) === mark,
      )
      .map(([mark, bin]) => ({ code, mark, bin })),
  );
  return fitting.length === 0 ? { ...thing, bin: thing.bin ?? "" } : { ...thing, ...random.pick(fitting) };
}

/** What can only be lied about, and of the others so many that the share of lies holds in each basket. */
function liedAbout({ heckles }: SortRules, things: readonly Dealt[], random: Random): ReadonlySet<number> {
  if (heckles === undefined) return new Set();
  const { by, lies } = heckles;
  const places = random.shuffle([...things.keys()]);
  const isForced = (at: number): boolean => !Object.hasOwn(by, things[at]?.bin ?? "");
  const forced = places.filter(isForced);
  const free = places.filter((at) => !isForced(at));
  // A half is a lie in every other basket.
  const share = Math.floor(lies * things.length + random.next());
  const wanted = Math.max(0, share - forced.length);
  return new Set([...forced, ...free.slice(0, wanted)]);
}

function claimed({ heckles }: SortRules, { bin }: Dealt, isLie: boolean, random: Random): string | undefined {
  if (heckles === undefined) return undefined;
  const others = Object.keys(heckles.by).filter((claim) => claim !== bin);
  return isLie ? random.pick(others) : bin;
}
