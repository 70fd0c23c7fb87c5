import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import { checkSheet, checkTheories } from "./check-clues.ts";
import { checkTable } from "./check-probes.ts";
import type { Candidate, Content, Item, Rules } from "./schema.ts";

/** One case: its people exist, can be met together, and its clues find the culprit. */
export function checkItem(content: Content, rules: Rules, item: Item, path: string): Problem[] {
  const bank = content.groups.flatMap(({ candidates }) => candidates);
  const known = bank.map(({ id }) => id);
  const strangers = (["culprits", "suspects"] as const).flatMap((field) =>
    (item[field] ?? []).flatMap((id, index): Problem[] => {
      if (known.includes(id)) return [];
      return [
        problem(
          `${path}.${field}[${index}]`,
          id,
          `No such candidate in content.groups. ${nearest(id, known)}`,
        ),
      ];
    }),
  );
  if (strangers.length > 0) return strangers;
  const fault =
    item.suspects === undefined ? drawFault(content, rules, item, path) : listFault(rules, item, path);
  if (fault !== undefined) return [fault];
  const inCase =
    item.suspects ?? content.groups.find(holds(item.culprits))?.candidates.map(({ id }) => id) ?? [];
  return checkEvidence(
    content,
    rules,
    item,
    bank.filter(({ id }) => inCase.includes(id)),
    path,
  );
}

/** Why suspects cannot be drawn from the bank. */
function drawFault({ groups }: Content, rules: Rules, { culprits }: Item, path: string): Problem | undefined {
  if (culprits.length < rules.culprits) {
    return problem(`${path}.culprits`, culprits, `Name ${rules.culprits}: the rules ask for so many.`);
  }
  if (culprits.length > rules.culprits) {
    const mend = "With several right answers the suspects are not drawn: list the item's suspects.";
    return problem(`${path}.suspects`, undefined, mend);
  }
  const group = groups.find(holds(culprits));
  if (group === undefined) {
    const mend = "They are of different groups: list the item's suspects, or choose of one group.";
    return problem(`${path}.culprits`, culprits, mend);
  }
  const count = group.candidates.length;
  if (count >= rules.suspects) return undefined;
  const mend = `Their group ${group.id} has ${count} candidates, the rules ask for ${rules.suspects} suspects: add some.`;
  return problem(`${path}.culprits`, culprits, mend);
}

/** What is wrong with a list of suspects. */
function listFault(rules: Rules, { culprits, suspects = [] }: Item, path: string): Problem | undefined {
  const missing = culprits.find((id) => !suspects.includes(id));
  if (missing !== undefined) {
    return problem(`${path}.suspects`, suspects, `Put the culprit ${missing} among the suspects.`);
  }
  if (suspects.length !== rules.suspects || new Set(suspects).size !== suspects.length) {
    return problem(
      `${path}.suspects`,
      suspects,
      `Name ${rules.suspects} different suspects: the rules ask for so many.`,
    );
  }
  if (culprits.length < rules.culprits) {
    return problem(`${path}.culprits`, culprits, `Name ${rules.culprits}: the rules ask for so many.`);
  }
  if (culprits.length < suspects.length) return undefined;
  return problem(`${path}.culprits`, culprits, "Leave at least one suspect innocent.");
}

/** That there are clues, and that they decide the case; a candidate's own sheet was checked in the bank. */
function checkEvidence(
  { probes }: Content,
  rules: Rules,
  item: Item,
  pool: readonly Candidate[],
  path: string,
): Problem[] {
  const owners = pool.filter(({ id }) => item.culprits.includes(id));
  const others = pool.filter(({ id }) => !item.culprits.includes(id));
  if (item.clues !== undefined) {
    const several = owners.length > rules.culprits;
    return several
      ? checkTheories(
          item.clues,
          `${path}.clues`,
          owners,
          pool.map(({ id }) => id),
        )
      : checkSheet(item.clues, `${path}.clues`, owners, others);
  }
  const [owner, ...more] = owners;
  if (owner === undefined || more.length > 0) {
    return [
      problem(
        `${path}.clues`,
        undefined,
        "Give the item clues: a candidate's own clues tell of one culprit only.",
      ),
    ];
  }
  if (owner.clues !== undefined) return [];
  if (probes !== undefined && owner.properties !== undefined) return checkTable(probes, path, owner, others);
  const mend =
    "Nothing tells of the culprit: give the candidate clues or properties that probes read, or the item clues.";
  return [problem(`${path}.clues`, undefined, mend)];
}

function holds(culprits: readonly string[]): (group: Content["groups"][number]) => boolean {
  return ({ candidates }) => culprits.every((id) => candidates.some((candidate) => candidate.id === id));
}
