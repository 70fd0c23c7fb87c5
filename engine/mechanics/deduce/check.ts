/** What the schemas cannot say: readings that are complete, words for every task that is played, and cases for its rules. */
import { problem, type Problem } from "../../definition/problem.ts";
import { createRandom } from "../../random.ts";
import { hasCase, itemFor } from "./tasks/rows/cases.ts";
import type { Content, Group, Item, Rules } from "./schema.ts";
import type { AnyContent, AnyItem, AnyRules } from "./any.ts";
import { checkBench, checkClubs } from "./bench/check.ts";
import { checkContent, checkSurvey } from "./survey/check.ts";

interface SetOf<R, I> {
  readonly path: string;
  readonly rules: R;
  readonly items?: readonly I[] | undefined;
}
type Set_ = SetOf<Rules, Item>;

export function check({
  content,
  sets,
}: {
  readonly content: AnyContent;
  readonly sets: readonly SetOf<AnyRules, AnyItem>[];
}): Problem[] {
  if ("places" in content) {
    const faults = checkContent(content);
    return faults.length > 0 ? faults : sets.flatMap((set) => checkSurvey(content, set));
  }
  if ("guests" in content) {
    const faults = checkClubs(content);
    return faults.length > 0 ? faults : sets.flatMap((set) => checkBench(content, set));
  }
  return sets.flatMap(({ path, rules, items = [] }) => {
    if (!("groups" in rules))
      return [problem(`${path}.rules.task`, rules.task, "State content.places for it.")];
    const cases = items.filter((item) => "sought" in item);
    return checkSet(content, { path, rules, items: items.length === 0 ? undefined : cases });
  });
}

function checkBank({ groups }: Rules, path: string): Problem[] {
  const known = new Set<string>();
  return groups.flatMap((group, at) => {
    const own = `${path}.rules.groups[${at}]`;
    const twice = group.candidates.flatMap(({ id }, index) => {
      const isKnown = known.has(id);
      known.add(id);
      return isKnown
        ? [problem(`${own}.candidates[${index}].id`, id, "Another candidate has this id: give each its own.")]
        : [];
    });
    return [...twice, ...checkClues(group, own)];
  });
}

function checkClues({ candidates, clues }: Group, path: string): Problem[] {
  return clues.flatMap(({ id, fits, text, of = {} }, index) => {
    const own = `${path}.clues[${index}]`;
    const readers = Math.max(...Object.values(fits).map((letters) => letters.length));
    const short = Object.entries(fits).flatMap(([one, letters]) =>
      letters.length === readers
        ? []
        : [problem(`${own}.fits.${one}`, letters, `Give ${readers} letters, one for each reader.`)],
    );
    const isTwice = clues.findIndex((clue) => clue.id === id) !== index;
    const said = candidates.filter(({ name }) => new RegExp(`\\b${name}`, "i").test(text));
    const strangers = (named: object): string[] =>
      Object.keys(named).filter((one) => !candidates.some((candidate) => candidate.id === one));
    return [
      ...strangers(of).map((one) => problem(`${own}.of`, one, "Nobody in the group has this id.")),
      ...strangers(fits).map((one) => problem(`${own}.fits`, one, "Nobody in the group has this id.")),
      ...short,
      ...(isTwice ? [problem(`${own}.id`, id, "Another clue of the group has this id.")] : []),
      ...said.map(({ name }) =>
        problem(`${own}.text`, text, `It says the word ${name} itself: use other words.`),
      ),
    ];
  });
}

function checkSet(content: Content, { path, rules, items }: Set_): Problem[] {
  const bank = checkBank(rules, path);
  // Cases are drawn only from a bank that is sound.
  if (bank.length > 0) return bank;
  const row = rules.task === "backward" ? rules.row + 1 : rules.row;
  return [
    ...(content.tasks[rules.task] === undefined
      ? [problem(`content.tasks.${rules.task}`, undefined, `${path} plays it: say its words.`)]
      : []),
    ...(row > content.seats.length
      ? [problem(`${path}.rules.row`, rules.row, `There are ${content.seats.length} seats: add some.`)]
      : []),
    ...checkCases(content, rules, path, items),
  ];
}

/** Listed items each need a case; where items are made, every group needs one. */
function checkCases(
  content: Content,
  rules: Rules,
  path: string,
  items: readonly Item[] | undefined,
): Problem[] {
  if (content.tasks[rules.task] === undefined) return [];
  const has = (item: Item): boolean => hasCase(content, rules, item, createRandom(1));
  if (items !== undefined)
    return items.flatMap((item, index) =>
      has(item)
        ? []
        : [problem(`${path}.items[${index}]`, item.sought, `No case of ${rules.task} can be made of it.`)],
    );
  return rules.groups.flatMap(({ id, candidates }, index) => {
    if (candidates.some((candidate) => has(itemFor(rules, id, candidate.id)))) return [];
    const mend = `No case of ${rules.task} can be made of this group: add clues, or truths and lies.`;
    return [problem(`${path}.rules.groups[${index}]`, id, mend)];
  });
}
