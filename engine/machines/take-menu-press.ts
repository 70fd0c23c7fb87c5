/** What a press, or an entry or answer that was said, comes to in a list or a question. Pure. */
import { applyMenu, type Menu, type MenuChoice } from "../menu/menu.ts";
import type { Move, Press } from "../move.ts";
import { moveFor } from "./turn-frame.ts";

export type MenuTaken =
  /** To another entry, a step of a setting, or an entry or answer that is chosen. */
  | { readonly type: "menu.moved"; readonly choice: Extract<MenuChoice, { type: "moved" }> }
  | { readonly type: "menu.changed"; readonly choice: Extract<MenuChoice, { type: "changed" }> }
  | { readonly type: "menu.picked"; readonly choice: Extract<MenuChoice, { type: "chosen" }> }
  /** What was asked is to be heard again. */
  | { readonly type: "menu.repeated" }
  /** What the entry is for. */
  | { readonly type: "menu.explained" }
  | { readonly type: "menu.refused" };

/** @param list null where there is no list, only a question */
export function takeMenuPress(list: Menu | null, moves: readonly Move[], press: Press): MenuTaken {
  const move = moveFor(moves, press);
  if (move !== undefined) return chosen(list, move);
  if (press === "repeat") return { type: "menu.repeated" };
  if (press === "hint" && list !== null) return { type: "menu.explained" };
  return { type: "menu.refused" };
}

export function takeMenuMove(list: Menu | null, moves: readonly Move[], id: string): MenuTaken {
  const move = moves.find((each) => each.id === id);
  return move === undefined ? { type: "menu.refused" } : chosen(list, move);
}

function chosen(list: Menu | null, { id }: Move): MenuTaken {
  const choice: MenuChoice = list === null ? { type: "chosen", id } : applyMenu(list, id);
  switch (choice.type) {
    case "moved":
      return { type: "menu.moved", choice };
    case "changed":
      return { type: "menu.changed", choice };
    case "chosen":
      return { type: "menu.picked", choice };
  }
}
