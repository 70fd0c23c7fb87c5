/** All that is said of parts and rounds, with words that are true of every game. */
import * as z from "../../zod.ts";
import type { Family } from "../../lines/family.ts";
import { templates } from "../kit/templates.ts";

export const wordsSchema = z
  .strictObject({
    opens: templates().meta({ description: "The parts are heard next, which are new" }),
    goesOn: templates("rounds").meta({ description: "The parts are heard next, {rounds} rounds old" }),
    how: templates("part").meta({ description: "How to begin; last of the opening" }),
    part: templates("part", "settings").meta({ description: "The part where one is" }),
    level: templates("level").meta({ description: "The dial was set" }),
    most: templates("level").meta({ description: "It cannot be set higher" }),
    least: templates("level").meta({ description: "It cannot be set lower" }),
    restored: templates().meta({ description: "They are as they were before that" }),
    copied: templates("settings").meta({ description: "All were made alike" }),
    end: templates().meta({ description: "One is at the end of the row: how to let the round pass" }),
    log: templates("round", "settings").meta({ description: "One round as it was, told before it is heard" }),
    noLog: templates().meta({ description: "There was no round yet" }),
    ask: templates("first", "second", "third").meta({ description: "Which part will rise most?" }),
    askTwo: templates("first", "second").meta({ description: "The same of two parts" }),
    called: templates().meta({ description: "It was foretold rightly" }),
    miscalled: templates().meta({ description: "It was not" }),
    known: templates().meta({ description: "All do as well as can be, and it was known from rounds before" }),
    lucky: templates().meta({ description: "The same, and it was not" }),
    aided: templates().meta({ description: "The same, and help had said it" }),
    muddled: templates().meta({
      description: "Something was learned, and no part was a control for the others",
    }),
    idle: templates().meta({ description: "A round that has told nothing new" }),
    stand: templates("rounds", "part").meta({ description: "First help" }),
    listen: templates().meta({ description: "Second help, before a round is heard again" }),
    listenFirst: templates().meta({ description: "The same before any round" }),
    rule: templates(),
    two: templates("dial", "one", "other").meta({ description: "Fourth help: two levels that may be right" }),
    test: templates("dial").meta({ description: "Last help: a test of this dial" }),
    testAlike: templates().meta({ description: "The same: all alike is the test" }),
    right: templates("settings").meta({ description: "Last help, where it is known: what is right" }),
    partRight: templates("part", "settings").meta({ description: "The same of one part" }),
    choose: templates("part").meta({ description: "Help while one foretells: one of those that rise most" }),
    shown: templates().meta({ description: "Before the worked answer" }),
  })
  .partial();
export type WordName = keyof z.infer<typeof wordsSchema>;

export const USUAL_WORDS: Record<WordName, Family> = {
  opens: ["From left to right:", "These are new:"],
  goesOn: ["The same ones, as they are now:", "As you left them:"],
  how: {
    full: ["Left and Right: go along. Up and Down: change. Select: all like this one."],
    short: [
      "{part} first.",
      "You are at the {part}.",
      "Set them, and go to the end.",
      "What will you change?",
    ],
  },
  part: "{part}. {settings}.",
  level: "{level}.",
  most: "{level}. There is no more.",
  least: "{level}. There is no less.",
  restored: ["As they were before.", "Back to how it was."],
  copied: ["All alike: {settings}.", "The others are like it now: {settings}."],
  end: {
    full: ["The end of the row. Select: let it pass. Up: what was."],
    short: [
      "The end of the row.",
      "Let it pass?",
      "The end. Ready?",
      "Here it ends. Select?",
      "The end. Select, or Up.",
    ],
  },
  log: "Number {round}. {settings}.",
  noLog: ["Nothing has happened with these yet.", "There is nothing to look back on yet."],
  ask: {
    full: [
      "Which will rise most? Left: {first}. Up: {second}. Right: {third}. Down: all the same. Select: not yet.",
    ],
    short: ["Which will rise most?", "Your guess: which rises most?", "Left, Up, Right, or all the same?"],
  },
  askTwo: {
    full: ["Which will rise more? Left: {first}. Right: {second}. Down: both the same. Select: not yet."],
    short: ["Which will rise more?", "Your guess: which one?"],
  },
  called: ["You called it.", "Just as you said.", "You said so.", "That was your guess."],
  miscalled: ["You had guessed otherwise.", "Not what you had guessed.", "A surprise, then."],
  known: [
    "All as high as can be. You knew it.",
    "All right, and you had tested it.",
    "You found out, and it worked.",
  ],
  lucky: ["All right, and partly luck: not all of it was tested.", "It worked. Some of it was a guess."],
  aided: ["All right, with some help.", "It worked, the way that help said."],
  muddled: [
    "Two things differed between them. Which one was it?",
    "More than one thing differed there. Hard to say which one did it.",
    "With two things changed, each could be the cause.",
  ],
  idle: ["That told nothing new.", "We knew that already.", "Nothing new learned there."],
  stand: [
    "So often with these: {rounds}. You are at the {part}.",
    "Times so far: {rounds}. Here: the {part}.",
  ],
  listen: ["Listen to the last time again:", "Hear the last one once more:"],
  listenFirst: ["Nothing was heard yet. Try something, and listen to each one."],
  rule: [
    "Change one thing and leave the rest alike. What you hear then comes from that one thing.",
    "Set one dial three ways, and all else the same. The best one tells.",
  ],
  two: ["{dial}: it may be {one}, or {other}.", "Still open, {dial}: {one}, or {other}."],
  test: ["I'd change only this: {dial}. Different in each, all else alike."],
  testAlike: ["I'd set all of them alike, and hear which one is different."],
  right: ["All that was heard leaves one answer: {settings}."],
  partRight: "The {part}: {settings}.",
  choose: ["I'd say: the {part}."],
  shown: ["This is what they need:", "It works like this:"],
};
