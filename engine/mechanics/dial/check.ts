/** What the schema cannot say about a dial game: its parts must agree, and every answer must be within reach. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import { drawnWithin, taskId, taskTarget } from "./asks.ts";
import { STOP, WHOLE } from "./drive-moves.ts";
import type { DialItem, DialRules } from "./schema.ts";
import type { Drawing } from "./tasks/schemas.ts";
import { buttonJumps, distancesTo, isOnTrack } from "./track.ts";
import type { DialContent } from "./words.ts";

export function check(game: {
  readonly content: DialContent;
  readonly sets: readonly CheckedSet<DialRules, DialItem>[];
}): Problem[] {
  const { content } = game;
  return [...reservedNames(content), ...game.sets.flatMap((set) => checkSet(content, set))];
}

function reservedNames({ jumps }: DialContent): Problem[] {
  return [STOP, WHOLE]
    .filter((id) => Object.hasOwn(jumps, id))
    .map((id) =>
      problem(`content.jumps.${id}`, id, "This name belongs to a move that every dial has: take another."),
    );
}

function checkSet(content: DialContent, { path, rules, items }: CheckedSet<DialRules, DialItem>): Problem[] {
  const unknown = unknownJumps(content, path, rules);
  if (unknown.length > 0) return unknown;
  return [
    ...sameMoves(content, path, rules),
    ...(rules.share !== undefined && content.share === undefined
      ? [problem("content.share", undefined, `Say what the dealer says: ${path} shares.`)]
      : []),
    ...missingWords(content, path, rules, items),
    ...(items?.flatMap((item, index) => checkItem(content, `${path}.items[${index}]`, rules, item)) ?? []),
    ...(items === undefined ? checkTasks(content, path, rules) : []),
  ];
}

/** Whatever a level asks has words. */
function missingWords(
  { tasks, pick }: DialContent,
  path: string,
  rules: DialRules,
  items: readonly DialItem[] | undefined,
): Problem[] {
  const types = new Set([
    ...(rules.tasks ?? []).map(({ type }) => type),
    ...(items ?? []).flatMap(({ ways }) => ways.map(({ task }) => task.type)),
  ]);
  const forms = [
    ...(rules.tasks ?? []),
    ...(items ?? []).flatMap(({ ways }) => ways.map(({ task }) => task)),
  ].flatMap((task) => (task.type === "less" ? [task.form] : []));
  return [
    ...[...new Set(forms)]
      .filter((form) => tasks.less !== undefined && tasks.less.forms[form] === undefined)
      .map((form) =>
        problem(`content.tasks.less.forms.${form}`, undefined, `Say how it is asked: ${path} does.`),
      ),
    ...missingShares(tasks, path, rules, items),
    ...[...types]
      .filter((type) => tasks[type] === undefined)
      .map((type) => problem(`content.tasks.${type}`, undefined, `Say how it is asked: ${path} does.`)),
    ...(rules.pick !== undefined && rules.share === undefined && pick?.[rules.pick] === undefined
      ? [
          problem(
            `content.pick.${rules.pick}`,
            undefined,
            `Say how it is asked: ${path} lets the player choose.`,
          ),
        ]
      : []),
  ];
}

/** Whatever is dealt has a form, and goes to two places or three. */
function missingShares(
  { share }: DialContent["tasks"],
  path: string,
  rules: DialRules,
  items: readonly DialItem[] | undefined,
): Problem[] {
  const drawn = (rules.tasks ?? []).flatMap((task) => (task.type === "share" ? [task] : []));
  const asked = (items ?? []).flatMap(({ ways }) =>
    ways.flatMap(({ task }) => (task.type === "share" ? [{ form: task.form, by: [task.by] }] : [])),
  );
  return [...drawn, ...asked].flatMap(({ form, by }): Problem[] => {
    const found = share?.forms[form];
    if (share !== undefined && found === undefined)
      return [problem(`content.tasks.share.forms.${form}`, undefined, `Say how it is asked: ${path} does.`)];
    const most = Math.max(...by);
    return found?.by === "places" && most > 3
      ? [
          problem(
            `${path}.rules.tasks`,
            most,
            "Deal to two places or three: more cannot be told apart by ear.",
          ),
        ]
      : [];
  });
}

function unknownJumps({ jumps }: DialContent, path: string, { buttons }: DialRules): Problem[] {
  return Object.entries(buttons).flatMap(([button, id]) =>
    id === undefined || Object.hasOwn(jumps, id)
      ? []
      : problem(
          `${path}.rules.buttons.${button}`,
          id,
          `No such jump in content.jumps. ${nearest(id, Object.keys(jumps))}`,
        ),
  );
}

/** A voice names a jump by its phrases alone. */
function sameMoves(content: DialContent, path: string, rules: DialRules): Problem[] {
  const owners = new Map(content.stop.phrases.map((phrase) => [phrase, STOP]));
  return buttonJumps(content, rules).flatMap(({ id, button, jump: { phrases } }) => {
    const taken = phrases.find((phrase) => owners.has(phrase));
    const owner = taken === undefined ? undefined : owners.get(taken);
    for (const phrase of phrases) owners.set(phrase, id);
    if (owner === undefined) return [];
    const mend =
      owner === id
        ? "This jump is on two buttons: leave one of them out."
        : `"${taken}" also stands for ${owner}: give one of them another phrase.`;
    return [problem(`${path}.rules.buttons.${button}`, id, mend)];
  });
}

function checkItem(content: DialContent, path: string, rules: DialRules, { ways }: DialItem): Problem[] {
  return ways.flatMap(({ task, start, guest }, index) => {
    const here = `${path}.ways[${index}]`;
    if (guest !== undefined && !Object.hasOwn(rules.guests ?? {}, guest))
      return [problem(`${here}.guest`, guest, nearest(guest, Object.keys(rules.guests ?? {})))];
    if (!isOnTrack(start, rules.range))
      return [problem(`${here}.start`, start, beyondTrack("start", start, rules))];
    const mend = outOfReach(content, taskTarget(task), rules);
    return mend === undefined ? [] : [problem(`${here}.task`, taskId(task), mend)];
  });
}

function checkTasks(content: DialContent, path: string, rules: DialRules): Problem[] {
  if (rules.tasks === undefined) {
    return [
      problem(`${path}.rules.tasks`, undefined, "Say what to draw items from, or give the level items."),
    ];
  }
  return rules.tasks.flatMap((drawing, index) =>
    checkDrawing(content, `${path}.rules.tasks[${index}]`, rules, drawing),
  );
}

/** One problem is enough: the others of a drawing mostly have the same cause. */
function checkDrawing(content: DialContent, path: string, rules: DialRules, drawing: Drawing): Problem[] {
  const drawn = drawnWithin(drawing, rules.range.from);
  if (drawn === undefined) {
    return [problem(path, drawing, "No numbers fit all of this together: widen something.")];
  }
  const { starts, answers } = drawn;
  const beyond = [starts.from, starts.to].find((start) => !isOnTrack(start, rules.range));
  if (beyond !== undefined) return [problem(path, drawing, beyondTrack("start", beyond, rules))];
  const drift = rules.sonar?.drift ?? 0;
  for (let answer = answers.from - drift; answer <= answers.to + drift; answer++) {
    const mend = outOfReach(content, answer, rules);
    if (mend !== undefined) return [problem(path, drawing, mend)];
  }
  return [];
}

/** What to mend if the answer cannot be reached; undefined if it can, from everywhere. */
function outOfReach(content: DialContent, answer: number, rules: DialRules): string | undefined {
  const { range } = rules;
  if (!isOnTrack(answer, range)) return beyondTrack("answer", answer, rules);
  const distances = distancesTo(answer, range, buttonJumps(content, rules));
  for (let value = range.from; value <= range.to; value++) {
    if (distances.from(value) === undefined) {
      return `The buttons do not lead from ${value} to the answer ${answer}: give them other jumps.`;
    }
  }
  return undefined;
}

function beyondTrack(what: "start" | "answer", value: number, { range }: DialRules): string {
  return `The ${what} ${value} is beyond the track, ${range.from} to ${range.to}: lengthen it, or narrow the numbers.`;
}
