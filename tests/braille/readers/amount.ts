/** Whoever makes an amount of what there is. */
import { can, count, numbersIn, pressFor, since, thinking, wanting, type Known, type Mind } from "../mind.ts";

/** Counts the clicks of all gears on the shelf, and hangs the two that make so many in the fewest turns. */
export const multiplicationmadness = (): Mind => {
  let gears: number[] = [];
  let at = 0;
  let hung: number[] = [];
  let isWhole = false;
  let went = 0;
  const begin = (): void => {
    gears = [];
    hung = [];
    at = 0;
    isWhole = false;
    went = 0;
  };
  return thinking((known) => {
    if (!can(known, /^Hang the gear/)) return undefined;
    if (
      known.fresh.length === 0 ||
      known.fresh.some((line) => /^A customer|^\[click.*clunk;.*\]$/.test(line))
    )
      begin();
    const heard = known.fresh.find((line) => /^\[(click-?)+(, (click-?)+)*(, [ a-z]+)?\]$/.test(line));
    if (went !== 0 && heard !== undefined && known.fresh[0] === heard) {
      at += went;
      gears[at] = count(heard, /click/);
    } else if (went > 0) isWhole = true;
    went = 0;
    if (!isWhole) {
      went = 1;
      return pressFor(known, /^Go right/);
    }
    if (gears[0] === undefined) {
      went = -1;
      return pressFor(known, /^Go left/);
    }
    const pair = best(wantedOf(known), gears, rowOf(known));
    const next = pair[hung.length];
    if (next === undefined) return pressFor(known, /^Run Clara/);
    const place = gears.indexOf(next);
    if (place === at) {
      hung = [...hung, next];
      return pressFor(known, /^Hang/);
    }
    went = place > at ? 1 : -1;
    return pressFor(known, went > 0 ? /^Go right/ : /^Go left/);
  }, wanting(/^Lend/));
};

const ORDER = /^A customer.*\d+ frogs|^(Behind the wall|Otto's machine|Put an ear|He's at it)/;

function wantedOf({ lines }: Known): number {
  const order = since(lines, ORDER);
  return (
    numbersIn(order[0])[0] ??
    count(
      order.find((line) => line.startsWith("[click")),
      /click/,
    )
  );
}

function rowOf({ lines }: Known): number {
  const row = since(lines, ORDER).find((line) => line.startsWith("[knock"));
  return row === undefined ? Infinity : count(row, /knock/);
}

/** The group, and how often: the larger the group, the fewer the turns. */
function best(wanted: number, gears: readonly number[], row: number): readonly number[] {
  const group = gears
    .filter((gear) => gear <= row && gear * gear !== wanted && gears.includes(wanted / gear))
    .toSorted((one, other) => other - one)[0];
  return group === undefined ? [] : [group, wanted / group];
}

/** What plays in a dish, as a child knows dishes; of all others the lid is lifted. */
const PLAYS = [
  ["drum", /rice|barley|couscous|noodles|pilaf|onigiri|tamales|dumplings|polenta|bread|pasta|oat/i],
  ["banjo", /beans|carrot|bok choy|collard|greens|pepper|broccoli|cabbage|beet|salad|spinach/i],
  ["tuba", /chicken|fish|tofu|egg|hummus|beef|salmon|turkey/i],
] as const;
const INSTRUMENTS = ["drum", "banjo", "tuba"] as const;

const inLine = (line: string): readonly string[] =>
  INSTRUMENTS.filter((instrument) => line.includes(instrument));
const isOrder = (line: string): boolean =>
  /^\[(drum|banjo|tuba)(, (drum|banjo|tuba))*( and (drum|banjo|tuba))?(, [ a-z]+)?\]$/.test(line);

/** Serves each guest all that they need, and leaves on the counter what the next ones need. */
export const healthyPlate = (): Mind => {
  const dishes = new Map<string, readonly string[]>();
  let at = 0;
  let plate: readonly string[] = [];
  return thinking(
    (known) => {
      if (!can(known, /^Serve the plate/)) return undefined;
      const { lines, fresh } = known;
      const counter = known.moves
        .flatMap(({ label, button }) => (button === undefined ? [label] : []))
        .filter((label) => !/^(Drum|Banjo|Tuba|Flute|Bells|Take it off)$/.test(label));
      if (fresh.some((line) => /(a dish is ready|dishes|on the counter)/i.test(line))) {
        at = 0;
        plate = [];
      }
      for (const [index, line] of fresh.entries()) {
        const name = line.replace(/\.$/, "");
        const played = fresh[index + 1];
        if (counter.includes(name) && played !== undefined && isOrder(played))
          dishes.set(name, inLine(played));
      }
      const lifted = fresh.find(isOrder);
      const here = counter[at] ?? "";
      if (fresh[0]?.startsWith("[a lid") === true && lifted !== undefined) dishes.set(here, inLine(lifted));
      const plays = (dish: string) =>
        dishes.get(dish) ?? PLAYS.flatMap(([instrument, names]) => (names.test(dish) ? [instrument] : []));
      const { needs, fit } = tableOf(lines);
      const whole = plan(needs, counter, plays, fit);
      // Of a dish that nobody knows, and where what one thought of them leads nowhere.
      const unknown = counter.find(
        (dish) => plays(dish).length === 0 || (whole === undefined && !dishes.has(dish)),
      );
      const to = (dish: string, what: RegExp) => {
        const place = counter.indexOf(dish);
        if (place === at) return pressFor(known, what);
        at += place > at ? 1 : -1;
        return pressFor(known, place > counter.indexOf(here) ? /^Go right/ : /^Go left/);
      };
      if (unknown !== undefined && can(known, /^Lift the lid/)) return to(unknown, /^Lift the lid/);
      const dish = (whole ?? plan(needs.slice(0, 1), counter, plays, fit))?.find(
        (one) => !plate.includes(one),
      );
      if (dish === undefined) return pressFor(known, /^Serve/);
      if (counter.indexOf(dish) === at) plate = [...plate, dish];
      return to(dish, /^On or off/);
    },
    wanting(/^The cousins/),
  );
};

/** What those who still wait need, and how many dishes fit on a plate. */
function tableOf(lines: readonly string[]): {
  readonly needs: readonly (readonly string[])[];
  readonly fit: number;
} {
  const counted = /^(\d+ (dishes|on the counter)|On the counter: \d+)/;
  const end = lines.findLastIndex((line) => counted.test(line));
  const begin = lines.slice(0, end).findLastIndex((line) => /^\[(a dish is ready|a ship's horn)/.test(line));
  const needs = lines
    .slice(begin + 1, end)
    .filter(isOrder)
    .map(inLine);
  const served = lines.slice(end).filter((line) => line === "[a dish is ready]").length;
  const fit = lines.slice(0, end + 1).findLast((line) => counted.test(line) && numbersIn(line).length > 1);
  return { needs: needs.slice(served), fit: numbersIn(fit)[1] ?? 2 };
}

/** Dishes for the first plate, such that all others can still be filled. */
function plan(
  [need, ...others]: readonly (readonly string[])[],
  counter: readonly string[],
  plays: (dish: string) => readonly string[],
  fit: number,
): readonly string[] | undefined {
  if (need === undefined) return [];
  const plates = counter.flatMap((dish, index) => [
    [dish],
    ...(fit > 1 ? counter.slice(index + 1).map((other) => [dish, other]) : []),
    ...(fit > 2
      ? counter
          .slice(index + 1)
          .flatMap((one, from) => counter.slice(index + from + 2).map((two) => [dish, one, two]))
      : []),
  ]);
  const extra = (plate: readonly string[]) => new Set(plate.flatMap(plays)).size - need.length;
  return plates
    .filter((plate) => need.every((instrument) => plate.some((dish) => plays(dish).includes(instrument))))
    .toSorted((one, other) => extra(one) - extra(other) || one.length - other.length)
    .find(
      (plate) =>
        plan(
          others,
          counter.filter((dish) => !plate.includes(dish)),
          plays,
          fit,
        ) !== undefined,
    );
}
