import { useEffect, useEffectEvent, useState } from "react";
import type { GameCard } from "../../games/card.ts";
import type { Readiness } from "../pages/use-ready-play.ts";
import { currentPupil } from "../accounts/pupil.ts";
import { isTouch } from "../adapters/is-touch.ts";
import { GamePicture } from "./game-picture.tsx";
import { Wave } from "./wave.tsx";
import { WhoPlays } from "./who-plays.tsx";

/** The player has been playing and stopped. */
export interface Stopped {
  /** What was played last could not be kept. */
  readonly isSaveLost: boolean;
}

interface StartPanelProps {
  readonly card: GameCard;
  readonly readiness: Readiness["type"];
  /** Null before the first time. */
  readonly stopped: Stopped | null;
  readonly onStart: () => void;
  readonly onTryAgain: () => void;
}

export function StartPanel({ card, readiness, stopped, onStart, onTryAgain }: StartPanelProps) {
  const [isImpatient, setIsImpatient] = useState(false);
  const told = useToldLater(toldOf(readiness, stopped, isImpatient));
  const press = (): void => (readiness === "ready" ? onStart() : setIsImpatient(true));
  // Whoever has pressed need not press again: the page may sound and speak from the first press on.
  const start = useEffectEvent(onStart);
  useEffect(() => {
    if (isImpatient && readiness === "ready") start();
  }, [isImpatient, readiness]);

  return (
    <div className="start-panel">
      {/* As on the card that led here. */}
      <div className={`band ground-${card.bgColor.slice(1)}`}>
        <GamePicture card={card} isEarly />
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
          onClick={press}
        >
          {stopped === null ? "Start" : "Play again"}
        </button>
      )}
      <output className="told">{told}</output>
      <WhoPlays />
      <p className="note">Headphones help. You can change voice, speed and volume at any time.</p>
    </div>
  );
}

function toldOf(readiness: Readiness["type"], stopped: Stopped | null, isImpatient: boolean): string {
  switch (readiness) {
    case "loading":
      return isImpatient ? "Almost ready. It starts by itself." : "Getting the game ready…";
    case "ready": {
      const how = isTouch() ? "Touch the button" : "Press Enter";
      if (stopped === null) return `${whoInWords()}The game is ready. ${how} to start.`;
      return stopped.isSaveLost
        ? `You stopped playing. This time could not be saved: this device has no room for it. ${how} to play again.`
        : `You stopped playing. ${how} to play again.`;
    }
    case "failed":
      return "";
  }
}

/** On a computer that pupils share: whoever is somebody else can say so before anything of another is heard. */
function whoInWords(): string {
  const pupil = currentPupil();
  return pupil?.apart === true ? `You play as ${pupil.label}. ` : "";
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
