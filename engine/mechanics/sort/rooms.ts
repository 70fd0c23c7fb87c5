/** What a shelf's things are, pull by pull: plain data and arithmetic. */
import type { Random } from "../../random.ts";
import { entry } from "../kit/entry.ts";
import type { Heard } from "../kit/evidence.ts";
import { thingNamed, type Named } from "./named.ts";
import type { Shelf, Shelves } from "./rooms-schema.ts";
import type { SortContent, SortItem, SortRules, Thing } from "./schema.ts";

type Goes = Shelf["goes"];

/** So many shelves are drawn for one journey before another is tried. */
const TRIES = 100;

export function climateOf({
  content,
}: {
  readonly content: SortContent;
}): NonNullable<SortContent["climate"]> {
  if (content.climate === undefined) throw new RangeError("sort: the content says nothing of rooms");
  return content.climate;
}

/** The bin for what it is after so many pulls, none of them at first. */
export function binAfter(thing: Thing, goes: Goes, pulls: number): string {
  const room = isSet(thing, goes, pulls) ? thing.sets : goes[pulls]?.at(-1);
  return entry(thing.in, room ?? "", "sort");
}

/** How it sounds then. */
export function heardAfter(thing: Thing, goes: Goes, pulls: number): readonly Heard[] {
  const set = isSet(thing, goes, pulls) ? thing.sounds?.["set"] : undefined;
  return set ?? thing.sounds?.[binAfter(thing, goes, pulls)] ?? [];
}

/** It has been where it becomes something for ever. */
export function isSet({ sets }: Thing, goes: Goes, pulls: number): boolean {
  return (
    sets !== undefined &&
    goes
      .slice(0, pulls + 1)
      .flat()
      .includes(sets)
  );
}

/** Where a pull ends. */
export function roomAfter({ goes }: Shelf, pull: number): string {
  return goes[pull]?.at(-1) ?? "";
}

/** Warmer or colder, way by way; a pull that leads nowhere is neither. */
export function waysOf(
  content: SortContent,
  goes: Goes,
  pull: number,
): readonly ("warmer" | "colder" | "same")[] {
  const order = Object.keys(climateOf({ content }).rooms);
  const path = goes[pull] ?? [];
  return path.map((room, at) => {
    const from = path[at - 1] ?? goes[pull - 1]?.at(-1) ?? "";
    if (room === from) return "same";
    return order.indexOf(room) > order.indexOf(from) ? "warmer" : "colder";
  });
}

/** A shelf on which much changes with each pull, not all of it into the same, and of which enough is told. */
export function drawShelf(
  content: SortContent,
  rules: SortRules,
  shelves: Shelves,
  random: Random,
): SortItem {
  const named = { content, rules };
  const [first = [], ...others] = random.shuffle(shelves.goes);
  for (const goes of [first, ...others])
    for (let tries = 0; tries < TRIES; tries += 1) {
      const shelf = drawOne(shelves, goes, random);
      if (isLively(named, shelf) && isFound(named, shelf, shelves)) return itemOf(shelf);
    }
  return itemOf(drawOne(shelves, first, random));
}

function itemOf(shelf: Shelf): SortItem {
  const { from, goes, tells = [] } = shelf;
  return { id: [...from, ...goes.map((path) => path.join("-")), ...tells].join("-"), shelf };
}

function drawOne({ one, from, count, tells }: Shelves, goes: Goes, random: Random): Shelf {
  const telling = tells === undefined ? undefined : random.pick(tells);
  const odd = one === undefined ? [] : [random.pick(one)];
  const others = random.shuffle(from.filter((id) => !odd.includes(id) && telling?.includes(id) !== true));
  return {
    from: random.shuffle([...odd, ...others.slice(0, count - odd.length)]),
    goes,
    ...(telling === undefined ? {} : { tells: telling }),
  };
}

/** Who packs each thing for what it is already catches half at most, and so does who packs all for the same. */
function isLively(named: Named, { from, goes }: Shelf): boolean {
  const things = from.map((id) => thingNamed(named, id));
  const bins = new Set(things.flatMap((thing) => Object.values(thing.in ?? {})));
  const ways = [
    ...[...bins].map((bin) => () => bin),
    (thing: Thing, pull: number) => binAfter(thing, goes, pull - 1),
  ];
  return ways.every((packedBy) => caughtBy(things, goes, packedBy) * 2 <= things.length * (goes.length - 1));
}

/** In all pulls: what got away once is not caught again. */
function caughtBy(
  things: readonly Thing[],
  goes: Goes,
  packedBy: (thing: Thing, pull: number) => string,
): number {
  const pulls = [...goes.keys()].slice(1);
  return things.reduce((sum, thing) => {
    const missed = pulls.findIndex((pull) => packedBy(thing, pull) !== binAfter(thing, goes, pull));
    return sum + (missed < 0 ? pulls.length : missed);
  }, 0);
}

/** It can be worked out: from what is told, or from the one crumb that may be tested. */
function isFound(named: Named, shelf: Shelf, shelves: Shelves): boolean {
  if (shelf.tells !== undefined) return isTold(named, shelf, shelves, shelf.tells);
  return named.rules.tests !== 1 || shelf.from.some((id) => isTold(named, shelf, shelves, [id]));
}

/** Wherever else the first pull may lead the same way: if these become the same there, so does all of the shelf. */
function isTold(named: Named, { from, goes }: Shelf, shelves: Shelves, tells: readonly string[]): boolean {
  const becomes = (ids: readonly string[], way: Goes): string =>
    ids
      .map((id) => thingNamed(named, id))
      .map((thing) => `${binAfter(thing, way, 1)} ${isSet(thing, way, 1)}`)
      .join();
  const ways = (way: Goes): string => waysOf(named.content, way, 1).join();
  const rooms = [...new Set(shelves.goes.flat(2))];
  return pathsOf(rooms, goes[1]?.length ?? 1)
    .map((path): Goes => [goes[0] ?? [], path])
    .filter((way) => ways(way) === ways(goes) && becomes(tells, way) === becomes(tells, goes))
    .every((way) => becomes(from, way) === becomes(from, goes));
}

/**
 * All that a thing might be after this pull, by the way in which the lever goes and by what was heard beforehand of others:
 * the ids of bins, and one of them only where another test tells nothing.
 */
export function mayBe(
  deal: { readonly content: SortContent; readonly rules: SortRules },
  { goes }: Shelf,
  pull: number,
  thing: Thing,
  known: readonly Thing[],
): ReadonlySet<string> {
  const before = goes.slice(0, pull);
  const ways = (way: Goes): string => waysOf(deal.content, way, pull).join();
  const heard = (way: Goes): string =>
    known.map((other) => `${binAfter(other, way, pull)} ${isSet(other, way, pull)}`).join();
  const rooms = [...new Set((deal.rules.shelves?.goes ?? [goes]).flat(2))];
  const possible = pathsOf(rooms, goes[pull]?.length ?? 1)
    .map((path): Goes => [...before, path])
    .filter((way) => ways(way) === ways(goes) && heard(way) === heard(goes));
  return new Set(possible.map((way) => binAfter(thing, way, pull)));
}

/** All that so long a pull might be, from room to another room. */
function pathsOf(rooms: readonly string[], length: number): readonly string[][] {
  if (length <= 1) return rooms.map((room) => [room]);
  return rooms.flatMap((room) => pathsOf(rooms, length - 1).map((path) => [room, ...path]));
}

/** What stands on the shelf, as it is in the first room. */
export function shelved(
  deal: Named & { readonly item: SortItem },
): readonly (Thing & { readonly bin: string })[] {
  const { shelf } = deal.item;
  return (shelf?.from ?? []).map((id) => {
    const thing = thingNamed(deal, id);
    const bin = binAfter(thing, shelf?.goes ?? [], 0);
    return { ...thing, bin };
  });
}
