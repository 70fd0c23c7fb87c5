import { expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import { ADVANCED, GOING, type AnyItem } from "../mechanics/contract.ts";
import { bareDeal } from "../mechanics/kit/deal.ts";
import { beginTurn, giveHint, judge } from "./judge.ts";

it("a hint is stronger than the one before, and begins anew with the item's next part", () => {
  const { definition, mechanic } = quizGame();
  const [level] = definition.levels;
  const [item] = level?.items ?? [];
  if (level === undefined || item === undefined) expect.fail("the quiz has no items");
  const parted = {
    ...mechanic,
    apply: (_deal: unknown, state: unknown) => ({ state, cues: [], outcome: ADVANCED }),
  };
  const deal = bareDeal<unknown, unknown, AnyItem>({ content: {}, rules: {}, item });
  const said: string[] = [];
  let turn = beginTurn(parted, deal);
  const ask = (): void => {
    const given = giveHint(parted, deal, turn);
    turn = given.turn;
    said.push(...given.cues.flatMap((cue) => (cue.type === "say" ? [cue.text] : [])));
  };
  ask();
  ask();
  turn = judge(parted, deal, turn, { move: "option-0" }).turn;
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
    helped: (_deal: unknown, _state: unknown, strength: number) => `helped ${strength}`,
  };
  const deal = bareDeal<unknown, unknown, AnyItem>({ content: {}, rules: {}, item });
  let { turn } = giveHint(helpful, deal, beginTurn(helpful, deal));
  turn = giveHint(helpful, deal, turn).turn;
  expect(turn.play).toBe("helped 2");
  turn = judge(helpful, deal, turn, { move: "option-0" }).turn;
  expect(turn).toMatchObject({ hints: 2, hintsHere: 0 });
});
