import { expect, test } from "vitest";
import { setup } from "xstate";
import { actorNamed, snapshotsIn, typed, type ActorSystem } from "./actors.ts";
import type { Requester } from "./events.ts";

/** Notes what it is sent. */
function systemOf(sent: unknown[]): ActorSystem {
  const shown = { context: { enabled: true, question: null }, hasTag: () => true };
  return {
    get: (name) => ({ send: (event: object) => sent.push({ name, ...event }), getSnapshot: () => shown }),
  };
}

test("finds a machine by its name", () => {
  const sent: unknown[] = [];
  actorNamed(systemOf(sent), "turn").send({ type: "turn.press", press: "left" });
  expect(sent).toEqual([{ name: "turn", type: "turn.press", press: "left" }]);
});

test("tells that a machine is not there", () => {
  expect(() => actorNamed({ get: () => undefined }, "turn")).toThrow("no actor is called turn");
});

test("a wrong name, event, payload, field or tag does not compile", () => {
  const system = systemOf([]);
  const requester = (): Requester => "turn";
  // @ts-expect-error -- there is no such machine
  actorNamed(system, "tern");
  // @ts-expect-error -- misspelt
  actorNamed(system, "session").send({ type: "turn.jugded" });
  // @ts-expect-error -- an event of another machine
  actorNamed(system, "prompt").send({ type: "turn.stop" });
  // @ts-expect-error -- there is no such button
  actorNamed(system, "turn").send({ type: "turn.press", press: "sideways" });
  // @ts-expect-error -- without its item
  actorNamed(system, "turn").send({ type: "turn.begin", planned: null });
  // @ts-expect-error -- whoever asked may not be the turn
  actorNamed(system, requester()).send({ type: "turn.stop" });
  actorNamed(system, requester()).send({ type: "prompt.finished" });
  const { turn, voiceInput } = snapshotsIn(system);
  // @ts-expect-error -- the turn does not show when thinking began
  expect(turn.context.thinkingSince).toBeUndefined();
  // @ts-expect-error -- a tag of another machine
  expect(turn.hasTag("listening")).toBe(true);
  expect(voiceInput.hasTag("listening")).toBe(true);
});

test("a machine that does not show what the map says does not compile", () => {
  // @ts-expect-error -- without whether it is enabled
  typed<"voiceInput", { readonly asked: number }>();
  setup({
    types: typed<"voiceInput", { enabled: boolean; isOwed: boolean; isHearing: boolean; question: null }>(),
  }).createMachine({
    context: { enabled: true, isOwed: false, isHearing: false, question: null },
    // @ts-expect-error -- the map does not know this tag
    tags: "closing",
  });
  expect(typed()).toEqual({});
});
