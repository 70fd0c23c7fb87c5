import { expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import type { TellAct } from "../definition/act-schema.ts";
import { NOTHING_HEARD, withHearing, type Heard } from "../lines/family.ts";
import { wordCues } from "../lines/word-cues.ts";
import { simulateSitting } from "./simulate.ts";
import { solver } from "./tempers.ts";
import { tellCues } from "./tell.ts";

const { sitting } = simulateSitting({
  game: quizGame({ warmUps: 1, rounds: 1, turnsPerRound: 2 }),
  level: 0,
  seed: 1,
  length: "full",
  temper: solver,
});

function textsOf(act: TellAct, heard: Heard): { texts: string[]; heard: Heard } {
  const cues = wordCues(tellCues(sitting, act, heard), heard).filter((cue) => cue.type === "say");
  return {
    texts: cues.map(({ text }) => text),
    heard: cues.reduce((known, { wording }) => (wording ? withHearing(known, wording) : known), heard),
  };
}

it.each([
  ["a text that stands alone", ["Once upon a time.", "The end."]],
  ["a family", [["Once upon a time.", "Long ago."], "The end."]],
  ["a sound before it", [{ sound: "tick" }, { say: "Once upon a time.", part: "context" }]],
] as const)("tells an act that was heard in its short form, known by %s", (_name, lines) => {
  const act = {
    type: "tell",
    id: "hook",
    as: "story",
    lines,
    again: ["You know this."],
  } as unknown as TellAct;
  const first = textsOf(act, NOTHING_HEARD);
  expect(first.texts[0]).toBe("Once upon a time.");
  expect(textsOf(act, first.heard).texts).toEqual(["You know this."]);
});
