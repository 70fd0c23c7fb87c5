/** The plain quiz in ink: a knot for each question, played by its runtime, always by the right choice. */
import { Compiler, Story } from "inkjs/full";
import { QUESTIONS } from "./quiz-engine.ts";

function knot(index: number): string {
  const next = index + 1 < QUESTIONS ? `question_${index + 1}` : "END";
  return `
=== question_${index}
What is ${index} plus ${index}?
+ [${2 * index}]
  ~ right = right + 1
  Yes.
  -> ${next}
+ [${2 * index + 1}]
  Not that one.
  -> question_${index}
`;
}

/** Compiled and loaded beforehand, as our own game is parsed beforehand. */
export function createInkQuiz(): () => number {
  const source = `VAR right = 0\n-> question_0\n${Array.from({ length: QUESTIONS }, (_, index) => knot(index)).join("")}`;
  const story = new Story(new Compiler(source).Compile().ToJson() ?? "");

  /** Plays the whole quiz; returns how many answers were right. */
  return () => {
    story.ResetState();
    let heard = 0;
    for (;;) {
      while (story.canContinue) heard += story.Continue()?.length ?? 0;
      if (story.currentChoices.length === 0) break;
      story.ChooseChoiceIndex(0);
    }
    if (heard === 0) throw new Error("ink said nothing");
    return Number(story.variablesState["right"]);
  };
}
