/** What the schemas cannot see: strings of symbols that are not there, and jobs that cannot be done. */
import { problem, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import { unheardWords } from "../kit/unheard.ts";
import { checkCourse } from "./tasks/course/check.ts";
import { distances, knownOf, leadingTo } from "./ladder.ts";
import { OPEN, type EnterContent, type EnterRules, type Job } from "./schema.ts";

interface Ruled {
  readonly content: EnterContent;
  readonly rules: EnterRules;
}

interface Game {
  readonly content: EnterContent;
  readonly sets: readonly CheckedSet<EnterRules, Job>[];
}

export function check({ content, sets }: Game): Problem[] {
  return [
    ...knownOf(content).flatMap((string) => strange(content, "content.things", string)),
    ...sets.flatMap(({ path, rules, items }) => {
      if (rules.course !== undefined) return checkCourse(path, { content, rules }, items);
      if (items === undefined)
        return [problem(`${path}.items`, items, "Give items: jobs are not generated.")];
      return [
        ...(rules.wheels ?? []).flatMap((wheel) => strange(content, `${path}.rules.wheels`, wheel)),
        ...items.flatMap((item, index) => ofJob(`${path}.items[${index}]`, { content, rules }, item)),
      ];
    }),
    ...unheardWords(
      content.words,
      sets.map(({ rules: { rule } }) => ({ rule })),
      "content.words",
    ),
  ];
}

function ofJob(path: string, game: Ruled, item: Job): Problem[] {
  const wrong = [...item.answers, item.from ?? ""].flatMap((one) =>
    strange(game.content, `${path}.answers`, one),
  );
  if (wrong.length > 0) return wrong;
  if (game.rules.ladder !== undefined) return ofLadder(path, game, item);
  const cells = item.from?.length ?? Number.POSITIVE_INFINITY;
  return item.answers
    .filter((answer) => answer.length > cells)
    .map((answer) => problem(`${path}.from`, item.from, `Give it a cell for each symbol of ${answer}.`));
}

/** There must be a place to begin that is neither too near nor too far. */
function ofLadder(path: string, game: Ruled, item: Job): Problem[] {
  const { content, rules } = game;
  const at = `${path}.answers`;
  const lost = item.answers.filter((answer) => !knownOf(content).includes(answer));
  if (lost.length > 0) return lost.map((one) => problem(at, one, "Name one of content.things."));
  const [first = ""] = item.answers;
  const near = leadingTo(game, first).filter((one) => content.things?.[one] !== undefined);
  if (rules.dark === true && near.length === 0)
    return [problem(at, first, "Nothing that is heard is one change from it.")];
  const { from = 1, to = 1 } = rules.ladder ?? {};
  const far = distances(game, item.answers);
  if (item.from !== undefined && !far.has(item.from))
    return [problem(`${path}.from`, item.from, "No way leads from it to an answer.")];
  return [...far.values()].some((steps) => steps >= from && steps <= to)
    ? []
    : [problem(at, item.answers, `Nothing is ${from} to ${to} changes away.`)];
}

function strange({ symbols }: EnterContent, path: string, string: string): Problem[] {
  return [...new Set(string)]
    .filter((symbol) => symbol !== OPEN && symbols[symbol] === undefined)
    .map((symbol) => problem(path, string, `Give content.symbols a "${symbol}".`));
}
