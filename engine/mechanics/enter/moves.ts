/** What can be done with the cells, by buttons, by voice and in braille. */
import { capitalize } from "../../capitalize.ts";
import { DOTS, type Move } from "../../move.ts";
import { oneChangeFrom, wheelOf } from "./ladder.ts";
import { OPEN } from "./schema.ts";
import { baseOf, isLadder, type EnterDeal, type EnterState } from "./state.ts";
import { placeOf } from "./words.ts";

export const USUAL_PERFORM = { label: "Let it work", phrases: ["let it work", "go", "done"] };
export const SYMBOL = "symbol-";
export const CELL = "cell-";
export const STRING = "string-";
/** Words that are a move, a letter or a command when they are said by themselves, or part of another word. */
const SAID_OTHERWISE = new Set(
  (
    "are aye bee cue ewe eye jay oh owe pea see sea tea tee were why yew you zed " +
    "back left right rite write up down open go done turn work help hint menu paws was its lets whats"
  ).split(" "),
);

export function moves(deal: EnterDeal, state: EnterState): Move[] {
  const { content } = deal;
  return [
    { id: "left", button: "left", label: "Go left", phrases: ["left", "go left", "go back"] },
    { id: "right", button: "right", label: "Go right", phrases: ["right", "go right"] },
    { id: "up", button: "up", label: "Turn up", phrases: ["up", "turn up"], repeats: true },
    { id: "down", button: "down", label: "Turn down", phrases: ["down", "turn down"], repeats: true },
    { id: "perform", button: "select", ...(content.perform ?? USUAL_PERFORM), judges: true },
    { id: "braille", label: "A braille cell", phrases: [], chord: DOTS, sparesButtons: true },
    ...Object.entries(content.symbols).map(([id, { name, phrases }]): Move => ({
      id: `${SYMBOL}${id}`,
      label: name,
      phrases: phrases ?? [name.toLowerCase()],
    })),
    ...mayOpen(deal, state, state.cursor),
    ...state.cells.flatMap((cell, at) => goTo(deal, state, cell, at)),
    ...saidWhole(deal, state),
  ];
}

/** A cell that was emptied a moment ago is where one is: only those that stood open are called so. */
function goTo(deal: EnterDeal, state: EnterState, cell: string, at: number): Move[] {
  const id = `${CELL}${at}`;
  const { noun = "letter" } = deal.content;
  if (isLadder(deal) && cell === OPEN)
    return baseOf(deal, state).indexOf(OPEN) === at
      ? [{ id, label: "Go to open cell", phrases: ["open cell", "open place"] }]
      : [];
  const place = placeOf(deal, state.cells, at);
  return [{ id, label: `Go to ${place} ${noun}`, phrases: [`${place} ${noun}`, `${place} place`] }];
}

/** A string that may be said instead of turned to: one that is one change away, or what is asked for, however far. */
function saidWhole(deal: EnterDeal, { stands }: EnterState): Move[] {
  if (!isLadder(deal)) return [];
  const { content, item } = deal;
  const perform = content.perform ?? USUAL_PERFORM;
  const taken = new Set([
    ...perform.phrases,
    ...Object.values(content.symbols).flatMap(({ phrases }) => phrases ?? []),
  ]);
  const strings = [...new Set([...oneChangeFrom(deal, stands), ...item.answers])].filter(
    (string) => string !== stands && !taken.has(string) && !SAID_OTHERWISE.has(string),
  );
  return strings
    .filter((string) => !soundsLikeAnother(string, strings, content.alike))
    .map((string) => ({
      id: `${STRING}${string}`,
      label: capitalize(string),
      phrases: [string],
      unlisted: true,
    }));
}

/** Which of two that sound the same was meant, no ear can tell: they are turned to. */
function soundsLikeAnother(
  string: string,
  strings: readonly string[],
  alike: readonly (readonly string[])[] = [],
): boolean {
  return alike.some(
    (group) => group.includes(string) && group.some((other) => other !== string && strings.includes(other)),
  );
}

function mayOpen(deal: EnterDeal, state: EnterState, at: number): Move[] {
  if (!wheelOf(deal, baseOf(deal, state)[at] ?? OPEN).includes(OPEN)) return [];
  return [
    { id: `${SYMBOL}${OPEN}`, label: "Take it out", phrases: ["take it out", "delete", "nothing here"] },
  ];
}
