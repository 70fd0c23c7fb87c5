/** Reads the corpus: what was heard, the turn in which it was, and what should come of it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { understand, type Understanding } from "../../../engine/voice/index.ts";
import { TURNS } from "./turns.ts";

export interface Line {
  readonly turn: string;
  readonly kind: string;
  readonly heard: string;
  /** As `outcomeOf` writes it; with a "!" it must not be asked back, with a "?" it must be. */
  readonly expected: string;
}

export type Result = "right" | "asked in vain" | "missed" | "wrong";

const FOLDER = join(import.meta.dirname, "corpus");

export function readCorpus(folder = FOLDER): Line[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readLines(readFileSync(join(folder, file), "utf8")));
}

/** "@ turn", "# kind", and "what should come of it: heard | heard | heard" */
function readLines(text: string): Line[] {
  let turn = "";
  let kind = "";
  return text.split("\n").flatMap((line): Line[] => {
    if (line.startsWith("@ ")) turn = line.slice(2);
    else if (line.startsWith("# ")) kind = line.slice(2);
    else if (line.trim() !== "") {
      const end = line.indexOf(": ");
      const expected = line.slice(0, end);
      return line
        .slice(end + 2)
        .split(" | ")
        .map((heard) => ({ turn, kind, heard, expected }));
    }
    return [];
  });
}

export function judge({ turn, heard, expected }: Line): { readonly result: Result; readonly got: string } {
  const moves = TURNS[turn];
  if (moves === undefined) throw new Error(`corpus: there is no turn "${turn}"`);
  const alternatives = heard.split(" / ").map((words) => ({ words, confidence: 0.85 }));
  const understanding = asCommand(understand(alternatives, moves));
  return { result: resultOf(understanding, expected), got: outcomeOf(understanding) };
}

/** What every turn has is the same as a command: "menu" pauses, and that is where the menu is. */
function asCommand(understanding: Understanding): Understanding {
  if (understanding.type === "command" && understanding.command === "menu")
    return { type: "command", command: "pause" };
  if (understanding.type !== "understood") return understanding;
  const { move } = understanding.action;
  return move === "repeat" || move === "hint" || move === "pause"
    ? { type: "command", command: move }
    : understanding;
}

/** What came of it is right, or was asked back although nothing of it is meant, or was not understood, or is wrong. */
function resultOf(understanding: Understanding, expected: string): Result {
  const meant = expected.replace(/^[!?]/, "").replace(":menu", ":pause");
  switch (understanding.type) {
    case "understood":
      if (named(understanding) !== meant) return "wrong";
      return expected.startsWith("?") ? "wrong" : "right";
    case "unsure": {
      const { action, other } = understanding;
      const isAsked = [action, other?.action].some(
        (one) => one !== undefined && named({ action: one }) === meant,
      );
      return isAsked && !expected.startsWith("!") ? "right" : "asked in vain";
    }
    case "command":
      return `:${understanding.command}` === meant ? "right" : "missed";
    case "not-understood":
      return meant === "-" ? "right" : "missed";
  }
}

function named({
  action: { move, value },
}: {
  action: { move: string; value?: number | undefined };
}): string {
  return value === undefined ? move : `${move}=${value}`;
}

function outcomeOf(understanding: Understanding): string {
  switch (understanding.type) {
    case "understood":
      return `!${named(understanding)}`;
    case "unsure":
      return `?${named(understanding)}${understanding.other ? ` or ${named(understanding.other)}` : ""}`;
    case "command":
      return `:${understanding.command}`;
    case "not-understood":
      return "-";
  }
}
