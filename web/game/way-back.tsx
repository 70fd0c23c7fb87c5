import { useEffect, useRef, type RefObject } from "react";
import { isSilent } from "./hearing.ts";
import type { ReadyPlay } from "./open-play.ts";
import { Told } from "./told.tsx";
import { useKeysAway } from "./use-keys-away.ts";
import { useView } from "./use-view.ts";

interface WayBackProps {
  readonly play: ReadyPlay;
  /** What holds the focus while one plays. */
  readonly region: RefObject<HTMLElement | null>;
}

const AWAY = "The game does not hear your keys now. Press Escape to go back.";

/** Tells who has left the game how to come back: in writing, and once, by whoever speaks. */
export function WayBack({ play, region }: WayBackProps) {
  const isAway = useKeysAway(region);
  const isQuiet = useView(play, isSilent);
  const isTold = useRef(false);
  useEffect(() => {
    if (isAway) return;
    play.hushAside();
    isTold.current = false;
  }, [isAway, play]);
  useEffect(() => {
    if (!isAway || !isQuiet || isTold.current) return;
    isTold.current = true;
    play.sayAside(AWAY);
  }, [isAway, isQuiet, play]);

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
      <Told play={play}>{isAway ? AWAY : ""}</Told>
      {isAway && (
        <button type="button" className="button" onClick={() => goBack(region, play)}>
          Back to the game
        </button>
      )}
    </div>
  );
}

/** The game says where we are, so that who cannot see the focus knows that it is back. */
function goBack(region: RefObject<HTMLElement | null>, play: ReadyPlay): void {
  region.current?.focus();
  play.press("repeat");
}
