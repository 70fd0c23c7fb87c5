import { useEffect } from "react";
import type { ReadyPlay } from "./open-play.ts";

/** A game that nobody is with waits, and says where it is when somebody comes back. */
export function usePauseWhenHidden(play: ReadyPlay): void {
  useEffect(() => {
    const isPaused = () => play.picture().view?.place === "paused";
    const onChange = (): void => {
      play.wake(!document.hidden);
      if (document.hidden) {
        if (!isPaused()) play.press("pause");
      } else if (isPaused()) play.press("repeat");
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [play]);
}
