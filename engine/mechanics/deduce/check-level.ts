import { problem, type Problem } from "../../definition/problem.ts";
import { checkItem } from "./check-item.ts";
import type { Content, Item, Rules } from "./schema.ts";

export interface Level {
  readonly rules: Rules;
  readonly items?: readonly Item[] | undefined;
}

/** A level's rules against the content, and each of its cases. */
export function checkLevel(content: Content, { rules, items = [] }: Level, path: string): Problem[] {
  const problems: Problem[] = [];
  const voices = content.seats.length;
  if (rules.suspects > voices) {
    const mend = `There are voices for ${voices} suspects: add seats, or ask for fewer suspects.`;
    problems.push(problem(`${path}.rules.suspects`, rules.suspects, mend));
  }
  if (rules.culprits >= rules.suspects) {
    problems.push(problem(`${path}.rules.culprits`, rules.culprits, "Leave at least one suspect innocent."));
  }
  if (rules.clues === "chosen" && content.moves.back === undefined) {
    const mend =
      "Say how the player leaves the list of probes: give content.moves.back, or set it to in-order.";
    problems.push(problem(`${path}.rules.clues`, rules.clues, mend));
  }
  if (rules.reason && rules.culprits > 1) {
    const mend = "A reason is a clue that fits one culprit only: set it to false, or ask for one culprit.";
    problems.push(problem(`${path}.rules.reason`, rules.reason, mend));
  }
  const cases = items.flatMap((item, index) => checkItem(content, rules, item, `${path}.items[${index}]`));
  return [...problems, ...cases, ...checkTitles(content, rules, items, path)];
}

/** Each written clue has a title, and each title a clue; told once a level. */
function checkTitles(
  { groups }: Content,
  { clueTitles }: Rules,
  items: readonly Item[],
  path: string,
): Problem[] {
  if (clueTitles === undefined) return [];
  const bank = groups.flatMap(({ candidates }) => candidates);
  const counts = items.flatMap(({ id, culprits, clues }) => {
    const sheet = clues ?? bank.find((candidate) => candidate.id === culprits[0])?.clues;
    return sheet === undefined || sheet.length === clueTitles.length ? [] : [{ id, count: sheet.length }];
  });
  return counts.slice(0, 1).map(({ id, count }) => {
    const mend = `Give ${count} titles: ${id} has so many clues. All cases of a level have the same number.`;
    return problem(`${path}.rules.clueTitles`, clueTitles, mend);
  });
}
