import { expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import { ADVANCED, type AnyItem } from "../mechanics/contract.ts";
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
