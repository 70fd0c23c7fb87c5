import { useEffect, useState } from "react";
import type { GameCard } from "../../games/catalogue.ts";
import type { Readiness } from "../pages/use-ready-play.ts";
import { Emoji } from "./emoji.tsx";
import { Wave } from "./wave.tsx";

interface StartPanelProps {
  readonly card: GameCard;
  readonly readiness: Readiness["type"];
  /** The player has been playing and stopped. */
  readonly isAgain: boolean;
  readonly onStart: () => void;
  readonly onTryAgain: () => void;
}

export function StartPanel({ card, readiness, isAgain, onStart, onTryAgain }: StartPanelProps) {
  const [isImpatient, setIsImpatient] = useState(false);
  const told = useToldLater(toldOf(readiness, isAgain, isImpatient));

  return (
    <div className="start-panel">
      {/* As on the card that led here. */}
      <div className={`band ground-${card.bgColor.slice(1)}`}>
        <Emoji name={card.icon} isEarly />
        <Wave seed={card.slug} />
      </div>
      <p className="lead">{card.description}</p>
      {readiness === "failed" ? (
        <>
          <p role="alert" className="failure">
            The game did not come through. Perhaps the internet is taking a nap. Try again, or load the page
            again.
          </p>
          <button ref={takeFocus} type="button" className="button primary start" onClick={onTryAgain}>
            Try again
          </button>
        </>
      ) : (
        <button
          ref={takeFocus}
          type="button"
          className="button primary start needs-script"
          // It keeps the focus while the game loads, which a disabled button would lose.
          aria-disabled={readiness === "loading" ? true : undefined}
          onClick={() => (readiness === "loading" ? setIsImpatient(true) : onStart())}
        >
          {isAgain ? "Play again" : "Start"}
        </button>
      )}
      <output className="told">{told}</output>
      <p className="note">Headphones help. You can change voice, speed and volume at any time.</p>
    </div>
  );
}

function toldOf(readiness: Readiness["type"], isAgain: boolean, isImpatient: boolean): string {
  switch (readiness) {
    case "loading":
      return isImpatient ? "Almost ready. One moment, please." : "Getting the game ready…";
    case "ready":
      return isAgain
        ? "You stopped playing. Press Enter to play again."
        : "The game is ready. Press Enter to start.";
    case "failed":
      return "";
  }
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
