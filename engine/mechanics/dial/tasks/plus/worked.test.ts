import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { content } from "../../example.ts";
import type { PlusTask } from "./schema.ts";
import { plusTarget } from "./sums.ts";
import { strategyHint, workedAnswer, workPlus } from "./worked.ts";

const words = content.tasks.plus ?? expect.fail("no words");

function total(...addends: number[]): PlusTask {
  return { type: "plus", addends };
}

/** The hint and the worked answer, from the addend where the player starts. */
function thought(task: PlusTask, start = task.addends[0] ?? 0): string[] {
  const working = workPlus(task, start);
  return [strategyHint(words, working), ...workedAnswer(words, working)];
}

describe("the worked answer", () => {
  it("counts on within ten", () => {
    expect(thought(total(6, 2))).toEqual(["Count on from 6.", "Start at 6. Count 2 more.", "7, 8."]);
  });

  it("begins at the addend where the player starts", () => {
    expect(thought(total(2, 6), 6)).toEqual(["Count on from 6.", "Start at 6. Count 2 more.", "7, 8."]);
  });

  it("begins at the largest addend where the player starts elsewhere", () => {
    expect(thought(total(2, 6), 40)).toEqual(["Count on from 6.", "Start at 6. Count 2 more.", "7, 8."]);
  });

  it("fills the ten", () => {
    expect(thought(total(8, 5))).toEqual([
      "Fill the ten with some of 5.",
      "8 needs 2 to make 10.",
      "5 is 2 and 3.",
      "10 and 3 make 13.",
    ]);
  });

  it("leaves the tens alone where the ones make no new ten", () => {
    expect(thought(total(34, 5))).toEqual([
      "Add the ones of 34 and 5.",
      "4 and 5 make 9.",
      "30 and 9 make 39.",
    ]);
  });

  it("leaves the ones alone where tens are added", () => {
    expect(thought(total(34, 20))).toEqual([
      "Add the tens of 34 and 20.",
      "30 and 20 make 50.",
      "50 and 4 make 54.",
    ]);
  });

  it("does not join nothing", () => {
    expect(thought(total(30, 20))).toEqual(["Add the tens of 30 and 20.", "30 and 20 make 50."]);
    expect(thought(total(30, 5))).toEqual(["Add the ones of 30 and 5.", "30 and 5 make 35."]);
    expect(thought(total(5, 0))).toEqual(["Count on from 5.", "5 and 0 make 5."]);
  });

  it("adds tens first, then fills the ten", () => {
    expect(thought(total(47, 25))).toEqual([
      "Tens of 25 first.",
      "47 and 20 make 67.",
      "67 needs 3 to make 70.",
      "5 is 3 and 2.",
      "70 and 2 make 72.",
    ]);
  });

  it("rounds up what is nearly a ten", () => {
    expect(thought(total(47, 29))).toEqual([
      "29 is nearly 30.",
      "30 less 1 is 29.",
      "47 and 30 make 77.",
      "77 less 1 is 76.",
    ]);
  });

  it("joins the two that make ten, wherever they stand", () => {
    expect(thought(total(8, 5, 2))).toEqual(["Which two make ten?", "8 and 2 make 10.", "10 and 5 make 15."]);
    expect(thought(total(7, 34, 3))).toEqual([
      "Which two make ten?",
      "7 and 3 make 10.",
      "34 and 10 make 44.",
    ]);
  });

  it("adds three in turn where no two make ten", () => {
    expect(thought(total(20, 4, 3))).toEqual([
      "One after the other.",
      "20 and 4 make 24.",
      "4 and 3 make 7.",
      "20 and 7 make 27.",
    ]);
  });

  it("finds a missing number by way of the next ten", () => {
    expect(thought({ type: "plus", addends: [8, 5], missing: 1 })).toEqual([
      "From 8 to 13?",
      "8 needs 2 to make 10.",
      "10 needs 3 to make 13.",
      "2 and 3 make 5.",
    ]);
    expect(thought({ type: "plus", addends: [3, 5], missing: 0 })).toEqual([
      "From 5 to 8?",
      "5 needs 3 to make 8.",
    ]);
  });

  it("is true in every sentence, and ends with the answer", () => {
    const addend = fc.integer({ min: 0, max: 99 });
    const tasks: fc.Arbitrary<PlusTask> = fc.oneof(
      fc.array(addend, { minLength: 2, maxLength: 3 }).map((addends) => total(...addends)),
      fc
        .tuple(fc.tuple(addend, addend), fc.constantFrom(0, 1))
        .map(([addends, missing]) => ({ type: "plus" as const, addends: [...addends], missing })),
    );
    fc.assert(
      fc.property(tasks, fc.nat({ max: 2 }), (task, place) => {
        const { sentences } = workPlus(task, task.addends[place] ?? 0);
        for (const { form, values } of sentences) {
          const [a, b, c] = [Number(values["a"]), Number(values["b"]), Number(values["c"])];
          if (form === "need" || form === "join") expect(a + b).toBe(c);
          if (form === "split") expect(b + c).toBe(a);
          if (form === "less") expect(a - b).toBe(c);
        }
        const last = sentences.at(-1)?.values;
        const ends = task.missing === undefined || sentences.length > 1 ? ["c", "list"] : ["b"];
        const said = ends.flatMap((name) => last?.[name] ?? []).join();
        expect(said.split(", ").at(-1)).toBe(String(plusTarget(task)));
      }),
    );
  });
});
