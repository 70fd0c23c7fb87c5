/** How the screen reads a game: part by part, so that only what has changed is drawn again. */
import { useSelector } from "@xstate/react";
import type { GameView } from "../../engine/index.ts";
import type { Play } from "./play.ts";
import type { Shown } from "./shown.ts";

/** @param select gives the same for the same view; what it gives is compared as data */
export function useView<Part>(play: Pick<Play, "opened">, select: (view: GameView) => Part): Part {
  return useSelector(play.opened(), select, isSameData);
}

/** What the screen itself knows. */
export function useShown<State, Part>({ actor }: Shown<State>, select: (state: State) => Part): Part {
  return useSelector(actor, ({ context }) => select(context));
}

/** Views are plain data, made in the same way each time. */
function isSameData(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}
