import { describe, expect, it } from "vitest";
import type { Line } from "../../engine/definition/text.ts";
import { talk } from "../../engine/mechanics/talk/index.ts";
import { createRandom } from "../../engine/random.ts";
import { estimateSeconds, shownText, spokenText } from "../../engine/speech/index.ts";
import { bareDeal } from "../../engine/mechanics/kit/deal.ts";
import type { Episode } from "./episode.ts";
import { disagreeing } from "./episodes/disagree.ts";
import { greetings } from "./episodes/greet.ts";
import { joining } from "./episodes/join.ts";
import { party } from "./episodes/party.ts";
import { speakingUp } from "./episodes/speak-up.ts";
import { game } from "./game.ts";

const episodes = [...greetings, ...joining, ...disagreeing, ...speakingUp, ...party];
const nodes = episodes.flatMap((episode) => episode.nodes);
const choices = nodes.flatMap((node) => node.choices);
const texts = [
  ...episodes.flatMap(({ opening, endings }) => [
    ...opening.flatMap(textOf),
    ...endings.flatMap(({ lines, coach }) => [...lines.flatMap(textOf), coach]),
  ]),
  ...nodes.flatMap(({ scene, ask, feeling }) => [
    ...scene.flatMap(textOf),
    ...[ask, feeling?.signs, feeling?.means].flatMap((text) => text ?? []),
  ]),
  ...choices.flatMap(({ line, reply }) => [line, ...reply.flatMap(textOf)]),
];

function textOf(line: Line): string[] {
  if (typeof line === "string") return [line];
  return "say" in line ? [line.say] : [];
}

function wordsOf(text: string): string[] {
  return (
    shownText(text)
      .toLowerCase()
      .replaceAll("-", " ")
      .match(/[a-z']+/g) ?? []
  );
}

describe("the episodes of Social Sense", () => {
  it("are six a level and a party of at least ten decisions in a row", () => {
    expect([greetings, joining, disagreeing, speakingUp, party].map((level) => level.length)).toEqual([
      6, 6, 6, 6, 1,
    ]);
    expect(party.map((episode) => shortestWay(episode))).toEqual([11]);
  });

  it("hold 146 decisions and 50 endings", () => {
    expect([nodes.length, episodes.flatMap(({ endings }) => endings).length]).toEqual([146, 50]);
  });

  it("give the tip about greeting only where somebody arrives, at the first decision", () => {
    const greeted = episodes.flatMap(({ id, nodes: decisions }) =>
      decisions.flatMap(({ skill }, index) => (skill === "greeting" && index > 0 ? [id] : [])),
    );
    expect(greeted).toEqual([]);
  });

  it("have no line longer than 15 words or six seconds", () => {
    expect(texts.filter((text) => wordsOf(text).length > 15)).toEqual([]);
    expect(texts.filter((text) => estimateSeconds(spokenText(text), 1) > 6)).toEqual([]);
  });

  it("ask nobody to look, and name no key", () => {
    expect(texts.filter((text) => /\b(?:look\w*|see|saw|watch\w*|arrow|enter key)\b/i.test(text))).toEqual(
      [],
    );
  });

  it("have every keyword in its line", () => {
    const strangers = choices.flatMap(({ line, keywords }) =>
      keywords.filter((keyword) => !` ${wordsOf(line).join(" ")} `.includes(` ${keyword} `)),
    );
    expect(strangers).toEqual([]);
  });

  it("offer a reading of the feeling at every decision, and its meaning unless that is asked", () => {
    const without = nodes.filter(
      ({ ask, feeling }) => feeling === undefined || (feeling.means === undefined) !== (ask !== undefined),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it("have several good lines at most decisions, which are longest about as often as not", () => {
    const several = nodes.filter((node) => node.choices.filter(({ credit }) => credit === 1).length > 1);
    expect(several.length / nodes.length).toBeGreaterThan(0.85);
    const longest = nodes.flatMap(
      (node) => node.choices.toSorted((a, b) => b.line.length - a.line.length)[0] ?? [],
    );
    const share = longest.filter(({ credit }) => credit === 1).length / nodes.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
  });

  it("end soon for somebody who presses at random", () => {
    const presses = (some: readonly Episode[]) => mean(some.map((one) => playAtRandom(one).presses));
    expect(presses(episodes.filter(({ id }) => id !== "birthday"))).toBeLessThan(60);
    expect(presses(party)).toBeLessThan(180);
  });

  it("are not done well, as the lobby counts it, by pressing at random", () => {
    for (const level of [greetings, joining, disagreeing, speakingUp, party]) {
      expect(mean(level.map((episode) => playAtRandom(episode).credit))).toBeLessThan(0.72);
    }
  });
});

function shortestWay(episode: Episode): number {
  const stepsFrom = (id: string): number => {
    const node = episode.nodes.find((candidate) => candidate.id === id);
    return node === undefined
      ? 0
      : 1 + Math.min(...[...new Set(node.choices.map(({ to }) => to))].map(stepsFrom));
  };
  return stepsFrom(episode.nodes[0]?.id ?? "");
}

/** How many presses of five buttons it takes, and what they earn, on average over some seeds; those that do nothing count. */
function playAtRandom(episode: Episode): { presses: number; credit: number } {
  if (game.mechanic !== "talk") throw new Error("Social Sense is a talk game");
  const { content, banks: [boss] = [] } = game;
  if (boss === undefined) throw new Error("Social Sense ends in a party");
  const plays = Array.from({ length: 12 }, (_, seed) => {
    const deal = bareDeal({ content, rules: boss.rules, item: episode, seed, actSeed: seed });
    const random = createRandom(seed);
    let state = talk.begin(deal);
    for (let presses = 1; presses < 1000; presses++) {
      const button = random.pick(["left", "right", "up", "down", "select"] as const);
      const move = talk.moves(deal, state).find((candidate) => candidate.button === button);
      if (move === undefined) continue;
      const step = talk.apply(deal, state, { move: move.id });
      if (step.outcome.type === "solved") return { presses, credit: step.outcome.credit };
      state = step.state;
    }
    return { presses: Infinity, credit: 1 };
  });
  return {
    presses: mean(plays.map(({ presses }) => presses)),
    credit: mean(plays.map(({ credit }) => credit)),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
