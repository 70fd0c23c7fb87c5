import { expect, it, vi } from "vitest";
import type { ListenerEvent } from "../../engine/index.ts";
import { decide, grammar, loadVoice, understanding } from "./late-voice.ts";

const MOVES = [{ id: "yes", label: "Yes", phrases: ["yes"], button: "select" }] as const;

const heardAs = (words: string) =>
  decide({ question: null, moves: MOVES, isMenu: false, tries: 0 }, [{ words, confidence: 1 }]).heard;

function fakeListener() {
  const opened: string[][] = [];
  let closes = 0;
  return {
    opened,
    closes: () => closes,
    open: (phrases: readonly string[]) => void opened.push([...phrases]),
    close: () => void closes++,
  };
}

it("opens the microphone when what is said can be understood, and not where it was closed meanwhile", async () => {
  const listener = fakeListener();
  const late = understanding(() => Promise.resolve(listener));
  const events: ListenerEvent[] = [];
  const report = (event: ListenerEvent): void => void events.push(event);
  expect(heardAs("yes")).toEqual({ type: "nothing" });
  expect(grammar(MOVES)).toEqual([]);

  late.open(["closed"], report);
  late.close();
  late.open(["open"], report);
  expect(listener.opened).toEqual([]);
  await loadVoice();
  await vi.waitFor(() => expect(listener.opened).toEqual([["open"]]));
  expect(listener.closes()).toBe(0);

  late.open(["at once"], report);
  expect(listener.opened).toEqual([["open"], ["at once"]]);
  expect(heardAs("yes")).toMatchObject({ action: { move: "yes" } });
  expect(grammar(MOVES)).toContain("yes");
  expect(events).toEqual([]);
});
