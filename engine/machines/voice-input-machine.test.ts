import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openQuiz } from "../../tests/fakes/play-quiz.ts";
import { createRecordingSoundStage } from "../../tests/fakes/recording-sound-stage.ts";
import { createScriptedListener, heard } from "../../tests/fakes/scripted-listener.ts";
import { createScriptedSpeaker } from "../../tests/fakes/scripted-speaker.ts";
import { createSimulatedClock } from "../journal/simulated-clock.ts";
import type { ListenerEvent } from "../ports/listener.ts";
import { confirmMoves, questionCues } from "../voice/index.ts";
import { usualSettings, type Settings } from "../settings/index.ts";
import { lengthSeconds } from "../sound/index.ts";

const LISTENING: Settings = { ...usualSettings, output: "voice", microphone: true };
const MOST_STEPS = 400;

/** A quiz whose player says these things, one at each opening of the microphone. */
function openSpoken(answers: readonly ListenerEvent[]) {
  const clock = createSimulatedClock();
  const stage = createRecordingSoundStage();
  const speaker = createScriptedSpeaker(clock);
  const listener = createScriptedListener(clock);
  listener.script(...answers);
  const noises: string[] = [];
  let ringsUntil = 0;
  /** What is wrong with the microphone being open at this moment. */
  const look = (): void => {
    if (!listener.isOpen) return;
    if (speaker.speaking !== null) noises.push(`speaks: ${speaker.speaking.text}`);
    if (clock.now() < ringsUntil) noises.push("a sound rings");
    for (const { bed, level } of stage.beds.values()) if (level > 0) noises.push(`${bed} goes on`);
  };
  const quiz = openQuiz({
    clock,
    speaker,
    listener,
    stage: {
      ...stage,
      play(...sounds) {
        for (const { sound } of sounds) {
          if (listener.isOpen) noises.push(`plays: ${sound}`);
          ringsUntil = Math.max(ringsUntil, clock.now() + 1000 * lengthSeconds(sound));
        }
        stage.play(...sounds);
      },
    },
    settings: LISTENING,
  });
  quiz.playing.subscribe(look);
  return { ...quiz, clock, listener, noises, look };
}

describe("the microphone", () => {
  const answers = fc.oneof(
    fc
      .constantFrom("2", "3", "sink", "umbrella", "yes", "no", "what can I do", "slower", "pause", "repeat")
      .map((words) => heard(words)),
    fc.constant<ListenerEvent>({ type: "silence" }),
    fc.constant<ListenerEvent>({ type: "failed", why: "broken", reason: "It was to break." }),
  );
  const act = fc.constantFrom(
    "left",
    "right",
    "up",
    "select",
    "repeat",
    "pause",
    "talk",
    "louder",
    "wait",
    "wait",
  );
  /** Now and then in the middle of something. */
  const pause = fc.integer({ min: 1, max: 4000 });

  it("is never open while anything of ours is heard", () => {
    fc.assert(
      fc.property(
        fc.array(answers, { maxLength: 12 }),
        fc.array(fc.oneof(act, pause), { maxLength: 40 }),
        (script, acts) => {
          const { playing, clock, noises, look } = openSpoken(script);
          for (const what of acts) {
            if (typeof what === "number") clock.advanceTo(clock.now() + what);
            else if (what === "wait") {
              for (let step = 0; step < 5; step++) clock.advanceToNext();
            } else if (what === "talk") playing.talk();
            else if (what === "louder") playing.set("effects", 1);
            else playing.press(what);
            look();
          }
          for (let step = 0; step < MOST_STEPS && clock.advanceToNext(); step++) look();
          expect(noises).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});

it("tells what is wanted, and the buttons for it, when asked what to do", () => {
  const quiz = openSpoken([heard("what do I do")]);
  for (let step = 0; step < MOST_STEPS && quiz.listener.opened.length === 0; step++)
    quiz.clock.advanceToNext();
  quiz.heard();
  quiz.clock.advanceTo(quiz.clock.now() + 9000);
  expect(quiz.heard()).toEqual([
    "[a press]",
    "What is 1 plus 1?",
    "Left: 2. Right: 3. Up: Think.",
    "[ready tone: speak now]",
  ]);
});

describe("an answer that is asked back", () => {
  const askedBack = (...then: readonly ListenerEvent[]) => {
    const quiz = openSpoken([heard("sink"), ...then]);
    while (!quiz.heard().includes("Did you say think?")) quiz.clock.advanceToNext();
    return quiz;
  };
  const within = ({ clock, heard: lines }: ReturnType<typeof askedBack>, seconds: number): string[] => {
    clock.advanceTo(clock.now() + seconds * 1000);
    return lines();
  };

  it("offers neither of two, by a button and by word", () => {
    const question = {
      action: { move: "say", value: 50 },
      readBack: "50",
      other: { action: { move: "say", value: 15 }, readBack: "15" },
    };
    expect(confirmMoves(question).map(({ button, label }) => [button, label])).toEqual([
      ["select", "50"],
      ["left", "15"],
      ["down", "Neither"],
    ]);
    expect(questionCues(question).at(-1)).toMatchObject({ text: "Select: 50. Left: 15. Down: neither." });
  });

  it.each(["no", "neither", "I didn't say that"])("is asked for again after %j", (words) => {
    expect(within(askedBack(heard(words)), 9)).toContain("Say that again?");
  });

  it("gives way to a hint that is asked for", () => {
    expect(within(askedBack(heard("hint")), 9)).toContain("Hint 1.");
  });

  it("is asked again after mumbling, then gives way to the buttons", () => {
    const lines = within(askedBack(heard("mumble"), heard("mumble")), 30);
    expect(lines.filter((line) => line === "Did you say think?")).toHaveLength(1);
    expect(lines).toContain("Try the buttons.");
  });

  it("is asked once more by itself in silence, then gives way to the buttons", () => {
    const quiz = askedBack();
    expect(within(quiz, 30).slice(0, 9)).toEqual([
      "Select: Yes. Left: No.",
      "[ready tone: speak now]",
      "[a menu step]",
      "Did you say think?",
      "Select: Yes. Left: No.",
      "[ready tone: speak now]",
      "[not yet]",
      "Try the buttons.",
      "Left: 2. Right: 3. Up: Think.",
    ]);
  });

  it.each(["yes", "think", "think please", "yeah think"])("is taken after %j", (words) => {
    expect(within(askedBack(heard(words)), 9)).toContain("[a page turns]");
  });

  it.each(["2", "no two", "I said two"])("gives way to another answer: %j", (words) => {
    expect(within(askedBack(heard(words)), 9)).toContain("[that is right]");
  });
});

describe("after what was only asked by voice", () => {
  /** The microphone was opened by a press, for each of these words. */
  function asked(...words: readonly string[]) {
    const quiz = openSpoken(words.map((one) => heard(one)));
    quiz.playing.set("microphone", -1);
    const settle = (): void => quiz.clock.advanceTo(quiz.clock.now() + 12_000);
    settle();
    quiz.playing.talk();
    settle();
    quiz.heard();
    return quiz;
  }

  it.each(["repeat", "what can I do", "hint", "slower"])(
    "opens once more after %j, and not for ever",
    (words) => {
      expect(asked(words).listener.opened).toHaveLength(2);
    },
  );

  it.each(["2", "pause"])("stays closed after %j", (words) => {
    expect(asked(words).listener.opened).toHaveLength(1);
  });
});
