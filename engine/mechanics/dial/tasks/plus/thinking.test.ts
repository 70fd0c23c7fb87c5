import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { content } from "../../example.ts";
import type { PlusTask } from "./schema.ts";
import { plusTarget } from "./sums.ts";
import { thinkPlus } from "./thinking.ts";

const words = content.tasks.plus ?? expect.fail("no words");

function total(...addends: number[]): PlusTask {
  return { type: "plus", addends };
}

/** The strategy and the thought at each place. */
function onTheWay(task: PlusTask, start: number, places: readonly number[]): unknown[] {
  return places.map((at) => {
    const { strategy, thought } = thinkPlus(words, task, start, at);
    return [strategy, thought];
  });
}

describe("help on the way", () => {
  it("counts on from where the player is", () => {
    expect(onTheWay(total(3, 4), 3, [3, 5])).toEqual([
      ["Count on from 3.", "Start at 3. Count 4 more."],
      ["Count on from 5.", "Start at 5. Count 2 more."],
    ]);
  });

  it("never fills a ten that is full", () => {
    expect(onTheWay(total(8, 5), 8, [8, 9, 10, 11])).toEqual([
      ["Fill the ten with some of 5.", "8 needs 2 to make 10."],
      ["Fill the ten with some of 4.", "9 needs 1 to make 10."],
      ["Add the ones of 10 and 3.", "5 is 2 and 3."],
      ["Add the ones of 11 and 2.", "1 and 2 make 3."],
    ]);
  });

  it("goes on with the ones where the tens are added", () => {
    expect(onTheWay(total(47, 25), 47, [47, 57, 67, 69, 70])).toEqual([
      ["Tens of 25 first.", "47 and 20 make 67."],
      ["Tens of 15 first.", "57 and 10 make 67."],
      ["Fill the ten with some of 5.", "67 needs 3 to make 70."],
      ["Fill the ten with some of 3.", "69 needs 1 to make 70."],
      ["Add the ones of 70 and 2.", "5 is 3 and 2."],
    ]);
  });

  it("names the ten that is still needed", () => {
    expect(onTheWay(total(39, 19), 39, [40, 48, 49])).toEqual([
      ["18 is nearly 20.", "20 less 2 is 18."],
      ["Add the tens of 48 and 10.", "How many tens from 48, 10 more?"],
      ["9 is nearly 10.", "10 less 1 is 9."],
    ]);
    expect(onTheWay(total(7, 35), 7, [8])).toEqual([["Tens of 34 first.", "How many tens from 8, 34 more?"]]);
  });

  it("adds the third number where two are joined", () => {
    expect(onTheWay(total(8, 6, 2), 8, [8, 10, 13])).toEqual([
      ["Which two make ten?", "8 and 2 make 10."],
      ["6 is nearly 10.", "10 less 4 is 6."],
      ["Add the ones of 13 and 3.", "3 and 3 make 6."],
    ]);
  });

  it("fills the ten of a missing number only once", () => {
    expect(onTheWay({ type: "plus", addends: [7, 6], missing: 1 }, 0, [0, 3])).toEqual([
      ["From 7 to 13?", "7 needs 3 to make 10."],
      ["From 7 to 13?", "10 needs 3 to make 13."],
    ]);
  });

  it("tells what is brought already, between the steps to a missing number", () => {
    expect(onTheWay({ type: "plus", addends: [27, 26], missing: 1 }, 0, [10, 21, 24])).toEqual([
      ["27 and 10 make 37.", "How many tens from 37, 16 more?"],
      ["27 and 21 make 48.", "48 needs 2 to make 50."],
      ["27 and 24 make 51.", "51 needs 2 to make 53."],
    ]);
  });

  it("fills the ten from where the train stands, where a button does, but not one that is the answer", () => {
    const told = [8, 10, 13, 15].map((at) => {
      const { strategy, thought } = thinkPlus(words, total(8, at === 15 ? 12 : 11), 8, at, true);
      return [strategy, thought];
    });
    expect(told).toEqual([
      ["Fill the ten with some of 11.", "8 needs 2 to make 10."],
      ["9 is nearly 10.", "10 less 1 is 9."],
      ["6 is nearly 7.", "7 less 1 is 6."],
      ["Count on from 15.", "Start at 15. Count 5 more."],
    ]);
  });

  it("begins with the sum where the player came from elsewhere", () => {
    expect(onTheWay(total(47, 25), 91, [91])).toEqual([["Tens of 25 first.", "47 and 20 make 67."]]);
  });

  it("never is the answer itself", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 39 }),
        fc.nat(),
        (a, b, steps) => {
          const task = total(a, b);
          const { thought = "" } = thinkPlus(words, task, a, a + (steps % b));
          expect(thought).not.toMatch(new RegExp(`make ${plusTarget(task)}\\.`));
        },
      ),
    );
  });
});
