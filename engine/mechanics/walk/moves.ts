/** What can be done: walk and act, or choose at the shelf. */
import type { Move } from "../../move.ts";
import { optionsOf, type Option } from "./choice.ts";
import { DIRECTIONS } from "./ground.ts";
import type { Choice, WalkDeal, WalkState } from "./schema.ts";
import { canFinish, thingHere } from "./trip.ts";

const TAKE_OPTION = "take-";

export function movesNow(deal: WalkDeal, state: WalkState): Move[] {
  return state.choice === null ? walkingMoves(deal, state) : choosingMoves(deal, state, state.choice);
}

function walkingMoves(deal: WalkDeal, state: WalkState): Move[] {
  const { words, task } = deal.content;
  const walk = DIRECTIONS.map((direction): Move => ({
    id: direction,
    button: direction,
    ...words.moves[direction],
  }));
  const act = actHere(deal, state);
  const ask: Move = { id: "ask", ...task.moves.ask };
  return act === "ask"
    ? [...walk, { ...ask, button: "select" }]
    : [...walk, { id: act, button: "select", ...task.moves[act] }, ask];
}

/** What SELECT does where one stands. */
export function actHere(deal: WalkDeal, state: WalkState): "pick" | "finish" | "ask" {
  if (thingHere(deal, state) !== undefined) return "pick";
  return canFinish(deal, state) ? "finish" : "ask";
}

function choosingMoves(deal: WalkDeal, state: WalkState, choice: Choice): Move[] {
  const { moves, choice: words } = deal.content.task;
  const options = optionsOf(deal, state, choice.thing, choice.struck);
  return [
    { id: "previous", button: "left", ...moves.previous },
    { id: "next", button: "right", ...moves.next },
    { id: "take", button: "select", ...moves.take, judges: true },
    ...options.map((option, index) => takeMove(option, words.ordinals[index])),
  ];
}

/** Taking an option by its name or by its place: for a voice. */
function takeMove({ id, name }: Option, ordinal: string | undefined): Move {
  const said = name
    .toLowerCase()
    .replaceAll(/[^a-z' ]/g, " ")
    .replaceAll(/ +/g, " ")
    .trim();
  const named = /\d/.test(name) ? [] : [said];
  return {
    id: `${TAKE_OPTION}${id}`,
    label: name,
    phrases: [...named, ...(ordinal === undefined ? [] : [ordinal])],
    judges: true,
  };
}

/** The option that a move takes by its name; undefined for another move. */
export function takenOption(move: string): number | undefined {
  return move.startsWith(TAKE_OPTION) ? Number(move.slice(TAKE_OPTION.length)) : undefined;
}
