/** What the schemas cannot see: names that mean nothing, and questions that nothing or two things answer. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import { unheardWords } from "../kit/unheard.ts";
import type { PickQuestion, Question } from "./question-schema.ts";
import type { Work } from "./work-schema.ts";
import type { Job, TallyContent, TallyRules, Watch } from "./schema.ts";

const FARTHEST = 60;

interface Game {
  readonly content: TallyContent;
  readonly sets: readonly {
    readonly path: string;
    readonly rules: TallyRules;
    readonly items?: readonly Watch[] | undefined;
  }[];
}

export function check({ content, sets }: Game): Problem[] {
  const kinds = Object.keys(content.kinds);
  return [
    ...Object.entries(content.counters).flatMap(([id, counter]) =>
      unknown(counter.kinds ?? [], kinds, `content.counters.${id}.kinds`),
    ),
    ...sets.flatMap(({ path, rules, items = [] }) => [
      ...checkRules(content, rules, `${path}.rules`),
      ...items.flatMap((item, index) => checkItem(kinds, rules, item, `${path}.items[${index}]`)),
    ]),
    ...unheardWords(
      content.words,
      sets.map(({ rules: { words = {} } }) => words),
      "content.words",
    ),
  ];
}

function checkRules(content: TallyContent, rules: TallyRules, path: string): Problem[] {
  const kinds = Object.keys(content.kinds);
  const counters = Object.keys(content.counters);
  return [
    ...unknown(Object.values(rules.clickers ?? {}), counters, `${path}.clickers`),
    ...unknown(
      [rules, ...rules.stretches].flatMap(({ stream = [] }) => stream.map(({ kind }) => kind)),
      kinds,
      `${path}.stream`,
    ),
    ...unknown(rules.strays ?? [], kinds, `${path}.strays`),
    ...Object.entries(rules.jobs).flatMap(([id, job]) =>
      checkJob(counters, rules, job, `${path}.jobs.${id}`),
    ),
  ];
}

function checkJob(counters: readonly string[], rules: TallyRules, job: Job, path: string): Problem[] {
  const { call, questions, work } = job;
  return [
    ...(work === undefined ? [] : checkWork(counters, work, rules, job, path)),
    ...unknown(Object.keys(call ?? {}), counters, `${path}.call`),
    ...(call === undefined && work === undefined && questions.length === 0
      ? [
          problem(
            `${path}.questions`,
            questions,
            'Nothing is asked here: add a question, a "call", or a "work".',
          ),
        ]
      : []),
    ...(call !== undefined && (rules.whole !== true || questions.length > 0)
      ? [problem(`${path}.call`, call, 'What is called needs "whole": true in the rules, and no questions.')]
      : []),
    ...questions.flatMap((question, index) =>
      checkQuestion(counters, question, `${path}.questions[${index}]`),
    ),
  ];
}

function checkWork(
  counters: readonly string[],
  work: Work,
  { clickers }: TallyRules,
  { call, questions }: Job,
  path: string,
): Problem[] {
  const named = work.type === "pack" ? [work.of] : [work.left, work.right];
  const isAlone = call === undefined && questions.length === 0 && clickers === undefined;
  return [
    ...unknown(named.flatMap(Object.keys), counters, `${path}.work`),
    ...(isAlone
      ? []
      : [
          problem(
            `${path}.work`,
            work,
            "Where something is done with it, nothing is clicked, called or asked.",
          ),
        ]),
  ];
}

function checkQuestion(counters: readonly string[], question: Question, path: string): Problem[] {
  const named = unknown(Object.keys(question.of), counters, `${path}.of`);
  return question.type === "number" ? named : [...named, ...checkOptions(question, `${path}.options`)];
}

/** Each total has exactly one option. */
function checkOptions({ of, options }: PickQuestion, path: string): Problem[] {
  const least = Object.values(of).some((times) => times < 0) ? -FARTHEST : 0;
  for (let total = least; total <= FARTHEST; total++) {
    const fit = options.filter(({ from = -Infinity, to = Infinity }) => total >= from && total <= to);
    if (fit.length !== 1)
      return [problem(path, options, `A total of ${total} fits ${fit.length} of them: let it fit one.`)];
  }
  return [];
}

function checkItem(kinds: readonly string[], rules: TallyRules, item: Watch, path: string): Problem[] {
  return [
    ...unknown([item.job], Object.keys(rules.jobs), `${path}.job`),
    ...unknown(
      (item.script ?? []).flat().map(({ kind }) => kind),
      kinds,
      `${path}.script`,
    ),
    ...(item.seed === undefined && item.script === undefined
      ? [problem(path, item.id, 'Say what happens: a "script", or the "seed" that it is drawn from.')]
      : []),
  ];
}

function unknown(named: readonly string[], known: readonly string[], path: string): Problem[] {
  return named.flatMap((id, index) =>
    known.includes(id) ? [] : [problem(`${path}[${index}]`, id, nearest(id, known))],
  );
}
