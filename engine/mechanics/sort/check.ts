/** What the schema cannot say of a game: names that lead nowhere, moves that collide, things that belong nowhere. */
import { nearest } from "../../definition/nearest.ts";
import { isWarning, problem, type Problem } from "../../definition/problem.ts";
import { sameSaid } from "../../voice/said-faults.ts";
import type { CheckedSet } from "../contract.ts";
import { checkDrums } from "./check-drums.ts";
import { checkShelf, checkShelves } from "./check-rooms.ts";
import { checkUnheard } from "./check-unheard.ts";
import { checkUnmet, checkUnseated } from "./check-unmet.ts";
import type { Draw, SortContent, SortItem, SortRules, Thing } from "./schema.ts";
import { movesOf, seatsOf } from "./seats.ts";

type Level = CheckedSet<SortRules, SortItem>;
type Path = readonly PropertyKey[];
type Named = Readonly<Record<string, unknown>> | undefined;

export function check(game: { readonly content: SortContent; readonly sets: readonly Level[] }): Problem[] {
  const { content, sets } = game;
  const all = sets.map((set) => ({ set, own: withOwn(content, set.rules) }));
  const everywhere = Object.assign({}, content.bins, ...sets.map(({ rules }) => rules.bins));
  const found = [
    ...checkLibrary(content, { ...content, bins: everywhere }, ["content"]),
    ...all.flatMap(({ set, own }) => [
      ...checkLibrary(set.rules, own, [set.path, "rules"]),
      ...checkSet(own, set, [set.path]),
    ]),
    ...checkUnseated(game),
    ...all.flatMap(({ set, own }) => checkUnmet(own, set)),
  ];
  // Who is heard is known only where all that is named is there.
  return found.every(isWarning) ? [...found, ...checkUnheard(game)] : found;
}

/** What all levels share, and what the level has of its own. */
function withOwn(content: SortContent, rules: SortRules): SortContent {
  return {
    ...content,
    things: { ...content.things, ...rules.things },
    customers: { ...content.customers, ...rules.customers },
    codes: { ...content.codes, ...rules.codes },
    bins: { ...content.bins, ...rules.bins },
    marks: { ...content.marks, ...rules.marks },
  };
}

type Library = Pick<SortContent, "things" | "codes">;

function checkLibrary({ codes = {}, things = {} }: Library, content: SortContent, path: Path): Problem[] {
  const { marks, finds, bins, kinds } = content;
  const places = { ...bins, ...kinds };
  return [
    ...Object.entries(codes).flatMap(([id, code]) =>
      Object.entries(code.marks).flatMap(([mark, bin]) => [
        ...unknown(mark, marks, [...path, "codes", id, "marks", mark], "mark in content.marks"),
        ...unknown(bin, places, [...path, "codes", id, "marks", mark], "bin in content.bins"),
      ]),
    ),
    ...Object.entries(things).flatMap(([id, thing]) => [
      ...binsOf(thing, [...path, "things", id]).flatMap(([bin, at]) =>
        expectPlace(bin, Object.keys(places), at, id),
      ),
      ...(thing.hides === undefined
        ? []
        : unknown(thing.hides, finds, [...path, "things", id, "hides"], "find in content.finds")),
      ...(thing.mark === undefined
        ? []
        : unknown(thing.mark, marks, [...path, "things", id, "mark"], "mark in content.marks")),
    ]),
  ];
}

function checkSet(content: SortContent, { rules, items }: Level, path: Path): Problem[] {
  const seats = seatsOf(rules).flatMap((seat) =>
    unknown(rules.seats[seat] ?? "", content.bins, [...path, "rules", "seats", seat], "bin in content.bins"),
  );
  const { make, shelves, drumming } = rules;
  const made = [items, make, shelves, drumming].every((one) => one === undefined);
  const mend = "Give it items, or say in rules.make how they are made.";
  if (made) seats.push(problem([...path, "items"], undefined, mend));
  // A level that names what does not exist has no moves to check further.
  if (seats.length > 0) return seats;
  const places = rules.dials ?? seatsOf(rules).map((seat) => rules.seats[seat] ?? "");
  return [
    ...checkMoves(content, rules, [...path, "rules"]),
    ...checkRules(content, rules, [...path, "rules"]),
    ...(rules.make === undefined
      ? []
      : checkDraw(content, rules.make, places, undefined, [...path, "rules", "make"])),
    ...checkDrums(content, { rules, items }, path),
    ...checkShelves(content, rules, places, [...path, "rules"]),
    ...(items ?? []).flatMap((item, index) => checkItem(content, item, places, [...path, "items", index])),
  ];
}

function checkRules(content: SortContent, rules: SortRules, path: Path): Problem[] {
  const loads = seatsOf(rules).some((seat) => content.bins[rules.seats[seat] ?? ""]?.takes === "load");
  const problems: Problem[] = [];
  if (loads && content.loads === undefined) {
    problems.push(
      problem(
        [...path, "seats"],
        rules.seats,
        "A bin takes loads: say in content.loads what becomes of them.",
      ),
    );
  }
  if (content.loads !== undefined && content.loads.clean.length < content.loads.tips.length) {
    const mend = "Say for each size of a load what is told of a clean one.";
    problems.push(problem(["content", "loads", "clean"], content.loads.clean, mend));
  }
  if (rules.pot !== undefined && loads) {
    problems.push(
      problem([...path, "pot"], rules.pot, "Loads are run by Select already: take the pot away."),
    );
  }
  if (rules.prowler !== undefined && content.prowler === undefined) {
    problems.push(problem([...path, "prowler"], rules.prowler, "Say in content.prowler who it is."));
  }
  return problems;
}

function checkMoves(content: SortContent, rules: SortRules, path: Path): Problem[] {
  const moves = movesOf({ content, rules });
  return sameSaid(moves).map(({ what, at, other }) =>
    problem(
      path,
      [moves[other]?.label, moves[at]?.label],
      `Both answer to "${what}": give one of them another phrase.`,
    ),
  );
}

function checkItem(content: SortContent, item: SortItem, places: readonly string[], path: Path): Problem[] {
  const { things = [], draw, codes, customer, shelf, drum } = item;
  const problems: Problem[] = [
    ...(codes ?? []).flatMap((code, at) =>
      unknown(code, content.codes, [...path, "codes", at], "code in content.codes"),
    ),
    ...(customer === undefined
      ? []
      : unknown(customer, content.customers, [...path, "customer"], "customer in content.customers")),
    ...things.flatMap((thing, at) => checkThing(content, thing, codes, places, [...path, "things", at])),
    ...(draw === undefined ? [] : checkDraw(content, draw, places, codes, [...path, "draw"])),
  ];
  if (shelf !== undefined) {
    const asked = { from: [...shelf.from, ...(shelf.tells ?? [])], goes: [shelf.goes] };
    problems.push(...checkShelf(content, asked, places, [...path, "shelf"]));
  }
  if (things.length === 0 && [draw, shelf, drum].every((one) => one === undefined)) {
    problems.push(
      problem(path, item.id, "There is nothing in it: give it things, a draw, a shelf, or a drum."),
    );
  }
  return problems;
}

function checkThing(
  content: SortContent,
  thing: Thing,
  codes: readonly string[] | undefined,
  places: readonly string[],
  path: Path,
): Problem[] {
  const faults = binsOf(thing, path).flatMap(([bin, at]) => expectPlace(bin, places, at, thing.name));
  if (thing.bin !== undefined) return faults;
  const marks = (codes ?? []).flatMap((code) => Object.keys(content.codes?.[code]?.marks ?? {}));
  if (marks.length > 0 && (thing.mark === undefined || marks.includes(thing.mark))) return [];
  return [
    problem([...path, "bin"], undefined, "Say where the thing belongs: give it a bin, or the item a code."),
  ];
}

function checkDraw(
  content: SortContent,
  draw: Draw,
  places: readonly string[],
  itemCodes: readonly string[] | undefined,
  path: Path,
): Problem[] {
  const codes = draw.codes ?? itemCodes;
  const unknownThings = draw.from.flatMap((id, at) =>
    unknown(id, content.things, [...path, "from", at], "thing in content.things"),
  );
  if (unknownThings.length > 0) return unknownThings;
  const known = Object.keys({ ...content.bins, ...content.kinds });
  const isLost = draw.from.some((id) =>
    binsOf(content.things?.[id] ?? {}, []).some(([bin]) => !known.includes(bin)),
  );
  // That is told of the thing, where it was written.
  if (isLost) return [];
  const able = (bin: string): boolean =>
    draw.from.some((id) => {
      const own = content.things?.[id]?.bin;
      return own === undefined || own === bin;
    });
  const marked = (bin: string): boolean =>
    codes === undefined ||
    codes.some((code) => Object.values(content.codes?.[code]?.marks ?? {}).includes(bin)) ||
    draw.from.some((id) => content.things?.[id]?.bin === bin);
  return [
    ...draw.from.flatMap((id) =>
      (content.things?.[id]?.becomes ?? []).flatMap(({ bin = "" }) =>
        expectPlace(bin, places, [...path, "from"]),
      ),
    ),
    ...Object.keys(draw.bins).flatMap((bin) => expectPlace(bin, places, [...path, "bins", bin])),
    ...Object.entries(draw.bins).flatMap(([bin, count]) =>
      count === 0 || (able(bin) && marked(bin))
        ? []
        : [
            problem(
              [...path, "bins", bin],
              count,
              "Nothing that can be drawn belongs there: add such a thing, or a mark.",
            ),
          ],
    ),
    ...(draw.hides?.finds ?? []).flatMap((id, at) =>
      unknown(id, content.finds, [...path, "hides", "finds", at], "find in content.finds"),
    ),
  ];
}

/** Where a thing belongs, and what it becomes. */
function binsOf(
  { bin, becomes = [] }: Pick<Thing, "bin" | "becomes">,
  path: Path,
): readonly (readonly [string, Path])[] {
  const later = becomes.map((one, at) => [one.bin ?? "", [...path, "becomes", at, "bin"]] as const);
  return bin === undefined ? later : [[bin, [...path, "bin"]], ...later];
}

/** @param thing what is to go there, if it is about one */
function expectPlace(bin: string, places: readonly string[], path: Path, thing?: string): Problem[] {
  if (places.includes(bin)) return [];
  const what = thing === undefined ? "It" : `The bin of "${thing}"`;
  return [
    problem(
      path,
      bin,
      `${what} is not among the bins that are there: ${places.join(", ") || "there are none"}.`,
    ),
  ];
}

function unknown(id: string, entries: Named, path: Path, what: string): Problem[] {
  if (entries !== undefined && Object.hasOwn(entries, id)) return [];
  return [problem(path, id, `There is no such ${what}. ${nearest(id, Object.keys(entries ?? {}))}`)];
}
