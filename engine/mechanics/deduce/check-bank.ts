import { problem, type Problem } from "../../definition/problem.ts";
import { alsoFits, textOf } from "./case-file.ts";
import { checkSheet, sayOtherwise } from "./check-clues.ts";
import { checkReadings } from "./check-probes.ts";
import type { Candidate, Content } from "./schema.ts";
import { givesAway } from "./words.ts";

/** The bank by itself: every candidate, whether or not an item names it. */
export function checkBank({ groups, probes = [] }: Content): Problem[] {
  const seen = new Set<string>();
  return groups.flatMap(({ candidates }, group) =>
    candidates.flatMap((candidate, index) => {
      const path = `content.groups[${group}].candidates[${index}]`;
      const { id, name, alibi, clues } = candidate;
      const others = candidates.filter((other) => other !== candidate);
      const problems: Problem[] = [];
      if (seen.has(id))
        problems.push(problem(`${path}.id`, id, "Another candidate has this id: give each its own."));
      seen.add(id);
      if (others.some((other) => other.name === name)) {
        problems.push(
          problem(`${path}.name`, name, "Another of its group has this name: nobody could tell them apart."),
        );
      }
      if (givesAway(alibi, name)) problems.push(sayOtherwise(`${path}.alibi`, alibi, name));
      if (clues !== undefined) {
        problems.push(
          ...checkSheet(clues, `${path}.clues`, [candidate], others),
          ...checkTwins(candidate, others, path),
        );
      }
      if (candidates.some(({ properties }) => properties !== undefined)) {
        problems.push(...checkReadings(probes, path, candidate));
      }
      return problems;
    }),
  );
}

/** The same clue at two candidates fits both, and must say so at both. */
function checkTwins({ clues = [] }: Candidate, others: readonly Candidate[], path: string): Problem[] {
  return clues.flatMap((clue, index) =>
    others
      .filter((other) => other.clues?.some((theirs) => textOf(theirs) === textOf(clue)) === true)
      .filter((other) => !alsoFits(clue).includes(other.id))
      .map((other) =>
        problem(
          `${path}.clues[${index}]`,
          textOf(clue),
          `${other.id} has the same clue: put ${other.id} into fits.`,
        ),
      ),
  );
}
