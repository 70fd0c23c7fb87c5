import { expect, it } from "vitest";
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import type { Utterance } from "../../engine/index.ts";
import { createSimulatedClock, parseJournal, silentDevices } from "../../engine/journal/index.ts";
import { quizGame } from "../../tests/fakes/quiz.ts";
import { createPlay } from "./play.ts";

function quizPlay() {
  const clock = createSimulatedClock();
  const asides: string[] = [];
  const volumes: number[] = [];
  const sounds: string[] = [];
  const play = createPlay({
    game: quizGame(),
    clock,
    ...silentDevices,
    speaker: {
      speak: (_utterance, report) => report({ type: "finished" }),
      silence: () => sounds.push("(silence)"),
    },
    stage: { ...silentSoundStage, play: (...played) => sounds.push(...played.map(({ sound }) => sound)) },
    store: createMemoryProgressStore(),
    random: { seed: () => 3 },
    abilities: { canSpeak: true, canBeRead: true, canHear: false },
    level: "easy",
    aside: {
      say({ text, volume }: Utterance) {
        asides.push(text);
        volumes.push(volume);
      },
      hush: () => asides.push("(hush)"),
    },
  });
  return { play, clock, asides, volumes, sounds };
}

it("has no game to read before it has begun", () => {
  const { play } = quizPlay();
  expect(() => play.opened()).toThrow("the game has not begun");
  expect(play.picture.get()).toEqual({ captions: [], isMicrophoneLost: false, isSaveLost: false });
});

it("can be read the moment it begins", () => {
  const { play } = quizPlay();
  play.start();
  expect(play.opened().getSnapshot().place).toBe("asking");
  expect(play.picture.get().captions.map(({ text }) => text)).toEqual(["[the game opens]"]);
});

it("keeps the newest hundred lines, and counts on", () => {
  const { play } = quizPlay();
  play.start();
  for (let press = 0; press < 300; press++) play.press("repeat");
  const { captions } = play.picture.get();
  expect(captions.length).toBe(100);
  expect(captions.at(-1)?.id).toBeGreaterThan(300);
  expect(captions.at(0)?.id).toBe((captions.at(-1)?.id ?? 0) - 99);
});

it("speaks its own words as loud as the game speaks, also at night", () => {
  const { play, clock, volumes } = quizPlay();
  play.start();
  play.press("left");
  const sayAtVolume = (): number | undefined => {
    clock.advanceTo(clock.now() + 60_000);
    play.sayAside("A word.");
    return volumes.at(-1);
  };
  expect(sayAtVolume()).toBe(0.9);
  play.set("night", 1);
  expect(sayAtVolume()).toBe(0.45);
});

it("shows a changed setting within the event that changes it", () => {
  const { play } = quizPlay();
  play.start();
  play.set("rate", 1);
  expect(play.opened().getSnapshot().settings.rate).toBe(4);
});

it("says something of its own once the game waits in silence, unless there was a press, and never to a screen reader", async () => {
  const { play, clock, asides } = quizPlay();
  const pass = async (): Promise<void> => {
    clock.advanceTo(clock.now() + 5000);
    await Promise.resolve();
  };
  play.sayAside("Too early.");
  play.start();
  play.sayAside("Overtaken.");
  play.press("repeat");
  await pass();
  play.sayAside("Now.");
  expect(asides).toEqual(["Now."]);
  play.start();
  play.sayAside("Soon.");
  expect(asides).toEqual(["Now."]);
  await pass();
  expect(asides).toEqual(["Now.", "Soon."]);
  play.press("right");
  await pass();
  play.sayAside("To a screen reader.");
  await pass();
  expect(asides).toEqual(["Now.", "Soon."]);
});

it("answers a press at once before it knows what it means", () => {
  const { play, sounds } = quizPlay();
  play.start();
  sounds.length = 0;
  play.touched();
  expect(sounds).toEqual(["(silence)", "tick"]);
});

it("begins anew with nothing of the old game, and keeps a journal that can be read", () => {
  const { play, clock } = quizPlay();
  expect(play.journal()).toBeNull();
  play.start();
  play.press("left");
  clock.advanceTo(5000);
  play.start();
  expect(play.picture.get().captions.map(({ text }) => text)).toEqual(["[the game opens]"]);
  expect(parseJournal(play.journal() ?? "")).toMatchObject({
    ok: true,
    value: { header: { game: "quiz", seed: 3 } },
  });
});
