/** What the schema cannot say about a dial game: its parts must agree, and every answer must be within reach. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import { startsFor } from "./generate.ts";
import { STOP, WHOLE } from "./play.ts";
import type { DialContent, DialItem, DialRules } from "./schema.ts";
import { drawnWithin, taskId, taskTarget, type Drawing } from "./task.ts";
import { buttonJumps, distancesTo, isOnTrack } from "./track.ts";

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
    ...(items?.flatMap((item, index) => checkItem(content, `${path}.items[${index}]`, rules, item)) ?? []),
    ...(items === undefined ? checkTasks(content, path, rules) : []),
  ];
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

function checkItem(
  content: DialContent,
  path: string,
  rules: DialRules,
  { task, start }: DialItem,
): Problem[] {
  if (!isOnTrack(start, rules.range)) {
    return [problem(`${path}.start`, start, beyondTrack("start", start, rules))];
  }
  const mend = outOfReach(content, taskTarget(task), rules);
  return mend === undefined ? [] : [problem(`${path}.task`, taskId(task), mend)];
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
  const { start, answers } = drawn;
  if (start < rules.range.from) return [problem(path, drawing, beyondTrack("start", start, rules))];
  for (let answer = answers.from; answer <= answers.to; answer++) {
    const mend = outOfReach(content, answer, rules);
    if (mend !== undefined) return [problem(path, drawing, mend)];
  }
  return [];
}

/** What to mend if the answer cannot be reached; undefined if it can, from everywhere. */
function outOfReach(content: DialContent, answer: number, rules: DialRules): string | undefined {
  const { range, anyStart } = rules;
  if (!isOnTrack(answer, range)) return beyondTrack("answer", answer, rules);
  const distances = distancesTo(answer, range, buttonJumps(content, rules));
  // A voice may set any number, so the buttons must lead on from every one.
  for (let value = range.from; value <= range.to; value++) {
    if (distances.from(value) === undefined) {
      return `The buttons do not lead from ${value} to the answer ${answer}: give them other jumps.`;
    }
  }
  if (anyStart !== undefined && startsFor(answer, anyStart, content, rules).length === 0) {
    return `From nowhere does the answer ${answer} take ${anyStart.from} to ${anyStart.to} jumps: widen rules.anyStart.`;
  }
  return undefined;
}

function beyondTrack(what: "start" | "answer", value: number, { range }: DialRules): string {
  return `The ${what} ${value} is beyond the track, ${range.from} to ${range.to}: lengthen it, or narrow the numbers.`;
}
