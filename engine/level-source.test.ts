import { expect, it } from "vitest";
import { openQuiz } from "../tests/fakes/play-quiz.ts";
import type { LevelSource } from "./definition/index.ts";

/** The first level is there; the others come when the test says so. */
function slowly() {
  const asked = new Map<number, { come: () => void; fail: () => void }>();
  const levels: LevelSource = {
    isThere: (level) => level === 0,
    fetch: (level) => new Promise((come, fail) => asked.set(level, { come, fail })),
  };
  const quiz = openQuiz({ level: undefined, levels });
  quiz.settle();
  quiz.heard();
  return { ...quiz, asked, place: () => quiz.playing.view().place };
}

/** What hangs on a promise has happened. */
const happened = (): Promise<void> => new Promise(setImmediate);

it("plays a level that is there at once, and asks for the others meanwhile", () => {
  const { playing, asked, place } = slowly();
  expect([...asked.keys()]).toEqual([1]);
  playing.press("select");
  expect(place()).toBe("telling");
});

it("waits for a level that is still on its way, and begins it when it has come", async () => {
  const { playing, asked, heard, settle, place } = slowly();
  playing.press("right");
  playing.press("select");
  settle();
  expect(heard().slice(-2)).toEqual(["[a press]", "One moment."]);
  expect(place()).toBe("choosing");
  asked.get(1)?.come();
  await happened();
  expect(place()).toBe("telling");
  expect(playing.view().sitting?.levelName).toBe("Level hard");
});

it("lets another level be chosen while it waits", () => {
  const { playing, place } = slowly();
  for (const press of ["right", "select", "left", "select"] as const) playing.press(press);
  expect(place()).toBe("telling");
  expect(playing.view().sitting?.levelName).toBe("Level easy");
});

it("says when a level could not be had, and asks for it again when it is chosen again", async () => {
  const { playing, asked, heard, settle, place } = slowly();
  playing.press("right");
  playing.press("select");
  asked.get(1)?.fail();
  await happened();
  settle();
  expect(heard()).toContain("That level did not come through. Try again, or choose another one.");
  expect(place()).toBe("choosing");
  asked.clear();
  playing.press("right");
  playing.press("select");
  expect([...asked.keys()]).toEqual([1]);
});
