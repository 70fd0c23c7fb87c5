import { useEffect, useState } from "react";
import type { GameCard } from "../../games/catalogue.ts";
import type { Readiness } from "../pages/use-ready-play.ts";
import { Wave } from "./wave.tsx";

interface StartPanelProps {
  readonly card: GameCard;
  readonly readiness: Readiness["type"];
  /** The player has been playing and stopped. */
  readonly isAgain: boolean;
  readonly onStart: () => void;
  readonly onTryAgain: () => void;
}

const TOLD: Record<Readiness["type"], string> = {
  loading: "Getting the game ready…",
  ready: "The game is ready. Press Enter to start.",
  failed: "",
};

export function StartPanel({ card, readiness, isAgain, onStart, onTryAgain }: StartPanelProps) {
  const told = useToldLater(isAgain ? "You stopped playing. Press Enter to play again." : TOLD[readiness]);

  return (
    <div className="start-panel">
      <div className="band">
        <Wave seed={card.slug} />
      </div>
      <p className="lead">{card.description}</p>
      {readiness === "failed" ? (
        <>
          <p role="alert" className="failure">
            The game did not come through. Perhaps the internet is taking a nap.
          </p>
          <button ref={takeFocus} type="button" className="button primary start" onClick={onTryAgain}>
            Try again
          </button>
        </>
      ) : (
        <button
          ref={takeFocus}
          type="button"
          className="button primary start"
          // It keeps the focus while the game loads, which a disabled button would lose.
          aria-disabled={readiness === "loading"}
          onClick={onStart}
        >
          {isAgain ? "Play again" : "Start"}
        </button>
      )}
      <output className="told">{told}</output>
      <p className="note">Headphones help. You can change voice, speed and volume at any time.</p>
    </div>
  );
}

/** One press of Enter starts, and one tries again. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}

/** Screen readers tell what changes in a status, not what it was born with. */
function useToldLater(text: string): string {
  const [told, setTold] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setTold(text));
    return () => clearTimeout(timer);
  }, [text]);
  return told;
}
