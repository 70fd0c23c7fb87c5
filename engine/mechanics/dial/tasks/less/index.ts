/** A whole without a part, set from nothing. */
import { withDefaults, type Stated } from "../../../../definition/defaults.ts";
import { fillTemplate } from "../../../../definition/fill.ts";
import type { Random } from "../../../../random.ts";
import type { Span } from "../../texts.ts";
import { stepsBack, stepsUp } from "../steps.ts";
import type { Drawn, Piece, Task } from "../task.ts";
import type { LessForm, LessRules, LessSum, LessWords } from "./schema.ts";

const USUAL_HINTS: Stated<NonNullable<LessWords["hints"]>> = {
  up: "Start at {part}, and count on.",
  overTen: "From {part} to {ten} first. And from {ten} on?",
  back: "Take away the tens first, then the ones.",
  backToTen: "Take away, and stop at the ten on the way.",
  first: "One thing after the other. First: what is left of {part}?",
};

const USUAL_WORKED: Stated<NonNullable<LessWords["worked"]>> = {
  up: "From {a} to {b} is {c}.",
  together: "{a} and {b} make {c}.",
  back: "{a} take away {b} is {c}.",
};

export const less = {
  target,
  id: ({ form, whole, part, lost }) => `${form}${whole}-${part}${lost === undefined ? "" : `+${lost}`}`,
  question: (words, sum) => pieces(formOf(words, sum), sum),
  load: () => undefined,
  thinking(words, sum) {
    const told = sentences(words, sum);
    return {
      strategy: strategy(words, sum),
      thought: told.length > 1 ? told[0] : undefined,
      overshoots: false,
    };
  },
  worked: sentences,
  fact(words, { whole, part, lost = 0 }) {
    const { back } = withDefaults(USUAL_WORKED, words.worked);
    return fillTemplate(back, { a: whole, b: part - lost, c: whole - part + lost });
  },
  right: (words, sum) => formOf(words, sum).right,
  draw: drawLess,
  starts: (_rules, _sum, { trackFrom }) => [trackFrom],
  within(rules, trackFrom) {
    const answers = all(rules).map(target);
    if (answers.length === 0) return undefined;
    return {
      starts: { from: trackFrom, to: trackFrom },
      answers: { from: Math.min(...answers), to: Math.max(...answers) },
    };
  },
} satisfies Task<LessWords, LessRules, LessSum>;

function target({ whole, part, lost = 0 }: LessSum): number {
  return whole - part + lost;
}

/** `check` refuses games that ask what has no form. */
function formOf({ forms }: LessWords, { form }: LessSum): LessForm {
  const found = forms[form];
  if (found === undefined) throw new RangeError(`formOf: content.tasks.less.forms.${form} is missing`);
  return found;
}

function pieces({ ask, knocks }: LessForm, { whole, part, lost }: LessSum): Piece[] {
  const numbers: Readonly<Record<string, number | undefined>> = { whole, part, lost };
  return ask.split(/\{(\w+)\}/).flatMap((text, index): Piece[] => {
    if (index % 2 === 0) return text === "" ? [] : [text.trim()];
    const number = numbers[text];
    return number === undefined ? [] : [{ number, ...(knocks === undefined ? {} : { knocks }) }];
  });
}

function strategy(words: LessWords, sum: LessSum): string {
  const hints = withDefaults(USUAL_HINTS, words.hints);
  const { whole, part, lost = 0 } = sum;
  const values = { whole, part, lost, ten: (Math.floor(part / 10) + 1) * 10 };
  if (lost > 0) return fillTemplate(hints.first, values);
  const isBack = formOf(words, sum).by === "back";
  const steps = isBack ? stepsBack(whole, part % 10) : stepsUp(part, whole);
  const crosses = steps.length > 1;
  return fillTemplate(hints[isBack ? (crosses ? "backToTen" : "back") : crosses ? "overTen" : "up"], values);
}

function sentences(words: LessWords, sum: LessSum): string[] {
  const worked = withDefaults(USUAL_WORKED, words.worked);
  const { whole, lost = 0 } = sum;
  const part = sum.part - lost;
  const before = lost > 0 ? [fillTemplate(worked.back, { a: sum.part, b: lost, c: part })] : [];
  if (formOf(words, sum).by === "back") {
    let at = whole;
    const steps = stepsBack(whole, part).map((step) => {
      const told = fillTemplate(worked.back, { a: at, b: step, c: at - step });
      at -= step;
      return told;
    });
    return [...before, ...steps];
  }
  const [first = 0, second] = stepsUp(part, whole);
  const up = (a: number, b: number) => fillTemplate(worked.up, { a, b, c: b - a });
  if (second === undefined) return [...before, up(part, whole)];
  const middle = part + first;
  return [
    ...before,
    up(part, middle),
    up(middle, whole),
    fillTemplate(worked.together, { a: first, b: second, c: first + second }),
  ];
}

function spread({ from, to }: Span): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function all(rules: LessRules): LessSum[] {
  const { form, left = { from: 1, to: Infinity }, regroups } = rules;
  const losses = rules.lost === undefined ? [undefined] : spread(rules.lost);
  return spread(rules.whole).flatMap((whole) =>
    spread(rules.part).flatMap((part) =>
      losses.flatMap((lost): LessSum[] => {
        const sum: LessSum = { type: "less", form, whole, part, ...(lost === undefined ? {} : { lost }) };
        const answer = target(sum);
        const fits =
          part > (lost ?? 0) &&
          part <= whole &&
          answer >= left.from &&
          answer <= left.to &&
          (regroups === undefined || regroups === part % 10 > whole % 10);
        return fits ? [sum] : [];
      }),
    ),
  );
}

function drawLess(rules: LessRules, { from }: Drawn, random: Random): LessSum | undefined {
  const fitting = all(rules).filter((sum) => from === undefined || sum.part === from);
  return fitting.length === 0 ? undefined : random.pick(fitting);
}
