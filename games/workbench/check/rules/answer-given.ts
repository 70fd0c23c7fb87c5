import type { MetTurn } from "../subject.ts";
import type { Finding, Rule } from "../rule.ts";

/** The question or a hint before the last one says what the answer is called, and no other answer's name. */
export const answerGiven: Rule = {
  id: "answer-given",
  title: "The answer in the question, or in a hint before the last",
  why: "Nothing is left to think. A hint makes the next thought easier; it does not have it.",
  bad: [
    "Is it the warm drum, where wool does not go? asked where the answers are Warm drum and Cold drum.",
    "A first hint: Try the cold drum.",
  ],
  good: ["Wool shrinks in what is hot.", "A question that names all answers."],
  find: ({ met, origin }) => {
    const found = new Map<string, Finding>();
    for (const turn of met().turns) {
      const lines = [
        ...turn.opening.map((line) => [line, "question"] as const),
        ...turn.hints.flatMap((hint, number) =>
          isBeforeTheMove(turn, number)
            ? hint.map((line) => [line, `${ORDINALS[number] ?? "next"} hint`] as const)
            : [],
        ),
      ];
      for (const [line, where] of lines) {
        const from = gives(turn, line) ? origin(line) : null;
        if (from !== null)
          found.set(from.text, {
            path: from.path,
            found: line,
            mend: `The ${where} names the answer and no other: say what to listen for instead.`,
          });
      }
    }
    return [...found.values()];
  },
};

const ORDINALS = ["first", "second", "third", "fourth"];

/** The last rung is the move itself. A hint that was refused, or that repeats the one before, is no further rung. */
function isBeforeTheMove({ rungs }: MetTurn, number: number): boolean {
  if (number === 0) return true;
  const rung = rungs[number];
  return rung !== "move" && rung !== null && rung !== undefined && rung !== rungs[number - 1];
}

function gives({ moves, best }: MetTurn, line: string): boolean {
  const answers = moves.filter(({ judges, button }) => judges === true && button !== undefined);
  // A line that tells the buttons names what each does.
  if (/\b(?:Left|Right|Up|Down|Select): /.test(line)) return false;
  const right = answers.find(({ id }) => id === best);
  if (right === undefined || answers.length < 2) return false;
  const says = (label: string) =>
    new RegExp(`\\b${label.toLowerCase().replace(/[^\p{L}\p{Nd} ]/gu, ".")}\\b`, "u").test(
      line.toLowerCase(),
    );
  return says(right.label) && answers.every((one) => one === right || !says(one.label));
}
