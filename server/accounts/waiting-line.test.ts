import { expect, test } from "vitest";
import { createWaitingLine, Later } from "./waiting-line.ts";

/** A line whose time goes on when somebody sleeps, and one try that comes free every three seconds. */
function createLine(bounds = { patience: 20_000, waitingOfClient: 40 }) {
  let time = 0;
  let freeAt = 3000;
  const line = createWaitingLine(
    () => time,
    bounds,
    async (milliseconds) => {
      time += milliseconds;
    },
  );
  const attempt = (name: string, isRight: boolean) => async () => {
    if (time < freeAt) return new Later(freeAt - time);
    if (!isRight) freeAt = time + 3000;
    return { name, time };
  };
  const outcome = async (name: string, isRight = true) => {
    const found = await line.run("school", attempt(name, isRight));
    return found instanceof Later ? "later" : found;
  };
  return { outcome, attempt, line };
}

test("those who are right go in behind one try that comes free, and who mistypes waits in turn", async () => {
  const { outcome } = createLine();
  const came = [outcome("mistypes", false), outcome("one"), outcome("two"), outcome("mistypes", false)];
  const last = outcome("three");
  expect(await Promise.all([...came, last])).toEqual([
    { name: "mistypes", time: 3000 },
    { name: "one", time: 6000 },
    { name: "two", time: 6000 },
    { name: "mistypes", time: 6000 },
    { name: "three", time: 9000 },
  ]);
});

test("who comes while others wait stands behind them", async () => {
  const { line, attempt } = createLine();
  const asked: string[] = [];
  const ask = (name: string) =>
    line.run("school", async () => {
      asked.push(name);
      return attempt(name, true)();
    });
  await Promise.all([ask("one").then(() => ask("late")), ask("two")]);
  expect(asked).toEqual(["one", "two", "one", "one", "two", "late"]);
});

test("nobody waits longer than is bearable, nor in a line without end, nor for those elsewhere", async () => {
  const { outcome, line } = createLine({ patience: 5000, waitingOfClient: 2 });
  const elsewhere = line.run("elsewhere", async () => "in");
  const all = [outcome("a", false), outcome("b", false), outcome("c"), elsewhere];
  expect(await Promise.all(all)).toEqual([{ name: "a", time: 3000 }, "later", "later", "in"]);
});

test("one that fails keeps nobody behind it from trying", async () => {
  const { outcome, line } = createLine();
  const fails = line.run("school", () => Promise.reject(new Error("The disk is full.")));
  const [first, second] = [outcome("one"), outcome("two")];
  await expect(fails).rejects.toThrow("The disk is full.");
  expect([await first, await second]).toEqual([
    { name: "one", time: 3000 },
    { name: "two", time: 3000 },
  ]);
});
