import { expect, it } from "vitest";
import { answerQuiz, askedIn, beginQuiz, type Quiz } from "./quiz.ts";

function wrongIn(quiz: Quiz): number {
  return (
    quiz.offered.find((place) => place !== askedIn(quiz)) ?? expect.fail("only the right name is offered")
  );
}

it("asks every sound once a round, never one twice running, between two names and later three", () => {
  let quiz = beginQuiz(5, 1);
  const asked: number[] = [];
  const names: number[] = [];
  for (let question = 0; question < 10; question++) {
    asked.push(askedIn(quiz));
    names.push(quiz.offered.length);
    expect(new Set(quiz.offered).size).toBe(quiz.offered.length);
    quiz = answerQuiz(quiz, askedIn(quiz)).quiz;
  }
  expect(new Set(asked.slice(0, 5)).size).toBe(5);
  expect(new Set(asked.slice(5)).size).toBe(5);
  expect(asked.filter((one, index) => one === asked[index - 1])).toEqual([]);
  expect(names).toEqual([2, 2, 2, 3, 3, 3, 3, 3, 3, 3]);
});

it("asks the same once more after a miss, and tells it after two, to ask it again later in the round", () => {
  const quiz = beginQuiz(4, 2);
  const asked = askedIn(quiz);
  const once = answerQuiz(quiz, wrongIn(quiz));
  expect(once.outcome).toEqual({ type: "missed", asked, picked: wrongIn(quiz) });
  expect([askedIn(once.quiz), once.quiz.offered]).toEqual([asked, quiz.offered]);
  const twice = answerQuiz(once.quiz, wrongIn(quiz));
  expect(twice.outcome).toEqual({ type: "told", asked });
  expect(askedIn(twice.quiz)).not.toBe(asked);
  expect(twice.quiz.toAsk.at(-1)).toBe(asked);
});

it("is the same again with the same seed, and another with another", () => {
  const orders = [1, 1, 2, 3].map((seed) => beginQuiz(30, seed).toAsk.join());
  expect(orders[0]).toBe(orders[1]);
  expect(new Set(orders).size).toBe(3);
});
