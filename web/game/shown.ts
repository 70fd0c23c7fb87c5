/** What the screen knows beside the game: an actor that takes changes and does nothing else, read as the game is. */
import { createActor, fromTransition } from "xstate";

export type Shown<State> = ReturnType<typeof createShown<State>>;

export function createShown<State>(first: State) {
  const logic = fromTransition(
    (state: State, { change }: { type: "changed"; change: Partial<State> }): State => ({
      ...state,
      ...change,
    }),
    first,
  );
  const actor = createActor(logic).start();
  return {
    actor,
    get: (): State => actor.getSnapshot().context,
    set: (change: Partial<State>): void => actor.send({ type: "changed", change }),
  };
}
