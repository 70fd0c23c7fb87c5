import { expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import { ADVANCED, GOING, type AnyItem } from "../mechanics/contract.ts";
import { bareDeal } from "../mechanics/kit/deal.ts";
import type { Definition } from "../definition/index.ts";
import type { AnyMechanic } from "../mechanics/contract.ts";
import { NO_STANDING, type Standing } from "../sitting/standing.ts";
import { beginTurn, giveHint, judge } from "./judge.ts";
import { movesIn, type Frame } from "./turn-frame.ts";

function frameWith(mechanic: AnyMechanic, definition: Definition, item: AnyItem): Frame {
  return {
    mechanic,
    deal: bareDeal<unknown, unknown, AnyItem>({ content: {}, rules: {}, item }),
    scene: { definition, level: 0, seed: 1, act: null },
    planned: { turn: 0, way: { turn: 0, of: 1, isSure: true } },
  };
}

it("a hint is stronger than the one before, and begins anew with the item's next part", () => {
  const { definition, mechanic } = quizGame();
  const [level] = definition.levels;
  const [item] = level?.items ?? [];
  if (level === undefined || item === undefined) expect.fail("the quiz has no items");
  const parted = {
    ...mechanic,
    apply: (_deal: unknown, state: unknown) => ({ state, cues: [], outcome: ADVANCED }),
  };
  const frame = frameWith(parted, definition, item);
  const said: string[] = [];
  let turn = beginTurn(frame, NO_STANDING);
  const ask = (): void => {
    const given = giveHint(frame, turn);
    turn = given.turn;
    said.push(...given.cues.flatMap((cue) => (cue.type === "say" ? [cue.text] : [])));
  };
  ask();
  ask();
  turn = judge(frame, turn, { move: "option-0" }, []).turn;
  ask();
  expect(said).toEqual(["Hint 1.", "Hint 2.", "Hint 1."]);
  expect(turn.hints).toBe(3);
});

it("begins hints anew where another thought begins, and lets a mechanic know of help", () => {
  const { definition, mechanic } = quizGame();
  const [item] = definition.levels[0]?.items ?? [];
  if (item === undefined) expect.fail("the quiz has no items");
  const helpful = {
    ...mechanic,
    apply: (_deal: unknown, state: unknown) => ({ state, cues: [], outcome: GOING, helpAnew: true as const }),
    helped: (_deal: unknown, _state: unknown, rung: string) => `helped ${rung}`,
  };
  const frame = frameWith(helpful, definition, item);
  let { turn } = giveHint(frame, beginTurn(frame, NO_STANDING));
  turn = giveHint(frame, turn).turn;
  expect(turn.play).toBe("helped two");
  turn = judge(frame, turn, { move: "option-0" }, []).turn;
  expect(turn).toMatchObject({ hints: 2, climbed: null });
});

it("tells a price again where something else was done before it was paid", () => {
  const { definition, mechanic } = quizGame();
  const [item] = definition.levels[0]?.items ?? [];
  if (item === undefined) expect.fail("the quiz has no items");
  const unit = { one: "coin", many: "coins" };
  const going = { ...mechanic, apply: () => ({ state: {}, cues: [], outcome: GOING }) };
  const frame = frameWith(
    going,
    { ...definition, devices: { coins: { type: "purse", unit, start: 5 } } },
    item,
  );
  const moves = ["feel", "smell"].map((id) => ({ id, label: id, phrases: [], price: { coins: 1 } }));
  const coinsAfter = (...made: readonly string[]) =>
    made.reduce(
      (turn, move) => judge(frame, turn, { move }, moves).turn,
      beginTurn(frame, { ...NO_STANDING, stakes: { coins: 5 } }),
    ).standing.stakes["coins"];
  expect(coinsAfter("feel", "feel")).toBe(4);
  expect(coinsAfter("feel", "walk", "feel")).toBe(5);
  expect(coinsAfter("feel", "smell", "feel", "feel", "walk", "feel")).toBe(3);
});

it("takes a yes for the price that was told last, and for nothing else", () => {
  const { definition, mechanic } = quizGame();
  const [item] = definition.levels[0]?.items ?? [];
  if (item === undefined) expect.fail("the quiz has no items");
  const priced = {
    ...mechanic,
    moves: () =>
      ["feel", "smell"].map((id) => ({ id, label: id, phrases: [id, "yes"], price: { coins: 1 } })),
  };
  const unit = { one: "coin", many: "coins" };
  const devices = { coins: { type: "purse" as const, unit, start: 5 } };
  const frame = frameWith(priced, { ...definition, devices }, item);
  const begun = beginTurn(frame, { ...NO_STANDING, stakes: { coins: 5 } });
  const sayingYes = (turn: typeof begun) =>
    movesIn(frame, turn).flatMap(({ id, phrases }) => (phrases.includes("yes") ? [id] : []));
  expect(sayingYes(begun)).toEqual(["feel", "smell"]);
  expect(sayingYes(judge(frame, begun, { move: "feel" }, movesIn(frame, begun)).turn)).toEqual(["feel"]);
});

it("tells what a hint costs anew in each turn", () => {
  const { definition, mechanic } = quizGame();
  const [item] = definition.levels[0]?.items ?? [];
  if (item === undefined) expect.fail("the quiz has no items");
  const unit = { one: "coin", many: "coins" };
  const devices = { coins: { type: "purse" as const, unit, start: 5 } };
  const frame = frameWith(mechanic, { ...definition, devices, prices: { hint: { coins: 1 } } }, item);
  const afterHints = (standing: Standing, times: number): Standing => {
    let turn = beginTurn(frame, standing);
    for (let hint = 0; hint < times; hint++) turn = giveHint(frame, turn).turn;
    return turn.standing;
  };
  // The first is free, the next tells the price, and the third pays it.
  const first = afterHints({ ...NO_STANDING, stakes: { coins: 5 } }, 3);
  const second = afterHints(first, 2);
  expect([first, second, afterHints(second, 3)].map(({ stakes }) => stakes["coins"])).toEqual([4, 4, 3]);
});

it("asks for each hint that is paid from what is counted at once, and counts it", () => {
  const { definition, mechanic } = quizGame();
  const [item] = definition.levels[0]?.items ?? [];
  if (item === undefined) expect.fail("the quiz has no items");
  const coins = {
    start: 5,
    from: 0,
    to: 5,
    better: "more" as const,
    unit: { one: "coin", many: "coins" },
    moves: {},
    counted: "{Amount} now.",
    atOnce: true as const,
    stretches: [{ from: 0, layers: {}, say: "{coins}." }],
  };
  const levels = definition.levels.map((level) => ({ ...level, stakes: ["coins"] }));
  const prices = { hint: { coins: 1 } };
  const frame = frameWith(mechanic, { ...definition, levels, stakes: { coins }, prices }, item);
  let turn = beginTurn(frame, { ...NO_STANDING, stakes: { coins: 5 } });
  const left: (number | undefined)[] = [];
  const counted: unknown[] = [];
  for (let hint = 0; hint < 5; hint++) {
    const came = giveHint(frame, turn);
    turn = came.turn;
    left.push(turn.standing.stakes["coins"]);
    const told = came.cues.flatMap((cue) => (cue.type === "family" ? [cue.values?.["amount"]] : []));
    counted.push(...told.filter((amount) => amount !== undefined));
  }
  // One is free; then each is asked for, and taken.
  expect(left).toEqual([5, 5, 4, 4, 3]);
  expect(counted).toEqual(["4 coins", "3 coins"]);
});
