import { expect, test } from "vitest";
import type { Picture } from "./pictures.ts";
import type { Take } from "./take.ts";
import { captionsFile, filmInWords } from "./texts.ts";

const utterance = { text: "three", rate: 1, pitch: 1, volume: 1, side: 0 };

/** The film begins at two seconds, after a line that is not in it. */
const take: Take = {
  moments: [
    {
      at: 0,
      type: "heard",
      caption: { id: 0, type: "say", speaker: null, text: "Before the film.", tells: true },
    },
    { at: 2000, type: "waiting", buttons: ["Add one", "Talk"], fields: ["Say the number"] },
    { at: 2500, type: "press", press: "up", label: "Add one" },
    {
      at: 2500,
      type: "heard",
      caption: { id: 1, type: "sound", speaker: null, text: "[a click]", tells: true },
    },
    {
      at: 2600,
      type: "heard",
      caption: { id: 2, type: "say", speaker: "Pickle", text: "3 < 4 & up!", tells: true },
    },
    { at: 6000, type: "waiting", buttons: ["Add one", "Talk"], fields: ["Say the number"] },
    {
      at: 9000,
      type: "heard",
      caption: { id: 3, type: "sound", speaker: null, text: "[a bell]", tells: true },
    },
  ],
  stage: [],
  lines: [{ at: 2600, until: 5600, utterance }],
  end: 9500,
};

test("captions come with the sounds, stay as long as they are spoken, and end with the film", () => {
  expect(captionsFile(take, 2000)).toBe(
    [
      "WEBVTT",
      "",
      "00:00:00.500 --> 00:00:03.600",
      "[a click]",
      "Pickle: 3 &lt; 4 &amp; up!",
      "",
      "00:00:07.000 --> 00:00:07.500",
      "[a bell]",
      "",
    ].join("\n"),
  );
});

test("the film in words tells in order what is shown, pressed and heard, and each change once", () => {
  const pictures: Picture[] = [
    { at: 2000, path: "1.png", progress: "Question 1" },
    { at: 2600, path: "2.png", progress: "Question 1" },
    { at: 9000, path: "3.png", progress: "Question 2" },
  ];
  const [opening, ...lines] = filmInWords("Lane", take, pictures, 2000);
  expect(opening).toContain("the game Lane");
  expect(lines).toEqual([
    "The line at the top reads: Question 1.",
    "It is the player's turn. The buttons: Add one, Talk. A field to type into: Say the number, with a button, Say it.",
    "The finger presses Add one.",
    "[a click]",
    "Pickle: 3 < 4 & up!",
    "The line at the top reads: Question 2.",
    "[a bell]",
  ]);
});
