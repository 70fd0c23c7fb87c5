/** What the schema cannot say of a game: names that lead nowhere, moves that collide, a code that nobody hears. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import { checkThing, type Path } from "./check-thing.ts";
import { movesOf } from "./moves.ts";
import type { Code, SortContent, SortItem, SortRules } from "./schema.ts";
import { contrastOf, thingsOf } from "./signs.ts";

type Level = CheckedSet<SortRules, SortItem>;

export function check(game: { readonly content: SortContent; readonly sets: readonly Level[] }): Problem[] {
  return [
    ...checkCodes(game.content),
    ...game.sets.flatMap((set) => checkLevel(game.content, set, [set.path])),
  ];
}

function checkCodes({ bins, codes }: SortContent): Problem[] {
  const problems: Problem[] = [];
  for (const [name, { signs }] of Object.entries(codes)) {
    signs.forEach(({ id, text, bin }, index) => {
      const path = ["content", "codes", name, "signs", index];
      const earlier = signs.slice(0, index);
      problems.push(...unknownName(bin, bins, [...path, "bin"], "bin in content.bins"));
      if (earlier.some((sign) => sign.id === id)) {
        problems.push(
          problem([...path, "id"], id, "Another sign of this code has this id: give each its own."),
        );
      }
      if (earlier.some((sign) => sign.text === text)) {
        problems.push(
          problem([...path, "text"], text, "Another sign of this code sounds the same: tell them apart."),
        );
      }
    });
  }
  return problems;
}

function checkLevel(content: SortContent, { rules, items = [] }: Level, path: Path): Problem[] {
  const names = checkNames(content, rules, [...path, "rules"]);
  // A level that names what does not exist has no moves and no codes to check further.
  if (names.length > 0) return names;
  const codes = Object.entries(content.codes).filter(([name]) => rules.codes?.includes(name));
  return [
    ...checkMoves(content, rules, [...path, "rules"]),
    ...checkSigns(rules, codes, [...path, "rules"]),
    ...checkContrasts(content, rules, codes, [...path, "rules"]),
    ...items.flatMap((item, index) =>
      thingsOf(item).flatMap((thing, at) => {
        const itemPath = [...path, "items", index];
        return checkThing(
          thing,
          { content, rules, codes },
          at === 0 ? itemPath : [...itemPath, "followedBy", at - 1],
        );
      }),
    ),
  ];
}

function checkNames({ bins, codes, preparations }: SortContent, rules: SortRules, path: Path): Problem[] {
  return [
    ...rules.bins.flatMap((id, index) =>
      unknownName(id, bins, [...path, "bins", index], "bin in content.bins"),
    ),
    ...(rules.codes ?? []).flatMap((id, index) =>
      unknownName(id, codes, [...path, "codes", index], "code in content.codes"),
    ),
    ...(rules.prepare === undefined
      ? []
      : unknownName(
          rules.prepare,
          preparations,
          [...path, "prepare"],
          "preparation in content.preparations",
        )),
  ];
}

function checkMoves(content: SortContent, rules: SortRules, path: Path): Problem[] {
  const problems: Problem[] = [];
  const moves = movesOf(content, rules);
  moves.forEach((move, index) => {
    for (const earlier of moves.slice(0, index)) {
      const both = [earlier.label, move.label];
      if (move.button === earlier.button) {
        const mend = `Two moves are on the button ${move.button}: give one of them another seat or button.`;
        problems.push(problem(path, both, mend));
      }
      for (const phrase of move.phrases.filter((said) => earlier.phrases.includes(said))) {
        problems.push(problem(path, both, `Both answer to "${phrase}": give one of them another phrase.`));
      }
    }
  });
  return problems;
}

/** The signs of a level are heard, and each points to one of its bins. */
function checkSigns(rules: SortRules, codes: readonly [string, Code][], path: Path): Problem[] {
  const problems: Problem[] = [];
  const heard = rules.question.includes("{sign}");
  if (heard && codes.length === 0) {
    const mend = "The level has no codes, so there is no {sign}: leave it out, or give rules.codes.";
    problems.push(problem([...path, "question"], rules.question, mend));
  }
  if (!heard && codes.length > 0) {
    const mend = "The level has codes, but nobody hears the sign: add {sign}.";
    problems.push(problem([...path, "question"], rules.question, mend));
  }
  for (const [name, { signs }] of codes) {
    for (const { id, bin } of signs.filter((sign) => !rules.bins.includes(sign.bin))) {
      const mend = `Its sign ${id} points to ${bin}, which is not among the level's bins: add the bin.`;
      problems.push(problem([...path, "codes"], name, mend));
    }
  }
  return problems;
}

function checkContrasts(
  content: SortContent,
  rules: SortRules,
  codes: readonly [string, Code][],
  path: Path,
): Problem[] {
  // Without codes a bin has only its own contrast.
  const sources = codes.length === 0 ? [undefined] : codes.map(([, code]) => code);
  return rules.bins.flatMap((id, index) => {
    const bin = content.bins[id];
    // Nothing bounces off a bin that advises.
    if (bin === undefined || bin.advises !== undefined) return [];
    if (sources.every((code) => contrastOf(bin, id, code) !== undefined)) return [];
    const mend = "The bin has nothing to say when a thing is wrong there: give it a contrast.";
    return [problem([...path, "bins", index], id, mend)];
  });
}

function unknownName(
  id: string,
  entries: Readonly<Record<string, unknown>>,
  path: Path,
  what: string,
): Problem[] {
  if (Object.hasOwn(entries, id)) return [];
  return [problem(path, id, `There is no such ${what}. ${nearest(id, Object.keys(entries))}`)];
}
