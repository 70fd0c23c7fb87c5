import { describe, expect, it } from "vitest";
import { createScriptedListener, heard } from "../../../tests/fakes/scripted-listener.ts";
import { createSimulatedClock } from "../../journal/index.ts";
import type { ListenerEvent } from "../../ports/listener.ts";
import { createLateListener } from "./late-listener.ts";
import { hasMicrophone } from "./microphone.ts";

async function opened(make: Parameters<typeof createLateListener>[0], times = 1) {
  const events: ListenerEvent[] = [];
  const listener = createLateListener(make);
  for (let time = 0; time < times; time++) listener.open(["left"], (event) => events.push(event));
  await Promise.resolve();
  await Promise.resolve();
  return { events, listener };
}

describe("a listener that is made when it is wanted", () => {
  it("is made once, and hears for who opened it last", async () => {
    const clock = createSimulatedClock();
    const ears = createScriptedListener(clock);
    ears.script(heard("left"), heard("right"));
    let made = 0;
    const { events } = await opened(() => {
      made += 1;
      return Promise.resolve(ears);
    }, 2);
    while (clock.advanceToNext());
    expect([made, events]).toEqual([1, [heard("left")]]);
  });

  it("opens nothing any more once it is closed", async () => {
    const ears = createScriptedListener(createSimulatedClock());
    const listener = createLateListener(() => Promise.resolve(ears));
    listener.open(["left"], () => expect.unreachable());
    listener.close();
    await Promise.resolve();
    expect(ears.isOpen).toBe(false);
  });

  it("says what is missing where it cannot be made", async () => {
    const { events } = await opened(() => Promise.reject(new Error("Install it.")));
    expect(events).toEqual([{ type: "failed", why: "unsupported", reason: "Install it." }]);
  });
});

it.each([
  ["00-00: bcm2835 Headphones : bcm2835 Headphones : playback 8\n", false],
  ["00-00: bcm2835 : playback 8\n01-00: USB Audio : USB Audio : playback 1 : capture 1\n", true],
  ["", false],
])("finds a microphone among %j: %s", (devices, isThere) => {
  expect(hasMicrophone(devices)).toBe(isThere);
});
