import { useEffect } from "react";
import type { ReadyPlay } from "./open-play.ts";

/**
 * A game that nobody is with waits in silence, and says where it is when somebody comes back. Nobody is with it while
 * its page is hidden or its window is behind another; who is asked for the microphone is with it all the same.
 */
export function usePauseWhenAway(play: ReadyPlay): void {
  useEffect(() => {
    let isAway = false;
    let isPausedByUs = false;
    const view = () => play.opened().getSnapshot();
    const leave = (): void => {
      if (isAway) return;
      isAway = true;
      play.wake(false);
      isPausedByUs = view().place !== "paused";
      if (isPausedByUs) play.press("pause");
    };
    const comeBack = (): void => {
      if (!isAway || document.hidden) return;
      isAway = false;
      const opensAgain = isPausedByUs && view().place === "paused";
      // What the list said when it opened, nobody heard: it is opened again. Closed it is while nothing is heard yet.
      if (opensAgain) play.press("pause");
      play.wake(true);
      if (opensAgain) play.press("pause");
      else if (view().place === "paused") play.press("repeat");
    };
    const onVisibility = (): void => (document.hidden ? leave() : comeBack());
    const onBlur = (): void => {
      if (!view().isListening) leave();
    };
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("blur", onBlur);
    window.addEventListener("focus", comeBack);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("blur", onBlur);
      window.removeEventListener("focus", comeBack);
    };
  }, [play]);
}
