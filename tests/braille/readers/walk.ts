/** Whoever finds the way by ear. */
import { can, last, pressFor, since, thinking, wanting, type Known, type Mind } from "../mind.ts";
import type { Press } from "../../../engine/index.ts";

const FINDS = [
  ["tooth", /hard clicks/],
  ["track", /low thuds/],
  ["leaf", /dry shakes/],
  ["dung", /soft plops/],
  ["egg", /thin clinks/],
  ["shell", /plucked notes/],
] as const;
type Find = (typeof FINDS)[number][0];

/** Which finds speak of a brag, and whether they prove it. */
const BRAGS: readonly (readonly [brag: RegExp, finds: readonly Find[], isProven: boolean])[] = [
  [/ate meat/, ["tooth", "dung"], false],
  [/hunted|with mustard/, ["tooth", "dung"], false],
  [/never chewed|gulped|soup/i, ["tooth", "dung"], false],
  [/mill|could chew|it chewed/i, ["tooth", "dung"], true],
  [/hand to the ground|Two legs/, ["track"], false],
  [/friends|company|herd/, ["track"], true],
  [/than a hen|in my hat/, ["track"], false],
  [/green grew|one tree|no trees|bare rock/i, ["leaf", "dung"], false],
  [/no bugs|single bug/i, ["dung"], false],
  [/eat wood|furniture/, ["dung"], true],
  [/broad/, ["leaf"], true],
  [/tree to sit|shade/, ["leaf", "dung"], true],
  [/mail/, ["egg"], false],
  [/neighbors all around|in a crowd/, ["egg"], true],
  [/bowl/, ["egg"], true],
  [/laid eggs/, ["egg"], true],
  [/salt|sea\b/i, ["shell", "egg", "track"], false],
  [/fresh water|river/i, ["shell"], true],
  [/claws|daggers/, ["track"], false],
  [/three toes|Three toes/, ["track"], true],
  [/muddy|mud!/, ["track"], true],
  [/hopped/, ["track"], false],
];

/** Walks to what can speak of the brag, digs, and says what it does to it. */
export const dinodetectives = (): Mind => {
  /** What was not heard when one turned. */
  let turned = 0;
  return thinking(
    (known) => {
      const { lines, fresh } = known;
      const boasts = since(lines, /^\[a radio crackles/).filter((line) =>
        line.startsWith("Barnaby Bluster: "),
      );
      const spoken = boasts
        .slice(0, 2)
        .flatMap((line) => BRAGS.filter(([brag]) => brag.test(line)).slice(0, 1));
      if (can(known, /^Proves it/)) {
        const found = FINDS.find(([, ticks]) =>
          ticks.test(
            last(lines, /^\[(hard clicks|low thuds|dry shakes|soft plops|thin clinks|plucked notes)\]$/) ??
              "",
          ),
        )?.[0];
        const question = last(lines, /^Doc Rosa: .*(brag about|brag)/) ?? "";
        const asked =
          spoken.length > 1
            ? (spoken.find(([brag]) => aboutOf(brag, question)) ??
              spoken[
                since(lines, /^\[a radio crackles/).filter((line) => line.startsWith("[the gavel")).length
              ])
            : spoken[0];
        if (asked === undefined || found === undefined || !asked[1].includes(found))
          return pressFor(known, /^Tells nothing/);
        return pressFor(known, asked[2] ? /^Proves/ : /^Busts/);
      }
      if (!can(known, /^Dig/)) return undefined;
      if (fresh.some((line) => line.startsWith("[a radio crackles"))) turned = 0;
      const [one, other] = spoken;
      const useful = (one?.[1] ?? []).filter((find) => other === undefined || other[1].includes(find));
      const heard = fresh.slice(
        fresh.findLastIndex((line) => !line.startsWith("[") || line.startsWith("[a step")) + 1,
      );
      const ticks = useful.flatMap((find) =>
        heard.filter((line) => FINDS.find(([name]) => name === find)?.[1].test(line)),
      );
      if (ticks.some((line) => line.includes("right under you"))) return pressFor(known, /^Dig/);
      if (ticks.some((line) => line.includes("ahead"))) {
        turned = 0;
        return pressFor(known, /^Step forward/);
      }
      turned += 1;
      // All around there is nothing: further on there may be.
      if (turned % 5 === 0) return pressFor(known, /^Step forward/);
      return pressFor(known, lastSide(lines, useful));
    },
    wanting(/^The nest hill/),
  );
};

/** Where it was heard last before one had passed it. */
function lastSide(lines: readonly string[], useful: readonly Find[]): RegExp {
  const heard = since(lines, /^\[a radio crackles/).findLast(
    (line) =>
      / to the (left|right)\]$/.test(line) &&
      useful.some((find) => FINDS.find(([name]) => name === find)?.[1].test(line)),
  );
  return heard?.includes("to the right") === true ? /^Turn right/ : /^Turn left/;
}

const aboutOf = (brag: RegExp, question: string): boolean =>
  brag.test(question) ||
  (/eggs/.test(question) && brag.test("laid eggs")) ||
  (/salt/.test(question) && brag.test("salt")) ||
  (/chew/.test(question) && brag.test("could chew")) ||
  (/bugs/.test(question) && brag.test("no bugs"));

const STORE = [
  [
    "fruit",
    0,
    0,
    /mist|fruit/i,
    /banana|grape|apple|orange|carrot|lettuce|onions|strawberries|blueberries|lemons/i,
  ],
  ["checkout", 1, 0, /checkout/i, /^$/],
  ["nest", 2, 0, /twigs|nest/i, /^$/],
  ["breakfast", 0, 1, /cereal|breakfast/i, /cornflakes|oatmeal|cereal|honey|pancake mix|maple syrup/i],
  ["clock", 1, 1, /big clock/i, /^$/],
  ["snacks", 2, 1, /chips|snacks/i, /pretzels|popcorn|chips|crackers/i],
  ["bakery", 0, 2, /oven|bakery/i, /bread|bagel|muffin|bun\b|rolls/i],
  ["freezers", 1, 2, /freezer/i, /peas|ice cream|pizza|waffles|fish sticks/i],
  ["fish", 2, 2, /ice crunches|ice at the fish|fish/i, /salmon|shrimp|tuna|cod\b|trout/i],
] as const;
type Cell = (typeof STORE)[number];
const far = ([, x, y]: Cell, [, otherX, otherY]: Cell): number => Math.abs(x - otherX) + Math.abs(y - otherY);
const CHECKOUT = STORE[1];
const NEST = STORE[2];

/** Knows nine places by their noise, takes the short way, and stands where a thief comes by. */
export const groceryGrab = (): Mind =>
  thinking(
    (known) => {
      if (!can(known, /^Walk left/)) return undefined;
      const { lines } = known;
      const at = whereIn(lines);
      const chase = since(lines, /Where am I|He's here now|Now he sits here|Listen\. He's here/);
      const order = since(lines, /^\[the telephone rings|^Mr\. Penny, the cashier: First, my lunch/);
      if (chase.length > 0 && (order.length === 0 || chase.length < order.length)) {
        const told = chase.slice(1).filter((line) => !/^(And then|Next come|From there)/.test(line));
        const end = told.findIndex((line) => !line.startsWith("[") || line.startsWith("[a step on"));
        const stops = told
          .slice(0, end < 0 ? undefined : end)
          .flatMap((line) => STORE.filter(([, , , noise]) => noise.test(line)).slice(0, 1));
        const walked = chase.filter((line) => line.startsWith("[a step on")).length;
        return meeting(known, at, stops, walked);
      }
      const isRest = order.some((line) => /^That's all you can still get|^Nothing else left/.test(line));
      const wanted = isRest ? [] : wantedIn(order);
      const goals = wanted.map(({ cell, isStolen }) => (isStolen ? NEST : cell));
      const way = shortest(at, goals);
      const [next = CHECKOUT] = way;
      if (next !== at) return walkTo(known, at, next);
      // Nobody waits at the nest: one steps aside, and comes back.
      if (at === NEST) return pressFor(known, /^Walk left/);
      return pressFor(known, wanted.length === 0 ? /^Pay/ : /^(Grab|Ask)/);
    },
    wanting(/^The small order/),
  );

const cellOf = (line: string): Cell | undefined => STORE.find(([, , , noise]) => noise.test(line));

/** The name that was told last, after a step or at the beginning. */
function whereIn(lines: readonly string[]): Cell {
  const told = last(
    lines,
    /^(Fruits and veggies|Checkout|Coupon's nest|Breakfast shelf|Big clock|Snacks|Bakery|Freezers|Fish)\.$|^You are at/,
  );
  return told === undefined ? CHECKOUT : (cellOf(told) ?? CHECKOUT);
}

/** What is to be got and is not in the cart yet. */
function wantedIn(order: readonly string[]): readonly { readonly cell: Cell; readonly isStolen: boolean }[] {
  const asked =
    order.find((line) => STORE.some(([, , , , things]) => things.test(line)) && !line.startsWith("[")) ?? "";
  return STORE.flatMap((cell) =>
    [...asked.matchAll(new RegExp(cell[4], "gi"))].map(([thing]) => ({ cell, thing: thing.toLowerCase() })),
  )
    .filter(
      ({ thing }) =>
        !order.some(
          (line) =>
            /nest now|^Lost|^Gone for this trip|^No coin for that one/.test(line) &&
            line.toLowerCase().includes(thing),
        ) &&
        !order.some(
          (line, at) =>
            line.startsWith("[into the cart") &&
            order.slice(at + 1, at + 2).some((told) => told.toLowerCase().includes(thing)),
        ),
    )
    .map(({ cell, thing }) => {
      const taken = order.findLastIndex(
        (line) => line.startsWith("Coupon, the parrot: ") && line.toLowerCase().includes(thing),
      );
      const isStolen =
        order.slice(taken + 1, taken + 2).some((line) => /nest|catch him/i.test(line)) ||
        /^Coupon.*(Got|Snatched|Yum|Guess who has|Hee hee)/.test(order[taken] ?? "");
      return { cell, isStolen: taken >= 0 && isStolen };
    });
}

function shortest(from: Cell, goals: readonly Cell[]): readonly Cell[] {
  if (goals.length === 0) return [CHECKOUT];
  const ways = goals.map((goal) => [
    goal,
    ...shortest(
      goal,
      goals.filter((other) => other !== goal),
    ),
  ]);
  const length = (way: readonly Cell[]) =>
    way.reduce((sum, cell, index) => sum + far(way[index - 1] ?? from, cell), 0);
  return ways.reduce((one, other) => (length(other) < length(one) ? other : one));
}

/** He goes on by one stop while one takes two steps: the first stop that one reaches before he leaves it. */
function meeting(known: Known, at: Cell, stops: readonly Cell[], walked: number): Press | undefined {
  const goal =
    stops.length === 1
      ? stops[0]
      : stops.find((stop, index) => far(at, stop) <= 2 * index + 2 - walked && 2 * index + 2 > walked);
  // Nobody waits here: one steps aside, and comes back.
  if (goal === undefined || goal === at) return pressFor(known, at[1] > 0 ? /^Walk left/ : /^Walk right/);
  return walkTo(known, at, goal);
}

function walkTo(known: Known, [, x, y]: Cell, [, goalX, goalY]: Cell): Press | undefined {
  if (goalX !== x) return pressFor(known, goalX > x ? /^Walk right/ : /^Walk left/);
  return pressFor(known, goalY > y ? /^Walk forward/ : /^Walk back/);
}
