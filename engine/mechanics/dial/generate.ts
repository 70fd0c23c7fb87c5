/** Draws an item for a level: one way, or several to choose from, and who waits there. */
import type { Random } from "../../random.ts";
import { costOf, drawTask, ownTurn, taskId, taskStarts, taskTarget, worthOf } from "./asks.ts";
import type { DialDeal, DialItem, DialRules, Way, DialWorld } from "./schema.ts";
import { missionOf, twoMissions } from "./sonar/draw.ts";
import type { Drawing, Sum } from "./tasks/schemas.ts";
import type { Span } from "./texts.ts";
import type { DialContent } from "./words.ts";

const MOST_STARTS = 3;
const ATTEMPTS = 20;
/** In so many choices who pays more is the shorter ride. */
const SHARE_OF_SHORT_AND_DEAR = 0.5;
/** What a question promises is looked for longer. */
const UNTIL = 200;

/** Throws a RangeError if the rules draw nothing: `check` refuses such games. */
export function generate(
  content: DialContent,
  rules: DialRules,
  random: Random,
  world?: DialWorld,
): DialItem {
  const own = ownTurn({ rules });
  if (own !== undefined) return own.generate(rules, random);
  if (rules.sonar !== undefined && rules.pick === "load") return twoMissions(rules, random);
  const drawing = random.pick(rules.tasks ?? []);
  const ways = offered(content, rules, drawing, random, world);
  const { skill } = drawing;
  if (rules.gather !== undefined) return gathering(rules, ways, random, world);
  return {
    id: [...new Set(ways.map(({ task }) => taskId(task)))].join("-"),
    ...(skill === undefined ? {} : { skill }),
    ways: withGuests(rules, ways, random, world),
  };
}

/**
 * What somebody pays never tells how far it is: as often the longer ride is worth more as the shorter one is, and only who
 * adds knows which. Both are within reach, or else one of them. Where the draws do not allow it, they stay as they fall.
 */
function offered(
  content: DialContent,
  rules: DialRules,
  drawing: Drawing,
  random: Random,
  world?: DialWorld,
): Way[] {
  const ways = waysOf(rules, drawing, random, world);
  if (rules.pick === "start")
    return unequal({ content, rules }, ways, () => waysOf(rules, drawing, random, world));
  if (rules.pick !== "load" || rules.pays === undefined || rules.gather !== undefined) return ways;
  const fuel = world?.fuel ?? Infinity;
  const pairs = pairsOf(rules.pays);
  const fits = random.next() < SHARE_OF_SHORT_AND_DEAR ? isBargain : isDilemma;
  let drawn = ways;
  for (let attempt = 0; attempt < 2 * ATTEMPTS; attempt++) {
    const reach = attempt < ATTEMPTS ? "both" : "one";
    const paid = pairs.map(([left, right]) =>
      drawn.map((way, index) => ({ ...way, pays: index === 0 ? left : right })),
    );
    const fitting = paid.filter((pair) => {
      const apart = compared({ content, rules }, pair);
      return apart !== undefined && apart[reach] <= fuel && fits(apart);
    });
    if (fitting.length > 0) return random.pick(fitting);
    drawn = waysOf(rules, drawing, random, world);
  }
  return ways;
}

/** Ways that fit, if they are drawn soon enough. */
function drawUntil(first: Way[], fits: (ways: readonly Way[]) => boolean, draw: () => Way[]): Way[] {
  let drawn = first;
  for (let attempt = 0; attempt < UNTIL; attempt++) {
    if (fits(drawn)) return drawn;
    drawn = draw();
  }
  return first;
}

/** Where every start takes as many jumps there is nothing to choose. */
function unequal(deal: Pick<DialDeal, "content" | "rules">, first: Way[], draw: () => Way[]): Way[] {
  const differ = (ways: readonly Way[]) => new Set(ways.map((way) => costOf(deal, way))).size > 1;
  return drawUntil(first, differ, draw);
}

/** Every two fares that differ. */
function pairsOf({ from, to }: NonNullable<DialRules["pays"]>): [number, number][] {
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return all.flatMap((left) =>
    all.filter((right) => right !== left).map((right): [number, number] => [left, right]),
  );
}

/** More for a lump than this, and nobody would think twice. */
const MOST_FOR_A_LUMP = 3;

/** Of two loads, the longer ride beside the shorter one. */
interface Compared {
  /** What the longer one burns more, what it is worth more, and what its guest asks more. */
  readonly burns: number;
  readonly worth: number;
  readonly pays: number;
  /** What both of them take at least, and what one of them does. */
  readonly both: number;
  readonly one: number;
}

function compared(deal: Pick<DialDeal, "content" | "rules">, ways: readonly Way[]): Compared | undefined {
  const [short, long] = ways.toSorted((a, b) => costOf(deal, a) - costOf(deal, b));
  if (short === undefined || long === undefined) return undefined;
  const [one, both] = [costOf(deal, short), costOf(deal, long)];
  return {
    burns: both - one,
    worth: worthOf(deal.rules, long) - worthOf(deal.rules, short),
    pays: (long.pays ?? 0) - (short.pays ?? 0),
    both,
    one,
  };
}

/** Whether what is worth more also burns more, not out of all proportion. */
function isDilemma({ burns, worth }: Compared): boolean {
  return burns > 0 && worth > 0 && worth <= burns * MOST_FOR_A_LUMP;
}

/** Whether who pays more is also the shorter ride, to be found by adding. */
function isBargain({ burns, worth, pays }: Compared): boolean {
  return burns > 0 && worth < 0 && pays < 0;
}

function waysOf(rules: DialRules, drawing: Drawing, random: Random, world?: DialWorld): Way[] {
  const trackFrom = rules.range.from;
  // Where the turn before has ended too far on, one begins anew.
  const sum =
    (rules.runsOn === true && world !== undefined
      ? drawTask(drawing, { trackFrom, from: world.at }, random)
      : undefined) ?? drawTask(drawing, { trackFrom }, random);
  if (sum === undefined) throw new RangeError("generate: nothing fits these rules");
  const starts = taskStarts(drawing, sum, { trackFrom });
  const [own = trackFrom] = starts;
  if (rules.pick === "start") {
    // Where a sum runs on, its own place is the train that is there already: on the left.
    const choices = rules.runsOn === true ? starts : random.shuffle(starts);
    const shown = choices.slice(0, MOST_STARTS);
    return shown.map((start) => ({ task: sum, start }));
  }
  const own1 = { task: sum, start: own, ...missionOf(drawing) };
  if (rules.pick !== "load") return [own1];
  const other = otherLoad(rules, drawing, sum, own, random);
  return other === undefined ? [own1] : random.shuffle([own1, { task: other, start: own }]);
}

/** Another question from the same place, with another answer; now and then one whose answer is full. */
function otherLoad(
  rules: DialRules,
  drawing: Drawing,
  sum: Sum,
  from: number,
  random: Random,
): Sum | undefined {
  const trackFrom = rules.range.from;
  const seeksFull = rules.full !== undefined && !isFull(rules, sum) && random.next() < SHARE_OF_FULL;
  let found: Sum | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const other = drawTask(drawing, { trackFrom, from }, random) ?? drawTask(drawing, { trackFrom }, random);
    if (other === undefined || taskTarget(other) === taskTarget(sum)) continue;
    if (taskStarts(drawing, other, { trackFrom })[0] !== from) continue;
    if (!seeksFull || isFull(rules, other)) return other;
    found ??= other;
  }
  return found;
}

const SHARE_OF_FULL = 0.6;

function isFull({ full }: DialRules, sum: Sum): boolean {
  return full !== undefined && taskTarget(sum) % full.every === 0;
}

const SHARE_OF_SECRETS = 0.35;

/** Some of the offers fill it exactly; the others are there to tempt. */
function gathering(rules: DialRules, ways: readonly Way[], random: Random, world?: DialWorld): DialItem {
  const { offers: count, size } = rules.gather ?? { offers: 3, size: { from: 1, to: 1 } };
  const [way] = ways;
  if (way === undefined) throw new RangeError("gathering: nothing to fill");
  const room = taskTarget(way.task) - way.start;
  const drawn = Array.from({ length: UNTIL }, () => sizesFor(room, count, size, random)).filter((sizes) =>
    canFill(sizes, room),
  );
  const sizes =
    drawn.find((some) => !fillsInTurn(some, room)) ?? drawn[0] ?? sizesFor(room, count, size, random);
  const queue = queueOf(rules, random, world);
  const offers = sizes.map((one, index) => {
    const guest = queue[index];
    const { pays } = rules;
    return {
      size: one,
      ...(guest === undefined ? {} : { guest }),
      ...(pays === undefined ? {} : { pays: random.int(pays.from, pays.to) }),
    };
  });
  return { id: `${way.start}-${sizes.join("-")}-${taskTarget(way.task)}`, offers, ways: [way] };
}

/** Some of them mean to make exactly as many as there is room for. */
function sizesFor(room: number, count: number, size: Span, random: Random): number[] {
  const parts: number[] = [];
  for (let left = room; left > 0 && parts.length < count;) {
    const most = Math.min(size.to, left);
    const part = left <= size.to && parts.length > 0 ? left : random.int(Math.min(size.from, most), most);
    parts.push(part);
    left -= part;
  }
  const tempting = Array.from({ length: Math.max(0, count - parts.length) }, () =>
    random.int(size.from, size.to),
  );
  return random.shuffle([...parts, ...tempting]);
}

function canFill(sizes: readonly number[], room: number): boolean {
  return sizes.reduce((sums, size) => [...sums, ...sums.map((sum) => sum + size)], [0]).includes(room);
}

/** Whether it is full for somebody who takes one after another without a thought. */
function fillsInTurn(sizes: readonly number[], room: number): boolean {
  let taken = 0;
  return sizes.some((size) => (taken += size) === room);
}

/** One waits at each load, and pays; where the start is chosen, the same one at all of them. */
function withGuests(rules: DialRules, ways: readonly Way[], random: Random, world?: DialWorld): Way[] {
  const queue = queueOf(rules, random, world);
  const fares = faresOf(rules, ways, random);
  return ways.map((way, index) => {
    const place = rules.pick === "load" ? index : 0;
    const guest = queue[place];
    const pays = way.pays ?? fares[place];
    return {
      ...way,
      ...(guest === undefined ? {} : { guest }),
      ...(pays === undefined ? {} : { pays }),
    };
  });
}

/** Who may come next: a surprise if one is due, then whoever is new. */
function queueOf(rules: DialRules, random: Random, world?: DialWorld): string[] {
  const { aboard = [], gone = [] } = world ?? {};
  const known = [...aboard, ...gone];
  const here = Object.entries(rules.guests ?? {}).filter(([id]) => rules.waits?.includes(id) ?? true);
  const free = here.filter(([id]) => !known.includes(id));
  const secrets = free.filter(([, { secret }]) => secret === true);
  const isDue = !known.some((id) => rules.guests?.[id]?.secret === true) && random.next() < SHARE_OF_SECRETS;
  const usual = random.shuffle(free.filter(([, { secret, late }]) => secret !== true && late !== true));
  const late = random.shuffle(free.filter(([, guest]) => guest.late === true));
  const first = isDue && secrets.length > 0 ? [random.pick(secrets)] : [];
  // Who went over to the rival is won back, and waits nowhere.
  return [...first, ...usual, ...late].map(([id]) => id);
}

const SHARE_OF_BARGAINS = 0.25;

/** What each pays, no two the same: the bigger load more, but for a bargain now and then. */
function faresOf({ pays }: DialRules, ways: readonly Way[], random: Random): number[] {
  if (pays === undefined) return [];
  const all = random.shuffle(
    Array.from({ length: pays.to - pays.from + 1 }, (_, index) => pays.from + index),
  );
  const some = all.slice(0, ways.length).toSorted((a, b) => a - b);
  if (random.next() < SHARE_OF_BARGAINS) some.reverse();
  const bySize = ways.toSorted((a, b) => taskTarget(a.task) - taskTarget(b.task));
  return ways.map((way) => some[bySize.indexOf(way)] ?? pays.from);
}
