import { useEffect, useRef, type RefObject } from "react";
import type { Play, PlayPicture } from "./play.ts";
import { Told } from "./told.tsx";
import { useKeysAway } from "./use-keys-away.ts";

interface WayBackProps {
  readonly play: Play;
  readonly view: PlayPicture["view"];
  /** What holds the focus while one plays. */
  readonly region: RefObject<HTMLElement | null>;
}

const AWAY = "The game does not hear your keys now. Press Escape to go back.";

/** Tells who has left the game how to come back: in writing, and once, by whoever speaks. */
export function WayBack({ play, view, region }: WayBackProps) {
  const isAway = useKeysAway(region);
  const isSilent = view?.isWaiting === true && !view.isListening;
  const isTold = useRef(false);
  useEffect(() => {
    if (!isAway) {
      play.hushAside();
      isTold.current = false;
    } else if (isSilent && !isTold.current) {
      isTold.current = true;
      play.sayAside(AWAY);
    }
  }, [isAway, isSilent, play]);

  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent): void => {
      const isOutside = target instanceof Node && region.current?.contains(target) === false;
      if (key === "Escape" && isOutside) goBack(region, play);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [region, play]);

  return (
    <div className="way-back" data-shown={isAway || undefined}>
      <Told view={view}>{isAway ? AWAY : ""}</Told>
      {isAway && (
        <button type="button" className="button" onClick={() => goBack(region, play)}>
          Back to the game
        </button>
      )}
    </div>
  );
}

/** The game says where we are, so that who cannot see the focus knows that it is back. */
function goBack(region: RefObject<HTMLElement | null>, play: Play): void {
  region.current?.focus();
  play.press("repeat");
}
