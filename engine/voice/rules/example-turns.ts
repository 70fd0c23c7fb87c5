/** Small turns for the examples of the rules: roads, a number to be said, suspects, a bet, doors, letters. */
import type { Move, Press } from "../../move.ts";

const move = (id: string, button: Press | undefined, label: string, ...phrases: string[]): Move => ({
  id,
  button,
  label,
  phrases,
});

const SAY: Move = {
  id: "say",
  label: "Say the number",
  phrases: ["<number>", "it is <number>"],
  slot: { from: 0, to: 100 },
};

export const EXAMPLE_TURNS = {
  roads: [
    move("barn", "left", "The barn", "barn", "left"),
    move("field", "right", "The field", "field", "right"),
    move("ask", "up", "Ask the owl", "ask", "ask the owl"),
    move("wait", "down", "Wait", "wait"),
  ],
  train: [
    move("add-ten", "right", "Add ten", "plus ten", "add ten", "ten more"),
    move("stop", "select", "Whistle and go", "stop", "go", "whistle"),
    SAY,
  ],
  suspects: [
    move("kettle", undefined, "Accuse the kettle", "accuse the kettle", "the kettle"),
    move(
      "green",
      undefined,
      "Accuse the green bottle",
      "accuse the green glass bottle",
      "green glass bottle",
    ),
    move("spoon", undefined, "Accuse the spoon", "accuse the spoon", "the spoon"),
  ],
  bet: [move("bet", "right", "Bet", "yes", "bet"), move("pass", "left", "No bet", "no", "no bet")],
  shares: [
    {
      id: "each",
      label: "Coins for each chest",
      phrases: ["<number>", "<number> each"],
      slot: { from: 0, to: 100, heardFrom: -1_000_000, heardTo: 1_000_000 },
    },
    { id: "left", label: "Coins left over", phrases: ["<number> left over"], slot: { from: 0, to: 20 } },
  ],
  doors: [
    move("line-1", undefined, "Left, door two", "left two"),
    move("line-2", undefined, "Left, door one", "left one"),
    move("line-3", undefined, "Right, door one", "right one"),
    move("line-4", undefined, "Right, door two", "right two"),
  ],
  letters: [move("letter-c", "left", "C", "c"), move("letter-u", "right", "U", "u")],
} satisfies Readonly<Record<string, readonly Move[]>>;

export type ExampleTurn = keyof typeof EXAMPLE_TURNS;
