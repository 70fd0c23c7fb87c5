/** The moves by which a question is answered: a number is set and taken, or said; an option is chosen from a list. */
import type { Move } from "../../move.ts";
import type { NumberQuestion, Question } from "./question-schema.ts";
import { counterOf, type TallyDeal } from "./script.ts";
import { MOST, type TallyState } from "./state.ts";
import { optionsOf } from "./words.ts";

/** Nothing is judged before the last answer: what was taken by mistake is taken back. */
const BACK: Move = { id: "back", label: "Back", phrases: ["back", "go back", "take it back"] };

export function answersTo(deal: TallyDeal, state: TallyState, question: Question): Move[] {
  if (question.type === "number") return numberMoves(deal, state, question);
  return [
    { ...BACK, button: "down" },
    { id: "by-1", button: "left", label: "Previous", phrases: ["previous", "before"] },
    { id: "by1", button: "right", label: "Next", phrases: ["next"] },
    ...optionsOf(question).map(({ label, phrases }, index): Move => ({
      id: `pick-${index}`,
      label,
      phrases,
      judges: true,
      ...(index === state.value ? { button: "select" } : {}),
    })),
  ];
}

function numberMoves(deal: TallyDeal, { value }: TallyState, { of }: NumberQuestion): Move[] {
  const units = Object.keys(of).map((id) => counterOf(deal, id).unit);
  const phrases = ["<number>", ...units.flatMap(({ one, many }) => [`<number> ${one}`, `<number> ${many}`])];
  return [
    { id: "by1", button: "up", label: "One more", phrases: ["one more", "up"], repeats: true },
    // Below nothing there is no number: there Down leads back.
    ...(value === 0
      ? [{ ...BACK, button: "down" as const }]
      : [
          {
            id: "by-1",
            button: "down" as const,
            label: "One fewer",
            phrases: ["one fewer", "one less", "down"],
            repeats: true as const,
          },
          BACK,
        ]),
    { id: "by5", button: "right", label: "Five more", phrases: ["five more"] },
    { id: "by-5", button: "left", label: "Five fewer", phrases: ["five fewer", "five less"] },
    {
      id: "take",
      button: "select",
      label: "That's it",
      phrases: ["that's it", "take it", "yes"],
      judges: true,
    },
    {
      id: "say",
      label: "Say the number",
      phrases: [...new Set(phrases)],
      slot: { from: 0, to: MOST },
    },
  ];
}
