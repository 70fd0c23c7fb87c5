import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import { alsoFits, textOf } from "./case-file.ts";
import type { Candidate, WrittenClue } from "./schema.ts";
import { shownText } from "../../speech/markup.ts";
import { givesAway } from "./words.ts";

/**
 * A written sheet: no clue says the word, those that it fits as well can be met in this case, and at the end only the
 * owners are left. `others` are all that may be suspects beside them.
 */
export function checkSheet(
  sheet: readonly WrittenClue[],
  path: string,
  owners: readonly Candidate[],
  others: readonly Candidate[],
): Problem[] {
  const ownerIds = owners.map(({ id }) => id);
  const otherIds = others.map(({ id }) => id);
  const problems = sheet.flatMap((clue, index): Problem[] => {
    const text = textOf(clue);
    const said = owners
      .filter(({ name }) => givesAway(text, name))
      .map(({ name }) => sayOtherwise(`${path}[${index}]`, text, name));
    const misnamed = alsoFits(clue).flatMap((id, at): Problem[] => {
      const place = `${path}[${index}].fits[${at}]`;
      if (ownerIds.includes(id))
        return [problem(place, id, "A clue always fits its own word: name only others here.")];
      if (otherIds.includes(id)) return [];
      return [problem(place, id, `No such candidate can be a suspect here. ${nearest(id, otherIds)}`)];
    });
    return [...said, ...misnamed];
  });
  const left = others.filter(({ id }) => sheet.every((clue) => alsoFits(clue).includes(id)));
  const names = owners.map(({ name }) => shownText(name)).join(" and ");
  return [
    ...problems,
    ...left.map(({ id, name }) =>
      problem(
        path,
        id,
        `All these clues together fit ${shownText(name)} too: add one that fits only ${names}.`,
      ),
    ),
  ];
}

/**
 * A sheet for several right answers: a clue points to one of them or to nobody, so that no two clues together can
 * leave an innocent, and each answer has a clue that points to it.
 */
export function checkTheories(
  sheet: readonly WrittenClue[],
  path: string,
  owners: readonly Candidate[],
  suspects: readonly string[],
): Problem[] {
  const misleading = sheet.flatMap((clue, index): Problem[] => {
    const fits = alsoFits(clue);
    const pointsToOne = fits.length === 1 && owners.some(({ id }) => id === fits[0]);
    if (pointsToOne || suspects.every((id) => fits.includes(id))) return [];
    const mend = "With several right answers, let a clue fit one of them only, or all suspects.";
    return [problem(`${path}[${index}]`, clue, mend)];
  });
  const unsupported = owners.filter(({ id }) => !sheet.some((clue) => alsoFits(clue).join() === id));
  return [
    ...misleading,
    ...unsupported.map(({ id, name }) =>
      problem(path, id, `No clue points to ${shownText(name)}: add one, or leave it out of the culprits.`),
    ),
  ];
}

export function sayOtherwise(path: string, text: string, name: string): Problem {
  return problem(path, text, `It says the word ${shownText(name)} itself: say it in other words.`);
}
