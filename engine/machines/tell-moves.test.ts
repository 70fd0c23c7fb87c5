import { expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import type { DeviceData } from "../devices/index.ts";
import type { Definition } from "../definition/index.ts";
import type { AnyItem } from "../mechanics/contract.ts";
import { bareDeal } from "../mechanics/kit/deal.ts";
import { NO_STANDING } from "../sitting/standing.ts";
import { beginTurn, giveHint } from "./judge.ts";
import { movesIn, type Frame } from "./turn-frame.ts";
import { spokenTurnMoves } from "./tell-moves.ts";

const purse: DeviceData = { type: "purse", unit: { one: "coin", many: "coins" }, start: 2 };

function frameWith(more: Partial<Definition>): Frame {
  const { definition, mechanic } = quizGame();
  const [item] = definition.levels[0]?.items ?? [];
  if (item === undefined) expect.fail("the quiz has no items");
  return {
    mechanic,
    deal: bareDeal<unknown, unknown, AnyItem>({ content: {}, rules: {}, item }),
    scene: { definition: { ...definition, ...more }, level: 0, seed: 1, act: null },
    planned: { turn: 0, way: { turn: 0, of: 1, isSure: true } },
  };
}

function lastTold(frame: Frame, hints: number, coins = 2): string {
  let turn = beginTurn(frame, { ...NO_STANDING, stakes: { coins } });
  for (let asked = 0; asked < hints; asked++) turn = giveHint(frame, turn).turn;
  const cue = spokenTurnMoves(frame, turn, movesIn(frame, turn)).at(-1);
  return cue?.type === "say" ? cue.text : "";
}

it("tells what a hint costs after the moves, before and after the first, which is free", () => {
  const frame = frameWith({ devices: { coins: purse }, prices: { hint: { coins: 1 } } });
  expect(lastTold(frame, 0)).toBe("Hint: the first is free, then 1 coin.");
  expect(lastTold(frame, 1)).toBe("Hint: 1 coin.");
});

it("offers no hint that cannot be paid any more", () => {
  const frame = frameWith({ devices: { coins: purse }, prices: { hint: { coins: 1 } } });
  expect(lastTold(frame, 0, 0)).toBe("Hint: one is free.");
  expect(lastTold(frame, 1, 0)).not.toContain("Hint");
});

it("tells nothing of hints where they are free", () => {
  expect(lastTold(frameWith({}), 0)).not.toContain("Hint");
});
