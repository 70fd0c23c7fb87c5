/** A row of sounds that grows by one each time it is answered: what REPEAT does to a state, and what was heard of a row. */
import * as z from "zod";
import { say, sound, type Cue, type PatternCue } from "../../engine/cue.ts";
import {
  ADVANCED,
  GOING,
  MISSED,
  solved,
  telling,
  type Deal,
  type Mechanic,
  type Step,
} from "../../engine/mechanics/contract.ts";
import type { Move } from "../../engine/move.ts";
import { createRandom } from "../../engine/random.ts";
import type { SoundId } from "../../engine/sound/index.ts";

const BELLS = [
  { button: "left", label: "Low bell", pitch: -5 },
  { button: "up", label: "Middle bell", pitch: 0 },
  { button: "right", label: "High bell", pitch: 7 },
] as const;
const BELL: SoundId = "star";
const BETWEEN = 600;

const item = z.strictObject({ id: z.string(), row: z.array(z.int().min(0).max(2)).min(2).max(6) });
const rules = z.strictObject({ longest: z.int().min(2).max(6) });
const content = z.strictObject({});
type Item = z.infer<typeof item>;
type Rules = z.infer<typeof rules>;

export interface EchoState {
  /** How much of the row is asked for now. */
  readonly length: number;
  readonly answered: number;
  readonly misses: number;
}

type EchoDeal = Deal<object, Rules, Item>;

export const echo: Mechanic<object, Rules, Item, EchoState> = {
  id: "echo",
  content,
  rules,
  item,
  evidence: () => [BELL],
  counts: { early: "answers before the row was over" },
  generate(_content, { longest }, random) {
    const row = Array.from({ length: longest }, () => random.int(0, 2));
    return { id: row.join("-"), row };
  },
  begin: () => ({ length: 2, answered: 0, misses: 0 }),
  open: (deal, state) => telling(state, [say("Listen."), rowCue(deal, state)]),
  /** Played again, the row is answered from its beginning. */
  where: (deal, state) =>
    telling({ ...state, answered: 0 }, [rowCue(deal, state), say("From the first bell.")]),
  moves: () =>
    BELLS.map(({ button, label }): Move => ({
      id: button,
      button,
      label,
      phrases: [label.toLowerCase()],
      judges: true,
    })),
  apply(deal, state, { move, since }): Step<EchoState> {
    const bell = BELLS.findIndex(({ button }) => button === move);
    const heard: Cue[] = [sound(BELL, { pitch: BELLS[bell]?.pitch, hold: "none" })];
    const isEarly = (since?.["row"] ?? 0) < (state.length - 1) * BETWEEN;
    const counts = isEarly ? { early: 1 } : undefined;
    if (bell !== deal.item.row[state.answered]) {
      const missed = { ...state, answered: 0, misses: state.misses + 1 };
      return {
        state: missed,
        cues: [...heard, say("Another one."), rowCue(deal, missed)],
        outcome: MISSED,
        counts,
      };
    }
    const answered = state.answered + 1;
    if (answered < state.length)
      return { state: { ...state, answered }, cues: heard, outcome: GOING, counts };
    if (state.length === deal.item.row.length)
      return {
        state,
        cues: [...heard, say("The whole row.")],
        outcome: solved(1 - state.misses / 4),
        counts,
      };
    const longer = { ...state, answered: 0, length: state.length + 1 };
    return {
      state: longer,
      cues: [...heard, say("One more."), rowCue(deal, longer)],
      outcome: ADVANCED,
      counts,
    };
  },
  best: (deal, state) => ({ move: BELLS[deal.item.row[state.answered] ?? 0]?.button ?? "left" }),
  help: (deal, state) => ({
    move: [say(`Next: ${BELLS[deal.item.row[state.answered] ?? 0]?.label ?? ""}.`)],
  }),
  reveal: (deal) => [say(deal.item.row.map((bell) => BELLS[bell]?.label).join(", "))],
};

function rowCue({ item: { row: bells } }: EchoDeal, { length }: EchoState): PatternCue {
  const asked = bells.slice(0, length);
  return {
    type: "pattern",
    name: "row",
    notes: asked.map((bell, index) => ({ sound: BELL, at: index * BETWEEN, pitch: BELLS[bell]?.pitch })),
    caption: asked.map((bell) => BELLS[bell]?.label.toLowerCase()).join(", "),
  };
}

/** A row of its own for each seed. */
export function echoItem(seed: number, longest: number): Item {
  const random = createRandom(seed);
  return echo.generate?.({}, { longest }, random, undefined) ?? { id: "none", row: [0, 1] };
}
