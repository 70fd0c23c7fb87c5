import { fillTemplate } from "../../definition/fill.ts";
import type { Move } from "../../move.ts";
import { shownText } from "../../speech/markup.ts";
import type { CaseFile, DeduceDeal } from "./case-file.ts";
import type { Content } from "./schema.ts";
import { entries } from "./speech.ts";
import type { OpenList, State } from "./state.ts";

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight"];

const LEFT: Move = { id: "left", button: "left", label: "Go left", phrases: ["left", "previous"] };
const RIGHT: Move = { id: "right", button: "right", label: "Go right", phrases: ["right", "next"] };
const CHOOSE: Move = { id: "choose", button: "select", label: "This one", phrases: ["this one", "that one"] };
const BACK: Move = { id: "back", button: "down", label: "Back", phrases: ["back", "never mind"] };

export function moves({ content }: DeduceDeal, file: CaseFile, state: State): Move[] {
  const { clue, recap, accuse, goTo, accuseNamed } = content.moves;
  if (state.list !== null) return listMoves(content, file, state, state.list);
  const named = file.suspects.flatMap((suspect, index) => {
    const names = [shownText(suspect.name).toLowerCase(), ...(suspect.phrases ?? [])];
    return [
      namedMove(`go-${index + 1}`, goTo, suspect.name, names, index),
      namedMove(`accuse-${index + 1}`, accuseNamed, suspect.name, names, index),
    ];
  });
  return [
    LEFT,
    RIGHT,
    { id: "clue", button: "up", ...clue },
    { id: "recap", button: "down", ...recap },
    { id: "accuse", button: "select", ...accuse },
    ...named,
  ];
}

/** While proving, Down tells who the suspects are: the clues themselves are what is browsed. */
function listMoves(content: Content, file: CaseFile, state: State, list: OpenList): Move[] {
  const down: Move =
    list.type === "probes" ? BACK : { id: "suspects", button: "down", ...content.moves.suspects };
  const named = entries(file, state, list).map((clue, index): Move => {
    const { title, phrases } = file.clues[clue] ?? { title: "", phrases: [] };
    return {
      id: `choose-${index + 1}`,
      label: title,
      phrases: [...phrases, `number ${NUMBERS[index] ?? ""}`],
    };
  });
  return [LEFT, RIGHT, CHOOSE, down, ...named];
}

function namedMove(
  id: string,
  { label, phrases }: { readonly label: string; readonly phrases: readonly string[] },
  name: string,
  names: readonly string[],
  index: number,
): Move {
  const number = NUMBERS[index] ?? "";
  const said = names.flatMap((spokenName) =>
    phrases.map((phrase) => fillTemplate(phrase, { name: spokenName, number })),
  );
  return { id, label: fillTemplate(label, { name, number }), phrases: [...new Set(said)] };
}
