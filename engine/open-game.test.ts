import { describe, expect, it } from "vitest";
import { openQuiz } from "../tests/fakes/play-quiz.ts";
import { quizGame } from "../tests/fakes/quiz.ts";
import { createMemoryProgressStore } from "./adapters/memory-progress-store.ts";
import { createSilentSpeaker } from "./adapters/silent-speaker.ts";
import { silentSoundStage } from "./adapters/silent-sound-stage.ts";
import { createSimulatedClock } from "./journal/simulated-clock.ts";
import type { Mix } from "./ports/sound-stage.ts";
import type { Speaker, Utterance } from "./ports/speaker.ts";
import { usualSettings, type Settings } from "./settings/index.ts";
import type { Press } from "./move.ts";
import type { GameView } from "./open-game.ts";

const READER: Settings = { ...usualSettings, output: "reader" };
const LISTENING: Settings = { ...usualSettings, output: "voice", microphone: true };

/** Opens a quiz and goes to its first question. */
function atFirstQuestion(options: Parameters<typeof openQuiz>[0] = {}) {
  const quiz = openQuiz(options);
  quiz.settle();
  quiz.heard();
  return quiz;
}

/** Part of a save. */
const ONE_TURN_PLAYED = {
  log: expect.arrayContaining([expect.objectContaining({ type: "turn", credit: 1 })]),
};

describe("a sitting", () => {
  it("is heard from hook to recap", () => {
    const { playing, settle, heard } = openQuiz({ once: true });
    for (settle(); playing.view().place !== "left"; settle()) playing.press("left");
    expect(heard().filter((line) => !line.startsWith("What is"))).toEqual([
      "[the game opens]",
      "The quiz begins.",
      "Intro of easy.",
      "Warm up.",
      "[that is right]",
      "Yes.",
      "Round 1 begins.",
      "[that is right]",
      "Yes.",
      "[that is right]",
      "[a soft bass line joins]",
      "Yes.",
      "[the round is done]",
      "Round 1 ends.",
      "Round 2 begins.",
      "[that is right]",
      "Yes.",
      "[that is right]",
      "Yes.",
      "[the round is done]",
      "Round 2 ends.",
      "[the boss comes near]",
      "Intro of boss.",
      "[that is right]",
      "Yes.",
      "[the game says goodbye]",
      "The boss is done.",
      "Today you learned what is easy.",
      "Count your steps.",
    ]);
    expect(playing.view().end).toBe("finished");
  });

  it("helps by itself after two misses and shows the answer after four", () => {
    const { playing, settle, heard } = atFirstQuestion();
    for (let miss = 0; miss < 4; miss++) {
      playing.press("right");
      settle();
    }
    expect(heard().slice(0, 15)).toEqual([
      "[not yet]",
      "Not that one.",
      "[not yet]",
      "Not that one.",
      "[help comes]",
      "Hint 2.",
      "[not yet]",
      "Not that one.",
      "[help comes]",
      "It is 2.",
      "[not yet]",
      "Not that one.",
      "It was 2.",
      "Round 1 begins.",
      "What is 10 plus 10?",
    ]);
  });

  it("gives stronger hints when asked, and counts them", () => {
    const { playing, settle, heard } = atFirstQuestion();
    for (let hint = 0; hint < 3; hint++) {
      playing.press("hint");
      settle();
    }
    expect(heard()).toEqual([
      "[help comes]",
      "Hint 1.",
      "Turn 1 of 6.",
      "[help comes]",
      "Hint 2.",
      "[help comes]",
      "It is 2.",
    ]);
  });

  it("answers a button that does nothing with a sound and with what can be done", () => {
    const { playing, settle, heard } = atFirstQuestion();
    playing.press("down");
    settle();
    expect(heard()).toEqual(["[nothing here]", "Left: 2. Right: 3. Up: Think."]);
  });

  it("tells how long the player thought, how often they tried and asked", () => {
    const verdicts: unknown[] = [];
    const { playing, clock, settle } = atFirstQuestion({
      onTranscript: (entry) => {
        if (entry.type === "verdict") verdicts.push(entry.verdict);
      },
    });
    clock.advanceTo(clock.now() + 3000);
    playing.press("hint");
    settle();
    playing.press("right");
    settle();
    playing.press("left");
    settle();
    expect(verdicts).toEqual([
      {
        item: "easy-1",
        level: "easy",
        skill: "doubling",
        credit: 0.5,
        tries: 2,
        hints: 1,
        chance: 0.5,
        seconds: expect.any(Number),
      },
    ]);
    expect((verdicts[0] as { seconds: number }).seconds).toBeGreaterThan(3);
  });
});

describe("the menu of a sitting", () => {
  it("tells what can be done, with what a hint costs", () => {
    const purse = { type: "purse", unit: { one: "coin", many: "coins" }, start: 2 };
    const game = quizGame(undefined, undefined, {
      devices: { coins: purse },
      prices: { hint: { coins: 1 } },
    });
    const { playing, settle, heard } = atFirstQuestion({ game });
    const whatCanBeDone = (): string[] => {
      playing.press("pause");
      playing.act({ move: "entry-moves" });
      settle();
      return heard().filter((line) => line.startsWith("Hint"));
    };
    // Who is only learning pays nothing.
    expect(whatCanBeDone()).toEqual([]);
    playing.press("left");
    settle();
    expect(whatCanBeDone()).toEqual(["Hint: the first is free, then 1 coin."]);
  });
});

describe("as an actor", () => {
  it("gives the same view until something may have changed, and tells of that until nobody wants to know", () => {
    const { playing } = openQuiz();
    const seen: GameView[] = [];
    const { unsubscribe } = playing.subscribe((view) => seen.push(view));
    const before = playing.getSnapshot();
    expect(playing.getSnapshot()).toBe(before);
    expect(before).toEqual(playing.view());
    playing.press("pause");
    expect(seen).toEqual([playing.getSnapshot()]);
    expect(seen[0]).toMatchObject({ place: "paused" });
    unsubscribe();
    playing.press("pause");
    expect(seen).toHaveLength(1);
    expect(playing.getSnapshot().place).not.toBe("paused");
  });
});

describe("a hush", () => {
  it("silences a question, which then waits as if it had been heard out", () => {
    const clock = createSimulatedClock();
    const voice = createSilentSpeaker(clock);
    let isSpeaking = false;
    const speaker: Speaker = {
      speak(utterance, report) {
        isSpeaking = true;
        voice.speak(utterance, report);
      },
      silence() {
        isSpeaking = false;
        voice.silence();
      },
    };
    const { playing, heard } = openQuiz({ clock, speaker });
    while (!playing.view().isWaiting) clock.advanceToNext();
    playing.press("repeat");
    expect(isSpeaking).toBe(true);
    expect(playing.view().isWaiting).toBe(false);
    const before = playing.view().moves;
    heard();
    playing.hush();
    expect(isSpeaking).toBe(false);
    expect(playing.view()).toMatchObject({ isWaiting: true, moves: before });
    expect(heard()).toEqual([]);
    playing.press("left");
    expect(heard()[0]).toBe("[that is right]");
  });

  it("goes on to the next part of a story", () => {
    const { playing, heard } = openQuiz({ once: true });
    const parts = [];
    for (; !playing.view().isWaiting; playing.hush()) parts.push(heard().at(-1));
    expect(parts).toEqual(["[the game opens]", "What is 1 plus 1?"]);
    expect(playing.view().place).toBe("playing");
  });

  it("does nothing where nothing is said", () => {
    const { playing, heard } = atFirstQuestion();
    playing.hush();
    expect([heard(), playing.view().isWaiting]).toEqual([[], true]);
  });
});

describe("a press", () => {
  it("silences what is being said and acts at once", () => {
    const { playing, clock, heard } = openQuiz();
    clock.advanceTo(600);
    expect(heard()).toEqual(["[the game opens]", "The quiz begins."]);
    playing.press("select");
    expect(heard()).toEqual(["[a press]", "What is 1 plus 1?"]);
    playing.press("left");
    expect(heard()).toEqual(["[that is right]"]);
  });

  it("during the feedback goes on to the next question", () => {
    const { playing, clock, heard } = atFirstQuestion();
    playing.press("left");
    clock.advanceTo(clock.now() + 500);
    heard();
    playing.press("left");
    expect(heard()).toEqual(["[a press]", "Round 1 begins."]);
  });

  it("is answered at every moment by a sound first", () => {
    const { playing, clock, heard } = openQuiz();
    for (let moment = 0; moment < 300; moment++) {
      clock.advanceTo(moment * 137);
      heard();
      playing.press((["up", "repeat", "down", "pause", "hint", "right"] as const)[moment % 6] ?? "left");
      expect(heard()[0]).toMatch(/^\[/);
    }
  });
});

it("REPEAT pressed twice, which asks for a hint, repeats what has none", () => {
  const { playing, clock, settle, heard } = openQuiz();
  clock.advanceToNext();
  heard();
  playing.press("hint");
  settle();
  expect(heard().slice(0, 2)).toEqual(["[a press]", "The quiz begins."]);
});

it("two windows keep the progress of both their games", () => {
  const store = createMemoryProgressStore();
  const voice: Settings = { ...usualSettings, output: "voice" };
  store.save({ schema: 1, settings: voice, games: {} });
  const here = atFirstQuestion({ store, settings: undefined });
  const elsewhere = { finished: { first: 1 }, sitting: null };
  const settings = { ...voice, rate: 6 };
  store.save({ schema: 1, settings, games: { addition: elsewhere } });
  here.playing.press("left");
  here.settle();
  expect(store.load()).toMatchObject({
    progress: { settings, games: { addition: elsewhere, quiz: { sitting: ONE_TURN_PLAYED } } },
  });
  here.playing.set("rate", 1);
  expect(store.load()).toMatchObject({ progress: { settings: { rate: 4 }, games: { addition: elsewhere } } });
});

describe("silence", () => {
  it("is broken twice by the game, then left alone until a press", () => {
    const { playing, clock, heard } = atFirstQuestion();
    clock.advanceTo(clock.now() + 600_000);
    expect(heard()).toEqual(["What is 1 plus 1?", "Left: 2. Right: 3. Up: Think."]);
    playing.press("up");
    clock.advanceTo(clock.now() + 600_000);
    expect(heard()).toEqual(["[a page turns]", "What is 1 plus 1?", "Left: 2. Right: 3. Up: Think."]);
  });
});

describe("with a screen reader", () => {
  it("the story waits for a press, and a question follows its feedback without one", () => {
    const { playing, settle, heard } = openQuiz({ settings: READER });
    settle();
    expect(heard().at(-1)).toBe("Warm up.");
    expect(playing.view().place).toBe("telling");
    playing.press("select");
    settle();
    expect(heard()).toEqual(["[a press]", "What is 1 plus 1?"]);
    playing.press("left");
    settle();
    expect(heard()).toEqual(["[that is right]", "Yes.", "Round 1 begins."]);
    playing.press("select");
    settle();
    playing.press("left");
    settle();
    expect(heard().slice(-2)).toEqual(["Yes.", "What is 7 plus 7?"]);
  });
});

it("writes its journal before what it tells of happens", () => {
  const seen: unknown[] = [];
  const { playing, clock } = openQuiz({
    onJournal: (line) => seen.push(JSON.parse(line)),
    onTranscript: (entry) => seen.push(entry.type === "sound" ? entry.caption : entry.type),
  });
  clock.advanceTo(200);
  playing.press("pause");
  expect(seen).toEqual([
    expect.objectContaining({ journal: 1, game: "quiz", level: "easy", seed: 1 }),
    "the game opens",
    { at: 200, type: "press", press: "pause" },
    "the menu opens",
  ]);
});

describe("feedback", () => {
  it("can be heard again, offers no hint, and gives way to any other press", () => {
    const { playing, clock, settle, heard } = atFirstQuestion();
    playing.press("left");
    clock.advanceTo(clock.now() + 100);
    heard();
    expect(playing.view().moves.map(({ id }) => id)).toEqual(["go-on", "repeat", "pause"]);
    playing.press("repeat");
    clock.advanceTo(clock.now() + 500);
    expect(playing.view().place).toBe("feedback");
    expect(heard()).toEqual(["[a press]", "Yes."]);
    playing.press("right");
    settle();
    expect(heard().slice(0, 2)).toEqual(["[a press]", "Round 1 begins."]);
  });
});

it("praises no learning that did not happen", () => {
  const { playing, settle, heard } = openQuiz({ once: true });
  for (settle(); playing.view().place !== "left"; settle()) playing.press("right");
  expect(heard()).toContain("Next time we go on learning what is easy.");
});

describe("the pause menu", () => {
  it("opens anywhere, says each change at once, keeps it, and goes back to the question", () => {
    const store = createMemoryProgressStore();
    const { playing, settle, heard } = atFirstQuestion({ store });
    playing.press("pause");
    settle();
    for (const press of ["down", "down", "down", "down", "right"] as const) playing.press(press);
    settle();
    expect(heard().slice(-3)).toEqual(["[a menu step]", "Speed: 5 of 11.", "I talk this fast now."]);
    expect(store.load()).toMatchObject({ progress: { settings: { rate: 4 } } });
    playing.press("pause");
    settle();
    expect(heard()).toEqual(["[a press]", "What is 1 plus 1?"]);
    expect(playing.view().place).toBe("playing");
  });

  it("says what it means to switch the microphone on, each time, before it can hear", () => {
    const { playing, settle, heard } = atFirstQuestion();
    const set = (direction: 1 | -1): string[] => {
      playing.set("microphone", direction);
      settle();
      return heard();
    };
    expect(set(1)).toEqual(
      expect.arrayContaining([
        "Microphone: on.",
        "To be understood, your voice may be sent over the internet. Ask a grown-up first.",
      ]),
    );
    expect(set(-1)).toEqual(["[a menu step]", "Microphone: off."]);
  });

  it("says what can be done, gives a hint, and stops the game", () => {
    const { playing, settle, heard } = atFirstQuestion();
    const choose = (entry: string) => {
      playing.press("pause");
      settle();
      heard();
      playing.act({ move: `entry-${entry}` });
      settle();
      return heard();
    };
    expect(choose("moves").slice(-4)).toEqual([
      "[help comes]",
      "Left: 2. Right: 3. Up: Think.",
      "[a press]",
      "What is 1 plus 1?",
    ]);
    expect(choose("hint").slice(-3)).toEqual(["[help comes]", "Hint 1.", "Turn 1 of 6."]);
  });

  it("tells what an entry is for", () => {
    const { playing, settle, heard } = atFirstQuestion();
    for (const press of ["pause", "down", "down", "down", "down"] as const) playing.press(press);
    settle();
    heard();
    playing.press("hint");
    settle();
    expect(heard()).toEqual(["[help comes]", "How fast I talk."]);
  });

  it("asks once whether to stop, goes on where the answer is no, and says goodbye where it is yes", () => {
    const { playing, settle, heard } = atFirstQuestion();
    const stop = (answer: Press) => {
      playing.press("pause");
      playing.act({ move: "entry-quit" });
      settle();
      heard();
      playing.press(answer);
      settle();
      return heard();
    };
    expect(stop("left")).toEqual(["[a press]", "What is 1 plus 1?"]);
    expect(stop("select")).toEqual(["[the game says goodbye]", "Bye for now."]);
    expect(playing.view()).toMatchObject({ place: "left", end: "quit", moves: [] });
  });

  it("lets nobody wait for the goodbye, and leaves it standing for a screen reader", () => {
    const reading = atFirstQuestion({ settings: READER });
    reading.playing.press("pause");
    reading.playing.act({ move: "entry-quit" });
    reading.playing.press("select");
    reading.settle();
    expect(reading.heard().slice(-2)).toEqual(["Bye for now.", "Press Select to leave."]);
    expect(reading.playing.view()).toMatchObject({ place: "parting", moves: [{ button: "select" }] });
    reading.playing.press("select");
    expect(reading.playing.view().place).toBe("left");
  });

  it("tells a part of the story again that it interrupted", () => {
    const { playing, clock, settle, heard } = openQuiz();
    clock.advanceTo(600);
    playing.press("pause");
    settle();
    heard();
    playing.press("select");
    settle();
    expect(heard()).toEqual([
      "[a press]",
      "The quiz begins.",
      "Intro of easy.",
      "Warm up.",
      "What is 1 plus 1?",
    ]);
  });
});

describe("a setting", () => {
  it("can be changed from outside the game's own menu, is said at once, and the story is told again", () => {
    const { playing, clock, settle, heard } = openQuiz();
    clock.advanceTo(600);
    heard();
    playing.set("mono", 1);
    settle();
    expect(heard()).toEqual([
      "[a menu step]",
      "One speaker: on.",
      "[a press]",
      "The quiz begins.",
      "Intro of easy.",
      "Warm up.",
      "What is 1 plus 1?",
    ]);
    playing.set("mono", -1);
    settle();
    expect(heard()).toEqual(["[a menu step]", "One speaker: off."]);
    expect(playing.view().settings.mono).toBe(false);
  });
});

it("what is set reaches the sounds, the voice and its words", () => {
  const mixes: Mix[] = [];
  const said: Utterance[] = [];
  const { playing, settle } = openQuiz({
    stage: { ...silentSoundStage, mix: (mix) => mixes.push(mix) },
    speaker: { speak: (utterance) => said.push(utterance), silence: () => {} },
  });
  const usual: Mix = {
    speech: 0.9,
    effects: 0.7,
    decoration: 0.7,
    music: 0.4,
    mono: false,
    night: false,
    ears: "headphones",
  };
  expect(mixes).toEqual([usual]);
  for (const id of ["speech", "effects", "music", "mono", "rate"] as const) playing.set(id, 1);
  settle();
  expect(mixes.slice(1)).toEqual([
    { ...usual, speech: 1 },
    { ...usual, speech: 1, effects: 0.8 },
    { ...usual, speech: 1, effects: 0.8, music: 0.5 },
    { ...usual, speech: 1, effects: 0.8, music: 0.5, mono: true },
    { ...usual, speech: 1, effects: 0.8, music: 0.5, mono: true },
  ]);
  expect(said.at(-1)).toMatchObject({ text: "Speed, five of eleven.", rate: 1.2, volume: 1, pitch: 1 });
});

describe("the lobby", () => {
  it("asks once who speaks, and remembers", () => {
    const store = createMemoryProgressStore();
    const first = openQuiz({ store, settings: undefined });
    first.settle();
    expect(first.heard()).toEqual([
      "[the game opens]",
      "Who should talk in the games?",
      "Left: this voice. Right: your screen reader.",
    ]);
    first.playing.press("right");
    first.settle();
    expect(first.playing.view().settings.output).toBe("reader");
    const second = openQuiz({ store, settings: undefined });
    second.settle();
    expect(second.heard()).not.toContain("Who should talk in the games?");
  });

  it("asks nothing where there is no voice, and leaves the choice open for a day with one", () => {
    const store = createMemoryProgressStore();
    const abilities = { canSpeak: false, canBeRead: true, canHear: false };
    const { playing, settle, heard } = openQuiz({ store, abilities, settings: undefined });
    settle();
    expect(heard()).not.toContain("Who should talk in the games?");
    expect(playing.view().settings.output).toBe("reader");
    playing.set("rate", 1);
    expect(store.load()).toMatchObject({ progress: { settings: { output: null, rate: 4 } } });
    playing.set("output", -1);
    expect(store.load()).toMatchObject({ progress: { settings: { output: "voice" } } });
  });

  it("tells once what the buttons are called here, and again to who waits long", () => {
    const store = createMemoryProgressStore();
    const keys = "Select is Enter.";
    const abilities = { canSpeak: true, canBeRead: true, canHear: false, keys };
    const first = openQuiz({ store, abilities, settings: undefined, level: undefined });
    first.settle();
    first.playing.press("left");
    first.settle();
    expect(first.heard().slice(3, 6)).toEqual(["Select is Enter.", "[the game opens]", "Quiz."]);
    first.playing.close();

    const second = openQuiz({ store, abilities, settings: undefined, level: undefined });
    second.settle();
    expect(second.heard()).not.toContain(keys);
    const reminded = [1, 2].map(() => {
      second.clock.advanceTo(second.clock.now() + 20_000);
      second.settle();
      return second.heard();
    });
    expect(reminded).toEqual([["Level 1: Level easy."], ["Level 1: Level easy.", keys]]);
  });

  it("speaks of no other levels where there is one", () => {
    const { definition, mechanic } = quizGame();
    const game = { definition: { ...definition, levels: definition.levels.slice(0, 1) }, mechanic };
    const { settle, heard } = openQuiz({ game, level: undefined });
    settle();
    expect(heard().slice(2)).toEqual([
      "Level 1: Level easy.",
      "Select to play. Up and down for what else is here.",
    ]);
  });

  it("offers the levels, and the sitting that was broken off", () => {
    const store = createMemoryProgressStore();
    const first = openQuiz({ store, level: undefined });
    first.settle();
    expect(first.heard().slice(1)).toEqual([
      "Quiz.",
      "Level 1: Level easy.",
      "Select to play. Up and down for other levels.",
    ]);
    first.playing.press("right");
    first.playing.press("select");
    first.settle();
    first.playing.press("left");
    first.settle();
    first.playing.close();

    const second = openQuiz({ store, level: undefined });
    second.settle();
    expect(second.heard()[2]).toBe("Go on where you stopped.");
    second.playing.press("select");
    second.settle();
    expect(second.heard()).toContain("We go on where you stopped.");
    expect(second.playing.view().sitting).toMatchObject({
      act: { as: "ride", turn: 0 },
      played: 1,
      levelName: "Level hard",
    });
  });

  it("offers the next level after the recap, and plays it", () => {
    const { playing, settle, heard } = openQuiz();
    for (settle(); playing.view().place !== "farewell"; settle()) playing.press("left");
    expect(heard().at(-1)).toBe("Next level: Level hard.");
    playing.press("select");
    settle();
    expect(heard()).toContain("Intro of hard.");
  });

  it("tells once that one can also talk: after the first level of all, where something can listen", () => {
    const SAID = "You can also play by talking. The pause menu has a microphone to switch on.";
    const finished = (options: Parameters<typeof openQuiz>[0]): readonly string[] => {
      const { playing, settle, heard } = openQuiz(options);
      for (settle(); playing.view().place !== "farewell"; settle()) playing.press("left");
      return heard();
    };
    const store = createMemoryProgressStore();
    expect(finished({ store })).toContain(SAID);
    expect(finished({ store })).not.toContain(SAID);
    expect(finished({ settings: LISTENING })).not.toContain(SAID);
    expect(finished({ abilities: { canSpeak: true, canBeRead: true, canHear: false } })).not.toContain(SAID);
  });

  it("tells when progress cannot be saved, and plays on", () => {
    const broken = {
      load: () => ({ type: "none" as const }),
      save: () => ({ type: "failed" as const, reason: "full" }),
    };
    const { playing, settle, heard } = openQuiz({ store: broken });
    for (settle(); playing.view().place !== "farewell"; settle()) playing.press("left");
    expect(heard()).toContain("I could not save this time.");
  });
});

describe("a voice", () => {
  it("is heard after the ready-tone has ended, and makes moves", () => {
    const { playing, settle, heard, listener } = atFirstQuestion({ settings: LISTENING });
    expect(playing.view().isListening).toBe(true);
    listener.hear("2");
    settle();
    expect(heard().slice(0, 2)).toEqual(["[that is right]", "Yes."]);
  });

  it("is not listened to while anything is heard", () => {
    const { playing, clock } = openQuiz({ settings: LISTENING });
    const whileListening: boolean[] = [];
    for (let step = 0; step < 60 && clock.advanceToNext(); step++) {
      const { isListening, isWaiting } = playing.view();
      if (isListening) whileListening.push(isWaiting);
    }
    expect(new Set(whileListening)).toEqual(new Set([true]));
  });

  it("is asked once to say it again, then offered the buttons", () => {
    const { settle, heard, listener } = atFirstQuestion({ settings: LISTENING });
    listener.hear("umbrella");
    settle();
    expect(heard()).toEqual(["[not yet]", "Say that again?", "[ready tone: speak now]"]);
    listener.hear("umbrella");
    settle();
    expect(heard()).toEqual(["[not yet]", "Try the buttons.", "Left: 2. Right: 3. Up: Think."]);
  });

  it("can ask to repeat, to pause, and for slower and faster speech", () => {
    const { playing, settle, heard, listener } = atFirstQuestion();
    const say = (words: string) => {
      playing.talk();
      settle();
      heard();
      listener.hear(words);
      settle();
      return heard();
    };
    // What was only asked by voice can be answered by voice.
    expect(say("faster")).toEqual(["[a menu step]", "Speed: 5 of 11.", "[ready tone: speak now]"]);
    expect(say("repeat")).toEqual(["[a press]", "What is 1 plus 1?", "[ready tone: speak now]"]);
    expect(say("settings").at(-1)).toBe("Speed: 5 of 11.");
    expect(say("quit")).toEqual([
      "[the menu opens]",
      "Stop here? Your place is kept.",
      "Select: stop. Left: go on playing.",
    ]);
    expect(say("no")).toEqual(["[a press]", "What is 1 plus 1?"]);
    say("quit");
    expect(say("yes")).toEqual(["[the game says goodbye]", "Bye for now."]);
    expect(playing.view().place).toBe("left");
  });

  const ASKED_BACK = [
    "[a menu step]",
    "Did you say think?",
    "Select: Yes. Left: No.",
    "[ready tone: speak now]",
  ];

  /** Heard not quite right, so that it is asked back. */
  function askedBack() {
    const quiz = atFirstQuestion({ settings: LISTENING });
    quiz.listener.hear("sink");
    quiz.settle();
    expect(quiz.heard()).toEqual(ASKED_BACK);
    return quiz;
  }

  it("that is asked back is believed by a spoken yes, as by a pressed one", () => {
    const spoken = askedBack();
    spoken.listener.hear("yes");
    spoken.settle();
    const pressed = askedBack();
    pressed.playing.press("select");
    pressed.settle();
    const heard = spoken.heard();
    expect(heard[0]).toBe("[a page turns]");
    expect(pressed.heard()).toEqual(heard);
  });

  it("that is asked back is forgotten after a no, and asked once more", () => {
    const { settle, heard, listener } = askedBack();
    listener.hear("no");
    settle();
    expect(heard()).toEqual(["[not yet]", "Say that again?", "[ready tone: speak now]"]);
    listener.hear("2");
    settle();
    expect(heard().slice(0, 2)).toEqual(["[that is right]", "Yes."]);
  });

  it("that is asked back and asked for again is asked back again, and no answer becomes a press", () => {
    const { playing, settle, heard, listener } = askedBack();
    playing.talk();
    settle();
    expect(heard()).toEqual(ASKED_BACK);
    listener.hear("yes");
    settle();
    expect(heard()[0]).toBe("[a page turns]");
  });

  it("gives way to a press", () => {
    const { playing, settle, heard, listener } = atFirstQuestion({ settings: LISTENING });
    playing.press("left");
    listener.hear("3");
    settle();
    expect(heard().slice(0, 2)).toEqual(["[that is right]", "Yes."]);
  });

  it("that cannot be heard here is told so, with what the buttons do, and is not asked for again", () => {
    let opened = 0;
    const deaf = {
      open: (
        _phrases: readonly string[],
        report: (event: { type: "failed"; why: "refused"; reason: string }) => void,
      ) => {
        opened++;
        report({ type: "failed", why: "refused", reason: "no permission" });
      },
      close: () => {},
    };
    const { playing, settle, heard } = atFirstQuestion({ settings: LISTENING, listener: deaf });
    playing.press("left");
    settle();
    expect(heard()).toContain("Yes.");
    expect(opened).toBe(1);
  });
});

describe("a speaker", () => {
  it("that never begins is tried twice, then the captions go on without it", () => {
    let asked = 0;
    const { playing, settle, heard } = openQuiz({ speaker: { speak: () => asked++, silence: () => {} } });
    settle();
    expect(asked).toBe(2);
    expect(heard()).toEqual([
      "[the game opens]",
      "The quiz begins.",
      "Intro of easy.",
      "Warm up.",
      "The voice is not working. The captions go on.",
    ]);
    playing.press("select");
    settle();
    playing.press("left");
    settle();
    expect(heard().slice(0, 4)).toEqual(["[a press]", "What is 1 plus 1?", "[that is right]", "Yes."]);
  });

  it("that begins and never ends is not waited for, and is known the second time", () => {
    let asked = 0;
    const { settle, heard, playing } = openQuiz({
      speaker: {
        speak(_utterance, report) {
          asked++;
          report({ type: "started" });
        },
        silence: () => {},
      },
    });
    settle();
    expect(heard()).toContain("The voice is not working. The captions go on.");
    expect(asked).toBe(2);
    playing.press("select");
    settle();
    expect(heard().at(-1)).toBe("What is 1 plus 1?");
  });

  it("that is cut short is trusted with the next line", () => {
    let asked = 0;
    const breaking = {
      speak: (
        _utterance: unknown,
        report: (event: { type: "started" } | { type: "failed"; reason: string }) => void,
      ) => {
        asked++;
        report({ type: "started" });
        report({ type: "failed", reason: "cut" });
      },
      silence: () => {},
    };
    const { settle, heard } = openQuiz({ speaker: breaking });
    settle();
    expect(heard().at(-1)).toBe("What is 1 plus 1?");
    expect(asked).toBe(4);
  });

  it("that was gone is tried again, and then the story goes on by itself", () => {
    let isGone = true;
    const clock = createSimulatedClock();
    const returning = {
      speak: (_utterance: unknown, report: (event: { type: "started" | "finished" }) => void) => {
        if (isGone) return;
        report({ type: "started" });
        clock.setTimeout(() => report({ type: "finished" }), 500);
      },
      silence: () => {},
    };
    const { playing, settle, heard } = openQuiz({ speaker: returning, clock });
    const advance = () => {
      while (!playing.view().isWaiting && clock.advanceToNext());
    };
    advance();
    isGone = false;
    for (let press = 0; press < 12; press++) {
      playing.press(playing.view().place === "telling" ? "select" : "left");
      advance();
    }
    settle();
    expect(heard()).toContain("Today you learned what is easy.");
    expect(playing.view().place).toBe("farewell");
  });
});

describe("a pause", () => {
  it("keeps the story still, however long, also after the game was left from there", () => {
    const { playing, clock, settle, heard } = openQuiz();
    clock.advanceTo(600);
    playing.press("pause");
    settle();
    heard();
    clock.advanceTo(clock.now() + 600_000);
    expect(heard()).toEqual(["Keep playing.", "Keep playing."]);
    playing.act({ move: "entry-quit" });
    playing.press("select");
    settle();
    heard();
    clock.advanceTo(clock.now() + 600_000);
    expect(heard()).toEqual([]);
  });

  it("gives a list back as it was, with the entry that was last heard", () => {
    const { playing, settle, heard } = openQuiz({ level: undefined });
    const pauseAndGoOn = () => {
      playing.press("pause");
      playing.press("down");
      settle();
      heard();
      playing.press("pause");
      settle();
      return heard();
    };
    settle();
    playing.press("right");
    settle();
    expect(pauseAndGoOn()).toEqual([
      "[the menu closes]",
      "Quiz.",
      "Level 2: Level hard.",
      "Select to play. Up and down for other levels.",
    ]);

    playing.press("select");
    for (settle(); playing.view().place !== "farewell"; settle()) playing.press("left");
    playing.press("down");
    settle();
    expect(pauseAndGoOn()).toEqual(["[a menu step]", "Other games."]);
  });

  it("in the recap does not end the game behind the menu", () => {
    const { playing, clock, settle, heard } = openQuiz({ once: true });
    for (settle(); !heard().includes("Today you learned what is easy."); settle()) {
      if (playing.view().sitting?.played === 6) break;
      playing.press("left");
      if (playing.view().sitting?.played === 6) break;
    }
    while (playing.view().place !== "telling" && clock.advanceToNext());
    playing.press("pause");
    settle();
    clock.advanceTo(clock.now() + 60_000);
    expect(playing.view().place).toBe("paused");
    playing.press("pause");
    settle();
    expect(playing.view()).toMatchObject({ place: "left", end: "finished" });
  });

  it("is not counted as thinking", () => {
    const verdicts: number[] = [];
    const { playing, clock, settle } = atFirstQuestion({
      onTranscript: (entry) => {
        if (entry.type === "verdict") verdicts.push(entry.verdict.seconds);
      },
    });
    playing.press("pause");
    clock.advanceTo(clock.now() + 600_000);
    playing.press("pause");
    settle();
    playing.press("left");
    settle();
    expect(verdicts).toEqual([expect.any(Number)]);
    expect(verdicts[0]).toBeLessThan(10);
  });

  it("in the feedback loses neither the verdict nor the next question", () => {
    const store = createMemoryProgressStore();
    const { playing, clock, settle, heard } = atFirstQuestion({ store });
    playing.press("left");
    clock.advanceTo(clock.now() + 500);
    playing.press("pause");
    settle();
    expect(store.load()).toMatchObject({
      progress: { games: { quiz: { sitting: ONE_TURN_PLAYED } } },
    });
    heard();
    playing.press("select");
    settle();
    expect(heard()).toEqual(["[a press]", "Round 1 begins.", "What is 10 plus 10?"]);
  });
});

describe("a setting that is changed", () => {
  it("while a question is asked has the question asked again", () => {
    const { playing, clock, settle, heard } = openQuiz();
    clock.advanceTo(600);
    playing.press("select");
    clock.advanceTo(clock.now() + 300);
    heard();
    playing.set("rate", 1);
    settle();
    expect(heard()).toEqual(["[a menu step]", "Speed: 5 of 11.", "[a press]", "What is 1 plus 1?"]);
  });

  it("in the feedback is heard out before the next question", () => {
    const { playing, clock, settle, heard } = atFirstQuestion();
    playing.press("left");
    clock.advanceTo(clock.now() + 500);
    heard();
    playing.set("rate", 1);
    settle();
    expect(heard()).toEqual(["[a menu step]", "Speed: 5 of 11.", "Round 1 begins.", "What is 10 plus 10?"]);
  });

  it("with a screen reader takes nothing away from the story", () => {
    const { playing, settle, heard } = openQuiz({ settings: READER });
    playing.set("rate", 1);
    settle();
    expect(heard()).toEqual([
      "[the game opens]",
      "[a menu step]",
      "Speed: 5 of 11.",
      "The quiz begins.",
      "Intro of easy.",
      "Warm up.",
    ]);
  });
});

describe("while a voice is answering", () => {
  it("the game does not speak in between", () => {
    const { playing, clock, settle, heard, listener } = atFirstQuestion();
    clock.advanceTo(clock.now() + 19_000);
    playing.talk();
    settle();
    heard();
    clock.advanceTo(clock.now() + 60_000);
    expect(heard()).toEqual([]);
    listener.hear("2");
    settle();
    expect(heard().slice(0, 2)).toEqual(["[that is right]", "Yes."]);
  });

  it("with a screen reader the microphone opens only when it is asked for", () => {
    const { playing, settle } = openQuiz({ settings: { ...READER, microphone: true } });
    settle();
    playing.press("select");
    settle();
    expect(playing.view().isListening).toBe(false);
    playing.talk();
    settle();
    expect(playing.view().isListening).toBe(true);
  });
});
