import { useEffect, useRef } from "react";
import type { Play, PlayPicture } from "./play.ts";

interface WayBackProps {
  readonly play: Play;
  readonly view: PlayPicture["view"];
  readonly isInGame: boolean;
  readonly onBack: () => void;
}

const AWAY = "The game does not hear your keys now. Press Escape to go back.";

/** Tells who has left the game how to come back: in writing, to screen readers, and aloud once the game is silent. */
export function WayBack({ play, view, isInGame, onBack }: WayBackProps) {
  const isWaiting = view?.isWaiting === true && !view.isListening;
  const isTold = useRef(false);
  useEffect(() => {
    if (isInGame) {
      play.hushAside();
      isTold.current = false;
    } else if (isWaiting && !isTold.current) {
      isTold.current = true;
      play.sayAside(AWAY);
    }
  }, [isInGame, isWaiting, play]);

  useEffect(() => {
    if (isInGame) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented) onBack();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isInGame, onBack]);

  return (
    <div className="way-back" data-shown={!isInGame || undefined}>
      <output>{isInGame ? "" : AWAY}</output>
      {!isInGame && (
        <button type="button" className="button" onClick={onBack}>
          Back to the game
        </button>
      )}
    </div>
  );
}
