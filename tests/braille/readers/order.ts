/** Whoever puts a row into order. */
import {
  can,
  count,
  last,
  numbersIn,
  pressFor,
  since,
  thinking,
  wanting,
  type Known,
  type Mind,
} from "../mind.ts";

/** Moves things along a row until it is as it should be: what is carried is known by how often one has pressed. */
interface Row {
  order: string[];
  at: number;
  /** The place of what is carried. */
  held: boolean;
}

/** One press toward the wanted order, or undefined when the row is so. */
function arrange(known: Known, row: Row, wanted: readonly string[]) {
  const wrong = row.order.findIndex((one, place) => one !== wanted[place]);
  if (row.held) {
    const place = wanted.indexOf(row.order[row.at] ?? "");
    if (place === row.at) {
      row.held = false;
      return pressFor(known, /^Put it down/);
    }
    const step = place > row.at ? 1 : -1;
    const [one = "", other = ""] = [row.order[row.at], row.order[row.at + step]];
    row.order[row.at] = other;
    row.order[row.at + step] = one;
    row.at += step;
    return pressFor(known, step > 0 ? /^Carry it right/ : /^Carry it left/);
  }
  if (wrong < 0) return undefined;
  const place = row.order.indexOf(wanted[wrong] ?? "");
  if (place === row.at) {
    row.held = true;
    return pressFor(known, /^Pick it up/);
  }
  const isRight = place > row.at;
  row.at += isRight ? 1 : -1;
  return pressFor(known, isRight ? /^Go right/ : /^Go left/);
}

const bare = (line: string): string =>
  line.slice(1, -1).replace(/, (on the|a little to the) (left|right)$/, "");

/** Who is eaten comes before who eats. */
const EATERS: readonly RegExp[] = [
  /grass|seeds|berries|leaves|acorn|nuts|algae|clover/,
  /cricket|caterpillar|snail|beetle|bee|sheep|rabbit|deer|squirrel|fly|goat|goose|worm/,
  /mouse|frog|robin|spider|chick|toad|wren|sparrow/,
  /snake|hedgehog|crow|duck|heron/,
  /owl|hawk|fox|wolf|bear|eagle/,
];
const rank = (sound: string): number => EATERS.findIndex((kind) => kind.test(sound));

/** Lays aside whose belly rumbles, and puts the others in order. */
export const ecorangers = (): Mind => {
  const row: Row = { order: [], at: 0, held: false };
  let hungry: string | undefined;
  let isAside = false;
  return thinking(
    (known) => {
      if (!can(known, /^Let it sing/)) return undefined;
      const fresh = known.fresh;
      if (fresh.some((line) => /^\d+ voices/.test(line))) {
        const from = fresh.findLastIndex((line) => /^\d+ voices/.test(line));
        const places = fresh
          .slice(from)
          .flatMap((line, index, all) =>
            line.startsWith("[place")
              ? [{ sound: bare(all[index + 1] ?? ""), isHungry: /belly/.test(all[index + 2] ?? "") }]
              : [],
          );
        row.order = places.map(({ sound }) => sound);
        row.at = 0;
        row.held = false;
        hungry = places.find(({ isHungry }) => isHungry)?.sound;
        isAside = hungry === undefined;
      }
      if (!isAside && hungry !== undefined) {
        const place = row.order.indexOf(hungry);
        if (row.held) {
          isAside = true;
          row.held = false;
          row.order = row.order.filter((sound) => sound !== hungry);
          // The one after it is where one stands now; after the last one, beside the row.
          return pressFor(known, /^Lay it aside/);
        }
        if (place === row.at) {
          row.held = true;
          return pressFor(known, /^Pick it up/);
        }
        const isRight = place > row.at;
        row.at += isRight ? 1 : -1;
        return pressFor(known, isRight ? /^Go right/ : /^Go left/);
      }
      const way = known.lines.some((line) => /sings backwards/.test(line)) ? -1 : 1;
      const wanted = row.order.toSorted((one, other) => way * (rank(one) - rank(other)));
      return arrange(known, row, wanted) ?? pressFor(known, /^Let it sing/);
    },
    wanting(/^Two batteries/),
  );
};

/** What must come before what, and what must be done before the bus. */
const BEFORE: readonly (readonly [first: RegExp, then: RegExp])[] = [
  [/shower/i, /dressed/i],
  [/breakfast/i, /bus/i],
  [/dressed/i, /bus/i],
  [/tuning/i, /playing the piano/i],
  [/walking the dog/i, /mopping/i],
  [/dressed/i, /walking the dog/i],
  [/dressed/i, /hens/i],
  [/packing/i, /bus/i],
  [/bus/i, /pajamas/i],
  [/making|cooking|baking/i, /eating|breakfast/i],
  [/eating/i, /dishes/i],
  [/picking|buying/i, /cooking|baking/i],
];

interface Thing {
  readonly name: string;
  readonly ticks: number;
}

/** Does all that fits before the bus, and nothing before what it needs; on Zib's day the other way around. */
export const scheduleShuffle = (): Mind => {
  const row: Row = { order: [], at: 0, held: false };
  let wanted: readonly string[] = [];
  return thinking(
    (known) => {
      if (!can(known, /^Run the day/) && !can(known, /^Put it down/)) return undefined;
      const { fresh, lines } = known;
      const listed = fresh.findLastIndex((line) => /\d+ (on the list|things today)/.test(line));
      if (listed >= 0) {
        const list = fresh.slice(listed).flatMap((line, index, all): Thing[] => {
          if (!line.startsWith("[place")) return [];
          const told = all.slice(index + 1, index + 4);
          const ticks = count(
            told.find((one) => one.startsWith("[tick")),
            /tick/,
          );
          const end = told.findIndex((one) => !one.startsWith("["));
          return [
            {
              name: told[end] ?? "",
              ticks: told.slice(0, end).some((one) => one.startsWith("[tick")) ? ticks : 0,
            },
          ];
        });
        row.order = list.map(({ name }) => name);
        row.at = 0;
        row.held = false;
        const [bus = 0] = numbersIn(last(lines, /[Bb]us.*after \d+ ticks/));
        const isZibs = since(lines, /Now it's my day/).length > 0;
        wanted = best(list, bus, isZibs);
      }
      return arrange(known, row, wanted) ?? pressFor(known, /^Run the day/);
    },
    wanting(/^The short list/),
  );
};

/** Of all orders the one in which most is done in time, or most goes wrong, and that moves least. */
function best(list: readonly Thing[], bus: number, isZibs: boolean): readonly string[] {
  let found: readonly Thing[] = list;
  let most = -Infinity;
  const visit = (order: readonly Thing[], rest: readonly Thing[]): void => {
    if (rest.length > 0) {
      for (const thing of rest)
        visit(
          [...order, thing],
          rest.filter((other) => other !== thing),
        );
      return;
    }
    const at = order.findIndex(({ name }) => name.startsWith("The bus"));
    const early = order.slice(0, at).reduce((sum, { ticks }) => sum + ticks, 0);
    const wrong = BEFORE.filter(([first, then]) => {
      const [one, other] = [
        order.findIndex(({ name }) => first.test(name)),
        order.findIndex(({ name }) => then.test(name)),
      ];
      return one >= 0 && other >= 0 && one > other;
    }).length;
    const isMissed = early > bus;
    const moved = order.filter((thing, place) => thing !== list[place]).length;
    const worth = isZibs
      ? 100 * (wrong + (isMissed ? 1 : 0)) - moved
      : (isMissed ? -10_000 : 0) - 1000 * wrong + 10 * early - moved;
    if (worth > most) {
      most = worth;
      found = order;
    }
  };
  visit([], list);
  return found.map(({ name }) => name);
}
