import { useEffect, useState } from "react";
import { PageTitle } from "../../components/page-title.tsx";
import { checkGame } from "../../own-games/checker.ts";
import type { CheckedGame } from "../../own-games/checker-worker.ts";

interface SharedGameProps {
  /** Of the address, with its #. */
  readonly fragment: string;
  readonly onPlay: (game: CheckedGame) => void;
  readonly onKeep: (game: CheckedGame) => void;
  /** To the page without it. */
  readonly onLeave: () => void;
}

type State =
  | { readonly type: "checking" }
  | { readonly type: "ready"; readonly game: CheckedGame }
  | { readonly type: "refused"; readonly problems: readonly string[] };

/** A game that came as a link. It is checked before anything of it is offered. */
export function SharedGame({ fragment, onPlay, onKeep, onLeave }: SharedGameProps) {
  const [state, setState] = useState<State>({ type: "checking" });
  useEffect(() => {
    let isWanted = true;
    const open = async (): Promise<void> => {
      const answer = await checkGame({ type: "link", fragment });
      if (!isWanted) return;
      const [game] = answer.type === "games" ? answer.games : [];
      const problems = answer.type === "games" ? answer.problems : answer.faults.map(({ text }) => text);
      setState(game === undefined ? { type: "refused", problems } : { type: "ready", game });
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, [fragment]);
  return (
    <div className="page create-page">
      <PageTitle>A game for you</PageTitle>
      <output className="told">{toldOf(state)}</output>
      {state.type === "ready" && (
        <div className="buttons">
          <button type="button" className="button primary" onClick={() => onPlay(state.game)}>
            Play {state.game.definition.title}
          </button>
          <button type="button" className="button" onClick={() => onKeep(state.game)}>
            Keep it on this device
          </button>
        </div>
      )}
      {state.type === "refused" && (
        <ul role="alert" className="failure">
          {state.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <button type="button" className="button quiet" onClick={onLeave}>
        Make a game of your own
      </button>
    </div>
  );
}

function toldOf(state: State): string {
  switch (state.type) {
    case "checking":
      return "Checking the game…";
    case "ready":
      return `Somebody made ${state.game.definition.title} for you. It is ready.`;
    case "refused":
      return "This game cannot be opened.";
  }
}
