/** The plainest game there can be: choose one of a few. For testing the machines, and for measuring them. */
import * as z from "zod";
import { say, sound } from "../../engine/cue.ts";
import { gameSchema, type LoadedGame } from "../../engine/definition/index.ts";
import { GOING, MISSED, solved, telling, type Mechanic } from "../../engine/mechanics/contract.ts";
import type { Move, Press } from "../../engine/move.ts";
import { usualArc } from "./usual-arc.ts";

const content = z.strictObject({});
const rules = z.strictObject({});
const item = z.strictObject({
  id: z.string(),
  question: z.string(),
  options: z.array(z.string()).min(2).max(3),
  answer: z.int(),
});
type Item = z.infer<typeof item>;

const SEATS: readonly Press[] = ["left", "right", "down"];

const quizMechanic: Mechanic<z.infer<typeof content>, z.infer<typeof rules>, Item, { tries: number }> = {
  id: "quiz",
  content,
  rules,
  item,
  evidence: () => [],
  priced: { think: "thinking" },
  begin: () => ({ tries: 0 }),
  open: (deal, state) => telling(state, [say(deal.item.question)]),
  moves: (deal) => [
    ...deal.item.options.map((label, index): Move => ({
      id: `option-${index}`,
      button: SEATS[index],
      label,
      phrases: [label.toLowerCase()],
      judges: true,
    })),
    { id: "think", button: "up", label: "Think", phrases: ["think"], priced: "think" },
  ],
  apply(deal, { tries }, { move }) {
    if (move === "think") return { state: { tries }, cues: [sound("page")], outcome: GOING };
    if (move === `option-${deal.item.answer}`) {
      return { state: { tries }, cues: [sound("right"), say("Yes.")], outcome: solved(1 - tries / 2) };
    }
    return { state: { tries: tries + 1 }, cues: [sound("almost"), say("Not that one.")], outcome: MISSED };
  },
  where: (deal, state) => telling(state, [say(deal.item.question)]),
  best: (deal) => ({ move: `option-${deal.item.answer}` }),
  help: (deal) => ({
    listen: [say("Hint 1.")],
    two: [say("Hint 2.")],
    move: [say(`It is ${deal.item.options[deal.item.answer] ?? ""}.`)],
  }),
  reveal: (deal) => [say(`It was ${deal.item.options[deal.item.answer] ?? ""}.`)],
};

export interface QuizShape {
  readonly warmUps: number;
  readonly rounds: number;
  readonly turnsPerRound: number;
}

/** A parsed quiz of two levels, with other fields where they are given; question n has the answer "n plus n". */
export function quizGame(
  shape: QuizShape = { warmUps: 1, rounds: 2, turnsPerRound: 2 },
  itemsPerLevel = 20,
  changes: object = {},
): LoadedGame {
  const set = (id: string, difficulty: number) => ({
    id,
    difficulty,
    skill: "doubling",
    rules: {},
    items: Array.from({ length: itemsPerLevel }, (_, index) => ({
      id: `${id}-${index}`,
      question: `What is ${index} plus ${index}?`,
      options: [String(2 * index), String(2 * index + 1)],
      answer: 0,
    })),
  });
  const level = (id: string, difficulty: number) => ({
    ...set(id, difficulty),
    name: `Level ${id}`,
    learned: `what is ${id}`,
    intro: [`Intro of ${id}.`],
  });
  const definition = gameSchema(quizMechanic).parse({
    schema: 2,
    slug: "quiz",
    title: "Quiz",
    category: "math",
    locale: "en-US",
    description: "Questions.",
    objective: "Answer.",
    standards: [{ code: "None", checked: true }],
    forGrownUps: ["For tests."],
    mechanic: "quiz",
    content: {},
    voices: {},
    streakLayers: ["streak-low"],
    tryAtHome: ["Count your steps."],
    ...usualArc<{ rules: object; item: Item }>({
      story: {
        hook: ["The quiz begins."],
        warmUp: ["Warm up."],
        rounds: Array.from({ length: shape.rounds }, (_, index) => ({
          open: [`Round ${index + 1} begins.`],
          close: [`Round ${index + 1} ends.`],
        })),
        bossDone: ["The boss is done."],
      },
      shape,
      levels: [level("easy", -1), { ...level("hard", 1), easier: "easy" }],
      bosses: [{ ...set("boss", 2), intro: ["Intro of boss."] }],
      turns: 1,
    }),
    ...changes,
  });
  return { definition, mechanic: quizMechanic };
}
