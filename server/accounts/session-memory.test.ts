import { expect, test } from "vitest";
import { rememberSessions } from "./session-memory.ts";

const NOON = Date.UTC(2026, 10, 15, 12);

function createMemory() {
  const state = { time: NOON, change: "1", asked: 0, isThere: true };
  const session = { endsAt: NOON + 1000 };
  const open = rememberSessions(
    async (_token, companion) => {
      state.asked += 1;
      return state.isThere && companion === "companion" ? session : undefined;
    },
    () => state.change,
    () => state.time,
  );
  return { state, ask: async () => (await open("token", "companion")) !== undefined, open };
}

test("what was verified is verified once, until something is written", async () => {
  const { state, ask } = createMemory();
  expect([await ask(), await ask(), state.asked]).toEqual([true, true, 1]);
  state.change = "2";
  expect([await ask(), state.asked]).toEqual([true, 2]);
  state.isThere = false;
  state.change = "3";
  expect(await ask()).toBe(false);
});

test("what was refused is asked for again", async () => {
  const { state, ask } = createMemory();
  state.isThere = false;
  expect(await ask()).toBe(false);
  state.isThere = true;
  expect(await ask()).toBe(true);
});

test("another companion is no way in, and neither are the same letters cut elsewhere", async () => {
  const { open } = createMemory();
  await open("token", "companion");
  expect(await open("token", "compagnon")).toBeUndefined();
  expect(await open("tokenc", "ompanion")).toBeUndefined();
});

test("it is over when its time has come, and not believed by a clock that went back", async () => {
  const { state, ask } = createMemory();
  await ask();
  state.time = NOON + 999;
  await ask();
  expect(state.asked).toBe(1);
  state.time = NOON + 1000;
  await ask();
  expect(state.asked).toBe(2);
  state.time = NOON - 1;
  await ask();
  expect(state.asked).toBe(3);
});

test("an answer is not kept if something was written before another asked", async () => {
  const state = { change: "1", answers: [] as (() => void)[] };
  const open = rememberSessions(
    () =>
      new Promise<{ endsAt: number } | undefined>((resolve) => {
        state.answers.push(() => resolve(undefined));
        state.answers.push(() => resolve({ endsAt: Infinity }));
      }),
    () => state.change,
    () => NOON,
  );
  const early = open("token", "companion");
  state.change = "2";
  const late = open("token", "companion");
  state.answers[1]?.();
  expect(await early).toBeDefined();
  state.answers[2]?.();
  expect(await late).toBeUndefined();
  const last = open("token", "companion");
  state.answers[4]?.();
  expect(await last).toBeUndefined();
});

test("where nothing tells of changes, nothing is remembered", async () => {
  let asked = 0;
  const open = rememberSessions(
    async () => {
      asked += 1;
      return undefined;
    },
    undefined,
    () => NOON,
  );
  await open("token", "companion");
  await open("token", "companion");
  expect(asked).toBe(2);
});
