/** What comes of an answer: a move, a command, a question that is asked back, or nothing. */
import type { Action, Move } from "../move.ts";
import type { Command } from "./commands.ts";
import { confirm, type Question } from "./confirm.ts";
import { understand, type Heard } from "./understand.ts";

export interface Decision {
  readonly heard:
    | { readonly type: "nothing" }
    | { readonly type: "action"; readonly action: Action }
    | { readonly type: "command"; readonly command: Command };
  /** What is being asked back. */
  readonly question: Question | null;
  /** How many answers were not understood, or asked back. */
  readonly tries: number;
}

interface Asked {
  readonly question: Question | null;
  readonly moves: readonly Move[];
  /** They are the frame's own: in a game, no move takes away a command. */
  readonly isMenu: boolean;
  readonly tries: number;
}

/** An answer to the game, or to what it asked back. */
export function decide({ question, moves, isMenu, tries }: Asked, alternatives: readonly Heard[]): Decision {
  const understanding =
    question === null
      ? understand(alternatives, moves, isMenu)
      : confirm(alternatives, question, moves, isMenu);
  switch (understanding.type) {
    case "understood":
      return { tries, heard: { type: "action", action: understanding.action }, question: null };
    case "command":
      return { tries, heard: { type: "command", command: understanding.command }, question: null };
    case "unsure":
      return { tries: tries + 1, heard: NOTHING, question: understanding };
    case "yes":
      return yes(question, tries);
    case "again":
      return { tries: tries + 1, heard: NOTHING, question };
    case "no":
      return { tries, heard: NOTHING, question: null };
    case "not-understood":
      return { tries: tries + 1, heard: NOTHING, question: null };
  }
}

const NOTHING: Decision["heard"] = { type: "nothing" };

/** A yes to one answer, or to two: then the first of them is asked for alone. */
function yes(question: Question | null, tries: number): Decision {
  if (question === null) return { tries, heard: NOTHING, question };
  const { action, readBack, other } = question;
  if (other !== undefined) return { tries: tries + 1, heard: NOTHING, question: { action, readBack } };
  return { tries, heard: { type: "action", action }, question: null };
}
