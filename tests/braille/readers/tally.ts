/** Whoever counts what passes, falls or turns a corner. */
import {
  can,
  count,
  dial,
  last,
  numbersIn,
  pressFor,
  reach,
  setNumber,
  thinking,
  wanting,
  type Known,
  type Mind,
} from "../mind.ts";

const REPORT = {
  more: /^One more/,
  less: /^(One fewer|Back)/,
  done: /^That's it/,
  leap: [5, /^Five more/],
} as const;

/** Counts cars and bicycles, round by round; what else comes by does not count. */
export const carcounting = (): Mind => {
  let from = 0;
  const seen = ({ lines }: Known) => {
    const street = lines
      .slice(from)
      .filter((line) => /^\[(?!once).* to the (left|right)/.test(line))
      .join();
    return { cars: count(street, /an? (?:electric )?car\b/), bicycles: count(street, /a bicycle/) };
  };
  return thinking(
    (known) => {
      if (can(known, /^Listen/) && !can(known, /^Hear it again/)) from = known.lines.length;
      const { cars, bicycles } = seen(known);
      const guess = last(known.lines, /^Gus Guess: .*\d (car|bicycle)/) ?? "";
      if (can(known, /^There are more/)) {
        const [most = 0] = numbersIn(guess);
        return pressFor(
          known,
          (guess.includes("car") ? cars : bicycles) > most ? /^There are more/ : /^Listen/,
        );
      }
      if (can(known, /^Listen/)) return pressFor(known, /^Listen/);
      if (can(known, /^Report/)) return pressFor(known, /^Report/);
      if (can(known, /^The same/))
        return reach(known, cars > bicycles ? /^Cars/ : cars < bicycles ? /^Bicycles/ : /^The same/);
      if (!can(known, /^That's it/)) return undefined;
      const at = known.lines.findLastIndex(
        (line) => line.endsWith("?") && /cars|bicycles|bells|in all|more/i.test(line),
      );
      const question = known.lines[at] ?? "";
      const goal = /more/.test(question)
        ? Math.abs(cars - bicycles)
        : /in all/.test(question)
          ? cars + bicycles
          : /bells/.test(question)
            ? 2 * bicycles
            : /bicycles/i.test(question)
              ? bicycles
              : cars;
      return dial(known, setNumber(known.lines.slice(at)), goal, REPORT);
    },
    wanting(/^Build the lemonade stand/, /^Pay/),
  );
};

const ORDER = /^Chef Mango: (?:.*\b(?:wants?|takes|asks for|bucket:|For the \w+:) (\d+)|(\d+) for the )/;

/** Shakes until there is enough for the order, and makes two buckets even, whatever hops over on the way. */
export const fruitfrenzy = (): Mind => {
  let asked = -1;
  let left = 0;
  let right = 0;
  let moved = "";
  return thinking((known) => {
    const order = known.lines.findLastIndex((line) => ORDER.test(line));
    if (order !== asked) [asked, left, right] = [order, 0, 0];
    for (const line of known.fresh) {
      if (line === moved || !line.startsWith("[")) continue;
      left += count(line, /a plum on the left/) + over(line, "left") - over(line, "right");
      right += count(line, /a plum on the right/) + over(line, "right") - over(line, "left");
    }
    moved = "";
    if (!can(known, /^(Gulp swims|Shake)/)) return undefined;
    const wanted = ORDER.exec(known.lines[asked] ?? "")
      ?.slice(1)
      .find((number) => number !== undefined);
    if (left + right < Number(wanted)) return pressFor(known, /^Shake/);
    if (left === right) return pressFor(known, /^Gulp swims/);
    const side = left > right ? "right" : "left";
    left += side === "left" ? 1 : -1;
    right += side === "right" ? 1 : -1;
    moved = `[a plum on the ${side}]`;
    return pressFor(known, new RegExp(`^One to the ${side}`));
  });
};

const over = (line: string, side: "left" | "right"): number =>
  count(line, new RegExp(`one goes over, and lands on the ${side}`));

const AWAY = { Left: "right", Right: "left", Up: "down", Down: "up" } as const;

/** Names what it is by its corners and sides, and swims home the side that is missing. */
export const shapeshark = (): Mind => {
  let from = 0;
  let swum = { left: 0, right: 0, up: 0, down: 0 };
  return thinking(
    (known) => {
      const { lines, moves } = known;
      if (moves.length === 0) return undefined;
      if (can(known, /^(To the next corner|Listen)/) && !can(known, /^Hear it again/)) {
        from = lines.length;
        swum = { left: 0, right: 0, up: 0, down: 0 };
        return pressFor(known, /^(To the next corner|Listen)/);
      }
      const heard = lines.slice(from);
      if (can(known, /^That's home/)) {
        const away = { left: 0, right: 0, up: 0, down: 0 };
        for (const [at, line] of heard.entries()) {
          const way = /^(Left|Right|Up|Down)\.$/.exec(line)?.[1] as keyof typeof AWAY | undefined;
          if (way !== undefined) away[AWAY[way]] += count(heard[at + 1], /swish/);
        }
        for (const [way, back] of [
          ["left", "right"],
          ["right", "left"],
          ["up", "down"],
          ["down", "up"],
        ] as const)
          if (away[way] - away[back] > swum[way]) {
            swum[way] += 1;
            return pressFor(known, new RegExp(`^Swim ${way}`));
          }
        return pressFor(known, /^That's home/);
      }
      if (!can(known, /^Next name/)) return undefined;
      const sides = heard.filter((line) => line.startsWith("[swish"));
      const name = sides.some((side) => side.includes("ting"))
        ? /^Triangle/
        : sides.filter((side) => side.includes("knock")).length > 1
          ? count(sides[0], /swish/) === count(sides[1], /swish/)
            ? /^Square/
            : /^Rectangle/
          : sides.some((side) => side.includes("bell"))
            ? /^Circle/
            : undefined;
      return name === undefined ? pressFor(known, /^To the next corner/) : reach(known, name);
    },
    wanting(/^Through the wreck/),
  );
};
