import { fillTemplate } from "../../definition/fill.ts";
import type { Move } from "../../move.ts";
import { shownText } from "../../speech/markup.ts";
import { cardinal } from "../../speech/numbers.ts";
import type { CaseFile, DeduceDeal } from "./case-file.ts";
import type { Content } from "./schema.ts";
import { entries } from "./speech.ts";
import type { OpenList, State } from "./state.ts";

export function moves({ content }: DeduceDeal, file: CaseFile, state: State): Move[] {
  const { left, right, clue, recap, accuse, goTo, accuseNamed } = content.moves;
  if (state.list !== null) return listMoves(content, file, state, state.list);
  const named = file.suspects.flatMap((suspect, index) => {
    const names = [shownText(suspect.name).toLowerCase(), ...(suspect.phrases ?? [])];
    return [
      namedMove(`go-${index + 1}`, goTo, suspect.name, names, index),
      namedMove(`accuse-${index + 1}`, accuseNamed, suspect.name, names, index),
    ];
  });
  return [
    { id: "left", button: "left", ...left },
    { id: "right", button: "right", ...right },
    { id: "clue", button: "up", ...clue },
    { id: "recap", button: "down", ...recap },
    { id: "accuse", button: "select", ...accuse, judges: true },
    ...named,
  ];
}

/** While proving, Down tells who the suspects are: the clues themselves are what is browsed. */
function listMoves(content: Content, file: CaseFile, state: State, list: OpenList): Move[] {
  const { left, right, choose, chooseNumbered } = content.moves;
  const named = entries(file, state, list).map((clue, index): Move => {
    const { title, phrases } = file.clues[clue] ?? { title: "", phrases: [] };
    return {
      id: `choose-${index + 1}`,
      label: title,
      phrases: [
        ...phrases,
        ...chooseNumbered.map((phrase) => fillTemplate(phrase, { number: cardinal(index + 1) })),
      ],
    };
  });
  return [
    { id: "left", button: "left", ...left },
    { id: "right", button: "right", ...right },
    { id: "choose", button: "select", ...choose, ...(list.type === "reasons" ? { judges: true } : {}) },
    ...downMove(content, list),
    ...named,
  ];
}

function downMove({ moves: { back, suspects } }: Content, { type }: OpenList): Move[] {
  if (type === "reasons") return [{ id: "suspects", button: "down", ...suspects }];
  return back === undefined ? [] : [{ id: "back", button: "down", ...back }];
}

function namedMove(
  id: string,
  { label, phrases }: { readonly label: string; readonly phrases: readonly string[] },
  name: string,
  names: readonly string[],
  index: number,
): Move {
  const number = cardinal(index + 1);
  const said = names.flatMap((spokenName) =>
    phrases.map((phrase) => fillTemplate(phrase, { name: spokenName, number })),
  );
  return { id, label: fillTemplate(label, { name, number }), phrases: [...new Set(said)] };
}
