/** Whoever carries a map of the camp in mind, counts two taps to a step, and knows by the ground which edge they walk by. */
import type { Press } from "../../../engine/index.ts";
import { can, pressFor, thinking, type Known, type Mind } from "../mind.ts";

/** North up, as a child has it under their fingers: paths, places by a letter, and b where a bench stands at the west edge. */
const FIRST = ["     ", "O... ", "   . ", "   . ", "   @ "];
const CAMP = [
  "      T    ",
  "      ...E ",
  " S.....    ",
  "      ....W",
  "      .   .",
  " P.....   .",
  " .    b...K",
  " .    .    ",
  " O.....    ",
  "      ....C",
  "      @    ",
];
const PLACES: readonly (readonly [letter: string, name: RegExp])[] = [
  ["O", /Owl Cabin/],
  ["P", /water pump/],
  ["K", /kitchen/],
  ["W", /washhouse/],
  ["S", /stage/],
  ["T", /camp bell/],
  ["C", /craft shed/],
  ["E", /story tent/],
  ["@", /campfire/],
];

type Side = "left" | "right";
type Cell = readonly [x: number, y: number];
/** North, east, south, west. */
const WAYS: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const WEST = 3;
const QUARTERS = { left: 3, right: 1 } as const;
const SIGNS = { left: -1, right: 1 } as const;
const other = (side: Side): Side => (side === "left" ? "right" : "left");

const along = ([x, y]: Cell, way: number): Cell => {
  const [dx, dy] = WAYS[way % WAYS.length] ?? [0, 0];
  return [x + dx, y + dy];
};
const signAt = (rows: readonly string[], [x, y]: Cell): string => rows[y]?.[x] ?? " ";
const isPath = (rows: readonly string[], cell: Cell): boolean => signAt(rows, cell) !== " ";

function find(rows: readonly string[], letter: string): Cell {
  const y = rows.findIndex((row) => row.includes(letter));
  return [rows[y]?.indexOf(letter) ?? 0, y];
}

/** The shortest way over the paths, as ways of the compass. */
function wayTo(rows: readonly string[], from: Cell, goal: Cell): readonly number[] {
  const queue: { readonly cell: Cell; readonly way: readonly number[] }[] = [{ cell: from, way: [] }];
  const seen = new Set([String(from)]);
  for (const { cell, way } of queue) {
    if (String(cell) === String(goal)) return way;
    for (const direction of WAYS.keys()) {
      const next = along(cell, direction);
      if (!isPath(rows, next) || seen.has(String(next))) continue;
      seen.add(String(next));
      queue.push({ cell: next, way: [...way, direction] });
    }
  }
  return [];
}

export const caneCompanion = (): Mind => {
  let rows: readonly string[] = FIRST;
  let at = find(rows, "@");
  let goal = at;
  let facing = 0;
  /** Left edge, middle, right edge. */
  let lane = -1;
  let tapped = 0;
  let last: Side | null = null;
  let pressed: Press | null = null;
  let walks = 0;
  let read = 0;

  const beside = (side: Side): Cell => along(at, facing + QUARTERS[side]);
  /** The lane in which a bench stands in that cell. */
  const benchIn = (cell: Cell): number | undefined =>
    signAt(rows, cell) !== "b" || facing % 2 === 1 ? undefined : facing === 0 ? SIGNS.left : SIGNS.right;

  /** By an edge the tip finds grass, or a gap; path where the map has no gap was no edge. */
  const felt = (side: Side, line: string): void => {
    if (line.startsWith("[grass")) lane = SIGNS[side];
    else if (lane === SIGNS[side] && !isPath(rows, beside(side))) lane = 0;
  };
  /** A tap toward a gap that is here does not walk past it, nor one to the free side into a bench. */
  const stays = (side: Side): boolean => {
    const isOpen = isPath(rows, beside(side));
    if (isOpen && (lane === SIGNS[side] || !isPath(rows, beside(other(side))))) return true;
    return lane !== 0 && lane !== SIGNS[side] && benchIn(along(at, facing)) === lane;
  };
  const tap = (side: Side, line: string): void => {
    if (tapped < 2) tapped += 1;
    else if (!stays(side) && isPath(rows, along(at, facing))) {
      at = along(at, facing);
      tapped = 1;
    }
    last = side;
    felt(side, line);
  };
  /** What came of the press: the line tells each tap, each turn, and each step to the side. */
  const follow = ([line = "", next = ""]: readonly string[]): void => {
    const side = (["left", "right"] as const).find((one) => line.endsWith(`, ${one}]`));
    const turned = (["left", "right"] as const).find((one) => line === `[turn ${one}]`);
    if (line === "[turn around]") {
      [facing, lane, tapped, last] = [(facing + 2) % WAYS.length, 0 - lane, 0, null];
    } else if (turned !== undefined) {
      at = beside(turned);
      [facing, tapped, last] = [(facing + QUARTERS[turned]) % WAYS.length, 0, null];
    } else if (line.startsWith("[the cane sweeps") && last !== null) {
      lane = benchIn(at) === SIGNS[last] ? 0 : SIGNS[last];
      felt(last, next);
      last = null;
    } else if (side !== undefined && side === pressed) tap(side, line);
  };
  /** From the end of a path one sets out the other way. */
  const setOut = (told: readonly string[]): void => {
    walks += 1;
    at = goal;
    if (walks <= 2) {
      rows = walks === 1 ? FIRST : CAMP;
      [at, facing, lane] = [find(rows, "@"), 0, -1];
    }
    if (![facing, facing + 1, facing + WEST].some((way) => isPath(rows, along(at, way))))
      [facing, lane] = [(facing + 2) % WAYS.length, 0 - lane];
    [tapped, last] = [0, null];
    const said = told.find((line) => line.startsWith("Tap: ") && PLACES.some(([, name]) => name.test(line)));
    const place = PLACES.find(([, name]) => name.test(said ?? ""));
    if (place !== undefined) goal = find(rows, place[0]);
  };

  const press = (): Press => {
    const way = wayTo(rows, at, goal);
    const quarters = ((way[0] ?? facing) - facing + WAYS.length) % WAYS.length;
    if (quarters === 2) return "select";
    const turn = way.find((direction) => direction !== facing);
    const wanted = turn === undefined ? null : sideOf(turn);
    if (quarters !== 0 && wanted !== null) {
      if (last === wanted || (last === null && tapped > 0 && lane === SIGNS[wanted])) return "up";
      // Another tap would walk past.
      return tapped < 2 || stays(wanted) ? wanted : "select";
    }
    const ahead = along(at, facing);
    if (lane !== 0 && benchIn(ahead) === lane) {
      const free = lane < 0 ? "right" : "left";
      return last === free ? "up" : free;
    }
    if (wanted !== null && last === wanted && lane !== SIGNS[wanted]) {
      if (![benchIn(at), benchIn(ahead)].includes(SIGNS[wanted])) return "up";
    }
    return last === null ? (wanted ?? "left") : other(last);
  };
  const sideOf = (way: number): Side | null =>
    (["left", "right"] as const).find((side) => (facing + QUARTERS[side]) % WAYS.length === way) ?? null;

  return thinking(
    (known: Known) => pressFor(known, /^In words/),
    (known) => {
      if (!can(known, /^Tap left/)) return undefined;
      const told = known.lines.slice(read);
      read = known.lines.length;
      follow(told);
      const begins = told.lastIndexOf("[a breath in]");
      if (begins >= 0) setOut(told.slice(begins));
      pressed = press();
      return pressed;
    },
  );
};
