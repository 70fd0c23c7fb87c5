/** What the schemas cannot see: a graph whose ways do not all lead to an ending, names that mean nothing. */
import { unknownPlaces } from "../../definition/fill.ts";
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { Line } from "../../definition/text.ts";
import { checkGraph, keptBefore } from "./check-graph.ts";
import type { Conversation, TalkContent, TalkNode } from "./schema.ts";

interface Game {
  readonly content: TalkContent;
  readonly sets: readonly { readonly path: string; readonly items?: readonly Conversation[] | undefined }[];
}

/** What every game hears as a command, and the numbers of the lines. */
const RESERVED = ["repeat", "hint", "slower", "faster", "pause", "menu", "one", "two", "three", "four"];

const PLACES = {
  turn: ["count"],
  answers: ["count"],
  line: ["number", "line"],
  end: [],
  endOnly: [],
  hurt: [],
  lastRewind: [],
  avoid: ["number"],
  best: ["number", "line"],
  reveal: ["line"],
  compared: [],
} satisfies Record<keyof TalkContent["texts"], string[]>;

export function check({ content, sets }: Game): Problem[] {
  const problems = checkTexts(content);
  for (const { path, items = [] } of sets) {
    items.forEach((item, index) => {
      const here = `${path}.items[${index}]`;
      const faults = checkGraph(item, here);
      problems.push(
        ...faults,
        ...item.nodes.flatMap((node, at) => checkNode(content, node, `${here}.nodes[${at}]`)),
      );
      // Which names are known where is a question only for a graph that holds.
      if (faults.length === 0) problems.push(...checkKept(item, here));
    });
  }
  return problems;
}

function checkTexts({ texts }: TalkContent): Problem[] {
  return Object.entries(PLACES).flatMap(([name, allowed]) => {
    const text = texts[name as keyof typeof PLACES];
    return unknownPlaces(text, allowed).map((place) =>
      problem(
        `content.texts.${name}`,
        text,
        `{${place}} is not filled in here. ${allowed.length === 0 ? "Write it without a place." : nearest(place, allowed)}`,
      ),
    );
  });
}

function checkNode(content: TalkContent, node: TalkNode, path: string): Problem[] {
  const problems: Problem[] = [];
  const skills = Object.keys(content.skills);
  const meters = Object.keys(content.meters);
  const commands = new Set([
    ...RESERVED,
    ...Object.values(content.buttons).flatMap((button) => button?.phrases ?? []),
  ]);
  const unknownSkill = (skill: string, at: string): void => {
    if (!skills.includes(skill))
      problems.push(problem(at, skill, `No such skill in content.skills. ${nearest(skill, skills)}`));
  };
  unknownSkill(node.skill, `${path}.skill`);
  if (!node.choices.some(({ credit }) => credit === 1)) {
    problems.push(problem(`${path}.choices`, node.id, "Give at least one of its lines credit 1."));
  }
  node.choices.forEach((choice, index) => {
    const here = `${path}.choices[${index}]`;
    if (choice.skill !== undefined) unknownSkill(choice.skill, `${here}.skill`);
    for (const meter of Object.keys(choice.effects ?? {})) {
      if (!meters.includes(meter)) {
        problems.push(
          problem(`${here}.effects`, meter, `No such meter in content.meters. ${nearest(meter, meters)}`),
        );
      }
    }
    if (choice.button === "up" && content.buttons.attempt === undefined) {
      problems.push(problem(`${here}.button`, "up", "Say what Up is called: give content.buttons.attempt."));
    }
    choice.keywords.forEach((keyword, at) => {
      const others = node.choices
        .filter((other) => other !== choice)
        .flatMap(({ line, keywords }) => [line, ...keywords]);
      if (commands.has(keyword) || others.some((other) => contains(other, keyword))) {
        problems.push(
          problem(
            `${here}.keywords[${at}]`,
            keyword,
            "A command, or another line of this node, has these words too: choose others.",
          ),
        );
      }
    });
  });
  return problems;
}

/** A place in a line must have been kept on every way that leads to it. */
function checkKept(item: Conversation, path: string): Problem[] {
  const problems: Problem[] = [];
  const known = keptBefore(item);
  const visit = (at: string, names: ReadonlySet<string>, lines: readonly Line[]): void => {
    for (const text of lines.flatMap(wordsOf)) {
      for (const place of unknownPlaces(text, [...names])) {
        problems.push(
          problem(
            at,
            text,
            `{${place}} is not kept on every way that leads here: keep it in each choice, or write it out.`,
          ),
        );
      }
    }
  };
  // These are said as they stand.
  const plain = (at: string, text: string | undefined): void =>
    visit(at, new Set(), text === undefined ? [] : [text]);
  visit(`${path}.opening`, new Set(), item.opening);
  item.nodes.forEach((node, index) => {
    const here = `${path}.nodes[${index}]`;
    const names = known.get(node.id) ?? new Set<string>();
    visit(`${here}.scene`, names, node.scene);
    plain(`${here}.ask`, node.ask);
    plain(`${here}.feeling.signs`, node.feeling?.signs);
    plain(`${here}.feeling.means`, node.feeling?.means);
    node.choices.forEach((choice, at) => {
      visit(`${here}.choices[${at}].line`, names, [choice.line]);
      visit(
        `${here}.choices[${at}].reply`,
        new Set([...names, ...(choice.keep === undefined ? [] : [choice.keep.as])]),
        choice.reply,
      );
    });
  });
  item.endings.forEach((ending, index) => {
    visit(`${path}.endings[${index}].lines`, known.get(ending.id) ?? new Set(), ending.lines);
    plain(`${path}.endings[${index}].coach`, ending.coach);
  });
  return problems;
}

/** Whether a text has these words in a row. */
function contains(text: string, phrase: string): boolean {
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  return ` ${words.join(" ")} `.includes(` ${phrase} `);
}

function wordsOf(line: Line): string[] {
  if (typeof line === "string") return [line];
  return "say" in line ? [line.say] : [];
}
