/** What the schemas cannot see: a scene that leads nowhere or never ends, names that mean nothing. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import { buttonsOf } from "./usual.ts";
import { COUNTS } from "./counts.ts";
import { nextOf, stepsFrom } from "./help.ts";
import type { Conversation, TalkContent, TalkNode, TalkRules } from "./schema.ts";

interface Game {
  readonly content: TalkContent;
  readonly sets: readonly {
    readonly path: string;
    readonly rules: TalkRules;
    readonly items?: readonly Conversation[] | undefined;
  }[];
}

/** The numbers of the lines. */
const PLACES = ["one", "two", "three", "four", "first", "second", "last"];

export function check({ content, sets }: Game): Problem[] {
  return sets.flatMap(({ path, rules, items = [] }) =>
    items.flatMap((item, index) => {
      const here = `${path}.items[${index}]`;
      const faults = [...sameIds(item, here), ...lostWays(item, here)];
      // What can be reached is a question only for a scene that holds.
      return faults.length > 0
        ? faults
        : [
            ...neverReached(item, here),
            ...neverEnding(item, here),
            ...item.nodes.flatMap((node, at) => checkNode(content, node, `${here}.nodes[${at}]`)),
            ...unknownTells(rules, item, here),
          ];
    }),
  );
}

function placesOf({ nodes, endings }: Conversation): { readonly id: string; readonly at: string }[] {
  return [
    ...nodes.map(({ id }, index) => ({ id, at: `nodes[${index}]` })),
    ...endings.map(({ id }, index) => ({ id, at: `endings[${index}]` })),
  ];
}

function sameIds(item: Conversation, path: string): Problem[] {
  const seen = new Set<string>();
  return placesOf(item).flatMap(({ id, at }) => {
    if (seen.has(id))
      return [problem(`${path}.${at}.id`, id, "Another node or ending here has this id: give each its own.")];
    seen.add(id);
    return [];
  });
}

function lostWays(item: Conversation, path: string): Problem[] {
  const ids = placesOf(item).map(({ id }) => id);
  const way = (at: string, to: string): Problem[] =>
    ids.includes(to) ? [] : [problem(`${path}.${at}`, to, `It leads nowhere. ${nearest(to, ids)}`)];
  return [
    ...(item.starts ?? []).flatMap(({ to }, index) => way(`starts[${index}].to`, to)),
    ...item.nodes.flatMap(({ listen, beyond, choices }, index) => [
      ...(beyond === undefined ? [] : way(`nodes[${index}].beyond`, beyond)),
      ...(listen !== undefined && "on" in listen ? way(`nodes[${index}].listen.on`, listen.on) : []),
      ...choices.flatMap(({ outcomes }, at) =>
        outcomes.flatMap(({ to }, place) => way(`nodes[${index}].choices[${at}].outcomes[${place}].to`, to)),
      ),
    ]),
  ];
}

function neverReached(item: Conversation, path: string): Problem[] {
  const reached = new Set([
    ...(item.starts ?? []).map(({ to }) => to),
    ...item.nodes.slice(0, 1).map(({ id }) => id),
  ]);
  for (const id of reached) for (const next of nextOf(item, id)) reached.add(next);
  return placesOf(item).flatMap(({ id, at }) =>
    reached.has(id) ? [] : [problem(`${path}.${at}`, id, "No line leads here: lead one here, or remove it.")],
  );
}

/** A talk may lead back, but there must be a way out of it. */
function neverEnding(item: Conversation, path: string): Problem[] {
  return item.nodes.flatMap(({ id }, index) =>
    stepsFrom(item, id) === Infinity
      ? [problem(`${path}.nodes[${index}]`, id, "No way leads from here to an ending: lead one out.")]
      : [],
  );
}

function checkNode(content: TalkContent, node: TalkNode, path: string): Problem[] {
  const commands = new Set([
    ...PLACES,
    ...Object.values(buttonsOf(content)).flatMap(({ phrases }) => phrases),
  ]);
  return [
    ...(node.feeling === undefined && node.help === undefined
      ? [problem(`${path}.help`, node.id, "Give help, or the feeling that can be heard.")]
      : []),
    ...node.choices.flatMap((choice, index) => {
      const here = `${path}.choices[${index}]`;
      const others = node.choices
        .filter((other) => other !== choice)
        .flatMap(({ line, keywords }) => [line, ...keywords]);
      const last = choice.outcomes.at(-1);
      return [
        ...(last?.if === undefined
          ? []
          : [
              problem(
                `${here}.outcomes`,
                choice.line,
                "Let the last outcome hold in any case: remove its if.",
              ),
            ]),
        ...choice.outcomes.flatMap(({ counts = {} }, at) =>
          Object.keys(counts).flatMap((name) =>
            Object.hasOwn(COUNTS, name)
              ? []
              : [problem(`${here}.outcomes[${at}].counts`, name, nearest(name, Object.keys(COUNTS)))],
          ),
        ),
        ...choice.keywords.flatMap((keyword, at) =>
          commands.has(keyword) || others.some((other) => contains(other, keyword))
            ? [
                problem(
                  `${here}.keywords[${at}]`,
                  keyword,
                  "A command, or another line of this node, has these words too: choose others.",
                ),
              ]
            : [],
        ),
      ];
    }),
  ];
}

function unknownTells({ tells, rhythms = {} }: TalkRules, item: Conversation, path: string): Problem[] {
  const unknown = (id: string, known: readonly string[], what: string): Problem[] =>
    known.includes(id)
      ? []
      : [problem(path, id, `No such ${what} in this level's rules. ${nearest(id, known)}`)];
  return tellsIn(item).flatMap((id) => {
    const told = tells[id];
    if (told === undefined) return unknown(id, Object.keys(tells), "tell");
    return "notes" in told ? [] : unknown(told.rhythm, Object.keys(rhythms), "rhythm");
  });
}

/** Every sign that a scene may be heard to give, anywhere in it. */
function tellsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "tell" in value && typeof value.tell === "string" ? [value.tell] : [];
  return [...own, ...Object.values(value).flatMap(tellsIn)];
}

/** Whether a text has these words in a row. */
function contains(text: string, phrase: string): boolean {
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  return ` ${words.join(" ")} `.includes(` ${phrase} `);
}
