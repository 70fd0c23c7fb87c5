/** The bank: who is in it, and what the readers of its clues agree on. */
import { fillTemplate } from "../../definition/fill.ts";
import type { Random } from "../../random.ts";
import type { Candidate, Clue, Group, Item, Rules } from "./schema.ts";

/** The group that a turn's row is drawn from. */
export function groupOf({ rules, item }: { readonly rules: Rules; readonly item: Item }): Group {
  const group = rules.groups.find((one) => one.id === item.group);
  if (group === undefined) throw new RangeError(`deduce: no group ${item.group}`);
  return group;
}

export function candidateIn({ candidates }: Group, id: string): Candidate {
  const found = candidates.find((candidate) => candidate.id === id);
  if (found === undefined) throw new RangeError(`deduce: no such candidate: ${id}`);
  return found;
}

export function clueIn({ clues }: Group, id: string | undefined): Clue {
  const clue = clues.find((one) => one.id === id);
  if (clue === undefined) throw new RangeError(`deduce: no clue ${String(id)}`);
  return clue;
}

/** Whether a clue fits a candidate; undefined where its readers do not agree, or one of them says that it could. */
export function verdict(clue: Clue, id: string): boolean | undefined {
  const letters = new Set(clue.fits[id] ?? "n");
  if (letters.size !== 1) return undefined;
  return letters.has("y") ? true : letters.has("n") ? false : undefined;
}

export function fits(clue: Clue, id: string): boolean {
  return verdict(clue, id) === true;
}

/** Why a clue fits a candidate, or why it does not, as a clause: "you can pour from a kettle". */
export function reasonIn(group: Group, clue: Clue, id: string): string {
  const { name, as = name } = candidateIn(group, id);
  return clue.of?.[id] ?? fillTemplate(fits(clue, id) ? clue.yes : clue.no, { it: as, name });
}

/** The clues on which the readers agree for everybody in a row: no others may be used in its case. */
export function settledClues(group: Group, row: readonly string[]): Clue[] {
  return group.clues.filter((clue) => row.every((id) => verdict(clue, id) !== undefined));
}

/** All ways to seat these with others of their group, in an order of chance. */
export function rowsWith(group: Group, seated: readonly string[], size: number, random: Random): string[][] {
  const others = group.candidates.map(({ id }) => id).filter((id) => !seated.includes(id));
  return random
    .shuffle(choices(others, size - seated.length))
    .map((more) => random.shuffle([...seated, ...more]));
}

/** All choices of so many of a list. */
export function choices<T>(list: readonly T[], size: number): T[][] {
  if (size <= 0) return [[]];
  return list.flatMap((one, index) => choices(list.slice(index + 1), size - 1).map((rest) => [one, ...rest]));
}
