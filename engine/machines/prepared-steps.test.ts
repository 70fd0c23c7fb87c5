import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assign, createActor, setup } from "xstate";
import { createSimulatedClock } from "../journal/index.ts";
import { prepareSteps } from "./prepared-steps.ts";

const EVENTS = ["in", "out", "again", "inner", "count", "home", "refused", "hop", "back", "unknown"] as const;

/** Every kind of step that our charts take, and those that XState keeps to itself. Tells what was done, and when. */
function createMachine(done: (what: string, count: number) => void) {
  return setup({
    types: {
      context: {} as { count: number; last: string },
      events: {} as { type: (typeof EVENTS)[number] },
    },
    actions: {
      tell: ({ context, event }) => done(event.type, context.count),
      enter: ({ context }) => done("enter", context.count),
      leave: ({ context }) => done("leave", context.count),
      leaveInner: ({ context }) => done("leaveInner", context.count),
      enterInner: ({ context }) => done("enterInner", context.count),
      count: assign(({ context }) => ({ count: context.count + 1 })),
      note: assign({ last: ({ event }) => event.type }),
      forget: assign({ last: "" }),
    },
    guards: { isEven: ({ context }) => context.count % 2 === 0 },
    delays: { long: ({ context }) => 300 + context.count },
  }).createMachine({
    id: "chart",
    context: { count: 0, last: "" },
    initial: "quiet",
    on: {
      home: { target: ".quiet", actions: ["note", "tell"] },
      again: { target: ".busy", reenter: true, actions: "tell" },
      count: { actions: ["tell", "count", "tell"] },
      back: ".busy.kept.history",
    },
    states: {
      quiet: { tags: "calm", entry: "enter", exit: "leave", on: { in: "busy", hop: "passing" } },
      passing: {
        always: [{ guard: "isEven", target: "busy.second", actions: "count" }, { target: "quiet" }],
      },
      busy: {
        tags: "work",
        initial: "first",
        entry: ["count", "enter"],
        exit: ["leave", "forget"],
        on: {
          out: { target: "quiet", actions: "tell" },
          inner: [
            { guard: "isEven", target: ".second", actions: ["count", "tell"] },
            { target: ".first", actions: "count" },
          ],
          in: { target: ".kept", actions: "note" },
        },
        after: { long: { target: "quiet", actions: "tell" } },
        states: {
          first: {
            entry: "enterInner",
            exit: "leaveInner",
            after: { 100: [{ guard: "isEven", target: "first", reenter: true }, { target: "second" }] },
          },
          second: {
            tags: ["work", "second"],
            exit: "leaveInner",
            on: { refused: { guard: "isEven" }, again: "second", hop: { target: "second", reenter: true } },
          },
          kept: {
            initial: "one",
            states: {
              one: { entry: "enterInner", on: { in: "two" } },
              two: { tags: "two", exit: "leaveInner", on: { in: "#chart.quiet", hop: "#chart.busy" } },
              history: { type: "history" },
            },
          },
        },
      },
    },
  });
}

/** Drives a machine through events and times; what it did and where it was after each. */
function walk(steps: readonly ((typeof EVENTS)[number] | number)[], isPrepared: boolean): unknown[] {
  const clock = createSimulatedClock();
  const seen: unknown[] = [];
  const machine = createMachine((what, count) => seen.push({ what, count, at: clock.now() }));
  const actor = createActor(isPrepared ? prepareSteps(machine) : machine, { clock });
  actor.subscribe((snapshot) => seen.push(JSON.parse(JSON.stringify(snapshot))));
  actor.start();
  for (const step of steps) {
    if (typeof step === "number") clock.advanceTo(clock.now() + step);
    else actor.send({ type: step });
  }
  seen.push(actor.getSnapshot().hasTag("work"), actor.getSnapshot().matches("busy"));
  actor.stop();
  return seen;
}

test("does and reaches what XState's own steps do and reach, whatever happens when", () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...EVENTS) },
    fc.integer({ min: 1, max: 350 }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      expect(walk(steps, true)).toEqual(walk(steps, false));
    }),
    { numRuns: 150 },
  );
});

test("prepares the steps instead of asking XState each time", () => {
  const machine = createMachine(() => {});
  const takenByXState: string[] = [];
  const { transition } = machine;
  machine.transition = (snapshot, event, scope) => {
    takenByXState.push(event.type);
    return transition(snapshot, event, scope);
  };
  const actor = createActor(prepareSteps(machine), { clock: createSimulatedClock() }).start();
  for (const type of ["in", "inner", "count", "home", "hop", "unknown"] as const) actor.send({ type });
  expect(takenByXState).toEqual(["hop", "unknown"]);
});

test("stops with the error of an action that fails, as under XState", () => {
  const failing = createMachine((what) => {
    if (what === "count") throw new Error("no count");
  });
  const actor = createActor(prepareSteps(failing), { clock: createSimulatedClock() });
  actor.subscribe({ error: () => {} });
  actor.start();
  actor.send({ type: "count" });
  const { status, error } = actor.getSnapshot();
  expect({ status, error }).toEqual({ status: "error", error: new Error("no count") });
});
